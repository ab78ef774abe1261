"""Weighs a place for an item by all the evidence, and what it costs to close lists.

The weights are roughly logarithms of odds: 3 is strong, 1 is a hint. Explicit markers that
agree weigh most, then the skeleton, then stops and titles, then how deep the item is set.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from lawtext.mending.markers.evidence import Path
from lawtext.mending.markers.items import Item
from lawtext.mending.markers.ordinals import first, kind_of, value
from lawtext.mending.markers.placing import Entry, Move, Problem
from lawtext.mending.markers.printed import PrintedMarkers
from lawtext.mending.markers.signs import by_depth, by_stops, by_title

_OUTSIDE = -12.0
_CITED = 1.5
_ALONE = -2.5
_MISSED, _MOST_MISSED = -1.5, 6
_SEEN, _RECALLED, _NO_LABEL, _NO_ITEMS, _BACKWARDS = 4.0, 3.0, -3.0, -1.0, -6.0


class Weigher:
    """Weighs moves for the items of one section."""

    def __init__(self, problem: Problem) -> None:
        """Takes the section's items and all that is known about them."""
        self.problem, self.items, self.known = problem, problem.items, problem.known
        self.inside = len(problem.root) - 1
        self.printed = PrintedMarkers(problem)
        self.titled = any(item.title and not item.bare for item in problem.items)
        self.stopless = sum(item.bare for item in problem.items) * 2 > len(problem.items)

    def weigh(
        self,
        stack: tuple[Entry, ...],
        role: str,
        reached: int,
        index: int,
        move: Move,
        path: Path,
    ) -> tuple[float, int]:
        """The weight of a move to a path, and how far in the skeleton it gets.

        Takes the open items, what became of the item before, and how far the way there got.
        """
        item = self.items[index]
        sibling = stack[move.depth] if move.depth < len(stack) else None
        weight = self.printed.weigh(index, move, sibling, path)
        weight += by_stops(self.items, index, role, stack, move, self.problem.lead)
        weight += self._title(item, move, sibling)
        weight += by_depth(item, stack, move)
        weight += self._closing(stack, move.depth + 1)
        weight -= self._skipping(move.skipped)
        if move.depth < self.inside and item.marker.part != move.part:
            weight += _OUTSIDE
        if path[1:] in self.problem.cited or path[-2:] in self.problem.cited:
            weight += _CITED
        gain, reached = self._skeleton(path, reached, index)
        return weight + gain, reached

    def entry(self, stack: tuple[Entry, ...], index: int, move: Move) -> Entry:
        """The entry of an item that makes a move."""
        item = self.items[index]
        sibling = stack[move.depth] if move.depth < len(stack) else None
        opened = item.ends == "open" or (sibling is not None and sibling.opened)
        kind, printed = item.marker.kind, item.marker.part
        return Entry(move.part, move.level, kind, printed, item.depth, item.titled, opened)

    def body(
        self, stack: tuple[Entry, ...], role: str, index: int
    ) -> tuple[float, tuple[Entry, ...]] | None:
        """The weight of taking an item as the text of the title before it, and the open items.

        None when the item before is no title, or this one no text.
        """
        if role != "item" or not stack or not index:
            return None
        before, item, last = self.items[index - 1], self.items[index], stack[-1]
        if not before.bare or item.bare or item.lower:
            return None
        if item.marker.kind not in ("number", "bullet"):
            return None
        weight = -0.5
        if item.marker.kind != last.kind:
            weight = -6.0
        elif item.marker.kind == "number":
            follows = value(item.marker.part, "number") == value(last.printed, "number") + 1
            weight = 2.0 if follows else -3.0
        return weight, (*stack[:-1], msgspec.structs.replace(last, printed=item.marker.part))

    def as_text(self, index: int) -> float:
        """The weight of taking an item's marker for words."""
        item = self.items[index]
        if item.marker.kind == "lone":
            return -1.0
        if item.marker.explicit:
            return -0.5 if item.broken else -9.0
        listed = index > 0 and self.items[index - 1].ends in ("colon", "open")
        return -9.0 if listed else (-4.0 if item.broken else -7.0)

    def ending(self, stack: tuple[Entry, ...], reached: int) -> float:
        """The weight of ending the section here."""
        weight = self._closing(stack, self.inside)
        if self.known is not None:
            missed = self.known.end(self.problem.root) - reached - 1
            weight += _MISSED * min(max(missed, 0), _MOST_MISSED)
        return weight

    def _title(self, item: Item, move: Move, sibling: Entry | None) -> float:
        """What a title says, or its absence."""
        goes_on = self.problem.lead == "colon" and len(self.problem.root) == 1
        if move.level == 1 and not item.titled and goes_on and not (sibling and sibling.titled):
            return -1.5 if self.titled else 0.0
        return by_title(item, move, sibling, stopless=self.stopless)

    def _skipping(self, skipped: int) -> float:
        """What leaving levels out costs: more where the skeleton knows the article."""
        return (6.0 if self.known is not None and self.known.order else 3.0) * skipped

    def _closing(self, stack: Sequence[Entry], start: int) -> float:
        """What closing the lists from a depth on costs: a list of one item is unlikely."""
        weight = 0.0
        for depth in range(max(start, self.inside), len(stack)):
            entry = stack[depth]
            kinds = self.problem.numbering.levels[entry.level].kinds
            if entry.kind != "root" and entry.part == first(kind_of(entry.part, kinds)):
                path = (self.problem.root[0], *(e.part for e in stack[:depth]))
                single = self.known is not None and self.known.children(path) == 1
                weight += 0.0 if single else _ALONE
        return weight

    def _skeleton(self, path: Path, reached: int, index: int) -> tuple[float, int]:
        """What the skeleton says about a label at this place."""
        if self.known is None:
            return 0.0, reached
        place = self.known.places.get(path)
        if place is None:
            return (_NO_LABEL if self.known.order else _NO_ITEMS), reached
        if place <= reached:
            return _BACKWARDS, reached
        missed = 0 if self.problem.started and not index else place - reached - 1
        weight = _SEEN if path in self.known.seen else _RECALLED
        return weight + _MISSED * min(missed, _MOST_MISSED), place
