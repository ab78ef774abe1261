"""A PDF with a text layer as lines: one column, with pages, indents, margins and bold lines."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator
from itertools import pairwise
from statistics import median

import msgspec

from lawtext.errors import LawtextError, MissingExtra, UnreadableSource
from lawtext.model import Finding, Line, Source
from lawtext.reading.pdf_page import Row, page_rows
from lawtext.reading.printed import Printer
from lawtext.rulebook import finding

# How many times the usual distance of lines parts paragraphs, and parts a head from its page.
_PARAGRAPH_GAP, _MARGIN_GAP = 1.4, 1.7
_MARGIN_ZONE = 0.08
_LARGER = 1.15
# How many rows with columns make a table, and how far one may be from the next.
_LEAST_ROWS, _NEAR_ROWS = 3, 3
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
        raise _without_text(printer)
    _check_letters(rows, name)
    usual = _Usual(_usual_distance(pages), median([row.size for row in rows]))
    for page in pages:
        _print_page(_unwrapped(page, usual, printer), usual, printer)
    return printer.source(tuple(_table_findings(pages, name)))


def _table_findings(pages: list[list[Row]], name: str) -> Iterator[Finding]:
    """A finding for each page on which several rows in a row have columns, as a table has."""
    line = 1
    for page in pages:
        wide = [index for index, row in enumerate(page) if row.gaps >= 2]
        near = [one for one, two in pairwise(wide) if two - one <= _NEAR_ROWS]
        if len(near) >= _LEAST_ROWS:
            message = (
                f"a table may stand on page {page[0].page}, whose rows were read as running text; "
                "write it as a table in the law text"
            )
            yield finding("doubtful-mend", message, file=name, line=line + near[0], column=1)
        line += len(page)


def _without_text(printer: Printer) -> UnreadableSource:
    if printer.mends:
        return UnreadableSource(
            "all words of the PDF stand on their side",
            mend="Turn its pages and save it again.",
            file=printer.name,
        )
    return UnreadableSource(
        "the PDF has no text layer, only pictures",
        mend="Run text recognition over it first, for example with ocrmypdf.",
        file=printer.name,
    )


def _pages(data: bytes, printer: Printer) -> Iterator[list[Row]]:
    """The rows of each page, from top to bottom."""
    try:
        import pdfplumber
    except ImportError:
        raise MissingExtra("pdfplumber", "import", "reading a PDF") from None
    # What it says of a broken file would stand above the error that says so.
    logging.getLogger("pdfminer").setLevel(logging.CRITICAL)
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


class _Usual(msgspec.Struct, frozen=True):
    """The usual distance from one line to the next, and the usual size of letters."""

    distance: float
    size: float

    def apart(self, above: Row, below: Row) -> float:
        """How far apart two lines stand, in times the usual distance for letters as large."""
        larger = max(1.0, min(above.size, below.size) / max(self.size, 1.0))
        return (below.top - above.top) / (max(self.distance, 0.1) * larger)


def _usual_distance(pages: list[list[Row]]) -> float:
    """The usual distance from one line to the next."""
    steps = [
        below.top - row.top
        for page in pages
        for row, below in pairwise(page)
        if below.top > row.top
    ]
    return median(steps) if steps else 1.0


def _unwrapped(page: list[Row], usual: _Usual, printer: Printer) -> list[Row]:
    """The rows of a page, with each large heading that goes on in small letters on one row."""
    rows: list[Row] = []
    for row in page:
        above = rows[-1] if rows else None
        large = above and min(above.size, row.size) > usual.size * _LARGER
        alike = large and above and above.bold == row.bold and abs(above.size - row.size) < 0.5
        if above and alike and row.text[:1].islower() and usual.apart(above, row) < _PARAGRAPH_GAP:
            evidence = f"a heading that goes on below on page {row.page}"
            printer.record(printer.count + len(rows), 1, "\n", " ", evidence)
            joined = {"text": f"{above.text} {row.text}", "top": row.top, "bottom": row.bottom}
            rows[-1] = msgspec.structs.replace(above, **joined)
        else:
            rows.append(row)
    return rows


def _print_page(page: list[Row], usual: _Usual, printer: Printer) -> None:
    left = min((row.left for row in page), default=0.0)
    for index, row in enumerate(page):
        above = page[index - 1] if index else None
        if above and usual.apart(above, row) > _PARAGRAPH_GAP:
            printer.blank()
        indent = " " * max(0, round((row.left - left) / max(row.size / 2, 1.0)))
        style = "margin" if _is_margin(page, index, usual) else "bold" if row.bold else ""
        printer.line(Line(indent + row.text, printer.count + 1, 1, style=style, page=row.page))


def _is_margin(page: list[Row], index: int, usual: _Usual) -> bool:
    """Whether a row is the first or last one, and apart from the text or near the edge.

    Letters larger than those of the text are a heading's.
    """
    row = page[index]
    if row.size > usual.size * _LARGER:
        return False
    if index == 0:
        apart = len(page) > 1 and usual.apart(row, page[1]) > _MARGIN_GAP
        return apart or row.top < row.height * _MARGIN_ZONE
    if index == len(page) - 1:
        apart = usual.apart(page[-2], row) > _MARGIN_GAP
        return apart or row.bottom > row.height * (1 - _MARGIN_ZONE)
    return False
