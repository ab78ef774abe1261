"""One page of a PDF as rows of text, with what their letters look like."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from statistics import median
from typing import TYPE_CHECKING, Any

import msgspec

from lawtext.reading.printed import Printer

if TYPE_CHECKING:
    from pdfplumber.page import Page

# The codes A7 to AA of the Symbol font, as Latin-1 and as Adobe's standard encoding show them,
# and 2D, which is a minus sign there.
_SYMBOL_FONT = {
    "§": "♣",
    "¨": "♦",
    "©": "♥",
    "ª": "♠",
    "¤": "♦",
    "'": "♥",
    "“": "♠",
    "-": "\N{MINUS SIGN}",
}
_SUIT_WIDTH = 0.753
# In parts of the size of the letters: how far apart words stand, how far letters of one row may
# be raised, from where a raised letter is a mark, and where the same letter is printed twice.
_SPACE, _RAISED, _MARK_RAISED, _SAME = 0.2, 0.45, 0.15, 0.08
_SMALL = 0.8
# How wide a space between two columns of a table is.
_WIDE = 1.2
_MARK = re.compile(r"\d{1,2}|\*{1,4}")


class Letter(msgspec.Struct, frozen=True):
    """One letter of a page: its edges, the height of its foot, and its size, in points."""

    text: str
    left: float
    right: float
    foot: float
    size: float
    bold: bool


class Row(msgspec.Struct, frozen=True):
    """One line of a page: its text, place and size in points, and the height of its page.

    `top` and `bottom` count from the top of the page; `gaps` is how many wide spaces, such as
    columns have between them, stand in it.
    """

    text: str
    page: int
    left: float
    top: float
    bottom: float
    size: float
    height: float
    bold: bool
    gaps: int = 0


def page_rows(page: Page, number: int, printer: Printer) -> list[Row]:
    """The rows of a page of pdfplumber, from top to bottom.

    Signs of the Symbol font become suits, and a small raised number behind a word becomes the
    mark of a footnote, each with a record.
    """
    height = float(page.height)
    items = list(_letters(page.layout))
    letters = [_letter(item, number, printer) for item in items if item.upright]
    if aside := "".join(str(item.get_text()) for item in items if not item.upright).strip():
        printer.record(printer.count + 1, 1, aside, "", f"words on their side on page {number}")
    found: list[Row] = []
    for row in _grouped([letter for letter in letters if letter]):
        row.sort(key=lambda letter: letter.left)
        made = _row(row, number, height, printer)
        if made.text.strip():
            found.append(made)
    return found


def _letters(layout: Any) -> Iterator[Any]:  # noqa: ANN401 - pdfminer's items have no common type
    """The letters of a page in the order of the file, also those inside figures."""
    waiting = [iter(layout)]
    while waiting:
        item = next(waiting[-1], None)
        if item is None:
            waiting.pop()
        elif hasattr(item, "fontname"):
            yield item
        elif hasattr(item, "__iter__"):
            waiting.append(iter(item))


def _letter(item: Any, page: int, printer: Printer) -> Letter | None:  # noqa: ANN401
    text, font, size = str(item.get_text()), str(item.fontname).lower(), float(item.size)
    left, right = float(item.x0), float(item.x1)
    suit = _SYMBOL_FONT.get(text) if "symbol" in font else None
    if suit:
        line = printer.count + 1
        printer.record(line, 1, text, suit, f"a sign of the Symbol font on page {page}")
        # pdfminer takes the width of another glyph, and would see a space behind the suit.
        text, right = suit, max(right, left + _SUIT_WIDTH * size)
    bold = any(weight in font for weight in ("bold", "black", "heavy"))
    foot = float(item.matrix[5])
    return Letter(text, left, right, foot, size, bold) if text else None


def _grouped(letters: list[Letter]) -> list[list[Letter]]:
    """The letters row by row; raised and lowered ones belong to the row that they stand in."""
    rows: list[list[Letter]] = []
    foot = size = 0.0
    for letter in sorted(letters, key=lambda letter: -letter.foot):
        if rows and foot - letter.foot <= _RAISED * max(size, letter.size):
            rows[-1].append(letter)
            size = max(size, letter.size)
        else:
            rows.append([letter])
            foot, size = letter.foot, letter.size
    return rows


def _row(letters: list[Letter], page: int, height: float, printer: Printer) -> Row:
    """One row of letters, which stand in order from left to right."""
    seen = [letter for letter in letters if letter.text.strip()] or letters
    size = median([letter.size for letter in seen])
    foot = median([letter.foot for letter in seen])
    text = _text(letters, size, foot, printer)
    bold = all(letter.bold for letter in seen)
    top, bottom = height - foot - size, height - foot
    gaps = sum(two.left - one.right > _WIDE * size for one, two in pairwise(seen))
    return Row(text.strip(), page, seen[0].left, top, bottom, size, height, bold, gaps)


def _text(letters: list[Letter], size: float, foot: float, printer: Printer) -> str:
    """The text of a row, with a space where letters stand apart."""
    pieces: list[str] = []
    raised: list[str] = []
    last: Letter | None = None
    for letter in letters:
        if last and letter.text == last.text and abs(letter.left - last.left) < _SAME * size:
            continue
        if _is_mark(letter, size, foot) and (raised or not pieces or _ends_word(pieces)):
            raised.append(letter.text)
            last = letter
            continue
        pieces += _marked(raised, printer)
        if last and letter.left - last.right > _SPACE * size and not _ends_blank(pieces):
            pieces.append(" ")
        pieces.append(letter.text)
        last = letter
    return "".join([*pieces, *_marked(raised, printer)])


def _is_mark(letter: Letter, size: float, foot: float) -> bool:
    """Whether a letter is small and raised, and a number or star."""
    small = letter.size <= _SMALL * size and letter.foot - foot >= _MARK_RAISED * size
    return small and (letter.text.isdecimal() or letter.text == "*")


def _ends_word(pieces: list[str]) -> bool:
    return bool(pieces) and not pieces[-1].isspace() and not pieces[-1].isdecimal()


def _ends_blank(pieces: list[str]) -> bool:
    return bool(pieces) and pieces[-1].isspace()


def _marked(raised: list[str], printer: Printer) -> list[str]:
    """The mark of a footnote as it is printed on a line, and no raised letters any more."""
    mark = "".join(raised)
    raised.clear()
    if mark.isdecimal() and _MARK.fullmatch(mark):
        printer.record(printer.count + 1, 1, mark, f"{mark})", "the raised mark of a footnote")
        return [f"{mark})"]
    return [mark] if mark else []
