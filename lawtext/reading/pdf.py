"""A PDF with a text layer as lines: one column, with pages, indents, margins and bold lines."""

from __future__ import annotations

import io
from collections.abc import Iterator
from itertools import pairwise
from statistics import median

from lawtext.errors import LawtextError, MissingExtra, UnreadableSource
from lawtext.model import Line, Source
from lawtext.reading.pdf_page import Row, page_rows
from lawtext.reading.printed import Printer

# How many times the usual distance of lines parts paragraphs, and parts a head from its page.
_PARAGRAPH_GAP, _MARGIN_GAP = 1.4, 1.7
_MARGIN_ZONE = 0.08
_UNREADABLE = "(cid:"


def read_pdf(data: bytes, name: str) -> Source:
    """The source that a PDF is; a line's number counts the lines of the whole file.

    Takes the bytes and the name to report. Raises UnreadableSource for a broken or encrypted
    file and for one without a text layer, and MissingExtra without pdfplumber.
    """
    printer = Printer(name, "pdf")
    pages = list(_pages(data, printer))
    rows = [row for page in pages for row in page]
    if not rows:
        raise UnreadableSource(
            "the PDF has no text layer, only pictures",
            mend="Run text recognition over it first, for example with ocrmypdf.",
            file=name,
        )
    _check_letters(rows, name)
    usual = _usual_distance(pages)
    for page in pages:
        _print_page(page, usual, printer)
    return printer.source()


def _pages(data: bytes, printer: Printer) -> Iterator[list[Row]]:
    """The rows of each page, from top to bottom."""
    try:
        import pdfplumber
    except ImportError:
        raise MissingExtra("pdfplumber", "import", "reading a PDF") from None
    try:
        with pdfplumber.open(io.BytesIO(data)) as document:
            for number, page in enumerate(document.pages, 1):
                yield page_rows(page, number, printer)
                page.close()
    except LawtextError:
        raise
    except Exception as error:
        # A broken file makes pdfminer raise whatever its bytes led to.
        raise _unreadable(error, printer.name) from None


def _unreadable(error: Exception, name: str) -> UnreadableSource:
    kind = f"{type(error).__name__} {error} {error.__cause__ or ''} {error.args}"
    if "Password" in kind or "Encrypt" in kind:
        return UnreadableSource(
            "the PDF is locked with a password", mend="Save it without one.", file=name
        )
    return UnreadableSource(
        f"the file is no PDF that can be read ({type(error).__name__})",
        mend="Save it again as PDF, or give its text.",
        file=name,
    )


def _check_letters(rows: list[Row], name: str) -> None:
    """Raises UnreadableSource when the fonts of a PDF do not tell which letters they show."""
    broken = sum(_UNREADABLE in row.text for row in rows)
    if broken * 2 > len(rows):
        raise UnreadableSource(
            "the fonts of the PDF do not tell which letters they show",
            mend="Run text recognition over it, for example with ocrmypdf --force-ocr.",
            file=name,
        )


def _usual_distance(pages: list[list[Row]]) -> float:
    """The usual distance from one line to the next."""
    steps = [
        below.top - row.top
        for page in pages
        for row, below in pairwise(page)
        if below.top > row.top
    ]
    return median(steps) if steps else 1.0


def _print_page(page: list[Row], usual: float, printer: Printer) -> None:
    left = min((row.left for row in page), default=0.0)
    for index, row in enumerate(page):
        above = page[index - 1] if index else None
        if above and row.top - above.top > usual * _PARAGRAPH_GAP:
            printer.blank()
        indent = " " * max(0, round((row.left - left) / max(row.size / 2, 1.0)))
        style = "margin" if _is_margin(page, index, usual) else "bold" if row.bold else ""
        printer.line(Line(indent + row.text, printer.count + 1, 1, style=style, page=row.page))


def _is_margin(page: list[Row], index: int, usual: float) -> bool:
    """Whether a row is the first or last one, and apart from the text or near the edge."""
    row = page[index]
    if index == 0:
        apart = len(page) > 1 and page[1].top - row.top > usual * _MARGIN_GAP
        return apart or row.top < row.height * _MARGIN_ZONE
    if index == len(page) - 1:
        apart = row.top - page[-2].top > usual * _MARGIN_GAP
        return apart or row.bottom > row.height * (1 - _MARGIN_ZONE)
    return False
