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
        self._following = _next_letters(provisions)

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
            roman = is_roman_here(part, self.letter, self.roman, self._following[index])
            if roman != (level == 4):
                return None
        return f"({part})"

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
        cut = bisect_left(levels_of(self.item), level)
        if cut <= len(self.unit):
            cut = bisect_left(levels_of(self.unit), level)
            return (*self.unit[:cut], path[-1])
        return (*self.item[:cut], path[-1])


def _next_letters(provisions: Sequence[Provision]) -> list[str]:
    """For each provision the part of the next one that is marked `(x)`, "" for none."""
    following: list[str] = [""] * len(provisions)
    part = ""
    for index in range(len(provisions) - 1, -1, -1):
        following[index] = part
        path = provisions[index].path
        if len(path) > 1 and levels_of(path)[-1] >= 3 and not path[-1].isdigit():
            part = path[-1]
    return following
