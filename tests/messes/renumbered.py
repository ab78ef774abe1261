"""Outer items became numbers, so that they look like the items below them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from lawtext.model import Book
from tests.messes.layout import Marker, article_lines, file_name, printed, write
from tests.messes.tree import Item, articles


def _outer(item: Item, index: int) -> str:
    return f"{index + 1}." if item.level == 1 else printed(item, index)


def _every(_item: Item, index: int) -> str:
    return f"{index + 1}."


def break_outer_numbers(book: Book, folder: Path) -> list[Path]:
    """A, B and C became 1, 2 and 3; the markers below them stayed."""
    return _written(book, folder, _outer)


def break_all_numbers(book: Book, folder: Path) -> list[Path]:
    """Every list of every level is numbered from 1."""
    return _written(book, folder, _every)


def _written(book: Book, folder: Path, mark: Marker) -> list[Path]:
    return [
        write(folder, file_name(article), list(_spaced(article_lines(article, mark))))
        for article in articles(book)
    ]


def _spaced(lines: Iterator[str]) -> Iterator[str]:
    """The lines with blank ones around the heading, as a page that was saved as text has."""
    for number, line in enumerate(lines):
        yield line
        if number < 2:
            yield ""
