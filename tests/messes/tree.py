"""A clean book as a tree, and the pieces of a page that the messes have in common."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from lawtext.label import levels_of
from lawtext.model import Book, Provision, Table

_REFERENCE = re.compile(r"\s*\[\^([^\]\s]+)\]")


class Item(NamedTuple):
    """A provision with the items below it."""

    provision: Provision
    items: tuple[Item, ...]

    @property
    def number(self) -> str:
        """The last part of the label."""
        return self.provision.path[-1]

    @property
    def level(self) -> int:
        """The level of the last part, 0 for an article."""
        return levels_of(self.provision.path)[-1]


def articles(book: Book) -> list[Item]:
    """The articles of a book, each with its items."""
    below: dict[tuple[str, ...], list[Provision]] = {}
    for provision in book.provisions:
        below.setdefault(provision.path[:-1], []).append(provision)

    def grown(provision: Provision) -> Item:
        return Item(provision, tuple(map(grown, below.get(provision.path, ()))))

    return [grown(provision) for provision in below[()]]


def walk(item: Item) -> Iterator[Item]:
    """An item and all below it, in the order of the book."""
    yield item
    for child in item.items:
        yield from walk(child)


def marker(item: Item) -> str:
    """The marker as a law book prints it: `C.`, `2.`, `(b)`, `(i)`."""
    return f"{item.number}." if item.level < 3 else f"({item.number})"


def words(text: str) -> str:
    """A text with its footnote references in the form of a printed page: ` 1)`."""
    return _REFERENCE.sub(r" \1)", text)


def paragraphs(item: Item) -> list[str]:
    """The paragraphs of an item's own text."""
    return [words(block) for block in item.provision.text.split("\n\n") if block]


def notes(item: Item) -> list[str]:
    """The bodies of an item's footnotes, as a page prints them under the item."""
    return [f"{note.marker}) {note.text}" for note in item.provision.footnotes]


def rows(table: Table) -> list[str]:
    """A table as lines with strokes between the cells."""
    cells = [table.header, *table.rows] if table.header else list(table.rows)
    return ["| " + " | ".join(row) + " |" for row in cells]


def additions(item: Item) -> list[str]:
    """What stands under an item's text: its tables and footnotes."""
    tables = [line for table in item.provision.tables for line in rows(table)]
    return [*tables, *notes(item)]


def closing(item: Item) -> list[str]:
    """The paragraphs behind an item's last item."""
    return [words(block) for block in item.provision.closing.split("\n\n") if block]
