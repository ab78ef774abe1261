"""The paragraphs, tables and notes of a Word document on their way to lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lawtext.model import Line
from lawtext.reading.docx_lists import Numbers
from lawtext.reading.docx_xml import all_text, child, children, is_on, local, number, value
from lawtext.reading.limits import check_depth
from lawtext.reading.printed import Printer
from lawtext.reading.tables import pipe_rows

if TYPE_CHECKING:
    from lxml import etree

_SIGNS = {"tab": " ", "br": "\n", "cr": "\n", "noBreakHyphen": "-", "softHyphen": "\u00ad"}
_LEFT_OUT = frozenset({"del", "moveFrom", "Fallback", "delText", "instrText"})
_NOTES = frozenset({"footnoteReference", "endnoteReference"})
_ENDS = (".", ":", ";", "?", "!", ")", "…", "”", '"')


class Body:
    """Prints the body of a document, and each note behind the paragraph that refers to it."""

    def __init__(
        self, printer: Printer, numbers: Numbers, notes: list[etree._Element | None]
    ) -> None:
        """Takes where to print, the document's lists, and its footnotes and endnotes."""
        self.printer, self.numbers = printer, numbers
        self.notes = {
            (local(part)[:-1], value(note, "id")): note
            for part in notes
            if part is not None
            for note in part
            if value(note, "type") in ("", "normal")
        }
        self.paragraphs = self.last_note = 0
        self.plain_before = False

    def read(self, document: etree._Element) -> None:
        """Prints all blocks in the body of the document part."""
        blocks = [one for part in children(document, "body") for one in reversed(part)]
        while blocks:
            block = blocks.pop()
            name = local(block)
            if name == "p":
                self._paragraph(block)
            elif name == "tbl":
                self._table(block)
            elif name not in _LEFT_OUT and name != "sectPr":
                blocks.extend(reversed(block))

    def _paragraph(self, paragraph: etree._Element) -> None:
        self.paragraphs += 1
        text, bold, notes = self._words(paragraph)
        if not text.strip():
            self.printer.blank()
            self.plain_before = False
            return
        marker, level = self.numbers.marker(paragraph)
        check_depth(level + 1, self.printer.name, self.paragraphs)
        heading = self.numbers.heading_level(paragraph) > 0
        plain = not marker and not heading
        if plain and self.plain_before and self.printer.lines[-1].text.endswith(_ENDS):
            self.printer.blank()
        style = "heading" if heading else "bold" if bold else "item" if marker else ""
        self._lines(text, marker, level, style)
        for key in notes:
            self._note(key)
        self.plain_before = plain

    def _lines(self, text: str, marker: str, level: int, style: str) -> None:
        column = 1
        for piece in text.split("\n"):
            words = " ".join(filter(None, (marker, piece.strip())))
            if words:
                line = Line(words, self.paragraphs, column, level + 1, style)
                self.printer.line(line)
            marker, column = "", column + len(piece) + 1

    def _words(self, paragraph: etree._Element) -> tuple[str, bool, list[tuple[str, str]]]:
        """The words of a paragraph, whether all are bold, and the notes that it refers to."""
        pieces: list[str] = []
        weights: set[bool] = set()
        notes: list[tuple[str, str]] = []
        waiting = list(reversed(paragraph))
        while waiting:
            element = waiting.pop()
            name = local(element)
            if name in _LEFT_OUT:
                self._leave_out(element)
            elif name in _NOTES:
                pieces.append(self._reference(element, name, notes))
            elif name == "t" and element.text:
                pieces.append(element.text)
                if element.text.strip():
                    weights.add(_is_bold(element))
            elif name == "sym":
                pieces.append(_symbol(element))
            elif name in _SIGNS:
                pieces.append(_SIGNS[name])
            elif name not in ("pPr", "rPr"):
                waiting.extend(reversed(element))
        return "".join(pieces), weights == {True}, notes

    def _reference(self, element: etree._Element, name: str, notes: list[tuple[str, str]]) -> str:
        key = (name.removesuffix("Reference"), value(element, "id"))
        if key not in self.notes:
            return ""
        notes.append(key)
        return f"[^{self.last_note + len(notes)}]"

    def _note(self, key: tuple[str, str]) -> None:
        """Prints the body of a note as a paragraph."""
        self.last_note += 1
        self.printer.blank()
        text = f"[^{self.last_note}]: {all_text(self.notes[key])}"
        self.printer.line(Line(text, self.paragraphs))
        self.printer.blank()

    def _leave_out(self, element: etree._Element) -> None:
        words = " ".join(
            one.text for one in element.iter() if local(one) in ("t", "delText") and one.text
        )
        if words.strip() and local(element) != "Fallback":
            evidence = "words that were deleted with changes tracked"
            self.printer.record(self.paragraphs, 1, words.strip(), "", evidence)

    def _table(self, table: etree._Element) -> None:
        """Prints a table of data; one with a single column is only a layout."""
        rows = list(children(table, "tr"))
        cells = [list(children(row, "tc")) for row in rows]
        if max((len(row) for row in cells), default=0) < 2:
            for row in cells:
                for cell in row:
                    for paragraph in children(cell, "p"):
                        self._paragraph(paragraph)
            return
        self.paragraphs += 1
        self.printer.blank()
        header = bool(rows) and is_on(child(rows[0], "trPr", "tblHeader"))
        texts = [[text for cell in row for text in self._cell(cell)] for row in cells]
        for text in pipe_rows(texts, header):
            self.printer.line(Line(text, self.paragraphs, style="cell"))
        self.printer.blank()
        self.plain_before = False

    def _cell(self, cell: etree._Element) -> list[str]:
        """The text of a cell, and empty ones for the columns that it spans besides."""
        across = number(value(child(cell, "tcPr", "gridSpan")), 1)
        return [all_text(cell), *[""] * (min(across, 100) - 1)]


def _is_bold(element: etree._Element) -> bool:
    run = element.getparent()
    return run is not None and is_on(child(run, "rPr", "b"))


def _symbol(element: etree._Element) -> str:
    """A sign of a symbol font, whose codes stand in a private area."""
    try:
        code = int(value(element, "char"), 16)
    except ValueError:
        return ""
    return chr(code) if 0 < code < 0xFFFE and not 0xD800 <= code <= 0xDFFF else ""
