"""Markers without a full stop or parenthesis: `A Title`, `1 Text`, `[A] Title`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import msgspec

from lawtext.edition import Edition
from lawtext.label import roman_value
from lawtext.mending.glance import glance
from lawtext.mending.markers.ordinals import value
from lawtext.mending.markers.titles import starts_lower
from lawtext.mending.markers.units import read_unit
from lawtext.mending.outline import heads_article, is_torn
from lawtext.mending.repair import Edit, Repair
from lawtext.model import Source

_FIRST, _SECOND = (re.compile(rf"[\[{{]?{one}[\]}}/|]?(?:[ \t]|$)") for one in "ab")
_MARKER = re.compile(
    r"[ \t]*[\[({]?(?P<part>[A-Z]|\d{1,2}|[a-z]|[ivx]{2,4})"
    r"(?P<sign>[\])}/|.:]{0,2})[ \t]+(?=[^\s–—-])"
)
_LEVELS = ("capital", "number", "small", "roman")
_LEAST_CAPITALS = 2


class _Marked(msgspec.Struct, frozen=True):
    """A line that starts with what may be a marker: which, its part, and where its words start."""

    index: int
    part: str
    words: int
    signed: bool


def unsigned(source: Source, edition: Edition) -> Source:
    """The source with the signs of law text behind markers that have none.

    Only where the letters and numbers of an article follow one another from A on: a line of
    text may start with a number or a letter.
    """
    starts = glance(source).starts
    if not any(map(_FIRST.match, starts)) or not any(map(_SECOND.match, starts)):
        return source
    repair = Repair("unsigned", source)
    lines = list(source.lines)
    for section in _sections(source, edition):
        for one, marker in _markers(section):
            line = lines[one.index]
            start = len(line.text) - len(line.text.lstrip())
            evidence = "the letters and numbers before the items follow one another"
            edit = Edit(start, one.words, f"{marker} ", evidence)
            if line.text[start : one.words] != edit.inserted:
                lines[one.index] = repair.change(line, [edit])
    return repair.done(lines) if repair.mends else source


def _sections(source: Source, edition: Edition) -> Iterator[list[_Marked]]:
    """The lines of each article that start with what may be a marker."""
    section: list[_Marked] = []
    above = ""
    for index, line in enumerate(source.lines):
        match = _MARKER.match(line.text)
        unit = read_unit(line.text, edition.language) if match is None else None
        if match and not (is_torn(above) and starts_lower(line.text[match.end() :])):
            signed = match["sign"][:1] in frozenset(".):")
            section.append(_Marked(index, match["part"], match.end(), signed))
        elif unit is not None and heads_article(unit, above):
            yield section
            section = []
        above = line.text
    yield section


def _markers(section: Sequence[_Marked]) -> list[tuple[_Marked, str]]:
    """The lines of an article that are items, each with its marker as law text prints it."""
    path: list[str] = []
    found: list[tuple[_Marked, str]] = []
    capitals = bare = 0
    for one in section:
        level = _level(one.part, path)
        if level >= 0:
            path[level:] = [one.part]
            found.append((one, f"{one.part}." if level < 2 else f"({one.part})"))
            capitals += level == 0
            bare += level == 0 and not one.signed
    return found if capitals >= _LEAST_CAPITALS and bare * 2 > capitals else []


def _level(part: str, path: Sequence[str]) -> int:
    """The level at which a part goes on from a path, -1 for none."""
    for level in range(min(len(path), len(_LEVELS) - 1), -1, -1):
        number = _number(part, _LEVELS[level])
        before = _number(path[level], _LEVELS[level]) if level < len(path) else 0
        if number and number == before + 1:
            return level
    return -1


def _number(part: str, kind: str) -> int:
    return roman_value(part) * part.islower() if kind == "roman" else value(part, kind)
