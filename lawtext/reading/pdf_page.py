"""One page of a PDF as rows of text, with what their letters look like."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from lawtext.reading.printed import Printer

if TYPE_CHECKING:
    from pdfplumber.page import Page

# The codes A7 to AA of the Symbol font, as Latin-1 and as Adobe's standard encoding show them.
_SYMBOL_FONT = {"§": "♣", "¨": "♦", "©": "♥", "ª": "♠", "¤": "♦", "'": "♥", "“": "♠"}
_SUIT_WIDTH = 0.753


class Row(msgspec.Struct, frozen=True):
    """One line of a page: its text, place and size in points, and the height of its page."""

    text: str
    page: int
    left: float
    top: float
    bottom: float
    size: float
    height: float
    bold: bool


def page_rows(page: Page, number: int, printer: Printer) -> list[Row]:
    """The rows of a page of pdfplumber, from top to bottom.

    Signs of the Symbol font become suits, with a record.
    """
    _restore_symbols(page, number, printer)
    found = page.extract_text_lines(strip=True, return_chars=True)
    rows = [_row(line, number, float(page.height)) for line in found if line["text"].strip()]
    return sorted(rows, key=lambda row: (row.top, row.left))


def _row(line: dict[str, Any], page: int, height: float) -> Row:
    letters = [letter for letter in line["chars"] if letter["text"].strip()]
    sizes = sorted(float(letter["size"]) for letter in letters) or [1.0]
    bold = bool(letters) and all(_is_bold(letter["fontname"]) for letter in letters)
    place = (float(line["x0"]), float(line["top"]), float(line["bottom"]))
    return Row(line["text"].strip(), page, *place, sizes[len(sizes) // 2], height, bold)


def _is_bold(font: str) -> bool:
    name = font.lower()
    return "bold" in name or "black" in name or "heavy" in name


def _restore_symbols(page: Page, number: int, printer: Printer) -> None:
    for letter in page.chars:
        suit = _SYMBOL_FONT.get(letter["text"]) if "symbol" in letter["fontname"].lower() else None
        if suit:
            evidence = f"a sign of the Symbol font on page {number}"
            printer.record(0, 0, letter["text"], suit, evidence)
            letter["text"] = suit
            # pdfminer takes the width of another glyph, and would see a space behind the suit.
            letter["x1"] = max(letter["x1"], letter["x0"] + _SUIT_WIDTH * letter["size"])
