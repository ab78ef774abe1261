"""The book as the source of wiki pages, with the frame of the site around each."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from lawtext.model import Book
from tests.messes.layout import file_name, write
from tests.messes.tree import Item, additions, articles, closing, marker, paragraphs

_CITATION = re.compile(r"\bartikel (\d{1,2}[A-Z]?\d?)\b(?!\()")
_TOP = (
    "Uit Spelregels voor de speeltafel",
    "Ga naar: navigatie, zoeken",
    "(wijz) ← Oudere versie | Huidige versie (wijz) | Nieuwere versie → (wijz)",
)
_BOTTOM = ("<!--- --->", "[[Categorie:Spelregels]]", "Terug naar geopende artikel", ".")


def break_to_wiki(book: Book, folder: Path) -> list[Path]:
    """A page for each article: bold headings, links around citations, `<br />`, site chrome."""
    return [
        write(folder, file_name(article, ".wiki"), [*_TOP, "", *_article(article), "", *_BOTTOM])
        for article in articles(book)
    ]


def _article(article: Item) -> Iterator[str]:
    heading = article.provision.heading
    yield f"'''ARTIKEL {article.number}{f' {heading}' if heading else ''}'''<br />"
    yield from _broken([*paragraphs(article), *additions(article)])
    for item in article.items:
        yield ""
        yield from _item(item)
    yield from _broken(closing(article))


def _item(item: Item) -> Iterator[str]:
    own = paragraphs(item)
    if item.provision.heading:
        yield f"'''{marker(item)} {item.provision.heading}'''<br />"
    else:
        yield f"{marker(item)} {_linked(own.pop(0)) if own else ''}".rstrip() + "<br />"
    yield from _broken([*own, *additions(item)])
    for child in item.items:
        yield from _item(child)
    yield from _broken(closing(item))


def _broken(lines: list[str]) -> Iterator[str]:
    for line in lines:
        yield line if line.startswith("|") else f"{_linked(line)}<br />"


def _linked(text: str) -> str:
    """The text with every plain citation of an article as a link of the wiki."""
    return _CITATION.sub(r"[[Spelregels:2017:\1|artikel \1]]", text)
