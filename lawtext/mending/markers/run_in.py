"""Parts run-in titles from their texts: `A. Score: The players write down …`."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from lawtext.mending.markers.rows import Row
from lawtext.mending.markers.titles import looks_like_title
from lawtext.mending.repair import Edit, Repair

_TITLE = re.compile(r"(?P<title>[^:;.]{2,60}?)(?P<colon>[ \t]*:)[ \t]+(?=[^\W\d_a-z]|[¿¡„“\"])")
_MOST_WORDS = 6
_LEAST = 2


def part_titles(rows: Sequence[Row], repair: Repair) -> list[Row]:
    """The rows of a section with the titles that run into their texts on rows of their own.

    One such colon may be a sentence's; two letters of a section that have it have titles.
    """
    found = {index: match for index, row in enumerate(rows) if (match := _title(row))}
    if len(found) < _LEAST:
        return list(rows)
    parted: list[Row] = []
    for index, row in enumerate(rows):
        parted += _parts(row, found[index], repair) if index in found else [row]
    return parted


def _title(row: Row) -> re.Match[str] | None:
    """The run-in title of a letter's row."""
    if row.marker is None or row.marker.kind != "capital" or row.title:
        return None
    match = _TITLE.match(row.line.text, row.words)
    good = match and looks_like_title(match["title"]) and len(match["title"].split()) <= _MOST_WORDS
    return match if good else None


def _parts(row: Row, match: re.Match[str], repair: Repair) -> list[Row]:
    """The row of a title, without its colon, and the row of its text."""
    text = row.line.text
    edit = Edit(*match.span("colon"), "", "the colon parted a title from its text")
    repair.change(row.line, [edit])
    head = msgspec.structs.replace(row.line, text=text[: match.start("colon")])
    column = row.line.column + match.end()
    below = msgspec.structs.replace(row.line, text=text[match.end() :], column=column)
    return [Row(head, row.marker, row.words, title=True), Row(below)]
