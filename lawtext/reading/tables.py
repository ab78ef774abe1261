"""Tables as law text prints them: `| a | b |`, with a row of dashes below a header."""

from __future__ import annotations

import re
from collections.abc import Sequence

_SPACE = re.compile(r"\s+")


def pipe_rows(rows: Sequence[Sequence[str]], header: bool) -> list[str]:
    """The lines of a table, all rows as wide as the widest.

    Takes the cells by row, and whether the first row is a header. A bar inside a cell is
    written `\\|`.
    """
    width = max((len(row) for row in rows), default=0)
    lines = [_line([*row, *[""] * (width - len(row))]) for row in rows]
    if header and lines:
        lines.insert(1, "|" + "---|" * width)
    return lines


def _line(cells: Sequence[str]) -> str:
    clean = [_SPACE.sub(" ", cell).strip().replace("|", "\\|") for cell in cells]
    return "| " + " | ".join(clean) + " |"
