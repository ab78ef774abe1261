"""The book as a printer makes it: heads that change from page to page, notes at the foot."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from lawtext.model import Book
from tests.messes.cutting import wrap
from tests.messes.layout import article_lines, write
from tests.messes.tree import articles, notes, walk

WIDTH, HEIGHT, FIRST_PAGE = 72, 44, 8
LEFT, RIGHT = "{page}    Spelregels voor wedstrijdbridge", "Artikel {article}    {page}"


def break_to_printed_pages(book: Book, folder: Path) -> list[Path]:
    """One text file with form feeds: left and right heads differ, footnotes stand at the foot."""
    pages: list[str] = []
    for page, (article, lines) in enumerate(_pages(book), FIRST_PAGE):
        head = (LEFT if page % 2 == 0 else RIGHT).format(page=page, article=article)
        pages.append("\n".join([head, "", *lines]))
    return [write(folder, "druk.txt", "\n\f".join(pages).split("\n"))]


def break_to_loose_pages(book: Book, folder: Path) -> list[Path]:
    """The same, each page a file of its own."""
    return [
        write(folder, f"blad-{page}.txt", [f"{page}", *lines])
        for page, (_, lines) in enumerate(_pages(book), FIRST_PAGE)
    ]


def _pages(book: Book) -> Iterator[tuple[str, list[str]]]:
    """The first article and the lines of each page, its footnotes last."""
    first = "1"
    page: list[str] = []
    foot: list[str] = []
    for article in articles(book):
        bodies = [note for item in walk(article) for note in notes(item)]
        for paragraph in article_lines(article):
            if paragraph in bodies:
                foot += wrap(paragraph, WIDTH)
                continue
            for line in wrap(paragraph, WIDTH):
                page.append(line)
                if len(page) + len(foot) >= HEIGHT:
                    yield first, [*page, *foot]
                    first, page, foot = article.number, [], []
    yield first, [*page, *foot]
