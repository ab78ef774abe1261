"""Tables as law text prints them: `| a | b |`, with a row of dashes below a header."""

from __future__ import annotations

import re
from collections.abc import Sequence

RULE_ROW = re.compile(r"\|?(?:[ \t]*:?-{2,}:?[ \t]*\|)+(?:[ \t]*:?-{2,}:?)?[ \t]*")
_DASHES = re.compile(r"\\*:?-{2,}:?")
_MARKER = re.compile(
    r"\(?(?:[A-Z]|\d{1,3}|[a-z]|[ivx]{2,5}|\d{0,2}[A-Z](?:\d{1,2}[a-z]?)?)[.)]{0,2}:?"
)
_SPACE = re.compile(r"\s+")


def is_marker(words: str) -> bool:
    """Whether words are the marker of an item and nothing else: `A.`, `(a)`, `2`."""
    return bool(_MARKER.fullmatch(words))


def sets_items(rows: Sequence[Sequence[str]]) -> bool:
    """Whether a table only sets a list: most of its rows start with the marker of an item."""
    firsts = [next((cell for cell in row if cell.strip()), "").strip() for row in rows]
    marked = sum(is_marker(first) and not first.isalnum() for first in firsts)
    return marked > 1 and marked * 2 > len(rows)


def pipe_rows(rows: Sequence[Sequence[str]], header: bool) -> list[str]:
    """The lines of a table, all rows as wide as the widest.

    Takes the cells by row, and whether the first row is a header.
    """
    width = max((len(row) for row in rows), default=0)
    clean = [[_SPACE.sub(" ", cell).strip() for cell in row] for row in rows]
    lines = [table_row([*row, *[""] * (width - len(row))]) for row in clean]
    if header and lines:
        lines.insert(1, "|" + "---|" * width)
    return lines


def table_row(cells: Sequence[str]) -> str:
    """One row of cells whose words have single spaces between them.

    A stroke in a cell is written `\\|`. A row that holds only dashes gets a `\\` before the first
    of them, so that it is not the row of dashes below a header.
    """
    words = [f"\\{cell}" if _is_escaped(cell) else cell for cell in cells]
    row = _line(words)
    return _line([f"\\{words[0]}", *words[1:]]) if RULE_ROW.fullmatch(row) else row


def row_cells(row: str) -> tuple[str, ...]:
    """The cells that `table_row` printed as this row; white space around each is left out."""
    inner = row.removeprefix("|")
    inner = inner[:-1] if inner.endswith("|") and not inner.endswith("\\|") else inner
    cells = [cell.replace("\\|", "|").strip(" \t\n") for cell in re.split(r"(?<!\\)\|", inner)]
    return tuple([cell[1:] if _is_escaped(cell) else cell for cell in cells])


def _is_escaped(cell: str) -> bool:
    """Whether a cell is dashes behind a `\\`."""
    return cell[:1] == "\\" and bool(_DASHES.fullmatch(cell))


def _line(cells: Sequence[str]) -> str:
    return "| " + " | ".join([cell.replace("|", "\\|") for cell in cells]) + " |"
