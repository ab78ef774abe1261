"""The cue words around a citation: what stands before it, and what stands behind it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from lawtext.citing.expressions import alternatives
from lawtext.citing.words import CitationWords, Words
from lawtext.model import Relation

_OPENING = "([{„“\"'‘«*_>"
_STOPS = ",;:.!?)"
_SKIPS, _GAP = 3, 3
_WORD = re.compile(r"\s{1,9}([^\W\d_]+)")
_LETTERS = re.compile(r"[^\W\d_]+")
_ELISION = re.compile(r"(?<=\w['’])(?=\w)|(?<=[\w.,;:])(?=§)")
_GLOSS = re.compile(r"\s?\([^()]{0,120}\)")
# What `…` in a phrase stands for: up to four words.
_SOME_WORDS = r"(?:[^\s.,;:()]+\s+){0,4}?"
# A cue of these before a citation says more than what stands behind it.
DECISIVE = frozenset({"see", "but-see", "except", "breach", "excludes", "defines"})


class Cue(msgspec.Struct, frozen=True, gc=False):
    """What a cue says: its relation, how many words it has, and its first words.

    One that is not `sure` tells how a citation relates, but does not make a lone letter one.
    """

    relation: Relation
    words: int
    phrase: str
    sure: bool = True


class Cues:
    """The cue words of a language, ready to be looked up from a citation outwards."""

    def __init__(self, words: CitationWords) -> None:
        """Takes the citation words of the language."""
        self._plain = words.plain
        self._before = _tree(words.cues, self._plain)
        self._far = _far(words.cues)
        self._after = _by_first_word(words.after)
        self._patterns: dict[str, re.Pattern[str]] = {}
        self._fillers = words.fillers
        self._passing = frozenset(words.fillers)
        self._determiners = frozenset(words.determiners)
        self._loose = self._determiners.union(words.quantifiers)
        self._skipped = self._passing.union(words.determiners, words.nouns, words.documents.old)
        self._joins = frozenset(words.of + words.under)
        self._nouns = frozenset(words.nouns)
        self._endings = words.nouns if words.article.compound else ()

    def before(self, row: Sequence[str], last: int) -> tuple[Cue | None, int]:
        """The cue that speaks for a citation behind word `last` of a row of words in small letters.

        Also gives the index of the first word that was looked at.
        """
        cue, at, stop = self._nearest(row, last)
        if cue and cue.relation != "per":
            return cue, stop
        noun = self._noun(row, last)
        if noun < 0 and cue:
            outer, _, further = self._nearest(row, at - cue.words)
            return (outer if outer and outer.relation == "except" else cue), min(stop, further)
        outer, further = self._governing(row, last if noun < 0 else noun - 1, noun >= 0)
        if outer:
            outer = msgspec.structs.replace(outer, sure=cue is not None)
        elif noun >= 0:
            outer = cue or Cue("per", 2, row[noun], sure=False)
        return outer, min(stop, further)

    def _nearest(self, row: Sequence[str], last: int) -> tuple[Cue | None, int, int]:
        """The longest cue that ends at word `last`, or before words that say nothing.

        Also gives the index of its last word and of the first word that was looked at.
        """
        stop = last
        for at in range(last, max(last - _SKIPS, -1), -1):
            cue, further = self._longest(row, at)
            stop = min(stop, further)
            if cue or row[at] not in self._skipped:
                return cue, at, stop
        return None, last, min(stop, max(last - _SKIPS, -1))

    def _longest(self, row: Sequence[str], last: int) -> tuple[Cue | None, int]:
        """The longest cue that ends at word `last`, and the first word that was looked at."""
        node, best, at = self._before, None, last
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

    def _noun(self, row: Sequence[str], last: int) -> int:
        """Where `voorwaarden` stands in `de voorwaarden van` that ends at word `last`, or -1.

        Such a noun passes on what governs it: a breach of a condition is one of the provision.
        """
        while last > 0 and row[last] in self._determiners:
            last -= 1
        if last < 1 or self._plain.get(row[last], row[last]) not in self._joins:
            return -1
        noun = row[last - 1].lstrip(_OPENING)
        known = noun in self._nouns or (self._endings and noun.endswith(self._endings))
        return last - 1 if known else -1

    def _governing(self, row: Sequence[str], last: int, modified: bool) -> tuple[Cue | None, int]:
        """The cue that governs what stands behind word `last`, and the first word looked at.

        With `modified`, a word may describe that: `see the lead restrictions of`.
        """
        at = stop = last
        while at >= 0:
            cue, _, stop = self._nearest(row, at)
            if cue:
                return cue, stop
            if row[at] not in self._loose and not (modified and at == last):
                break
            at -= 1
        return self._at_a_distance(row, at, stop)

    def _at_a_distance(self, row: Sequence[str], last: int, stop: int) -> tuple[Cue | None, int]:
        """A cue such as `overtreedt …`, with a few words of the same clause behind it."""
        end = max(last - _GAP - 1, -1) if self._far else last
        for at in range(last, end, -1):
            if row[at][-1] in _STOPS:
                return None, min(stop, at)
            cue = self._far.get(row[at].lstrip(_OPENING))
            if cue:
                return cue, min(stop, at)
        return None, min(stop, end)

    def _opened(self, node: dict[str, Any], word: str) -> tuple[dict[str, Any] | None, bool]:
        """The branch for a word behind an opening sign, and whether that was a parenthesis."""
        bare = word.lstrip(_OPENING)
        if bare == word:
            return None, False
        below = node.get(self._plain.get(bare, bare)) if bare else None
        return below, word[0] in "(["

    def behind(self, low: str, end: int) -> Relation | None:
        """The relation that the text behind a place expresses, None when it expresses none."""
        if low[end + 1 : end + 2] == "(" and (gloss := _GLOSS.match(low, end)):
            end = gloss.end()
        for _ in range(_SKIPS):
            word = _WORD.match(low, end)
            if word is None:
                return None
            relation = self._said(low, word.start(1), word[1]) if word[1] in self._after else None
            if relation or word[1] not in self._passing:
                return relation
            end = word.end()
        return None

    def _said(self, low: str, start: int, word: str) -> Relation | None:
        """The relation of the phrase that starts here with a word that phrases start with."""
        rows = self._after[word]
        if word not in self._patterns:
            self._patterns[word] = _pattern(rows, self._fillers)
        match = self._patterns[word].match(low, start)
        return rows[(match.lastindex or 0) - 1][1] if match else None


def choose(before: Cue | None, after: Relation | None) -> Relation:
    """The relation of a citation from the cues on both sides, `mentions` when neither tells."""
    if before is None:
        return after or "mentions"
    if before.relation == "may-apply":
        return "excludes" if after == "excludes" else "may-apply"
    return before.relation if after is None or before.relation in DECISIVE else after


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
    groups = (f"({_spelled(phrase, between)})" for phrase, _ in rows)
    return re.compile(rf"(?:{'|'.join(groups)})(?!\w)")


def _spelled(phrase: str, between: str) -> str:
    """The pattern of one phrase."""
    words = [alternatives([word]) + between for word in phrase.split()]
    gap = alternatives(["…"]) + between
    return "".join(_SOME_WORDS if word == gap else word for word in words).removesuffix(between)


def _tree(table: Mapping[Relation, Words], plain: Mapping[str, str]) -> dict[str, Any]:
    """A tree of words from the last on; the branch "" of a node holds the complete cue.

    Contracted forms stand under their word.
    """
    root: dict[str, Any] = {}
    for relation, phrases in table.items():
        for phrase in phrases:
            if phrase.endswith("…"):
                continue
            words = [plain.get(word, word) for word in apart(phrase.split())]
            node = root
            for word in reversed(words):
                node = node.setdefault(word, {})
            node[""] = Cue(relation, len(words), phrase, relation != "may-apply")
    return root


def apart(words: Sequence[str]) -> list[str]:
    """The words with an elided one (`dell'articolo`) as two, of which the first ends in `'`.

    A word against a section sign (`etter§`) is parted too.
    """
    pieces = [piece for word in words for piece in _ELISION.split(word)]
    return [piece[:-1] + "'" if piece[-1] == "’" and piece[:-1] else piece for piece in pieces]


def _far(table: Mapping[Relation, Words]) -> dict[str, Cue]:
    """The cues that need not stand directly before a citation, by their word."""
    return {
        phrase.removesuffix("…").strip(): Cue(relation, 1, phrase, sure=False)
        for relation, phrases in table.items()
        for phrase in phrases
        if phrase.endswith("…")
    }
