"""Makes one provision of what several places give for the same label.

Same words twice: one provision with two sources, and a record of the copy. Different words:
the first source wins, and the conflict is a finding.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from lawtext.label import Label
from lawtext.model import Book, Division, Finding, Footnote, Mend, Provision, Span
from lawtext.origins import Origins
from lawtext.parsing.repeated import Repeated
from lawtext.rulebook import finding

_LETTER = 2  # how many parts the label of a lettered item has: it has a heading of its own


class Settled(msgspec.Struct):
    """Provisions with one copy a label, and what was recorded on the way."""

    provisions: tuple[Provision, ...]
    mends: tuple[Mend, ...] = ()
    findings: tuple[Finding, ...] = ()


def settle(
    found: dict[str, Provision], copies: dict[str, list[Provision]], several: bool = False
) -> Settled:
    """One provision for each label, in the order of `found`.

    Takes the first mention of each label, the later ones of those that have some, and whether
    the mentions stand in several sources.
    """
    if not copies and not several:
        return Settled(tuple(found.values()))
    record = _Record(found, copies, several)
    provisions = tuple([record.settled(label) for label in found])
    return Settled(provisions, tuple(record.mends), tuple(record.findings))


def merge(books: Iterable[Book]) -> Book:
    """One book of several of the same edition, in the order given.

    The first book with words for a label wins; a later one with other words is a finding.
    """
    parts = list(books)
    if len(parts) == 1:
        return parts[0]
    found: dict[str, Provision] = {}
    copies: dict[str, list[Provision]] = {}
    for book in parts:
        for provision in book.provisions:
            if found.setdefault(provision.id, provision) is not provision:
                copies.setdefault(provision.id, []).append(provision)
    settled = settle(found, copies, several=True)
    repeated = Repeated(parts)
    known = [book.origins for book in parts if isinstance(book.origins, Origins)]
    return Book(
        parts[0].edition,
        settled.provisions,
        in_order(repeated.divisions(), settled.provisions),
        repeated.definitions(),
        "\n\n".join(book.preface for book in parts if book.preface),
        mends=_all(parts, "mends") + settled.mends + tuple(repeated.mends),
        findings=_all(parts, "findings") + settled.findings + tuple(repeated.findings),
        origins=Origins().joined(*known),
    )


def in_order(
    divisions: Iterable[Division], provisions: Iterable[Provision]
) -> tuple[Division, ...]:
    """The divisions in the order of the articles that they stand before."""
    found = tuple(divisions)
    if len(found) < 2:
        return found
    places = {one.path[0]: place for place, one in enumerate(reversed(tuple(provisions)))}
    return tuple(sorted(found, key=lambda one: -places.get(one.before, -1)))


def _all(books: Iterable[Book], field: str) -> tuple[Any, ...]:
    """The mends or findings of all books, in order."""
    return tuple(one for book in books for one in getattr(book, field))


class _Record:
    """Settles copies and keeps what it did."""

    def __init__(
        self, found: dict[str, Provision], copies: dict[str, list[Provision]], several: bool
    ) -> None:
        """Takes the mentions, and whether they stand in several sources."""
        self.found, self.copies, self.several = found, copies, several
        self.mends: list[Mend] = []
        self.findings: list[Finding] = []

    def settled(self, label: str) -> Provision:
        """The one provision that all mentions of a label make."""
        first, copies = self.found[label], self.copies.get(label, ())
        if (copies or self.several) and first.heading and len(first.path) > _LETTER:
            first = self._without_repeated_heading(first)
        for copy in copies:
            first = self._joined(first, copy)
        return first

    def _joined(self, first: Provision, copy: Provision) -> Provision:
        """The first with what the copy adds; words that say something else are a finding."""
        if copy.heading and (not first.heading or len(first.path) > _LETTER):
            copy = self._without_repeated_heading(copy)
        changes: dict[str, object] = {"sources": first.sources + copy.sources}
        for field in ("heading", "text", "closing", "footnotes", "tables", "num"):
            ours, theirs = getattr(first, field), getattr(copy, field)
            if not ours and theirs:
                changes[field] = theirs
            elif theirs and _loose(ours) == _loose(theirs):
                self._drop(copy, field, f"the same words as in {first.id} before")
            elif theirs and field == "num":
                self._drop(copy, field, f"another marker of {first.id}")
            elif theirs:
                self._conflict(first, copy, field)
        changes |= _doubts(first, copy)
        changes["preamble"] = first.preamble or copy.preamble
        return msgspec.structs.replace(first, **changes)

    def _without_repeated_heading(self, mention: Provision) -> Provision:
        """A fragment's heading is often only its parent's, printed again; an item's is its own."""
        parent = Label(mention.path).parent if len(mention.num.split()) > 1 else None
        above = self._mentions(str(parent)) if parent else []
        if any(one.heading == mention.heading for one in above):
            self._drop(mention, "heading", f"the heading of {parent}, repeated")
            return msgspec.structs.replace(mention, heading=None)
        return mention

    def _mentions(self, label: str) -> list[Provision]:
        first = self.found.get(label)
        return [first, *self.copies.get(label, ())] if first else []

    def _drop(self, copy: Provision, field: str, evidence: str) -> None:
        place = copy.sources[0] if copy.sources else Span("", 0, 0, 0)
        removed = _words(getattr(copy, field))
        self.mends.append(
            Mend("duplicates", place.file, place.line, place.column, removed, "", evidence)
        )

    def _conflict(self, first: Provision, copy: Provision, field: str) -> None:
        place = copy.sources[0] if copy.sources else Span("", 0, 0, 0)
        twice = any(span.file == place.file for span in first.sources)
        mend = "Correct one of the labels" if twice else "Remove the wrong one"
        self._drop(copy, field, f"{first.id} has other words in a place that comes first")
        self.findings.append(
            finding(
                "duplicate-label" if twice else "conflicting-text",
                f"the {field} of {first.id} differs from the one given before; "
                f"the first was kept. {mend}, or change the order of the sources.",
                provision=first.id,
                file=place.file,
                line=place.line,
                column=place.column,
            )
        )


def _doubts(first: Provision, copy: Provision) -> dict[str, bool]:
    """The marks of doubt of two mentions: certain words elsewhere settle them.

    A mention without words, such as a label that only a fragment's heading implies, says nothing.
    """
    told = [one for one in (first, copy) if one.heading or one.text or one.closing]
    if not told:
        told = [one for one in (first, copy) if one.inferred or one.truncated]
    return {
        "inferred": bool(told) and all(one.inferred for one in told),
        "truncated": bool(told) and all(one.truncated for one in told),
    }


def _loose(value: object) -> object:
    """Words without what does not make a difference: white space and case at the start."""
    return "".join(value.split()) if isinstance(value, str) else value


def _words(value: object) -> str:
    """A field's words as one text, for the record: those of notes and table cells in order."""
    if isinstance(value, Footnote):
        return f"[^{value.marker}]: {value.text}"
    if isinstance(value, msgspec.Struct):
        value = msgspec.structs.astuple(value)
    if isinstance(value, tuple):
        return " ".join(map(_words, value))
    return value if isinstance(value, str) else ""
