"""The book as saved web pages with nested lists, in the three ways in which people write them."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import NamedTuple

from lawtext.model import Book, Table
from tests.messes.layout import file_name
from tests.messes.tree import Item, articles, closing, notes, paragraphs


class Style(NamedTuple):
    """The tag that opens the list of each level, from the capital letters on."""

    opening: tuple[str, str, str, str]

    def open(self, level: int) -> str:
        """The start tag of a list of a level."""
        return self.opening[level - 1]

    def close(self, level: int) -> str:
        """The end tag of a list of a level."""
        return f"</{self.opening[level - 1][1:3]}>"


TYPED = Style(('<ol type="A">', "<ol>", '<ol type="a">', '<ol type="i">'))
UNTYPED = Style(("<ol>",) * 4)
BULLETED = Style(("<ul>",) * 4)
_ENTITIES = str.maketrans({"é": "&eacute;", "ë": "&euml;", "–": "&ndash;", "ó": "&#243;"})
_PAGE = """<!DOCTYPE html>
<html lang="nl"><head><meta charset="utf-8"><title>Artikel {number}</title>
<style>li {{ margin: 1em }}</style><script>var artikel = "{number}. Menu";</script></head>
<body><nav><ul><li><a href="/">Home</a></li><li><a href="/zoeken">Zoeken</a></li></ul></nav>
<main>
{article}
</main>
<footer><a href="#top">Naar boven</a></footer></body></html>
"""


def break_to_typed_lists(book: Book, folder: Path) -> list[Path]:
    """`<ol type="A">` and so on: the browser draws the right markers."""
    return _written(book, folder, TYPED)


def break_to_untyped_lists(book: Book, folder: Path) -> list[Path]:
    """`<ol>` at every level: each list is numbered from 1."""
    return _written(book, folder, UNTYPED)


def break_to_bullet_lists(book: Book, folder: Path) -> list[Path]:
    """`<ul>` at every level: only the depth of an item is left."""
    return _written(book, folder, BULLETED)


def break_to_alternating_lists(book: Book, folder: Path) -> list[Path]:
    """`<ol>` in which the titles and the bodies of the capital letters are items of one list."""
    return _written(book, folder, UNTYPED, alternating=True)


def _written(book: Book, folder: Path, style: Style, *, alternating: bool = False) -> list[Path]:
    paths: list[Path] = []
    for article in articles(book):
        lines = "\n".join(_article(article, style, alternating))
        path = folder / file_name(article, ".html")
        path.write_text(_PAGE.format(number=article.number, article=lines), encoding="utf-8")
        paths.append(path)
    return paths


def _article(article: Item, style: Style, alternating: bool) -> Iterator[str]:
    yield f"<h2>Artikel {article.number}</h2>"
    if article.provision.heading:
        yield f"<h3>{_entities(article.provision.heading)}</h3>"
    yield from (f"<p>{_entities(text)}</p>" for text in paragraphs(article))
    yield from _additions(article)
    yield from _alternating(article, style) if alternating else _list(article, style)


def _alternating(article: Item, style: Style) -> Iterator[str]:
    """The list of an article with its titles as items, and closings below it."""
    if article.items:
        yield "<ol>"
        for item in article.items:
            if item.provision.heading:
                yield f"<li>{_entities(item.provision.heading)}</li>"
            yield "<li>"
            yield from _texts(item)
            yield from _list(item, style)
            yield "</li>"
        yield "</ol>"
    yield from (f"<p>{_entities(text)}</p>" for text in closing(article))


def _list(parent: Item, style: Style) -> Iterator[str]:
    if parent.items:
        level = parent.items[0].level
        yield style.open(level)
        for item in parent.items:
            yield "<li>"
            yield from _item(item, style)
            yield "</li>"
        yield style.close(level)
    yield from (f"<p>{_entities(text)}</p>" for text in closing(parent))


def _item(item: Item, style: Style) -> Iterator[str]:
    if item.provision.heading:
        yield f"<b>{_entities(item.provision.heading)}</b><br>"
    yield from _texts(item)
    yield from _list(item, style)


def _texts(item: Item) -> Iterator[str]:
    yield "<br><br>".join(map(_entities, paragraphs(item)))
    yield from _additions(item)


def _additions(item: Item) -> Iterator[str]:
    for table in item.provision.tables:
        yield from _table(table)
    yield from (f"<p>{_entities(note)}</p>" for note in notes(item))


def _table(table: Table) -> Iterator[str]:
    yield "<table>"
    if table.header:
        yield "<tr>" + "".join(f"<th>{_entities(cell)}</th>" for cell in table.header) + "</tr>"
    for row in table.rows:
        yield "<tr>" + "".join(f"<td>{_entities(cell)}</td>" for cell in row) + "</tr>"
    yield "</table>"


def _entities(text: str) -> str:
    """A text with entities for the letters that old editors wrote so, and hard spaces."""
    return escape(text).translate(_ENTITIES).replace("artikel ", "artikel&nbsp;")
