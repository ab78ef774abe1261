"""Items do not stand in the order of their numbers.

Why:
A list that jumps back was put together wrongly: an item was moved, or a marker is of another
level.

Bad:
    1. De gever deelt de kaarten uit.
    3. Daarna gaat het met de klok mee.
    2. De speler links van hem begint.

Good:
    1. De gever deelt de kaarten uit.
    2. De speler links van hem begint.
    3. Daarna gaat het met de klok mee.

Mend:
Put the item in its place, or correct its marker.

False alarms:
Fragments may stand in any order: only items that stand in one list by their own markers are
compared.
"""

from __future__ import annotations

from collections.abc import Iterator

from lawtext.linting.view import View, is_item, rank
from lawtext.model import Finding


def item_order(view: View) -> Iterator[Finding]:
    """A finding for each item that stands behind one with a higher number."""
    for children in view.children.values():
        highest: dict[str, int] = {}
        for child in children:
            file = child.sources[0].file if child.sources else ""
            if not is_item(child):
                continue
            if rank(child) < highest.get(file, 0):
                yield view.report(
                    "item-order",
                    child,
                    f"{child.id} stands behind an item with a higher number. "
                    "Put it in its place, or correct the marker.",
                )
            highest[file] = max(rank(child), highest.get(file, 0))
