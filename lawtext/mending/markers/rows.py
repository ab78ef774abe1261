"""Cuts lines into rows, each with at most one marker, which stands at its start."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import msgspec

from lawtext.mending.markers.spelling import Marker, read_marker
from lawtext.mending.markers.titles import looks_like_title
from lawtext.mending.markers.units import Unit
from lawtext.mending.repair import Edit, Repair
from lawtext.model import Line

_SIGN_ONLY = re.compile(r"[ \t]*[.)](?:[-–—])?(?=[ \t]|$)")
_RUN_IN = re.compile(r"[^:;.]{2,60}(?P<colon>:)[ \t]+(?=(?:1[.)]|\(?a\)|\(1\))[ \t(])")
_KEPT = ("|", "[^", "\\")
_FIRSTS = frozenset({"A", "1", "a", "i"})
_DEPTHS = {"bullet": 0, "capital": 1, "lone": 1, "number": 2, "small": 3, "roman": 4}


class Row(msgspec.Struct):
    """A line, or a part of one, as the menders of markers see it.

    `marker` is the one at its start, `words` the offset of what follows it. `unit` is set when
    the row heads an article, a chapter or a part. `title` tells that the words were found to be
    a title for a reason of their own.
    """

    line: Line
    marker: Marker | None = None
    words: int = 0
    unit: Unit | None = None
    title: bool = False

    @property
    def text(self) -> str:
        """The words behind the marker."""
        return self.line.text[self.words :].strip()

    @property
    def blank(self) -> bool:
        """Whether nothing stands on the row."""
        return not self.line.text.strip()

    @property
    def is_text(self) -> bool:
        """Whether the row has words and neither a marker nor a unit."""
        return self.marker is None and self.unit is None and not self.blank


def cut_rows(
    lines: Sequence[Line], repair: Repair, words: frozenset[int] = frozenset()
) -> list[Row]:
    """The rows of a source's lines, in order, with the cuts recorded.

    `words` are the numbers of the lines whose first word only looks like a marker.
    """
    rows: list[Row] = []
    skip = False
    for index, line in enumerate(lines):
        if skip:
            skip = False
            continue
        if index in words:
            rows.append(Row(line, None, len(line.text) - len(line.text.lstrip())))
            continue
        following = lines[index + 1] if index + 1 < len(lines) else None
        joined = _with_sign_below(line, following, repair) if following else None
        skip = joined is not None
        rows += _cut(joined or line, repair)
    return rows


def row_of(line: Line) -> Row:
    """The row of a line that is not cut."""
    marker = None if line.text.lstrip().startswith(_KEPT) else read_marker(line.text)
    if marker is None:
        return Row(line, None, len(line.text) - len(line.text.lstrip()))
    gap = len(line.text) - marker.end - len(line.text[marker.end :].lstrip())
    return Row(line, marker, marker.end + gap)


def _with_sign_below(line: Line, following: Line, repair: Repair) -> Line | None:
    """A letter alone on its line, joined to the full stop that stands below it."""
    marker = read_marker(line.text) if len(line.text.strip()) <= 2 else None
    if marker is None or marker.kind != "lone" or not _SIGN_ONLY.match(following.text):
        return None
    repair.record(line, len(line.text.rstrip()), "\n", "", "the sign of a marker stood below it")
    return msgspec.structs.replace(line, text=line.text.rstrip() + following.text.lstrip())


def _cut(line: Line, repair: Repair) -> Iterator[Row]:
    """The rows of one line: a second marker behind the first starts a row of its own."""
    row = row_of(line)
    while row.marker is not None and row.marker.kind != "lone":
        cut, title = _second_marker(row)
        if not cut:
            break
        if row.marker.kind == "bullet":
            row = row_of(_without_bullet(row, repair))
            continue
        head, line = _split(row.line, cut, repair)
        if title:
            colon = len(head.text.rstrip()) - 1
            edit = Edit(colon, colon + 1, "", "the colon parted a title from its items")
            head = repair.change(head, [edit])
        yield _replaced(row, head, title)
        row = row_of(line)
    yield row


def _replaced(row: Row, line: Line, title: bool) -> Row:
    return Row(line, row.marker, min(row.words, len(line.text)), title=title)


def _second_marker(row: Row) -> tuple[int, bool]:
    """Where a second marker stands on a row (0 for nowhere), and whether a title precedes it."""
    first, text = row.marker, row.line.text
    if first is None or not row.text:
        return 0, False
    second = read_marker(text, row.words)
    if second is not None and _goes_deeper(first, second):
        return row.words, False
    match = _RUN_IN.match(text, row.words) if first.kind in ("capital", "number") else None
    if match and looks_like_title(match[0].strip(" \t:")):
        return match.end(), True
    return 0, False


def _goes_deeper(first: Marker, second: Marker) -> bool:
    """Whether a marker right behind another one opens a list below it."""
    if not second.explicit or second.kind == "lone":
        return False
    if first.kind == "bullet":
        return second.kind != "number" or second.part in _FIRSTS or not second.paren
    if first.kind == "label":
        return second.part in _FIRSTS and second.kind in ("small", "number")
    deeper = _DEPTHS.get(second.kind, 0) > _DEPTHS[first.kind]
    return (deeper or second.paren) and second.part in _FIRSTS


def _split(line: Line, at: int, repair: Repair) -> tuple[Line, Line]:
    """A line cut in two, with a record; no character goes."""
    repair.record(line, at, "", "\n", "a second marker stands on the line")
    rest = msgspec.structs.replace(line, text=line.text[at:], column=line.column + at)
    return msgspec.structs.replace(line, text=line.text[:at].rstrip()), rest


def _without_bullet(row: Row, repair: Repair) -> Line:
    """The line of a row whose bullet only decorates the marker behind it."""
    assert row.marker is not None
    edit = Edit(row.marker.start, row.words, "", "a bullet stands before the real marker")
    return repair.change(row.line, [edit])
