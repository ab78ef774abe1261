"""Prints a book as law text, the canonical form of docs/law-text.md."""

from __future__ import annotations

from lawtext.edition import Edition, load_edition
from lawtext.formatting.pages import Printer
from lawtext.model import Book

__all__ = ["format_book"]


def format_book(book: Book, edition: Edition | None = None) -> str:
    """The law text of a book: `parse(format_book(book)) == book`.

    Takes a book whose texts have single spaces between words, as parsing gives them, and its
    edition, which may be left out for one of the corpus. Raises UnknownEdition otherwise.
    """
    printer = Printer(book, (edition or load_edition(book.edition)).language)
    return "\n".join(printer.lines()) + "\n"
