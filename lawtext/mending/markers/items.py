"""The items of a section: each marker's row with the text below it, and how they look."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from lawtext.mending.markers.canonical import is_closing
from lawtext.mending.markers.page import Page
from lawtext.mending.markers.rows import Row
from lawtext.mending.markers.spelling import Marker
from lawtext.mending.markers.titles import (
    Ending,
    ending,
    looks_like_title,
    starts_lower,
)

_TAB = 8
_STYLES = ("heading", "bold", "term")


class Item(msgspec.Struct):
    """A row with a marker, the rows of text below it, and what can be seen of them.

    `title` counts the rows that are a title (0 for none), `bare` tells that there is nothing
    else. `ends` is how the words end. `depth` is how deep the item is set, -1 where the source
    does not tell. `broken` tells that the row above looks torn off in the middle of a line.
    """

    rows: list[Row]
    marker: Marker
    title: int
    bare: bool
    ends: Ending
    lower: bool
    empty: bool
    depth: int
    broken: bool
    words: int
    colon: bool = False

    @property
    def titled(self) -> bool:
        """Whether the item has a title of its own."""
        return bool(self.title) or self.colon

    @property
    def by_indent(self) -> bool:
        """Whether the depth is only that of the spaces before the marker."""
        return self.rows[0].line.depth <= 0 and self.marker.part[:1] not in ("*", "#")


def split_items(rows: Sequence[Row], page: Page) -> tuple[list[Row], list[Item]]:
    """The rows before the first marker, and the items of a section."""
    _demote_words(rows, page)
    starts = [index for index, row in enumerate(rows) if row.marker is not None]
    if not starts:
        return list(rows), []
    depths = _depths([rows[index] for index in starts])
    items: list[Item] = []
    for number, start in enumerate(starts):
        end = starts[number + 1] if number + 1 < len(starts) else len(rows)
        above = rows[start - 1] if start else None
        items.append(make_item(list(rows[start:end]), depths[number], above, page))
    return list(rows[: starts[0]]), items


def _demote_words(rows: Sequence[Row], page: Page) -> None:
    """Take a label at the start of a line for words where the line above broke off before it."""
    for above, row in pairwise(rows):
        label = row.marker is not None and row.marker.kind == "label"
        if label and _is_broken(above, row, page):
            row.marker, row.words = None, len(row.line.text) - len(row.line.text.lstrip())


def make_item(rows: list[Row], depth: int, above: Row | None, page: Page) -> Item:
    """The item that a row with a marker and the rows below it make.

    Takes them, the depth at which the item is set, the row above it and the page it is on.
    """
    head = rows[0]
    assert head.marker is not None
    lines = _first_paragraph(rows)
    texts = own_texts(rows)
    words = " ".join(text for text in texts if text)
    title = _title_rows(rows, lines, page)
    bare = title >= len([text for text in texts if text]) if title else False
    below = texts[title] if title and len(texts) > title else ""
    titled_below = bool(below) and not starts_lower(below)
    colon = not title and _is_colon_title(texts)
    return Item(
        rows=rows,
        marker=head.marker,
        title=title if bare or titled_below or head.title else 0,
        bare=bare,
        ends=ending(words) if words else "none",
        lower=starts_lower(texts[0] or " ".join(texts[:2])) if texts else False,
        empty=not words,
        depth=depth,
        broken=_is_broken(above, head, page),
        words=len(words),
        colon=colon,
    )


def own_texts(rows: Sequence[Row]) -> list[str]:
    """The words of rows, line by line, without footnotes, tables and a closing text."""
    texts: list[str] = []
    aside = False
    for row in rows:
        line = row.line.text.lstrip()
        if row.blank:
            aside = False
        elif line.startswith("[^") or is_closing(line):
            aside = True
        elif not aside and not line.startswith("|"):
            texts.append(row.text)
    return texts


def _first_paragraph(rows: Sequence[Row]) -> list[str]:
    """The lines of the first paragraph: a title may stand on them."""
    lines = [rows[0].text]
    for row in rows[1:]:
        if row.blank:
            break
        lines.append(row.text)
    return lines


def _title_rows(rows: Sequence[Row], lines: list[str], page: Page) -> int:
    """How many rows are the item's title, the marker's own row counted."""
    head = rows[0]
    if head.title:
        return 1
    if not lines[0]:
        length = page.title_length(lines[1:])
        return length + 1 if length else 0
    if head.line.style in _STYLES and ending(head.text) in ("none", "stop"):
        return 1
    lettered = head.marker is not None and head.marker.kind in ("capital", "label")
    return page.title_length(lines, head.words, sure=lettered)


def _is_colon_title(texts: Sequence[str]) -> bool:
    """Whether a title ends in a colon: a short first line, and a sentence of its own below."""
    if len(texts) < 2 or ending(texts[0]) != "colon" or starts_lower(texts[1]):
        return False
    return looks_like_title(texts[0].rstrip(": ")) and len(texts[0]) < 60


def _is_broken(above: Row | None, head: Row, page: Page) -> bool:
    """Whether the row above breaks off where its line was full: the marker may be its words."""
    if above is None or above.blank or above.unit is not None or not above.text or not page.wrapped:
        return False
    letter = above.marker is not None and above.marker.kind in ("capital", "bullet")
    titled = letter and looks_like_title(above.text)
    full = not page.is_short(above.line.text, head.line.text)
    return full and not titled and ending(above.text) == "none"


def _depths(heads: Sequence[Row]) -> list[int]:
    """How deep each item is set, -1 for all of them when all are set alike."""
    if any(row.line.depth > 0 for row in heads):
        depths = [row.line.depth for row in heads]
    else:
        depths = [_indent(row) for row in heads]
    return depths if len(set(depths)) > 1 else [-1] * len(heads)


def _indent(row: Row) -> int:
    """How deep a row is set: by its run of wiki signs, or by the spaces before it."""
    marker = row.marker
    if marker is not None and marker.part[:1] in "*#" and len(marker.part) > 0:
        return len(marker.part)
    text = row.line.text
    return len(text[: len(text) - len(text.lstrip())].expandtabs(_TAB))


def forget_equal_numbers(items: Sequence[Item]) -> None:
    """Take numbers for bullets where every one of them is 1: a program numbered each list anew."""
    numbers = [item for item in items if item.marker.kind == "number"]
    if len(numbers) > 2 and all(item.marker.part == "1" for item in numbers):
        for item in numbers:
            item.marker = msgspec.structs.replace(item.marker, kind="bullet")
