"""The book cut into pages of short lines: words cut at line ends, running heads, page numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from lawtext.model import Book
from tests.messes.cutting import wrap
from tests.messes.layout import article_lines, write
from tests.messes.tree import articles

if TYPE_CHECKING:
    from fpdf import FPDF

HEAD = "Handboek voor de speeltafel"
WIDTH, HEIGHT, FIRST_PAGE = 66, 38, 11
SYMBOLS = {"♣": "\xa7", "♦": "\xa8", "♥": "\xa9", "♠": "\xaa", "\N{MINUS SIGN}": "-"}
_SYMBOL = re.compile(f"([{''.join(SYMBOLS)}])")


def break_to_text_pages(book: Book, folder: Path) -> list[Path]:
    """One text file: each page starts with the running head and the page number."""
    lines = [
        line
        for number, page in enumerate(pages(book), FIRST_PAGE)
        for line in (HEAD, str(number), *page)
    ]
    return [write(folder, "handboek.txt", lines)]


def break_to_pdf(book: Book, folder: Path) -> list[Path]:
    """A PDF file: the running head at the top of each page, its number at the foot."""
    from fpdf import FPDF

    document = FPDF(format=(148, 210))
    document.core_fonts_encoding = "cp1252"
    document.set_auto_page_break(False)
    document.set_creation_date(datetime(2017, 8, 1, tzinfo=UTC))
    for number, page in enumerate(pages(book), FIRST_PAGE):
        document.add_page()
        document.set_font("Helvetica", "I", 8)
        document.text(15, 10, HEAD)
        for row, line in enumerate(page):
            _draw(document, line, 18 + row * 4.6)
        document.text(72, 202, str(number))
    path = folder / "handboek.pdf"
    document.output(str(path))
    return [path]


def _draw(document: FPDF, line: str, top: float) -> None:
    """One line of text; suits and the minus sign come from the Symbol font, as Word takes them."""
    left = 15.0
    for piece in _SYMBOL.split(line):
        symbol = piece in SYMBOLS
        document.set_font("Symbol" if symbol else "Helvetica", "", 9)
        shown = SYMBOLS.get(piece, piece)
        document.text(left, top, shown)
        left += document.get_string_width(shown)


def pages(book: Book) -> Iterator[list[str]]:
    """The lines of each page."""
    lines = [
        line
        for article in articles(book)
        for paragraph in article_lines(article)
        for line in wrap(paragraph, WIDTH)
    ]
    for start in range(0, len(lines), HEIGHT):
        yield lines[start : start + HEIGHT]
