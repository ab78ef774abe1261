"""Finds the citations that have no label: `dit artikel`, `het voorgaande`, `zie "claim"`."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator
from operator import attrgetter

from lawtext.citing.before import Before, BeforeReader
from lawtext.citing.cues import Cues, choose
from lawtext.citing.expressions import alternatives, leading
from lawtext.citing.lead import ITEM, MEMBER
from lawtext.citing.mention import Mention, below
from lawtext.citing.words import CitationWords
from lawtext.language import structure_words

_BEFORE = 56
_OPEN, _CLOSE = "\"„“”‘'«»", "\"“”’'»«"
QUOTES = frozenset(_OPEN)
_SHORT = 4
Search = Callable[[str], Iterator[tuple[int, str]]]


class Phrases:
    """The citations without a label, in one language."""

    def __init__(
        self, words: CitationWords, before: BeforeReader, cues: Cues, language: str
    ) -> None:
        """Takes the citation words and what was made from them for labels."""
        self._words, self._before, self._cues = words, before, cues
        self._articles = frozenset(words.article.all)
        self._structure = structure_words(language)
        self._patterns = self._all_patterns()
        self._literals = self._all_literals()
        self._searches = _searches(self._literals)
        self._numbered = {name.upper(): prefix for name, prefix in words.documents.numbered.items()}
        self._stops = frozenset(
            words.determiners + words.above + words.below + words.further + words.this
            + words.of + words.under + words.terms + words.and_ + words.or_ + words.introduce
        )  # fmt: skip
        see = alternatives(words.terms)
        joint = alternatives((",", *words.and_, *words.or_))
        quoted = rf"[{_OPEN}][^{_OPEN}{_CLOSE}]+[{_CLOSE}]\s*(?:{joint})\s*"
        self._see = re.compile(rf"(?:^|.*[^\w])({see}):?\s*(?:{quoted})?\Z")
        self._plain = re.compile(
            rf"\(({see})\s+([^\W\d_]{{3,}}(?:[ -][^\W\d_]{{3,}}){{0,3}})(?=\s?\))"
        )

    def _all_patterns(self) -> dict[str, re.Pattern[str]]:
        """By form, the pattern that matches where a phrase starts."""
        words, places = self._words, self._words.places
        units = words.article.all + words.unit.all + tuple(words.documents.members)
        nouns = alternatives(units + places.paragraph)
        refused = alternatives(words.not_self)
        patterns = {
            "self": rf"{leading(words.self_)}({nouns})(?!\w)(?!\s+(?:{refused})(?!\w))",
            "previous": rf"(?:{alternatives(places.previous)})\s+"
            rf"({alternatives(places.paragraph)})(?!\w)",
            "vague": rf"(?:{alternatives(words.vague)})(?!\w)",
            "division": rf"(?:{alternatives(self._structure.definitions)})(?!\w)",
            "external": rf"({alternatives(words.documents.numbered)})\s{{0,3}}"
            rf"(?:(?:{alternatives(words.number)})\s+)?(\d+(?:\.\d+)*)(?!\w)",
            "note": r"\[\^([^\]\s]{1,8})\]",
            "quoted": rf"[{_OPEN}]\s{{0,3}}([^\W\d_][^{_OPEN}{_CLOSE}\n]{{1,60}}?)"
            rf"\s{{0,3}}[{_CLOSE}]",
        }
        return {form: re.compile(pattern) for form, pattern in patterns.items()}

    def _all_literals(self) -> dict[str, list[tuple[str, str]]]:
        """What a plain search looks for: what stands before it in phrases, and their form."""
        words = self._words
        literals: dict[str, list[tuple[str, str]]] = {
            "[": [("", "note")],
            **{quote: [("", "quoted")] for quote in _OPEN},
        }
        numbered = tuple(n for n in words.documents.numbered if len(n) > _SHORT)
        for form, phrases in (
            ("self", words.self_),
            ("previous", words.places.previous),
            ("vague", words.vague),
            ("division", self._structure.definitions),
            ("external", numbered),
        ):
            for phrase in {p.replace("'", sign) for p in phrases for sign in "'’"}:
                literal, offset = _rarest(phrase, words.article.all)
                found = literals.setdefault(literal, [])
                if (phrase[:offset], form) not in found:
                    found.append((phrase[:offset], form))
        return literals

    def merge(self, low: str, found: list[Mention]) -> list[Mention]:
        """The mentions with those that have no label, in order, none inside another."""
        longest: dict[int, Mention] = {}
        for mention in self._all(low):
            if mention.start not in longest or mention.end > longest[mention.start].end:
                longest[mention.start] = mention
        if not longest:
            return found
        kept: list[Mention] = []
        starts = [mention.start for mention in found]
        for mention in sorted(longest.values(), key=attrgetter("start")):
            if kept and kept[-1].end > mention.start:
                continue
            index = bisect_right(starts, mention.start)
            inside = index and found[index - 1].end > mention.start
            if not inside and not (index < len(found) and starts[index] < mention.end):
                kept.append(mention)
        return sorted(found + kept, key=attrgetter("start"))

    def _all(self, low: str) -> Iterator[Mention]:
        for search in self._searches:
            for at, literal in search(low):
                for head, form in self._literals[literal]:
                    start = at - len(head)
                    if head and not low.endswith(head, 0, at):
                        if not low.endswith("  ", 0, at):
                            continue
                        start = _back(low, at, len(head))
                    if start >= 0 and not (start and low[start - 1].isalnum()):
                        match = self._patterns[form].match(low, start)
                        mention = self._mention(low, form, match) if match else None
                        if mention:
                            yield mention

    def _mention(self, low: str, form: str, match: re.Match[str]) -> Mention | None:
        start, end = match.span()
        if form == "note":
            return Mention(start, end, "self", (), "see", place=f"fn{match[1]}", term="note")
        if form == "external":
            return self._external(start, end, match[1].upper(), match[2])
        if form == "quoted":
            return self._quoted(low, match)
        before = self._before.read(low, start)
        if form == "division":
            return self._definitions(low, match, before)
        relation = choose(before.cue, self._cues.behind(low, end))
        if form == "vague":
            return Mention(start, end, form, (), relation)
        term = "previous" if form == "previous" else self._unit(match[1])
        mention = Mention(start, end, "self", (), relation, term=term)
        if before.place:
            if before.place[:1] == ITEM:
                below(mention, before.place[1:])
            elif before.place[:1] != MEMBER:
                mention.place = before.place
            mention.start = low.rfind(before.first, 0, start) + before.skip
        return mention

    def _unit(self, noun: str) -> str:
        """What kind of unit a noun is: `article`, `paragraph`, or `own` for the provision."""
        if noun in self._articles:
            return "article"
        parts = self._words.places.paragraph
        return "paragraph" if noun in parts and noun not in self._words.unit.all else "own"

    def opened(self, low: str, start: int, sign: str) -> Mention | None:
        """A term behind an opening parenthesis, or the number of another document."""
        if sign == "(":
            match = self._plain.match(low, start)
            if match is None or match[2].split()[0] in self._stops:
                return None
            if match[2] in self._structure.definitions:
                return None
            return Mention(
                match.start(2), match.end(2), "term", (), "defines",
                weak=" " not in match[1], term=match[2],
            )  # fmt: skip
        match = self._patterns["external"].match(low, start)
        return self._external(start, match.end(), sign, match[2]) if match else None

    def _external(self, start: int, end: int, name: str, number: str) -> Mention:
        prefix = self._numbered[" ".join(name.split())]
        return Mention(start, end, "external", (), "see", document=f"{prefix}:{number}")

    def _quoted(self, low: str, match: re.Match[str]) -> Mention | None:
        """A term in quotes, where `zie` or its like leads to it."""
        if not self._see.match(low[max(0, match.start() - _BEFORE) : match.start()]):
            return None
        if match[1].split()[0] in self._stops or match[1] in self._structure.definitions:
            return None
        return Mention(match.start(1), match.end(1), "term", (), "defines", term=match[1])

    def _definitions(self, low: str, match: re.Match[str], before: Before) -> Mention | None:
        """The chapter of definitions by name, where a cue or the word chapter leads to it."""
        if not (before.cue or before.last in self._structure.chapter):
            return None
        start = match.start() if before.cue else low.rfind(before.last, 0, match.start())
        return Mention(start, match.end(), "division", (), "see", term="definitions")


def _back(low: str, at: int, offset: int) -> int:
    """The place `offset` signs before another one, with each run of spaces as one sign."""
    for _ in range(offset):
        at -= 1
        while at > 0 and low[at] == low[at - 1] == " ":
            at -= 1
    return at


def _searches(literals: Iterable[str]) -> list[Search]:
    """Searches that together find every literal, each as place and literal.

    A plain search is fastest for one; those that start alike share a regular expression.
    """
    alike: dict[str, list[str]] = {}
    for literal in literals:
        alike.setdefault(literal[:2], []).append(literal)
    return [_search(group) for group in alike.values()]


def _search(group: list[str]) -> Search:
    if len(group) > 1:
        pattern = re.compile("|".join(map(re.escape, sorted(group, key=len, reverse=True))))
        return lambda low: ((match.start(), match[0]) for match in pattern.finditer(low))
    literal = group[0]

    def search(low: str) -> Iterator[tuple[int, str]]:
        at = low.find(literal)
        while at >= 0:
            yield at, literal
            at = low.find(literal, at + 1)

    return search


def _rarest(phrase: str, common: Iterable[str]) -> tuple[str, int]:
    """The longest word of a phrase that is not common, and where it starts in the phrase.

    A short one takes in the space behind it.
    """
    rare = [word for word in phrase.split() if word not in common] or phrase.split()
    word = max(rare, key=len)
    offset = phrase.index(word)
    return (f"{word} " if len(word) <= _SHORT else word), offset
