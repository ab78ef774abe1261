"""Lays an article out as the lines of a plain page, with markers of the caller's choice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from tests.messes.tree import Item, additions, closing, marker, paragraphs

Marker = Callable[[Item, int], str]


def printed(item: Item, _index: int) -> str:
    """The right marker."""
    return marker(item)


def article_lines(article: Item, mark: Marker = printed) -> Iterator[str]:
    """The lines of an article: its head, then its items."""
    yield from head_lines(article)
    yield from _items(article, mark)


def head_lines(article: Item) -> Iterator[str]:
    """The lines before the first item: number, heading on the next line, preamble."""
    yield f"ARTIKEL {article.provision.id}"
    if article.provision.heading:
        yield article.provision.heading
    yield from paragraphs(article)
    yield from additions(article)


def item_lines(item: Item, mark: str, below: Marker) -> Iterator[str]:
    """The lines of an item and of what is below it."""
    yield from own_lines(item, mark)
    yield from _items(item, below)


def own_lines(item: Item, mark: str) -> Iterator[str]:
    """The lines of an item without those below it: marker, heading, text, tables, notes."""
    own = ([item.provision.heading] if item.provision.heading else []) + paragraphs(item)
    first, *more = own or [""]
    yield f"{mark} {first}".rstrip()
    yield from more
    yield from additions(item)


def _items(parent: Item, mark: Marker) -> Iterator[str]:
    for index, item in enumerate(parent.items):
        yield from item_lines(item, mark(item, index), mark)
    yield from closing(parent)


def write(folder: Path, name: str, lines: list[str], line_end: str = "\n") -> Path:
    """A text file of these lines; its path."""
    path = folder / name
    path.write_text(line_end.join([*lines, ""]), encoding="utf-8", newline="")
    return path


def file_name(article: Item, suffix: str = ".txt") -> str:
    """The name of a file that holds one article."""
    return f"artikel-{article.provision.id}{suffix}"
