"""An item is here that the other edition lacks.

Why:
An item that the original does not have was invented, split off by mistake, or carries a wrong
marker.

Bad:
    English     A. …   B. …
    Dutch       A. …   B. …   C. …

Good:
    English     A. …   B. …
    Dutch       A. …   B. …

Mend:
Join the item with the one that it was split from, or correct its marker.

False alarms:
An edition of another year may well have added the item.
"""

from __future__ import annotations

from collections.abc import Iterator

from lawtext.linting.view import View
from lawtext.model import Finding


def extra_provision(view: View) -> Iterator[Finding]:
    """A finding for each label that the other edition does not have."""
    if view.against is None:
        return
    there = view.against.by_id()
    for provision in view.book.provisions:
        if provision.id not in there:
            message = f"{provision.id} is not in {view.against.edition}."
            yield view.report("extra-provision", provision, message)
