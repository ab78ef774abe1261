"""Puts a text together that was torn between two sources, as between two pages.

The second source was given the label that the first one stops in (`Source.before`); what it
has of that provision, inferred and in the middle of a sentence, goes behind the first part.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Literal

import msgspec

from lawtext.edition import Edition
from lawtext.mending.glance import WORD
from lawtext.mending.joining import Decision, Joining
from lawtext.mending.markers.titles import ending
from lawtext.mending.wording import wording
from lawtext.model import Before, Book, Mend, Provision
from lawtext.origins import Origins
from lawtext.rulebook import finding

_CUT = re.compile(r"([^\W\d_]+)([-\xad¬])$")


def stop_of(book: Book, *, near: bool = False) -> Before | None:
    """Where a book's source stops: its last provision and how that ends; None when it has none.

    `near` tells that the source behind it is the next page.
    """
    placed = [one for one in reversed(book.provisions) if one.sources]
    if not placed:
        return None
    last = max(placed, key=lambda one: (one.sources[-1].line, one.sources[-1].column))
    return Before(last.id, _ending(last), near)


def _ending(last: Provision) -> Literal["torn", "bare", "title", "open", "complete"]:
    if last.closing:
        return "complete"
    if last.truncated:
        return "torn"
    if not last.text:
        return "title" if last.heading or len(last.path) > 1 else "bare"
    return "complete" if ending(last.text) in ("stop", "colon") else "open"


def continued(
    books: Sequence[Book], stops: Sequence[Before | None], edition: Edition
) -> list[Book]:
    """The books, each torn text whole in the book where it starts, with a record.

    Takes for each book where the source before its own stops, None where it follows no other.
    """
    joined = list(books)
    home: dict[str, int] = {}
    for number, stop in enumerate(stops):
        if stop is None or stop.ends in ("bare", "title"):
            continue
        at = home.get(stop.label, number - 1)
        if _goes_on(joined[at], joined[number], stop):
            joined[number - 1] = _without_finding(joined[number - 1], stop.label)
            joined[at], joined[number] = _joined(joined[at], joined[number], stop.label, edition)
            home = {stop.label: at}
        elif stop.ends == "torn" and _has_next_item(joined[number], joined[at], stop.label):
            joined[at] = _not_torn(joined[at], stop.label)
    return joined


def _goes_on(first: Book, second: Book, stop: Before) -> bool:
    """Whether the second book has the rest of a text that the first one starts."""
    part, rest = first.by_id()[stop.label], second.by_id().get(stop.label)
    if rest is None or not rest.inferred or not rest.text or rest.heading or part.closing:
        return False
    return not {one.marker for one in part.footnotes} & {one.marker for one in rest.footnotes}


def _has_next_item(second: Book, first: Book, label: str) -> bool:
    """Whether the second book starts with the next item of a list: `; or` is no torn sentence."""
    path, text = first.by_id()[label].path, first.by_id()[label].text
    opened = [one.path for one in second.provisions if one.inferred]
    return ending(text) == "open" and bool(opened) and opened[-1] == path[: len(opened[-1])]


def _not_torn(book: Book, label: str) -> Book:
    """The book without the sign that a provision is torn, and without the finding."""
    part = book.by_id()[label]
    file, line, column = book.place(label, len(part.text) - 1)
    evidence = "the source behind goes on with the next item"
    mend = Mend("pages", file, line, column, "[…]", "", evidence)
    whole = _with(book, msgspec.structs.replace(part, truncated=False))
    return _without_finding(msgspec.structs.replace(whole, mends=(*book.mends, mend)), label)


def _without_finding(book: Book, label: str) -> Book:
    """The book without the finding that its source stops in the middle of a provision."""
    kept = [one for one in book.findings if (one.rule, one.provision) != ("truncated", label)]
    return msgspec.structs.replace(book, findings=tuple(kept))


def _joined(first: Book, second: Book, label: str, edition: Edition) -> tuple[Book, Book]:
    """Both books with the text of a provision in the first, and the record in the second."""
    part, rest = first.by_id()[label], second.by_id()[label]
    seam = _seam(part.text, rest.text, (first, second), edition)
    whole = msgspec.structs.replace(
        part,
        text=seam.before + seam.after,
        truncated=rest.truncated,
        footnotes=part.footnotes + rest.footnotes,
    )
    left = msgspec.structs.replace(rest, text="", footnotes=(), truncated=False)
    origins = first.origins
    if isinstance(origins, Origins) and isinstance(second.origins, Origins):
        origins = origins.extended(label, len(seam.before), second.origins)
    return (
        msgspec.structs.replace(_with(first, whole), origins=origins),
        _recorded(_with(second, left), seam, label, second.place(label)),
    )


def _with(book: Book, provision: Provision) -> Book:
    """The book with another provision of the same label."""
    changed = tuple([provision if one.id == provision.id else one for one in book.provisions])
    return msgspec.structs.replace(book, provisions=changed)


def _recorded(book: Book, seam: _Seam, label: str, place: tuple[str, int, int]) -> Book:
    """The book with the mend, and a finding where the seam may be wrong."""
    evidence = f"the source before stops in the middle of {label}: {seam.evidence}"
    mend = Mend("pages", *place, seam.removed, seam.inserted, evidence)
    findings = book.findings
    if seam.doubtful:
        file, line, column = place
        message = f"the text of {label} stood in two sources: {seam.evidence}"
        where = {"file": file, "line": line, "column": column}
        findings += (finding("doubtful-mend", message, provision=label, **where),)  # type: ignore[arg-type]
    return msgspec.structs.replace(book, mends=(*book.mends, mend), findings=findings)


class _Seam(msgspec.Struct, frozen=True):
    """The two parts of a text as they stand beside one another, and what changed for that."""

    before: str
    after: str
    removed: str
    inserted: str
    evidence: str
    doubtful: bool = False


def _seam(before: str, after: str, books: tuple[Book, Book], edition: Edition) -> _Seam:
    """How two parts of a text are put together; a word that was cut is whole again."""
    left, right = _CUT.search(before), WORD.match(after)
    if ending(before) == "stop":
        return _Seam(f"{before} ", after, "\n", " ", "a new sentence starts a page", doubtful=True)
    if left is None or right is None:
        return _Seam(f"{before} ", after, "\n", " ", "a sentence goes on")
    decision = _decided(left[1], right[0], books, edition)
    if decision.kind == "apart":
        return _Seam(f"{before} ", after, "\n", " ", decision.evidence)
    if decision.kind == "keep":
        return _Seam(before, after, "\n", "", decision.evidence, decision.doubtful)
    inserted = decision.trema
    removed = f"{left[2]}\n{after[0] if inserted else ''}"
    after = inserted + after[1:] if inserted else after
    return _Seam(before[:-1], after, removed, inserted, decision.evidence, decision.doubtful)


def _decided(left: str, right: str, books: tuple[Book, Book], edition: Edition) -> Decision:
    """What to do with a word that was cut between two books."""
    text = "\n".join([one.text for book in books for one in book.provisions])
    words = Counter(WORD.findall(text.lower()))
    return Joining(words, text, wording(edition.language)).decide(left, right)
