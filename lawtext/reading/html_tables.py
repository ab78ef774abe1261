"""Tables of a web page: data become rows with bars, a layout is read cell by cell."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from lawtext.reading.html_frame import CODE
from lawtext.reading.tables import sets_items

if TYPE_CHECKING:
    from lxml import etree

_SPACE = re.compile(r"\s+")
_LONGEST_CELL = 300
_WIDEST = 200
_BLOCKS = ("table", "ul", "ol", "dl", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre")


def is_data(table: etree._Element) -> bool:
    """Whether a table holds data: rows of at least two short cells, and no blocks in them."""
    if next((True for _ in table.iterdescendants(*_BLOCKS)), False):
        return False
    rows = table_rows(table)
    cells = [cell for row in rows for cell in row.iterchildren("td", "th")]
    if len(rows) < 2 or max((_columns(row) for row in rows), default=0) < 2:
        return False
    if sets_items([[cell_text(cell) for cell in row.iterchildren("td")] for row in rows]):
        return False
    return all(len(cell_text(cell)) <= _LONGEST_CELL for cell in cells)


def table_rows(table: etree._Element) -> list[etree._Element]:
    """The rows of a table, in order."""
    return list(table.iterdescendants("tr"))


def has_header(rows: list[etree._Element]) -> bool:
    """Whether the first row is a header."""
    cells = list(rows[0].iterchildren("td", "th"))
    parent = rows[0].getparent()
    in_head = parent is not None and parent.tag == "thead"
    return in_head or (bool(cells) and all(cell.tag == "th" for cell in cells))


def table_cells(rows: list[etree._Element]) -> list[list[str]]:
    """The texts of a table by row; a cell that spans others leaves these empty."""
    grid: list[dict[int, str]] = [{} for _ in rows]
    for number, row in enumerate(rows):
        column = 0
        for cell in row.iterchildren("td", "th"):
            while column in grid[number]:
                column += 1
            down, across = _span(cell, "rowspan"), _span(cell, "colspan")
            for below in grid[number : number + down]:
                for beside in range(column, min(column + across, _WIDEST)):
                    below.setdefault(beside, "")
            grid[number][column] = cell_text(cell)
            column += across
    return [[cells.get(i, "") for i in range(max(cells, default=-1) + 1)] for cells in grid]


def cell_text(cell: etree._Element) -> str:
    """The words of a cell on one line."""
    pieces: list[str] = []
    for element in cell.iter():
        shown = isinstance(element.tag, str) and element.tag not in CODE
        pieces += (
            (" " if element.tag in ("br", "p", "div") else "", element.text or "") if shown else ()
        )
        if element is not cell:
            pieces.append(element.tail or "")
    return _SPACE.sub(" ", "".join(pieces)).strip()


def _span(cell: etree._Element, name: str) -> int:
    text = cell.get(name, "1").strip()
    return max(1, min(int(text), _WIDEST)) if text.isdecimal() and len(text) < 5 else 1


def _columns(row: etree._Element) -> int:
    return sum(1 for _ in row.iterchildren("td", "th"))
