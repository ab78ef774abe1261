"""The way from sources to a linked book, in one place: mend, parse, merge, link."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from lawtext.collecting import collector_paused
from lawtext.edition import Edition, load_edition
from lawtext.errors import NoLawFound
from lawtext.label import Label
from lawtext.locating import locate
from lawtext.model import Book, Source


def parse_sources(sources: Sequence[Source], edition: Edition, context: str = "") -> Book:
    """One book of all sources, mended and parsed in the order that they are given.

    `context` is the label of the provision in which a fragment starts, "" to find it from the
    source. Raises BadLabel for a context that is none, NoLawFound when no source holds an
    article, an item or a definition, and what mending and parsing raise.
    """
    from lawtext.mending import mend
    from lawtext.parsing import merge, parse_source

    inside = str(Label.parse(context, edition.numbering)) if context else ""
    placed = (msgspec.structs.replace(s, context=inside) if inside else s for s in sources)
    with collector_paused():
        books = [parse_source(mend(source, edition), edition) for source in placed]
        book = merge(books) if books else Book(edition.name)
    if books and not book.provisions and not book.definitions:
        raise _nothing_found(sources)
    return locate(book)


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
