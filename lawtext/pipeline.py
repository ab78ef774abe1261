"""The way from sources to a linked book, in one place: mend, parse, merge, link."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from lawtext.collecting import collector_paused
from lawtext.edition import Edition, load_edition
from lawtext.errors import NoLawFound
from lawtext.label import Label
from lawtext.locating import locate
from lawtext.model import Before, Book, Source


def parse_sources(sources: Sequence[Source], edition: Edition, context: str = "") -> Book:
    """One book of all sources, mended and parsed in the order that they are given.

    `context` is the label of the provision in which a fragment starts, "" to find it from the
    source. Raises BadLabel for a context that is none, NoLawFound when no source holds an
    article, an item or a definition, and what mending and parsing raise.
    """
    from lawtext.parsing import merge

    inside = str(Label.parse(context, edition.numbering)) if context else ""
    placed = [msgspec.structs.replace(s, context=inside) if inside else s for s in sources]
    with collector_paused():
        books = _parsed(placed, edition)
        book = merge(books) if books else Book(edition.name)
    if books and not book.provisions and not book.definitions:
        raise _nothing_found(sources)
    return locate(book)


def _parsed(sources: Sequence[Source], edition: Edition) -> list[Book]:
    """The book of each source; one that goes on where another stops gives it the rest."""
    from lawtext.mending import are_apart, mend, with_sheet_numbers
    from lawtext.parsing import parse_source
    from lawtext.parsing.continuing import continued, stop_of

    if len(sources) == 1 or all(source.law_text for source in sources):
        return [parse_source(mend(source, edition), edition) for source in sources]
    sources = with_sheet_numbers(sources, edition)
    books: list[Book] = []
    stops: list[Before | None] = []
    for above, source in zip((None, *sources), sources, strict=False):
        before = None
        if above and not source.law_text and not are_apart(above, source, edition):
            before = stop_of(books[-1], near=0 < above.sheet == source.sheet - 1)
        placed = msgspec.structs.replace(source, before=before)
        books.append(parse_source(mend(placed, edition), edition))
        stops.append(before)
    return continued(books, stops, edition)


def linked(book: Book, edition: Edition | None = None) -> Book:
    """The book with its citations found, resolved and related, and the findings of that."""
    from lawtext.citing import link

    return link(book, edition or load_edition(book.edition))


def _nothing_found(sources: Sequence[Source]) -> NoLawFound:
    """The error for sources in which nothing is law."""
    return NoLawFound(
        "nothing in it is an article, an item or a definition",
        file=", ".join(source.name for source in sources[:3]),
        mend="Give a page of a law book, or name the provision it is from with --context.",
    )
