"""The book as web pages without lists: paragraphs, line breaks and hard spaces."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path

from lawtext.model import Book
from tests.messes.layout import file_name
from tests.messes.tree import Item, articles, closing, marker, notes, paragraphs, rows

_PAGE = """<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8">
<title>Spelregels - artikel {number}</title></head>
<body><div id="menu"><a href="index.html">Home</a> | <a href="zoek.html">Zoeken</a></div>
<div class="content">
{lines}
</div>
<div id="footer"><a href="index.html">Terug naar het overzicht</a></div>
</body></html>
"""


def break_to_paragraphs(book: Book, folder: Path) -> list[Path]:
    """A page for each article: `<p>` for every line, levels only as hard spaces, bold titles."""
    return _written(book, folder, "<p>{}</p>")


def break_to_line_breaks(book: Book, folder: Path) -> list[Path]:
    """A page for each article: one block of text with `<br>` at each end of a line."""
    return _written(book, folder, "{}<br>")


def break_to_divisions(book: Book, folder: Path) -> list[Path]:
    """A page for each article: a `<div>` and `<span>` around everything, markers on their own."""
    return _written(book, folder, '<div class="r"><span>{}</span></div>', "</span> <span>")


def _written(book: Book, folder: Path, line: str, joint: str = " ") -> list[Path]:
    paths: list[Path] = []
    for article in articles(book):
        lines = "\n".join(line.format(text) for text in _lines(article, joint))
        path = folder / file_name(article, ".htm")
        path.write_text(_PAGE.format(number=article.number, lines=lines), encoding="utf-8")
        paths.append(path)
    return paths


def _lines(article: Item, joint: str) -> Iterator[str]:
    heading = article.provision.heading
    yield f"<strong>ARTIKEL {article.number}{f' {escape(heading)}' if heading else ''}</strong>"
    yield from map(escape, _below(article, paragraphs(article)))
    for item in article.items:
        yield from _item(item, joint)
    yield from map(escape, closing(article))


def _item(item: Item, joint: str) -> Iterator[str]:
    indent = "&nbsp;" * 4 * (item.level - 1)
    own = list(map(escape, paragraphs(item)))
    heading = item.provision.heading
    first = f"<strong>{escape(heading)}</strong>" if heading else own.pop(0) if own else ""
    yield f"{indent}{marker(item)}{joint}{first}"
    yield from (indent + text for text in _below(item, own))
    for child in item.items:
        yield from _item(child, joint)
    yield from (indent + escape(text) for text in closing(item))


def _below(item: Item, texts: list[str]) -> list[str]:
    tables = [line for table in item.provision.tables for line in rows(table)]
    return [*texts, *tables, *notes(item)]
