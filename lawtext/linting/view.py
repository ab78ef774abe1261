"""What a rule sees: a linked book, its edition, and the book that it is held against."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from lawtext.edition import Edition
from lawtext.label import print_label, roman_value
from lawtext.model import Book, Finding, Provision, Span
from lawtext.rulebook import finding

_SIGNS = " \t.()[]…-–*#\\"


class Words(NamedTuple):
    """One field of a provision that holds running text."""

    provision: Provision
    field: str
    text: str


class View:
    """A linked book, with what several rules ask of it."""

    def __init__(self, book: Book, edition: Edition, against: Book | None = None) -> None:
        """Takes a linked book, its edition, and a linked book to compare with, if any."""
        self.book, self.edition, self.against = book, edition, against

    @cached_property
    def children(self) -> dict[str, list[Provision]]:
        """The provisions under each label, in the order of the sources."""
        under: dict[str, list[Provision]] = {}
        for provision in self.book.provisions:
            if len(provision.path) > 1:
                under.setdefault(print_label(provision.path[:-1]), []).append(provision)
        return under

    @cached_property
    def provisions(self) -> dict[str, Provision]:
        """The provisions by id."""
        return self.book.by_id()

    def parent(self, provision: Provision) -> Provision | None:
        """The provision one level up, None for an article."""
        if len(provision.path) == 1:
            return None
        return self.provisions.get(print_label(provision.path[:-1]))

    def words(self) -> Iterator[Words]:
        """Every running text of the book: texts, headings, closings and footnotes."""
        for provision in self.book.provisions:
            yield Words(provision, "text", provision.text)
            yield Words(provision, "heading", provision.heading or "")
            yield Words(provision, "closing", provision.closing)
            for note in provision.footnotes:
                yield Words(provision, "footnote", note.text)

    def report(
        self, rule: str, provision: Provision, message: str, offset: int | None = None
    ) -> Finding:
        """A finding at a provision's marker, or at a character of its text."""
        file, line, column = self._marker(provision)
        if offset is not None:
            place = self.book.place(provision.id, offset)
            file, line, column = place if place[1] else (file, line, column)
        return finding(rule, message, provision=provision.id, file=file, line=line, column=column)

    def _marker(self, provision: Provision) -> tuple[str, int, int]:
        """Where a provision starts, or what it stands in when it has no place of its own."""
        found: Provision | None = provision
        while found is not None and not found.sources:
            found = self.parent(found)
        span = found.sources[0] if found else Span("", 0, 0, 0)
        return span.file, span.line, span.column


def is_item(provision: Provision) -> bool:
    """Whether a provision stands in a list, by its own marker, and is no fragment of its own."""
    return len(provision.path) > 1 and provision.num.strip(_SIGNS) == provision.path[-1]


def rank(provision: Provision) -> int:
    """The number that a provision's marker stands for: 2 for `B.`, `2.`, `(b)` and `(ii)`."""
    part = provision.path[-1]
    if part.isdecimal():
        return int(part)
    if len(provision.path) > 4:
        return roman_value(part)
    return ord(part[0].lower()) - ord("a") + 1
