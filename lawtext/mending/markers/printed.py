"""How well the printed marker of an item fits a place."""

from __future__ import annotations

from lawtext.errors import BadLabel
from lawtext.label import Label
from lawtext.mending.markers.evidence import Path
from lawtext.mending.markers.ordinals import first, value
from lawtext.mending.markers.placing import Entry, Move, Problem
from lawtext.mending.markers.spelling import Marker

_SAME, _OTHER = 8.0, -8.0
_NEXT, _NEXT_VAGUE, _NEXT_SKIPPING, _LATER, _WRONG = 5.0, 2.5, 1.5, 2.0, -4.0
_RENUMBERED = {"number": -2.0, "lone": -2.0}
_OTHER_KIND = -4.0
_FIRSTS = frozenset({"1", "A", "a", "i"})


class PrintedMarkers:
    """The printed markers of a section's items."""

    def __init__(self, problem: Problem) -> None:
        """Takes the section's items."""
        self.items, self.started = problem.items, problem.started
        self.labels = [_label_parts(item.marker) for item in problem.items]
        self.vague = _vague_levels(problem)

    def weigh(self, index: int, move: Move, sibling: Entry | None, path: Path) -> float:
        """The weight of the marker of an item for a move to a path, beside an open item or not."""
        marker = self.items[index].marker
        if marker.kind == "bullet":
            mixed = sibling is not None and sibling.kind not in ("bullet", "root")
            return -3.0 if mixed else 0.0
        if marker.kind == "label":
            parts = self.labels[index]
            return _SAME if parts and path[-len(parts) :] == parts else _OTHER
        if value(marker.part, move.kind):
            return self._as_printed(marker, index, move, sibling)
        return self._renumbered(marker, move, sibling)

    def _as_printed(self, marker: Marker, index: int, move: Move, sibling: Entry | None) -> float:
        """The weight of a marker that is of the kind of the place."""
        if marker.part != move.part:
            return _WRONG
        if _is_next(move, sibling):
            if move.depth == 0 and move.level > 1:
                return _NEXT_SKIPPING
            return _NEXT_VAGUE if self.vague else _NEXT
        inside = sibling is not None or (self.started and not index)
        return _LATER if inside else _WRONG

    def _renumbered(self, marker: Marker, move: Move, sibling: Entry | None) -> float:
        """The weight of a marker of another kind: its numbers must go up all the same."""
        vague = marker.kind == "number" and move.level in self.vague
        weight = 0.5 if vague else _RENUMBERED.get(marker.kind, _OTHER_KIND)
        if sibling is None:
            return weight + (1.0 if marker.part in _FIRSTS else _WRONG)
        if sibling.kind != marker.kind:
            return weight + _WRONG
        follows = value(marker.part, marker.kind) == value(sibling.printed, marker.kind) + 1
        return weight + (1.5 if follows else _WRONG)


def _vague_levels(problem: Problem) -> frozenset[int]:
    """The levels that numbers may stand for, where an article has numbers and no letters."""
    kinds = {item.marker.kind for item in problem.items}
    if len(problem.root) > 1 or "number" not in kinds or kinds & {"capital", "label"}:
        return frozenset()
    return frozenset({1} if kinds & {"small", "roman"} else {1, 3, 4})


def _is_next(move: Move, sibling: Entry | None) -> bool:
    """Whether a move gives the number that comes next in its list."""
    if sibling is None:
        return move.part == first(move.kind)
    return value(move.part, move.kind) == value(sibling.part, move.kind) + 1


def _label_parts(marker: Marker) -> Path:
    """The parts of a marker that names several, `C2`; none when it is no label.

    What a label lacks at its front is filled in to read it, and left out again.
    """
    if marker.kind != "label":
        return ()
    words = marker.part
    if words[0].isupper():
        front: Path = ("1",)
    elif words[0].islower():
        front = ("1", "A", "1")
    else:
        front = () if words.lstrip("0123456789")[:1].isupper() else ("1", "A")
    try:
        return Label.parse("".join(front) + words).parts[len(front) :]
    except BadLabel:
        return ()
