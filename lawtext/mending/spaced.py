"""Headings whose letters stand apart: `A R T I K E L  1 6`."""

from __future__ import annotations

import re
from functools import lru_cache

from lawtext.edition import Edition
from lawtext.language import structure_words
from lawtext.mending.glance import glance
from lawtext.mending.repair import Edit, Repair
from lawtext.model import Source

_NUMBER = (
    r"[ \t]+(?:\d(?:[ \t]?\d){0,2}(?:[ \t]?[A-Z](?![ \t]?\w))?"
    r"|[IVXLC](?:[ \t]?[IVXLC]){0,6}(?![ \t]\w\b))(?!\w)"
)
_SINGLE = re.compile(r"(?:[^\W_]|[^\w\s])(?:[ \t][^\s])*")


def spaced(source: Source, edition: Edition) -> Source:
    """The source with the letters of its headings together again, each change recorded.

    A line counts that starts with the word for an article, chapter or part, its letters apart.
    Words of its title are parted where two spaces or more stand.
    """
    if _starts(edition.language).isdisjoint(glance(source).starts):
        return source
    heading = _headings(edition.language)
    repair = Repair("spaced", source)
    for line in source.lines:
        match = heading.match(line.text)
        edits = [] if match is None else _edits(line.text, match)
        repair.keep(repair.change(line, edits) if edits else line)
    return repair.done()


@lru_cache
def _starts(language: str) -> frozenset[str]:
    """How a line starts that has the word for a unit with its letters apart."""
    return frozenset(f"{name[0]} {name[1]}" for name in _names(language))


def _names(language: str) -> list[str]:
    words = structure_words(language)
    names = words.article + words.chapter + words.part + words.section
    return [name for name in names if len(name) > 2]


@lru_cache
def _headings(language: str) -> re.Pattern[str]:
    """Matches the word that heads a unit, its letters apart, and the number behind it."""
    apart = "|".join(r"[ \t]".join(map(re.escape, name)) for name in _names(language))
    return re.compile(rf"[ \t]*(?P<word>(?i:{apart or '(?!)'}))(?P<number>{_NUMBER})(?=[\s.:–-]|$)")


def _edits(text: str, match: re.Match[str]) -> list[Edit]:
    """The edits that join the keyword, its number and, where its letters stand apart, its title."""
    spans = [match.span("word"), match.span("number")]
    title = text[match.end() :]
    words = re.split(r"[ \t]{2,}", title.strip())
    if len(title.split()) > 3 and all(_SINGLE.fullmatch(word) for word in words):
        starts = re.finditer(r"\S(?:[ \t]?\S)*", title)
        spans += [(match.end() + one.start(), match.end() + one.end()) for one in starts]
    return [edit for start, end in spans if (edit := _joined(text, start, end))]


def _joined(text: str, start: int, end: int) -> Edit | None:
    """The edit that takes the spaces out of a span; those before it stay."""
    inner = text[start:end]
    begin = start + len(inner) - len(inner.lstrip())
    together = "".join(inner.split())
    if text[begin:end] == together:
        return None
    return Edit(begin, end, together, "the letters of a heading stood apart")
