"""Restores the first number of a list that stands on no line: `B. Title`, its text, then `2.`."""

from __future__ import annotations

from collections.abc import Sequence

from lawtext.mending.markers.items import Item, make_item
from lawtext.mending.markers.page import Page
from lawtext.mending.markers.rows import Row
from lawtext.mending.markers.spelling import Marker


def with_lost_firsts(items: list[Item], page: Page) -> list[Item]:
    """The items, with the text below a letter's title as item 1 where the list starts at 2.

    Small letters that stand before that 2 are then below the 1 again.
    """
    found: list[Item] = []
    for index, item in enumerate(items):
        if item.marker.kind == "capital" and _starts_at_two(items[index + 1 :]):
            found += _parted(item, page)
        else:
            found.append(item)
    return found


def _starts_at_two(following: Sequence[Item]) -> bool:
    """Whether the first number before the next letter is 2."""
    for item in following[:40]:
        if item.marker.kind in ("capital", "bullet", "label"):
            return False
        if item.marker.kind == "number":
            return item.marker.part == "2"
    return False


def _parted(item: Item, page: Page) -> list[Item]:
    """A letter with its title, and the text below it as an item with the number 1."""
    if not item.title or item.bare:
        return [item]
    own, below = item.rows[: item.title], item.rows[item.title :]
    first = below[0]
    if first.blank or first.line.text.lstrip().startswith(("[^", "|", "\\")):
        return [item]
    at = len(first.line.text) - len(first.line.text.lstrip())
    marked = Row(first.line, Marker("number", "1", at, at), at)
    below = [marked, *below[1:]]
    return [make_item(own, item.depth, None, page), make_item(below, -1, None, page)]
