"""All markers became `-`, as on a page whose list numbers were drawn by the browser."""

from __future__ import annotations

from pathlib import Path

from lawtext.model import Book
from tests.messes.layout import article_lines, file_name, write
from tests.messes.tree import Item, articles


def _bullet(_item: Item, _index: int) -> str:
    return "-"


def break_to_bullets(book: Book, folder: Path) -> list[Path]:
    """A text file for each article, every item at the same depth."""
    return [
        write(folder, file_name(article), list(article_lines(article, _bullet)))
        for article in articles(book)
    ]


def break_book_to_bullets(book: Book, folder: Path) -> list[Path]:
    """The whole book in one text file."""
    lines = [line for article in articles(book) for line in article_lines(article, _bullet)]
    return [write(folder, "spelregels.txt", lines)]
