"""Items that a word and a letter or number mark: `lid 1 …`, `sub a. …`, `onderdeel A: …`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec

from lawtext.edition import Edition
from lawtext.language import language_data
from lawtext.mending.glance import glance
from lawtext.mending.markers.ordinals import value
from lawtext.mending.markers.units import read_unit
from lawtext.mending.outline import heads_article
from lawtext.mending.repair import Edit, Repair
from lawtext.model import Line, Source

_KINDS = ("number", "small", "capital")
_LEAST = 2


class _Worded(msgspec.Struct, frozen=True):
    """A line that starts with such a marker: which line, its word and part, and where it ends."""

    index: int
    word: str
    part: str
    start: int
    end: int


def worded(source: Source, edition: Edition) -> Source:
    """The source with plain markers where a word for an item stands before its part.

    Only where at least two lines of an article have the same word, count on from the first
    (`sub a`, `sub b`), and go on with a capital: a line of text may start with a citation.
    """
    words = _words(edition.language)
    if glance(source).starts.isdisjoint(word[:3] for word in words):
        return source
    repair = Repair("worded", source)
    lines = list(source.lines)
    for section in _sections(source.lines, edition.language):
        for one in _counted(section):
            marker = f"({one.part}) " if one.part.islower() else f"{one.part}. "
            evidence = f"the items behind {one.word} follow one another"
            edit = Edit(one.start, one.end, marker, evidence)
            lines[one.index] = repair.change(lines[one.index], [edit])
    return repair.done(lines) if repair.mends else source


@lru_cache
def _words(language: str) -> tuple[str, ...]:
    """The words for an item of a law, as citations have them."""
    table = language_data(language).get("citation", {})
    unit, members = table.get("unit", {}), table.get("documents", {}).get("members", {})
    words = (*unit.get("singular", ()), *unit.get("neutral", ()), *members)
    return tuple(sorted({word for word in words if word.isalpha()}, key=lambda one: -len(one)))


@lru_cache
def _marker(language: str) -> re.Pattern[str]:
    names = "|".join(map(re.escape, _words(language))) or "(?!)"
    return re.compile(
        rf"[ \t]*(?P<marker>(?P<word>(?i:{names}))[ \t]+(?P<part>[A-Z]|\d{{1,2}}|[a-z])"
        r"(?:[.):][ \t]+|[ \t]+(?:[-–—][ \t]+)?))(?=[^\W\d_a-z])"
    )


def _sections(lines: Sequence[Line], language: str) -> Iterator[list[_Worded]]:
    """The lines of each article that start with a word and a part."""
    section: list[_Worded] = []
    above = ""
    for index, line in enumerate(lines):
        match = _marker(language).match(line.text)
        if match:
            word, span = match["word"].lower(), match.span("marker")
            section.append(_Worded(index, word, match["part"], *span))
        elif (unit := read_unit(line.text, language)) and heads_article(unit, above):
            yield section
            section = []
        above = line.text
    yield section


def _counted(section: Sequence[_Worded]) -> list[_Worded]:
    """The lines whose parts count on from the first, of each word and kind of part."""
    rows: dict[tuple[str, str], list[_Worded]] = {}
    found: list[_Worded] = []
    for one in section:
        kind = next((kind for kind in _KINDS if value(one.part, kind)), "")
        if not kind:
            continue  # `lid 0`
        row = rows.setdefault((one.word, kind), [])
        if value(one.part, kind) == 1:
            found += row if len(row) >= _LEAST else []
            row[:] = [one]
        elif row and value(one.part, kind) == value(row[-1].part, kind) + 1:
            row.append(one)
    rest = [row for row in rows.values() if len(row) >= _LEAST]
    return sorted((*found, *(one for row in rest for one in row)), key=lambda one: one.index)
