"""A whole book as JSON, in the shape of the contract of the command line."""

from __future__ import annotations

import msgspec

from lawtext.model import Book, report


def book_json(book: Book) -> str:
    """The book as indented JSON: what `lawtext parse --format json` prints."""
    return msgspec.json.format(msgspec.json.encode(report(book)), indent=2).decode() + "\n"
