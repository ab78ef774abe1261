"""A provision has a label and no text.

Why:
A heading without a text is a promise that the page does not keep: the text was lost, or the
line is a link or a line of contents.

Bad:
    ARTIKEL 8  De ronde

    ARTIKEL 9  De pauze
    Tussen twee ronden is er een pauze.

Good:
    ARTIKEL 8  De ronde
    Een ronde duurt een uur.

Mend:
Add the text, or take the heading out.

False alarms:
A short text behind a capital letter that ends without a stop is read as a heading. Write `\\`
behind the marker: `A. \\Een ronde duurt een uur`.
"""

from __future__ import annotations

from collections.abc import Iterator

from lawtext.linting.view import View
from lawtext.model import Finding


def empty_provision(view: View) -> Iterator[Finding]:
    """A finding for each provision without words, tables and items."""
    for provision in view.book.provisions:
        if not provision.has_words and provision.id not in view.children:
            yield view.report(
                "empty-provision",
                provision,
                f"{provision.id} has a label and no text. Add the text, or take the label out.",
            )
