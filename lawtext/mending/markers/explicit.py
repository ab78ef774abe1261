"""Takes explicit markers at their word where they are consistent among themselves."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from lawtext.label import roman_value
from lawtext.mending.markers.evidence import Path
from lawtext.mending.markers.items import Item
from lawtext.mending.markers.ordinals import kind_of, value
from lawtext.mending.markers.placing import Placement, Problem
from lawtext.mending.markers.spelling import Marker


def read_levels(problem: Problem) -> list[Placement] | None:
    """The placements that the markers themselves give, None when they contradict one another.

    Every marker must be explicit; a list starts at its first number directly below the item
    that holds it, and goes up from there; no level is skipped; no title stands as an item of
    its own before its text.
    """
    reader = _Reader(problem)
    for index, item in enumerate(problem.items):
        following = problem.items[index + 1].marker if index + 1 < len(problem.items) else None
        if not reader.take(item.marker, following):
            return None
    if _alternate(problem.items) or _skips_letters(problem, reader.placements):
        return None
    return reader.placements


class _Reader:
    """Follows the markers of a section as someone reads them."""

    def __init__(self, problem: Problem) -> None:
        self.numbering, self.started = problem.numbering, problem.started
        self.path: list[str] = list(problem.root)
        self.levels: list[int] = list(problem.levels)
        self.top = self.levels[-1]
        self.fresh = True
        self.placements: list[Placement] = []

    def take(self, marker: Marker, following: Marker | None) -> bool:
        """Place the next marker; False when it fits nowhere."""
        level = self._level(marker, following)
        if level <= 0:
            return False
        depth = next((d for d, one in enumerate(self.levels) if one >= level), len(self.levels))
        kinds = self.numbering.levels[level].kinds
        number = value(marker.part, kind_of(marker.part, kinds))
        if depth == len(self.path):
            good = self._opens(level, number)
        else:
            last = self.path[depth]
            good = self.levels[depth] == level and number > value(last, kind_of(last, kinds))
        if not good:
            return False
        self.path[depth:] = [marker.part]
        self.levels[depth:] = [level]
        self.fresh = False
        self.placements.append(Placement("item", tuple(self.path)))
        return True

    def _opens(self, level: int, number: int) -> bool:
        """Whether a list may open here with this number."""
        starts = number == 1 or (self.started and self.fresh)
        return starts and (level == self.levels[-1] + 1 or (self.fresh and self.top == 0))

    def _level(self, marker: Marker, following: Marker | None) -> int:
        """The level that a marker's kind stands for here, 0 for none."""
        if marker.kind == "capital":
            return self.numbering.level_of("capital", 1)
        if marker.kind == "number":
            below_letter = marker.paren and self.levels[-1] >= 3
            return self.numbering.level_of("number", 4 if below_letter else 1)
        if marker.kind == "small":
            roman = self._is_roman(marker.part, following)
            return self.numbering.level_of("roman" if roman else "small", 1)
        return self.numbering.level_of("roman", 1) if marker.kind == "roman" else 0

    def _is_roman(self, part: str, following: Marker | None) -> bool:
        """Whether a single letter is a roman number here."""
        number = roman_value(part)
        if not number or self.levels[-1] < 3:
            return False
        if self.levels[-1] == 4:
            return roman_value(self.path[-1]) + 1 == number
        continues = ord(part) == ord(self.path[-1]) + 1
        return number == 1 and (not continues or bool(following and following.part == "ii"))


def _alternate(items: Sequence[Item]) -> bool:
    """Whether titles stand as numbered items of their own, each before its text."""
    return any(
        one.marker.kind == two.marker.kind == "number"
        and (one.bare and not two.bare)
        and int(two.marker.part) == int(one.marker.part) + 1
        for one, two in pairwise(items)
    )


def _skips_letters(problem: Problem, placements: list[Placement]) -> bool:
    """Whether items that the skeleton has as letters are printed as numbers below an article."""
    first: Path = placements[0].path if placements else ()
    if len(problem.root) != 1 or len(first) != 2 or not first[1].isdigit():
        return False
    known = problem.known
    if known is not None and known.order:
        return not any(len(path) == 2 and path[1].isdigit() for path in known.order)
    pairs = zip(problem.items, placements, strict=True)
    return all(item.titled for item, placement in pairs if len(placement.path) == 2)
