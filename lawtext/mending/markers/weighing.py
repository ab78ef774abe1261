"""Weighs the evidence for and against a place for an item.

The weights are roughly logarithms of odds: 3 is strong, 1 is a hint. Explicit markers that
agree weigh most, then the skeleton, then stops and titles, then how deep the item is set.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from lawtext.errors import BadLabel
from lawtext.label import Label
from lawtext.mending.markers.evidence import Path
from lawtext.mending.markers.items import Item
from lawtext.mending.markers.ordinals import first, value
from lawtext.mending.markers.placing import Problem

_CHILD = {"colon": 3.0, "open": -3.0, "stop": -2.5, "none": -1.0}
_SIBLING = {"colon": -3.5, "open": 3.0, "stop": 0.0, "none": -0.5}
_UP = {"colon": -4.0, "open": -3.0, "stop": 0.0, "none": -0.5}
_ALONE = -2.5
_MISSED = -1.5
_MOST_MISSED = 6


class Entry(msgspec.Struct, frozen=True, gc=False):
    """An open item: its part and level, and how its marker was printed.

    `opened` tells that an item of this list ended in a sign that more follows.
    """

    part: str
    level: int
    kind: str
    printed: str
    depth: int = -1
    titled: bool = False
    opened: bool = False


class Move(msgspec.Struct, frozen=True, gc=False):
    """A place for an item: its index among the open items, its level, part and kind of part."""

    depth: int
    level: int
    part: str
    kind: str
    skipped: int


class Weigher:
    """Weighs moves for the items of one section."""

    def __init__(self, problem: Problem) -> None:
        self.problem, self.items = problem, problem.items
        self.known = problem.known
        self.root_depth = len(problem.root) - 1
        self.labels = [_label_parts(item) for item in problem.items]
        self.vague = _vague_levels(problem)
        bare = sum(item.bare for item in problem.items)
        self.titled = any(item.title and not item.bare for item in problem.items)
        self.stopless = bare * 2 > len(problem.items)

    def weigh(
        self,
        stack: tuple[Entry, ...],
        role: str,
        reached: int,
        index: int,
        move: Move,
        path: Path,
    ) -> tuple[float, int]:
        """The weight of a move, and how far in the skeleton it gets."""
        item = self.items[index]
        sibling = stack[move.depth] if move.depth < len(stack) else None
        weight = self._marker(item, index, move, sibling, path)
        weight += self._stops(stack, role, index, move)
        weight += self._title(item, index, move, sibling)
        weight += _setting(item, stack, move, sibling)
        weight += self._closing(stack, move.depth + 1)
        weight -= (6.0 if self.known is not None and self.known.order else 3.0) * move.skipped
        if move.depth < self.root_depth and not self._leaves_root(item, move):
            weight -= 12.0
        if path[1:] in self.problem.cited or path[-2:] in self.problem.cited:
            weight += 1.5
        gain, reached = self._skeleton(path, reached, index)
        return weight + gain, reached

    def entry(self, stack: tuple[Entry, ...], index: int, move: Move) -> Entry:
        """The entry of an item that makes a move."""
        item = self.items[index]
        sibling = stack[move.depth] if move.depth < len(stack) else None
        opened = item.ends == "open" or (sibling is not None and sibling.opened)
        titled = bool(item.title) or item.colon
        kind, printed = item.marker.kind, item.marker.part
        return Entry(move.part, move.level, kind, printed, item.depth, titled, opened)

    def body(
        self, stack: tuple[Entry, ...], role: str, index: int
    ) -> tuple[float, tuple[Entry, ...]] | None:
        """The weight of taking an item as the text of the title before it; None when it is not."""
        if role != "item" or not stack or not index:
            return None
        before, item = self.items[index - 1], self.items[index]
        if not before.bare or item.bare or item.lower:
            return None
        if item.marker.kind not in ("number", "bullet"):
            return None
        last = stack[-1]
        weight = -0.5
        if item.marker.kind == "number" and last.kind == "number":
            weight = 2.0 if _follows(item.marker.part, last.printed, "number") else -3.0
        elif item.marker.kind != last.kind:
            weight = -6.0
        changed = msgspec.structs.replace(last, printed=item.marker.part)
        return weight, (*stack[:-1], changed)

    def as_text(self, index: int) -> float:
        """The weight of taking an item's marker for words."""
        item = self.items[index]
        if item.marker.kind == "lone":
            return -1.0
        if item.marker.explicit:
            return -0.5 if item.broken else -9.0
        return -4.0

    def ending(self, stack: tuple[Entry, ...], reached: int) -> float:
        """The weight of ending the section here."""
        weight = self._closing(stack, self.root_depth)
        if self.known is not None:
            missed = self.known.end(self.problem.root) - reached - 1
            weight += _MISSED * min(max(missed, 0), _MOST_MISSED)
        return weight

    def _marker(
        self, item: Item, index: int, move: Move, sibling: Entry | None, path: Path
    ) -> float:
        """How well the printed marker fits."""
        marker = item.marker
        if marker.kind == "bullet":
            return -3.0 if sibling and sibling.kind not in ("bullet", "root") else 0.0
        if marker.kind == "label":
            parts = self.labels[index]
            return 8.0 if parts and path[-len(parts) :] == parts else -8.0
        if value(marker.part, move.kind):
            if marker.part != move.part:
                return -4.0
            if _is_next(move, sibling):
                return 1.5 if self._skips_level(move) else (2.5 if self.vague else 5.0)
            return 2.0 if sibling is not None or (self.problem.started and not index) else -4.0
        vague = marker.kind == "number" and move.level in self.vague
        weight = 0.5 if vague else -2.0 if marker.kind in ("number", "lone") else -4.0
        if sibling is not None and sibling.kind == marker.kind:
            return weight + (1.5 if _follows(marker.part, sibling.printed, marker.kind) else -4.0)
        if sibling is not None:
            return weight - 4.0
        return weight + (1.0 if marker.part in ("1", "A", "a", "i") else -4.0)

    def _skips_level(self, move: Move) -> bool:
        """Whether an item hangs on the article itself although a level stands between."""
        return move.depth == 0 and move.level > 1

    def _stops(self, stack: tuple[Entry, ...], role: str, index: int, move: Move) -> float:
        """What the end of the words before says about opening, going on with or closing a list."""
        child = move.depth == len(stack)
        before = self.items[index - 1] if index else None
        if before is None:
            return _CHILD[self.problem.lead] / 2 if self.problem.lead == "colon" else 0.0
        if before.empty or (before.bare and role == "item"):
            return 1.5 if child else -3.0
        if child:
            return _CHILD[before.ends]
        if move.depth < len(stack) - 1:
            closes = stack[-1].opened and before.ends == "stop"
            return _UP[before.ends] + closes
        closed = stack[-1].opened and before.ends == "stop"
        return _SIBLING[before.ends] - (2.5 if closed else 0.0)

    def _title(self, item: Item, index: int, move: Move, sibling: Entry | None) -> float:
        """What a title says: capital letters have one, the levels below seldom."""
        titled = bool(item.title) or item.colon
        if move.level == 1:
            if titled:
                return 2.5 if sibling is None or not sibling.titled else 3.5
            if sibling is not None and sibling.titled:
                return -4.0 if item.lower else -3.0
            goes_on = self.problem.lead == "colon" and len(self.problem.root) == 1
            if item.lower and not goes_on:
                return -4.0
            return -1.5 if self.titled or not goes_on else 0.0
        if not titled:
            return 0.0
        if item.bare and self.stopless:
            return -0.5
        if sibling is None:
            return -3.0
        return -0.5 if sibling.titled else -4.5

    def _closing(self, stack: Sequence[Entry], start: int) -> float:
        """What closing the lists from a depth on costs: a list of one item is unlikely."""
        weight = 0.0
        for depth in range(max(start, self.root_depth), len(stack)):
            entry = stack[depth]
            if entry.kind != "root" and entry.part == first(_kind(entry)):
                path = (self.problem.root[0], *(e.part for e in stack[:depth]))
                single = self.known is not None and self.known.children(path) == 1
                weight += 0.0 if single else _ALONE
        return weight

    def _leaves_root(self, item: Item, move: Move) -> bool:
        """Whether an item's marker says that it stands beside the section's own provision."""
        return item.marker.kind != "bullet" and item.marker.part == move.part

    def _skeleton(self, path: Path, reached: int, index: int) -> tuple[float, int]:
        """What the skeleton says about a label at this place."""
        if self.known is None:
            return 0.0, reached
        place = self.known.places.get(path)
        if place is None:
            return (-3.0 if self.known.order else -1.0), reached
        if place <= reached:
            return -6.0, reached
        missed = 0 if self.problem.started and not index else place - reached - 1
        weight = 4.0 if path in self.known.seen else 3.0
        return weight + _MISSED * min(missed, _MOST_MISSED), place


