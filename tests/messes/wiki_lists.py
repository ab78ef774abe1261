"""The book as the source of wiki pages whose items are lists of the wiki, one `#` a level."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from lawtext.model import Book
from tests.messes.layout import file_name, write
from tests.messes.tree import Item, additions, articles, closing, paragraphs


def break_to_wiki_lists(book: Book, folder: Path) -> list[Path]:
    """A page for each article: `== … ==` headings, and `#` for each item, one a level."""
    return [
        write(folder, file_name(article, ".wiki"), list(_article(article)))
        for article in articles(book)
    ]


def _article(article: Item) -> Iterator[str]:
    heading = article.provision.heading
    yield f"== Artikel {article.number}{f' - {heading}' if heading else ''} =="
    yield from [*paragraphs(article), *additions(article)]
    for item in article.items:
        yield from _item(item)
    yield from closing(article)


def _item(item: Item) -> Iterator[str]:
    """An item; what else belongs to it is indented by a colon in the place of its last `#`."""
    signs = "#" * item.level
    under = f"{signs[1:]}#: "
    heading = [f"'''{item.provision.heading}'''"] if item.provision.heading else []
    own = [*heading, *paragraphs(item)]
    yield f"{signs} {own[0] if own else ''}".rstrip()
    for line in [*own[1:], *additions(item)]:
        yield line if line.startswith("|") else under + line
    for child in item.items:
        yield from _item(child)
    yield from (under + line for line in closing(item))
