"""The other edition has an item that is not here.

Why:
A translation that skips an item, and a revision that drops one, both leave a hole that citations
fall into.

Bad:
    English     A. …   B. …   C. …
    Dutch       A. …   B. …

Good:
    English     A. …   B. …   C. …
    Dutch       A. …   B. …   C. …

Mend:
Translate the item, or tell why it is left out. Of an article that is missing altogether only the
article is reported, and articles that follow one another are one finding. A draft of some articles
only is linted with `--partial`: then no article that it lacks is reported.

False alarms:
An edition of another year may well have dropped the item.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from lawtext.label import order_key, print_label
from lawtext.linting.view import View
from lawtext.model import Finding, Provision
from lawtext.rulebook import finding


def missing_provision(view: View) -> Iterator[Finding]:
    """A finding for each label that only the other edition has; one for a run of articles."""
    if view.against is None:
        return
    here = view.provisions
    missing = [one for one in view.against.provisions if one.id not in here]
    for provision in sorted(missing, key=lambda one: order_key(one.path)):
        if len(provision.path) > 1 and provision.path[0] in here:
            yield _finding(view, provision)
    articles = sorted(
        (one.path for one in view.against.provisions if len(one.path) == 1), key=order_key
    )
    for held, run in groupby(articles, key=lambda path: path[0] in here):
        if not held:
            yield _run(view.against.edition, [path[0] for path in run])


def _run(edition: str, articles: list[str]) -> Finding:
    """The finding for articles that follow one another and are all missing."""
    first, last, count = articles[0], articles[-1], len(articles)
    what = f"{first}, which is" if count == 1 else f"{first} to {last}, which are"
    number = "" if count == 1 else f": {count} articles"
    message = f"{edition} has {what} missing here{number}."
    return finding("missing-provision", message, provision=first)


def _finding(view: View, provision: Provision) -> Finding:
    """A finding at the nearest place here that the provision would stand in."""
    assert view.against is not None
    message = f"{view.against.edition} has {provision.id}, which is missing here."
    for depth in range(len(provision.path) - 1, 0, -1):
        home = view.provisions.get(print_label(provision.path[:depth]))
        if home is not None:
            place = view.report("missing-provision", home, message)
            return finding(
                place.rule,
                message,
                provision=provision.id,
                file=place.file,
                line=place.line,
                column=place.column,
            )
    return finding("missing-provision", message, provision=provision.id)
