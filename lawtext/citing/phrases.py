"""Finds the citations that have no label: `dit artikel`, `het voorgaande`, `zie "claim"`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from lawtext.citing.lead import Leads
from lawtext.citing.lexicon import alternatives
from lawtext.citing.mention import Mention
from lawtext.citing.relate import Cues, choose, in_parentheses
from lawtext.citing.words import CitationWords
from lawtext.language import structure_words
from lawtext.model import Relation

_BEFORE, _AFTER = 80, 60
_OPEN, _CLOSE = "\"„“”‘'«»", "\"“”’'»«"
QUOTES = frozenset(_OPEN)


class Phrases:
    """The citations without a label, in one language."""

    def __init__(self, words: CitationWords, leads: Leads, cues: Cues, language: str) -> None:
        """Takes the citation words and what was made from them for labels."""
        self._words, self._leads, self._cues = words, leads, cues
        self._structure = structure_words(language)
        self._scans = [s for s in self._all_scans() if s[1]]

    def _all_scans(self) -> Iterator[tuple[str, tuple[str, ...], re.Pattern[str]]]:
        """By form: literals that a plain search finds, and the pattern that must match there."""
        words, places = self._words, self._words.places
        units = words.article.all + words.unit.all + tuple(words.documents.members)
        nouns = alternatives(units + places.paragraph)
        refused = alternatives(words.not_self)
        own = rf"(?:{alternatives(words.self_)})\s+({nouns})(?!\w)(?!\s+(?:{refused})(?!\w))"
        yield "self", tuple(f"{w} " for w in words.self_), re.compile(own)
        before = rf"(?:{alternatives(places.previous)})\s+({alternatives(places.paragraph)})(?!\w)"
        yield "previous", tuple(f"{w} " for w in places.previous), re.compile(before)
        vague = re.compile(rf"(?:{alternatives(words.vague)})(?!\w)")
        yield "vague", words.vague, vague
        quoted = rf"[{_OPEN}]([^\W\d_][^{_OPEN}{_CLOSE}\n]{{1,60}})[{_CLOSE}]"
        plain = r"([^\W\d_]{3,}(?:[ -][^\W\d_]{3,}){0,3})(?=\s?\))"
        see = rf"(?:{alternatives(words.terms)})\s+(?:{quoted}|{plain})"
        yield "term", _shortest(words.terms), re.compile(see)
        named = rf"(?:{alternatives(self._structure.definitions)})(?!\w)"
        yield "division", self._structure.definitions, re.compile(named)
        yield "note", ("[^",), re.compile(r"\[\^([^\]\s]{1,8})\]")
        numbered = words.documents.numbered
        other = re.compile(rf"({alternatives(numbered)})\s?(\d+)(?!\w)")
        yield "external", tuple(numbered), other

    def merge(self, low: str, found: list[Mention]) -> list[Mention]:
        """The mentions with those that have no label, in order, none in another."""
        more = [m for scan in self._scans for m in self._scan(low, *scan)]
        if not more:
            return found
        everything = sorted(found + more, key=lambda m: (m.start, -m.end))
        kept: list[Mention] = []
        for mention in everything:
            if not kept or mention.start >= kept[-1].end:
                kept.append(mention)
        return kept

    def _scan(
        self, low: str, form: str, literals: tuple[str, ...], pattern: re.Pattern[str]
    ) -> Iterator[Mention]:
        for literal in literals:
            at = low.find(literal)
            while at >= 0:
                if not (at and low[at - 1].isalnum()) and (match := pattern.match(low, at)):
                    mention = self._mention(low, form, match)
                    if mention:
                        yield mention
                at = low.find(literal, at + 1)

    def _mention(self, low: str, form: str, match: re.Match[str]) -> Mention | None:
        start, end = match.span()
        words = low[max(0, start - _BEFORE) : start].split()
        cue = self._cues.before(words, len(words) - 1)
        after = self._cues.after(low[end : end + _AFTER].split()) if end < len(low) else None
        relation: Relation = choose(cue, after) or (
            "see" if in_parentheses(low, end) else "mentions"
        )
        if form == "term":
            return self._term(low, match)
        if form == "division":
            return self._definitions(low, match, words, bool(cue))
        if form == "external":
            prefix = self._words.documents.numbered[match[1]]
            return Mention(start, end, form, (), "see", document=f"{prefix}:{match[2]}")
        if form == "note":
            return Mention(start, end, "self", (), "see", place=f"fn{match[1]}", term="note")
        if form == "vague":
            return Mention(start, end, form, (), relation)
        mention = Mention(start, end, "self", (), relation, term=self._unit(match[1]))
        if form == "previous":
            mention.term = "previous"
        place = self._leads.places.before(words, len(words) - 1)
        if place:
            mention.place, first = place
            mention.start = position(low, words, first, start)
        return mention

    def _unit(self, noun: str) -> str:
        """What kind of unit a noun is: `article`, `paragraph`, or `own` for the provision."""
        if noun in self._words.article.all:
            return "article"
        return "paragraph" if noun in self._words.places.paragraph else "own"

    def _term(self, low: str, match: re.Match[str]) -> Mention | None:
        """A term of the definitions; without quotes it must fill the parentheses."""
        quoted = match[1]
        at = 1 if quoted else 2
        opening = low[: match.start()].rstrip()[-1:]
        if not quoted and opening != "(":
            return None
        first = match[2].split()[0] if not quoted else ""
        if first in self._stops:
            return None
        plain = not quoted and " " not in low[match.start() : match.start(at)].strip()
        return Mention(
            match.start(at), match.end(at), "term", (), "defines", weak=plain, term=match[at]
        )

    @property
    def _stops(self) -> frozenset[str]:
        words = self._words
        return frozenset(
            words.determiners + words.above + words.below + words.further + words.this
            + words.of + words.under + words.terms + words.and_ + words.or_ + words.introduce
        )  # fmt: skip

    def _definitions(
        self, low: str, match: re.Match[str], words: list[str], cued: bool
    ) -> Mention | None:
        """The chapter of definitions by name, where a cue or the word chapter leads to it."""
        last = words[-1] if words else ""
        if not (cued or last in self._structure.chapter):
            return None
        start = position(low, words, len(words) - 1, match.start()) if not cued else match.start()
        return Mention(start, match.end(), "division", (), "see", term="definitions")


def position(low: str, words: list[str], first: int, end: int) -> int:
    """Where word `first` of the words that stand before `end` starts."""
    at = end
    for word in reversed(words[first:]):
        at = low.rfind(word, 0, at)
    return at + len(words[first]) - len(words[first].lstrip("([{„“\"'‘«#:|"))


def _shortest(phrases: tuple[str, ...]) -> tuple[str, ...]:
    """The phrases that start with no other one, so that a search finds each place once."""
    return tuple(p for p in phrases if not any(p != q and p.startswith(q) for q in phrases))
