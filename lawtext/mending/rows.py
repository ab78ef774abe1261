"""Rows of a table with bars that a line end cut in two."""

from __future__ import annotations

import msgspec

from lawtext.edition import Edition
from lawtext.mending.glance import glance
from lawtext.mending.repair import Repair
from lawtext.model import Line, Source

_MOST_PIECES = 6


def rows(source: Source, edition: Edition) -> Source:
    """The source with each row of a table on one line, from its first bar to its last."""
    if "|" not in glance(source).text:
        return source
    repair = Repair("rows", source)
    made: list[Line] = []
    number = 0
    while number < len(source.lines):
        end = _end_of_row(source.lines, number)
        made.append(_joined(source.lines[number:end]))
        number = end
    return repair.done(made) if len(made) < len(source.lines) else source


def _end_of_row(lines: tuple[Line, ...], start: int) -> int:
    """The number of the line behind a row; a line that starts no row is one by itself."""
    end = start + 1
    if not lines[start].text.lstrip().startswith("|"):
        return end
    for number in range(end, min(end + _MOST_PIECES, len(lines))):
        text = lines[number].text.strip()
        if not text or (text.startswith("|") and text != "|"):
            break
        if text.endswith("|"):
            end = number + 1
    return end


def _joined(lines: tuple[Line, ...]) -> Line:
    if len(lines) == 1:
        return lines[0]
    text = " ".join([lines[0].text.rstrip(), *(line.text.strip() for line in lines[1:])])
    return msgspec.structs.replace(lines[0], text=text)
