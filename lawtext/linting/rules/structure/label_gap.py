"""A number or letter is missing in a row of items.

Why:
An item that is missing between two others was lost, or its marker was. Citations of it lead
nowhere, and citations of what follows may lead to the wrong item.

Bad:
    1. De gever deelt de kaarten uit.
    3. Daarna gaat het met de klok mee.

Good:
    1. De gever deelt de kaarten uit.
    2. De speler links van hem begint.
    3. Daarna gaat het met de klok mee.

Mend:
Restore the item or correct the marker. A book that leaves a number out on purpose can say so
with an item that tells it.

False alarms:
Fragments: a source that holds only 16C and 16E is no list. Only items that stand in one list by
their own markers are compared, and a list whose start is not in the source is not asked for it.
"""

from __future__ import annotations

from collections.abc import Iterator

from lawtext.linting.view import View, is_item, rank
from lawtext.model import Finding, Provision


def label_gap(view: View) -> Iterator[Finding]:
    """A finding for each item whose left neighbour is not there."""
    for label, children in view.children.items():
        present = {rank(child) for child in children}
        for child in children:
            if is_item(child) and rank(child) - 1 not in present and _asked(view, child, present):
                yield view.report(
                    "label-gap",
                    child,
                    f"{label} goes on with {child.path[-1]}, and what comes before it is missing. "
                    "Restore the item, or correct the marker.",
                )


def _asked(view: View, child: Provision, present: set[int]) -> bool:
    """Whether something must stand before an item: in a list whose start is in the source."""
    if rank(child) == 1:
        return False
    parent = view.parent(child)
    started = parent is not None and bool(parent.num) and not parent.inferred
    return started or min(present) < rank(child)
