"""What stops, titles and the depth of an item say about its place."""

from __future__ import annotations

from collections.abc import Sequence

from lawtext.mending.markers.items import Item
from lawtext.mending.markers.placing import Entry, Move
from lawtext.mending.markers.titles import Ending

_BELOW = {"colon": 3.0, "open": -3.0, "stop": -2.5, "none": -1.0}
_BESIDE = {"colon": -3.5, "open": 3.0, "stop": 0.0, "none": -0.5}
_ABOVE = {"colon": -4.0, "open": -3.0, "stop": 0.0, "none": -0.5}
_LIST_IS_OVER = -2.5


def by_stops(
    items: Sequence[Item],
    index: int,
    role: str,
    stack: Sequence[Entry],
    move: Move,
    lead: Ending,
) -> float:
    """What the end of the words before an item says about opening, going on or closing a list.

    A colon opens one; `; of` goes on with it; a full stop behind such items closes it. `lead` is
    how the words before the first item end.
    """
    below = move.depth == len(stack)
    if not index:
        return _BELOW["colon"] / 2 if lead == "colon" else 0.0
    before = items[index - 1]
    if before.empty or (before.bare and role == "item"):
        return 1.5 if below else -3.0
    if below:
        return _BELOW[before.ends]
    over = stack[-1].opened and before.ends == "stop"
    if move.depth < len(stack) - 1:
        return _ABOVE[before.ends] + over
    return _BESIDE[before.ends] + (_LIST_IS_OVER if over else 0.0)


def by_title(item: Item, move: Move, sibling: Entry | None, *, stopless: bool) -> float:
    """What a title says: capital letters have one, the levels below seldom.

    `stopless` tells that most items of the section end without a stop, so that a short one need
    not be a title.
    """
    beside_title = sibling is not None and sibling.titled
    if move.level == 1:
        if item.titled:
            return 3.5 if beside_title else 2.5
        if item.lower:
            return -8.0
        return -3.0 if beside_title else -1.5
    if not item.titled:
        return 0.0
    if (item.bare and stopless) or beside_title:
        return -0.5
    return -3.0 if sibling is None else -4.5


def by_depth(item: Item, stack: Sequence[Entry], move: Move) -> float:
    """What the depth at which an item is set says, where the source tells it."""
    beside = move.depth < len(stack)
    other = stack[move.depth] if beside else stack[-1] if stack else None
    if item.depth < 0 or other is None or other.depth < 0:
        return 0.0
    if beside:
        return 2.0 if other.depth == item.depth else -3.0
    if item.depth > other.depth:
        return 2.0
    return -1.0 if item.depth == other.depth and item.by_indent else -2.5
