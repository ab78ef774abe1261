"""Decides which lines head units, by the lines around them, and cuts such lines to shape."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import zip_longest

import msgspec

from lawtext.edition import Edition
from lawtext.language import structure_words
from lawtext.mending.markers.bare import mark_bare_units
from lawtext.mending.markers.page import Page
from lawtext.mending.markers.rows import Row
from lawtext.mending.markers.titles import ending, looks_like_title, starts_lower
from lawtext.mending.markers.units import Unit, read_unit, scanned_roman
from lawtext.mending.repair import Edit, Repair
from lawtext.model import Line

_LINK = re.compile(r"[ \t]*[-–—/|:.][ \t]*")
_WHOLE_LINE = ("heading",)


def find_units(rows: list[Row], edition: Edition, page: Page, repair: Repair) -> list[Row]:
    """The rows with each heading line marked by its unit; a line with two units is two rows."""
    found: list[Row] = []
    chapter = ""
    before: Row | None = None
    close = False
    for given, following in zip_longest(rows, rows[1:]):
        row = _without_heading_sign(given, edition.language, repair)
        unit = _unit_here(row, before, close, edition.language, page)
        if unit is not None and starts_lower(row.line.text[unit.title :]):
            unit = unit if _is_small_titled(row, unit, close, following) else None
        if unit is not None:
            if unit.kind == "chapter":
                number = scanned_roman(unit.label, chapter)
                unit = msgspec.structs.replace(unit, label=number)
                chapter = number
            row.unit, row.words, row.marker = unit, unit.title, None
            found += _units_of_line(row, edition.language, repair)
        else:
            found.append(row)
        close = not row.blank
        before = found[-1] if close else before
    mark_bare_units(found, edition)
    return found


def _without_heading_sign(row: Row, language: str, repair: Repair) -> Row:
    """A row whose `##` only sets the heading of a unit; every other row as it is."""
    marker = row.marker
    if marker is None or marker.kind != "bullet" or read_unit(row.text, language) is None:
        return row
    if marker.part[0] != "#" and not row.text.isupper():
        return row
    edit = Edit(marker.start, row.words, "", "a sign of the page before a heading")
    line = repair.change(row.line, [edit])
    return Row(msgspec.structs.replace(line, style="heading"))


def _unit_here(row: Row, before: Row | None, close: bool, language: str, page: Page) -> Unit | None:
    """The unit that a row heads, None when it is running text."""
    if row.marker is not None or row.blank:
        return None
    unit = read_unit(row.line.text, language)
    if unit is None:
        return None
    rest = row.line.text[unit.title :].strip()
    free = not close or before is None or _may_end_here(before, row.line.text, language, page)
    if not rest:
        return unit if free or unit.loud else None
    separated = bool(unit.until) or row.line.text[: unit.title].rstrip()[-1:] in ".:-–—)"
    if rest[0] in ",;)":
        return None
    if starts_lower(rest) or row.line.style in _WHOLE_LINE:
        return unit
    good = looks_like_title(rest) or separated or unit.kind != "article"
    return unit if (unit.loud and good) or (free and good) else None


def _is_small_titled(row: Row, unit: Unit, close: bool, following: Row | None) -> bool:
    """Whether words in small letters are the title of a unit: `CHAPTER 3 - the auction`.

    An article's stand on a line of their own behind a dash: `Lei 16 - título`.
    """
    title = row.line.text[unit.title :].strip()
    if unit.kind != "article":
        return unit.loud and ending(title) == "none"
    dashed = row.line.text[: unit.title].rstrip()[-1:] in "-–—:"
    apart = following is None or not starts_lower(following.line.text.lstrip())
    return dashed and apart and not close and looks_like_title(title[:1].upper() + title[1:])


def _may_end_here(before: Row, text: str, language: str, page: Page) -> bool:
    """Whether a text can have ended on the row before, so that a heading may follow it."""
    if before.unit is not None or (before.marker is not None and not before.text):
        return True
    words = before.line.text
    if range_pattern(language).fullmatch(words.strip()):
        return True
    if ending(words) != "none":
        return ending(words) != "open" or ";" in words[-8:]
    return looks_like_title(before.text) and (not page.wrapped or page.is_short(words, text))


def _units_of_line(row: Row, language: str, repair: Repair) -> Iterator[Row]:
    """The rows of a heading line: further divisions, and a range of articles, stand apart."""
    unit = row.unit
    if unit is None or unit.kind == "article":
        yield row
        return
    text = row.line.text
    range_ = range_pattern(language).search(text, unit.title)
    at = range_.start() if range_ else 0
    for match in _LINK.finditer(text, unit.title):
        inner = read_unit(text[match.end() :], language)
        if inner is not None and inner.kind not in ("article", unit.kind):
            head, rest = _cut(row.line, match.start(), match.end(), repair)
            yield Row(head, None, unit.title, unit)
            below = Row(rest, None, inner.title, inner)
            yield from _units_of_line(below, language, repair)
            return
    if range_ and at > unit.title and text[unit.title : at].strip():
        head, rest = _cut(row.line, at, at, repair)
        yield Row(head, None, unit.title, unit)
        yield Row(rest)
    elif range_:
        head, rest = _cut(row.line, at, at, repair)
        yield Row(head, None, len(head.text), unit)
        yield Row(rest)
    else:
        yield row


def _cut(line: Line, end: int, start: int, repair: Repair) -> tuple[Line, Line]:
    """A line in two, without the sign between them, which is recorded."""
    evidence = "another unit stands on the line"
    repair.record(line, end, line.text[end:start].strip(), "\n", evidence)
    rest = msgspec.structs.replace(line, text=line.text[start:], column=line.column + start)
    return msgspec.structs.replace(line, text=line.text[:end].rstrip()), rest


@lru_cache
def range_pattern(language: str) -> re.Pattern[str]:
    """Finds the articles that a chapter's or part's heading names: `Art. 24 t/m 40`."""
    words = "|".join(re.escape(word) for word in structure_words(language).article)
    return re.compile(
        rf"\(?(?<!\w)(?i:{words})\w{{0,3}}\.?[ \t]*(?P<first>\d{{1,3}})"
        rf"[ \t]*(?:[-–—]+|[^\W\d]{{1,4}}(?:[./ ][^\W\d]{{1,3}}){{0,2}}\.?)[ \t]*"
        rf"(?P<last>\d{{1,3}})\)?\.?[ \t]*$"
    )
