"""Titles and bodies are numbered as if they were items of one list: title 1, body 2, title 3."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from lawtext.model import Book
from tests.messes.layout import file_name, head_lines, item_lines, printed, write
from tests.messes.tree import Item, additions, articles, closing, paragraphs


def break_alternating(book: Book, folder: Path) -> list[Path]:
    """A text file for each article; a title without a body of its own is followed by its items."""
    return [write(folder, file_name(article), list(_lines(article))) for article in articles(book)]


def _lines(article: Item) -> Iterator[str]:
    yield from head_lines(article)
    number = 0
    for item in article.items:
        bodies = paragraphs(item)
        for entry in [item.provision.heading, *bodies[:1]]:
            if entry:
                number += 1
                yield f"{number}. {entry}"
        yield from bodies[1:]
        yield from additions(item)
        for index, child in enumerate(item.items):
            yield from item_lines(child, f"{index + 1}.", printed)
        yield from closing(item)
    yield from closing(article)
