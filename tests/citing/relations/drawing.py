"""Draws the sample of citations whose relations are labelled by hand (docs/relations.md).

`python -m tests.citing.relations.drawing nl-2017` prints the citations of the sample that have no
label yet, with the words around them, and not what the tool thinks of them. A citation alone in
parentheses behind *see* is too easy to teach anything, so fewer of those are drawn.
"""

from __future__ import annotations

import hashlib
import re
import sys
from collections import Counter, defaultdict
from math import ceil
from pathlib import Path
from typing import NamedTuple

import lawtext
from lawtext.citing.link import _places
from lawtext.model import Book, Relation

FOLDER = Path(__file__).parent
# Of how many citations one is drawn in each article: of the common ones, of the easy ones.
SHARES = {"nl": (1, 4), "en": (1, 5)}
_EASY = {"nl": re.compile(r"\(zie(?: ook)?$"), "en": re.compile(r"\(see(?: also)?$")}
_ARTICLE = re.compile(r"\d+|[a-z]+:")
_BEFORE, _BEHIND = 230, 100


class Key(NamedTuple):
    """Which citation is meant: the `number`-th of its provision with this surface and targets."""

    provision: str
    surface: str
    targets: str
    number: int


class Found(NamedTuple):
    """A citation of the corpus: its key, the words on both sides, the tool's relation."""

    key: Key
    before: str
    behind: str
    relation: Relation


def found(book: Book) -> list[Found]:
    """The citations of a book, in order."""
    texts: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
    for place in _places(book):
        texts[place[0], place[2]].append(place[3])
    seen: Counter[tuple[str, str, str]] = Counter()
    rows = []
    for each in book.citations:
        surface, targets = _line(each.surface), " ".join(target.id for target in each.targets)
        seen[each.from_, surface, targets] += 1
        key = Key(each.from_, surface, targets, seen[each.from_, surface, targets])
        text = next(
            words
            for words in texts[each.from_, each.field]
            if words[each.start : each.end] == each.surface
        )
        before, behind = text[: each.start][-_BEFORE:], text[each.end :][:_BEHIND]
        rows.append(Found(key, _line(before), _line(behind), each.relation))
    return rows


def draw(rows: list[Found], language: str) -> list[Found]:
    """The sample of the citations of a book: from every article its share, by a hash."""
    strata: defaultdict[tuple[str, bool], list[Found]] = defaultdict(list)
    for row in rows:
        article = _ARTICLE.match(row.key.provision)
        easy = row.behind.startswith(")") and _EASY[language].search(row.before) is not None
        strata[article[0] if article else "", easy].append(row)
    drawn: set[Key] = set()
    for (_, easy), members in strata.items():
        members.sort(key=lambda row: _digest(row.key.provision, row.key.surface, row.key.number))
        drawn |= {row.key for row in members[: ceil(len(members) / SHARES[language][easy])]}
    return [row for row in rows if row.key in drawn]


def held_out(key: Key) -> bool:
    """Whether a citation is in the half that no cue was tuned on."""
    return int(_digest(key.provision, key.surface), 16) % 2 == 1


def _digest(*words: str | int) -> str:
    return hashlib.sha256(" ".join(map(str, words)).encode()).hexdigest()


def _line(text: str) -> str:
    return " ".join(text.split())


def labels(language: str) -> dict[Key, str]:
    """The relations that a reader gave the citations of the sample."""
    lines = (FOLDER / f"{language}.tsv").read_text(encoding="utf-8").splitlines()
    rows = [line.split("\t") for line in lines[1:]]
    return {Key(row[0], row[1], row[2], int(row[3])): row[4] for row in rows}


if __name__ == "__main__":
    edition = sys.argv[1]
    labelled = labels(edition[:2])
    for row in draw(found(lawtext.load(edition)), edition[:2]):
        if row.key not in labelled:
            words = f"{row.before} << {row.key.surface} >> {row.behind}"
            print(*row.key, words, sep="\t")
