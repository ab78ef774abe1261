"""A sentence starts in lower case.

Why:
An item that is a sentence of its own starts with a capital. One that does not has lost its
first words, or was cut from another sentence.

Bad:
    1. De gever deelt de kaarten uit.
    2. daarna begint de speler links van hem.

Good:
    1. De gever deelt de kaarten uit.
    2. Daarna begint de speler links van hem.

Mend:
Write the capital, or restore what stood before it.

False alarms:
Items that go on with the sentence of their preamble start in lower case by right: an item is
only reported when its preamble does not end in a colon or in mid-sentence, and most of its
neighbours start with a capital.
"""

from __future__ import annotations

from collections.abc import Iterator

from lawtext.linting.view import View
from lawtext.model import Finding, Provision

_ENDS = (".", "!", "?")
_CLOSERS = " )]\"'”’"


def lower_case_start(view: View) -> Iterator[Finding]:
    """A finding for each sentence of its own that starts in lower case."""
    rows = {"": [one for one in view.book.provisions if len(one.path) == 1], **view.children}
    for label, row in rows.items():
        for provision in _wrong(view, view.provisions.get(label), row):
            yield view.report(
                "lower-case-start",
                provision,
                f"{provision.id} is a sentence and starts in lower case. "
                "Write a capital, or restore its first words.",
                0,
            )


def _wrong(view: View, parent: Provision | None, row: list[Provision]) -> Iterator[Provision]:
    """The provisions of one row that start in lower case and are sentences of their own."""
    goes_on = parent is not None and bool(parent.text) and not _ended(parent.text)
    worded = [one for one in row if one.text]
    lower = sum(_starts_lower(one) for one in worded)
    mostly_lower = 2 * (lower - 1) >= len(worded) - 1
    before: Provision | None = None
    for one in worded:
        unfinished = before is not None and not _ended(before.text)
        cut = unfinished and before is not None and before.id not in view.children
        own = parent is None or bool(one.heading)
        item = _ended(one.text) and not (goes_on or cut or mostly_lower)
        if _starts_lower(one) and (own or item):
            yield one
        before = one


def _starts_lower(provision: Provision) -> bool:
    return provision.text[:1].islower() and not provision.inferred


def _ended(text: str) -> bool:
    """Whether a text ends as a sentence does, and not in a colon, a comma or `; of`."""
    return text.rstrip(_CLOSERS).endswith(_ENDS)
