"""Knows which provision a marker would name at each point of a print.

The reader hangs a marker on the nearest open provision of a higher level (grammar/article.lark).
A marker is printed only where that gives the right label; elsewhere a heading with the whole
label is.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from lawtext.label import levels_of, roman_value
from lawtext.model import Provision
from lawtext.parsing.marks import is_roman_here

Path = tuple[str, ...]


class Position:
    """The open unit (article or fragment) and item of a print that is under way."""

    def __init__(self, provisions: Sequence[Provision]) -> None:
        self.provisions = provisions
        self.unit: Path = ()
        self.item: Path = ()
        self.letter, self.roman = "", 0
        letters = [at for at, one in enumerate(provisions) if one.path[-1] == "ii"]
        self._last_ii = letters[-1] if letters else -1

    @staticmethod
    def level(path: Path) -> int:
        """The level of a path's last part, 0 for an article."""
        return levels_of(path)[-1]

    def open_unit(self, path: Path) -> None:
        """Note that a heading with this whole label was printed."""
        self.unit = self.item = path
        self.letter, self.roman = "", 0

    def close_unit(self) -> None:
        """Note that the open unit's closing text was printed, so that no item can follow."""
        self.unit = self.item = ()

    def open_item(self, path: Path, part: str) -> None:
        """Note that a marker for this path was printed."""
        self.item = path
        level = self.level(path)
        if level < 3:
            self.letter, self.roman = "", 0
        elif level == 3:
            self.letter, self.roman = part, 0
        elif not part.isdigit():
            self.roman = roman_value(part)

    def marker(self, index: int) -> str | None:
        """The marker for a provision, by its index, or None where it needs a heading."""
        path = self.provisions[index].path
        if not self.unit or len(path) == 1 or self._reached(path) != path:
            return None
        part, level = path[-1], self.level(path)
        if level < 3:
            return f"{part}."
        if not part.isdigit():
            following = self._following(index)
            roman = is_roman_here(part, self.letter, self.roman, following or "")
            if roman != (level == 4) or (following is None and self.letter + part == "hi"):
                return None
        return f"({part})"

    def _following(self, index: int) -> str | None:
        """The part of the next marker `(x)`, as far as it decides; None where it is not certain.

        Only `(i)` behind `(h)` hangs on it: `(ii)` makes it a roman number.
        """
        path = self.provisions[index].path
        after = self.provisions[index + 1].path if index + 1 < len(self.provisions) else ()
        near = after and after[:-1] in (path, path[:-1]) and after[-1].isalpha()
        if near and self.level(after) >= 3:
            return after[-1]
        return "" if self._last_ii <= index else None

    def closing_marker(self, path: Path) -> str | None:
        """The marker that closes an open item, or None where the unit itself must be named."""
        within = len(path) > len(self.unit) and self.item[: len(path)] == path
        if not within or path[: len(self.unit)] != self.unit:
            return None
        part, level = path[-1], self.level(path)
        if level < 3:
            return part
        reads_as_roman = roman_value(part) == self.roman > 0
        return f"({part})" if part.isdigit() or reads_as_roman == (level == 4) else None

    def _reached(self, path: Path) -> Path:
        """The path that the marker of `path` would name here."""
        level = self.level(path)
        return (*self.item[: bisect_left(levels_of(self.item), level)], path[-1])
