"""The book as the pop-ups of a web page: fragments out of order, some twice, a template line."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

from lawtext.model import Book
from tests.messes.layout import article_lines, head_lines, item_lines, own_lines, printed, write
from tests.messes.tree import Item, articles, closing, marker, paragraphs

TEMPLATE = (
    "Hierbij mag de partner van deze speler alsnog kiezen wat hij wil, "
    "mits hij zich houdt aan artikel 16C2."
)
PAGES, COPIES = 6, 40


def break_to_popups(book: Book, folder: Path) -> list[Path]:
    """Six pages of pop-ups: whole articles, single items, and copies of some of them."""
    chance = random.Random(2017)
    pieces = [piece for article in articles(book) for piece in _pieces(article)]
    singles = [
        _single(item, letter.provision.heading)
        for article in articles(book)
        for letter in article.items
        for item in letter.items
        if letter.provision.heading and not item.items
    ]
    pieces += chance.sample(singles, COPIES)
    chance.shuffle(pieces)
    return [
        write(folder, f"pagina-{page + 1}.txt", [line for p in pieces[page::PAGES] for line in p])
        for page in range(PAGES)
    ]


def _pieces(article: Item) -> Iterator[list[str]]:
    """The pop-ups of one article: all of it in one, or one for its head and each letter."""
    if int(article.number) % 3 == 0 or article.provision.closing:
        yield ["", *article_lines(article)]
        return
    yield ["", *head_lines(article)]
    for item in article.items:
        yield _popup(item)


def _popup(item: Item) -> list[str]:
    """A fragment headed by its label, then its letter with heading or text, and its list."""
    lines = ["", f"Artikel {item.provision.id}", "", *own_lines(item, f"{marker(item)} ")]
    if item.items:
        lines.append("")
    for child in item.items:
        template = "" if child is item.items[-1] else TEMPLATE
        lines += [*item_lines(child, marker(child), printed), f"   {template}", "   "]
    return lines + closing(item)


def _single(item: Item, heading: str | None) -> list[str]:
    """A second pop-up for one item: `C2.` with the heading of its letter, then its text."""
    label = "".join(item.provision.path[1:])
    return ["", f"Artikel {item.provision.id}", "", f"{label}.  {heading or ''}", *paragraphs(item)]