def _vague_levels(problem: Problem) -> frozenset[int]:
    """The levels that numbers may stand for, where an article has numbers and no letters."""
    kinds = {item.marker.kind for item in problem.items}
    if len(problem.root) > 1 or "number" not in kinds or kinds & {"capital", "label"}:
        return frozenset()
    return frozenset({1} if kinds & {"small", "roman"} else {1, 3, 4})


def _kind(entry: Entry) -> str:
    if entry.part.isdigit():
        return "number"
    if entry.part.isupper():
        return "capital"
    return "roman" if entry.level >= 4 else "small"


def _label_parts(item: Item) -> Path:
    """The parts of a marker that names several, `C2`; none when it is no label."""
    if item.marker.kind != "label":
        return ()
    words = item.marker.part
    try:
        if words[0].isdigit() and not words[1:2].isupper():
            return Label.parse("1A" + words).parts[2:]
        if words[0].islower():
            return Label.parse("1A1" + words).parts[3:]
        return Label.parse(words if words[0].isdigit() else "1" + words).parts[
            0 if words[0].isdigit() else 1 :
        ]
    except BadLabel:
        return ()


def _follows(part: str, before: str, kind: str) -> bool:
    return value(part, kind) == value(before, kind) + 1


def _is_next(move: Move, sibling: Entry | None) -> bool:
    """Whether a move gives the number that comes next in its list."""
    if sibling is None:
        return move.part == first(move.kind)
    return value(move.part, move.kind) == value(sibling.part, move.kind) + 1


def _setting(item: Item, stack: tuple[Entry, ...], move: Move, sibling: Entry | None) -> float:
    """What the depth at which an item is set says."""
    if item.depth < 0:
        return 0.0
    if sibling is not None:
        if sibling.depth < 0:
            return 0.0
        return 2.0 if sibling.depth == item.depth else -3.0
    if not stack or stack[-1].depth < 0:
        return 0.0
    if item.depth > stack[-1].depth:
        return 2.0
    return -1.0 if item.depth == stack[-1].depth and item.by_indent else -2.5
