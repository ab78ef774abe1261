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
        first = 1 if _starts_here(view.parent(children[0])) else min(present)
        for child in children:
            if is_item(child) and rank(child) > first and rank(child) - 1 not in present:
                yield view.report(
                    "label-gap",
                    child,
                    f"{label} goes on with {child.path[-1]}, and what comes before it is missing. "
                    "Restore the item, or correct the marker.",
                )


def _starts_here(parent: Provision | None) -> bool:
    """Whether a list starts in the source, since what it stands in has words of its own there."""
    worded = parent is not None and bool(parent.heading or parent.text)
    return worded and parent is not None and bool(parent.num) and not parent.inferred
