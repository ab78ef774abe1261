"""Every article in another hand: markers, breaks, indents and heads drawn by lot for each.

The other messes show one way of breaking at a time; here they meet, and with them the small
liberties that people take: `a)` for `(a)`, `Art. 16 - Title`, blank lines, hard wraps.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import wrap
from typing import NamedTuple

from lawtext.model import Book
from tests.messes.layout import file_name, write
from tests.messes.tree import Item, additions, articles, closing, marker, paragraphs


class Hand(NamedTuple):
    """How one article is written."""

    head: str
    mark: Callable[[Item, int], str]
    indent: str
    blank: bool
    width: int


def _right(item: Item, _index: int) -> str:
    return marker(item)


def _half_open(item: Item, _index: int) -> str:
    """`C.`, `2.`, `a)`, `i)`."""
    return marker(item).removeprefix("(")


def _closed(item: Item, _index: int) -> str:
    """`C)`, `2)`, `a)`, `i)`."""
    return f"{item.number})"


def _dotted(item: Item, _index: int) -> str:
    """`C.`, `2.`, `a.`, `i.`."""
    return f"{item.number}."


def _long(item: Item, _index: int) -> str:
    """`C.`, `C2.`, `(a)`: a number with its letter."""
    return "".join(item.provision.path[1:3]) + "." if item.level == 2 else marker(item)


def _dash(_item: Item, _index: int) -> str:
    return "-"


def _dot(_item: Item, _index: int) -> str:
    return "•"


def _counted(_item: Item, index: int) -> str:
    return f"{index + 1}."


HEADS = (
    "ARTIKEL {number}\n{heading}",
    "ARTIKEL {number} {heading}",
    "ARTIKEL {number} - {heading}",
    "Artikel {number}. {heading}",
    "Artikel {number}\n\n{heading}",
    "Art. {number} {heading}",
    "Artikel {number}: {heading}",
)
MARKS = (_right, _right, _half_open, _closed, _dotted, _long, _dash, _dash, _dot, _counted)
INDENTS = ("", "", "  ", "   ", "\t")
WIDTHS = (0, 0, 60, 76)


def break_in_many_hands(book: Book, folder: Path) -> list[Path]:
    """A text file for each article, each written by another hand."""
    return _written(book, folder, 1)


def break_in_other_hands(book: Book, folder: Path) -> list[Path]:
    """The same with other lots."""
    return _written(book, folder, 2)


def _written(book: Book, folder: Path, seed: int) -> list[Path]:
    chance = random.Random(seed)
    return [
        write(folder, file_name(article), list(article_lines(article, drawn(chance))))
        for article in articles(book)
    ]


def drawn(chance: random.Random) -> Hand:
    """A hand by lot. Bullets and counted items keep their indents or lose them."""
    return Hand(
        chance.choice(HEADS),
        chance.choice(MARKS),
        chance.choice(INDENTS),
        chance.random() < 0.3,
        chance.choice(WIDTHS),
    )


def article_lines(article: Item, hand: Hand) -> Iterator[str]:
    """The lines of an article in a hand."""
    heading = article.provision.heading or ""
    yield from hand.head.format(number=article.number, heading=heading).rstrip(" -:").split("\n")
    for text in [*paragraphs(article), *additions(article)]:
        yield from _wrapped(text, hand, "")
    for index, item in enumerate(article.items):
        yield from _item(item, hand, index)
    for text in closing(article):
        yield from _wrapped(text, hand, "")


def _item(item: Item, hand: Hand, index: int) -> Iterator[str]:
    if hand.blank:
        yield ""
    indent = hand.indent * (item.level - 1)
    own = ([item.provision.heading] if item.provision.heading else []) + paragraphs(item)
    yield from _wrapped(f"{hand.mark(item, index)} {own[0] if own else ''}".rstrip(), hand, indent)
    for text in [*own[1:], *additions(item)]:
        yield from _wrapped(text, hand, indent)
    for number, child in enumerate(item.items):
        yield from _item(child, hand, number)
    for text in closing(item):
        yield from _wrapped(text, hand, indent)


def _wrapped(text: str, hand: Hand, indent: str) -> list[str]:
    if not hand.width or text.startswith("|"):
        return [indent + text]
    lines = wrap(text, hand.width, break_long_words=False, break_on_hyphens=False)
    return [indent + line for line in lines]
