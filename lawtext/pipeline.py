"""The way from sources to a linked book, in one place: mend, parse, merge, link."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from lawtext.edition import Edition, load_edition
from lawtext.label import Label
from lawtext.model import Book, Source


def parse_sources(sources: Iterable[Source], edition: Edition, context: str = "") -> Book:
    """One book of all sources, mended and parsed in the order that they are given.

    `context` is the label of the provision in which a fragment starts, "" to find it from the
    source. Raises BadLabel for a context that is none, and what mending and parsing raise.
    """
    from lawtext.mending import mend  # noqa: PLC0415
    from lawtext.parsing import merge, parse_source  # noqa: PLC0415

    inside = str(Label.parse(context, edition.numbering)) if context else ""
    placed = (msgspec.structs.replace(s, context=inside) if inside else s for s in sources)
    books = [parse_source(mend(source, edition), edition) for source in placed]
    return merge(books) if books else Book(edition.name)


def linked(book: Book, edition: Edition | None = None) -> Book:
    """The book with its citations found, resolved and related, and the findings of that."""
    from lawtext.citing import link  # noqa: PLC0415

    return link(book, edition or load_edition(book.edition))
