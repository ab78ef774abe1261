"""Which relation the words around a citation express: `zie`, `volgens`, `is van toepassing`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from lawtext.citing.lexicon import alternatives
from lawtext.citing.mention import Mention
from lawtext.citing.words import CitationWords, Words
from lawtext.model import Relation

_OPENING = "([{„“\"'‘«"
_CLAUSE = 160
_WORD = re.compile(r"\s([^\W\d_]+)")
_LETTERS = re.compile(r"[^\W\d_]+")
_ELISION = re.compile(r"(?<=\w['’])(?=\w)")
_GLOSS = re.compile(r"\s?\([^()]{0,120}\)")
# A cue of these before a citation says more than what stands behind it.
_DECISIVE = frozenset({"see", "but-see", "except", "breach", "excludes", "defines"})


class Cue(NamedTuple):
    """What a cue says: its relation, how many words it has, and its first words."""

    relation: Relation
    words: int
    phrase: str


class Cues:
    """The cue words of a language, ready to be looked up from a citation outwards."""

    def __init__(self, words: CitationWords) -> None:
        """Takes the citation words of the language."""
        self._plain = words.plain
        self._before = _tree(words.cues, self._plain)
        self._after = _by_first_word(words.after)
        self._patterns: dict[str, re.Pattern[str]] = {}
        self._fillers = words.fillers
        self._skipped = frozenset(words.determiners + words.nouns + words.documents.old)

    def before(self, row: Sequence[str], last: int) -> tuple[Cue | None, int]:
        """The longest cue that ends at word `last` of a row of words in small letters.

        Also gives the index of the first word that was looked at.
        """
        node, best, at = self._before, None, last
        word = row[last] if last >= 0 else ""
        if self._plain.get(word, word) not in node and word in self._skipped:
            at -= 1
        while at >= 0:
            word = row[at]
            below = node.get(self._plain.get(word, word))
            if below is None:
                below, opened = self._opened(node, word)
                if below is not None:
                    best = below.get("", best)
                    best = below["("].get("", best) if opened and "(" in below else best
                return best, at
            node = below
            best = node.get("", best)
            if len(node) == 1 and "" in node:
                return best, at
            at -= 1
        return best, at

    def _opened(self, node: dict[str, Any], word: str) -> tuple[dict[str, Any] | None, bool]:
        """The branch for a word behind an opening sign, and whether that was a parenthesis."""
        bare = word.lstrip(_OPENING)
        if bare == word:
            return None, False
        return node.get(self._plain.get(bare, bare)), word[0] in "(["

    def behind(self, low: str, end: int) -> Relation | None:
        """The relation that the text behind a place expresses, None when it expresses none."""
        if low[end + 1 : end + 2] == "(" and (gloss := _GLOSS.match(low, end)):
            end = gloss.end()
        word = _WORD.match(low, end)
        if word is None or word[1] not in self._after:
            return None
        if word[1] not in self._patterns:
            self._patterns[word[1]] = _pattern(self._after[word[1]], self._fillers)
        match = self._patterns[word[1]].match(low, end + 1)
        return self._after[word[1]][(match.lastindex or 0) - 1][1] if match else None


def _by_first_word(table: Mapping[Relation, Words]) -> dict[str, list[tuple[str, Relation]]]:
    """The phrases behind a citation with their relations, the longest first, by first word."""
    rows: dict[str, list[tuple[str, Relation]]] = {}
    for relation, phrases in table.items():
        for phrase in phrases:
            first = _LETTERS.match(phrase)
            rows.setdefault(first[0] if first else phrase, []).append((phrase, relation))
    for each in rows.values():
        each.sort(key=lambda row: -len(row[0]))
    return rows


def _pattern(rows: list[tuple[str, Relation]], fillers: Words) -> re.Pattern[str]:
    """A pattern with a group for each phrase; fillers may stand between its words."""
    between = rf"\s+(?:(?:{alternatives(fillers)})\s+)*"
    groups = (between.join(alternatives([w]) for w in phrase.split()) for phrase, _ in rows)
    return re.compile(rf"(?:{'|'.join(f'({group})' for group in groups)})(?!\w)")


def _tree(table: Mapping[Relation, Words], plain: Mapping[str, str]) -> dict[str, Any]:
    """A tree of words from the last on; the branch "" of a node holds the complete cue.

    Contracted forms stand under their word.
    """
    root: dict[str, Any] = {}
    for relation, phrases in table.items():
        for phrase in phrases:
            words = [plain.get(word, word) for word in apart(phrase.split())]
            node = root
            for word in reversed(words):
                node = node.setdefault(word, {})
            node[""] = Cue(relation, len(words), phrase)
    return root


def apart(words: Sequence[str]) -> list[str]:
    """The words with an elided one (`dell'articolo`) as two, of which the first ends in `'`."""
    pieces = [piece for word in words for piece in _ELISION.split(word)]
    return [piece[:-1] + "'" if piece[-1] == "’" and piece[:-1] else piece for piece in pieces]


def choose(before: Cue | None, after: Relation | None) -> Relation:
    """The relation of a citation from the cues on both sides, `mentions` when neither tells."""
    if before and (after is None or before.relation in _DECISIVE):
        return before.relation
    return after or "mentions"


def in_parentheses(text: str, end: int) -> bool:
    """Whether a parenthesis closes behind a place before another opens or the sentence ends."""
    closing = text.find(")", end, end + _CLAUSE)
    return closing >= 0 and text.find("(", end, closing) < 0 and text.find(". ", end, closing) < 0


def settle(low: str, found: list[Mention], words: CitationWords) -> None:
    """Give the citations that no cue speaks for a relation: their neighbour's, or `see`.

    In `artikel 16 en artikel 26 zijn niet van toepassing` one cue speaks for both.
    """
    for at, mention in enumerate(found):
        if mention.relation != "mentions":
            continue
        if (
            at
            and mention.start - found[at - 1].end < _CLAUSE
            and _chained(low, found[at - 1], mention, words)
        ):
            mention.relation = found[at - 1].relation
        elif in_parentheses(low, mention.end):
            mention.relation = "see"
    for at in range(len(found) - 1, 0, -1):
        before = found[at - 1]
        if before.relation == "mentions" and _chained(low, before, found[at], words):
            before.relation = found[at].relation


def _chained(low: str, left: Mention, right: Mention, words: CitationWords) -> bool:
    """Whether only a conjunction or a comma stands between two citations."""
    between = low[left.end : right.start]
    if len(between) > _CLAUSE:
        return False
    plain = _GLOSS.sub(" ", between).replace(",", " ").split()
    phrase = " ".join(word for word in plain if word not in words.determiners)
    if phrase in words.and_ or phrase in words.or_:
        return True
    return all(
        word in words.and_ or word in words.or_ or word in words.determiners for word in plain
    )
