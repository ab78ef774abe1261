"""The public verbs: what a program calls, in the order in which the data flows.

`lawtext.link(lawtext.parse("page.html", edition="nl-2017"))` is a linked book, and
`lawtext.build(book, "site")` puts it online.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from lawtext.edition import Edition, load_edition
from lawtext.model import Book, Citation, Finding, Source

if TYPE_CHECKING:
    from lawtext.comparing import Comparison
    from lawtext.stubs import Stubs

Readable = str | Path | Source | Sequence[Source]


def read(*sources: str | Path) -> tuple[Source, ...]:
    """The sources as lines: files, folders (read in natural order) and `-`, standard input.

    Raises UnreadableSource for what cannot be read and MissingExtra for a form whose package
    is not installed.
    """
    from lawtext.reading import read as read_files

    return read_files(*sources)


def mend(source: Source, edition: str | Edition = "nl-2017") -> Source:
    """The source as law text, with every change recorded in its `mends`."""
    from lawtext.mending import mend as mend_source

    return mend_source(source, _edition(edition))


def parse(text_or_source: Readable, edition: str | Edition = "nl-2017", context: str = "") -> Book:
    """The book that a text or source holds, mended where that was needed.

    Takes a text, a path (a `Path`, or a string without line ends that names a file or folder),
    or what `read` gives; `context` is the label in which a fragment starts. Raises NoLawFound
    when nothing in it is law, and other kinds of LawtextError with the place.
    """
    from lawtext.pipeline import parse_sources

    return parse_sources(_sources(text_or_source), _edition(edition), context)


def link(book: Book, edition: str | Edition | None = None) -> Book:
    """The book with its citations: found, resolved to provisions, and related to them."""
    from lawtext.pipeline import linked

    return linked(book, _edition(edition or book.edition))


def load(edition: str | Path | Edition = "nl-2017") -> Book:
    """The linked book of an edition's folder, by its name in the corpus or its path."""
    from lawtext.corpus import load as load_book

    chosen = edition if isinstance(edition, Edition) else load_edition(edition)
    return link(load_book(chosen), chosen)


def cite(
    text: str, from_label: str | None = None, edition: str | Edition = "nl-2017"
) -> tuple[Citation, ...]:
    """The citations of a text that stands in the provision `from_label` (None for nowhere)."""
    from lawtext.citing import cite as cite_text

    return cite_text(text, from_label, _edition(edition))


def lint(
    book: Book,
    edition: str | Edition | None = None,
    against: Book | None = None,
    *,
    partial: bool = False,
) -> tuple[Finding, ...]:
    """Everything that is doubtful or wrong in a linked book, compared with `against` if given.

    With `partial` the book is a draft of some articles, and no other article counts as missing.
    """
    from lawtext.linting import lint as lint_book

    return lint_book(book, _edition(edition or book.edition), against, partial=partial)


def build(
    books: Book | Iterable[Book], out: str | Path, editions: Iterable[str | Path | Edition] = ()
) -> None:
    """Write the online law book of linked books into the folder `out`, all of it or nothing.

    `editions` gives, book by book, where its settings are: a name, a folder or an edition; without
    it the editions that the books name.
    """
    from lawtext.book import build_site

    chosen = [books] if isinstance(books, Book) else list(books)
    named = list(editions) or [book.edition for book in chosen]
    loaded = [one if isinstance(one, Edition) else load_edition(one) for one in named]
    build_site(chosen, loaded, Path(out))


def stub(book: Book, edition: str | Edition | None = None) -> Stubs:
    """The provisions of a linked book as data for a rules engine."""
    from lawtext.stubs import stub as stub_book

    return stub_book(book, _edition(edition or book.edition))


def compare(first: Book, second: Book) -> Comparison:
    """What differs between two linked books, provision by provision."""
    from lawtext.comparing import compare as compare_books

    return compare_books(first, second)


def fmt(book: Book) -> str:
    """The book as law text; `parse(fmt(book)) == book`."""
    from lawtext.formatting import format_book

    return format_book(book)


def _edition(edition: str | Edition) -> Edition:
    return edition if isinstance(edition, Edition) else load_edition(edition)


def _sources(given: Readable) -> Sequence[Source]:
    """The sources that a caller means by a text, a path or sources."""
    if isinstance(given, Source):
        return [given]
    if isinstance(given, Path) or (isinstance(given, str) and _names_a_file(given)):
        return read(given)
    if isinstance(given, str):
        from lawtext.reading import read_text

        return [read_text(given)]
    return given


def _names_a_file(text: str) -> bool:
    """Whether a string is the path of something there, not a text."""
    try:
        return "\n" not in text and len(text) < 4096 and Path(text).exists()
    except (OSError, ValueError):
        return False
