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
    for provision in view.book.provisions:
        if _starts_lower(provision) and _is_sentence(view, provision):
            yield view.report(
                "lower-case-start",
                provision,
                f"{provision.id} is a sentence and starts in lower case. "
                "Write a capital, or restore its first words.",
                0,
            )


def _starts_lower(provision: Provision) -> bool:
    return provision.text[:1].islower() and not provision.inferred


def _is_sentence(view: View, provision: Provision) -> bool:
    """Whether a text is a sentence of its own, and not a piece of its preamble's sentence."""
    parent = view.parent(provision)
    if parent is None or provision.heading:
        return True
    if not _ended(provision.text) or (parent.text and not _ended(parent.text)):
        return False
    siblings = [one for one in view.children[parent.id] if one is not provision and one.text]
    before = [one for one in siblings if one.path < provision.path]
    if before and not _ended(before[-1].text) and before[-1].id not in view.children:
        return False
    return bool(siblings) and 2 * sum(one.text[0].islower() for one in siblings) < len(siblings)


def _ended(text: str) -> bool:
    """Whether a text ends as a sentence does, and not in a colon, a comma or `; of`."""
    return text.rstrip(_CLOSERS).endswith(_ENDS)
