"""The paragraphs, tables and notes of a Word document on their way to lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lawtext.model import Line
from lawtext.reading.docx_lists import Numbers
from lawtext.reading.docx_xml import (
    LEFT_OUT,
    SIGNS,
    all_text,
    child,
    children,
    is_on,
    local,
    number,
    symbol,
    value,
)
from lawtext.reading.limits import check_depth
from lawtext.reading.printed import Printer
from lawtext.reading.tables import pipe_rows, sets_items

if TYPE_CHECKING:
    from lxml import etree

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
            elif name not in LEFT_OUT and name != "sectPr":
                blocks.extend(reversed(block))

    def _paragraph(self, paragraph: etree._Element) -> None:
        self.paragraphs += 1
        boxes: list[etree._Element] = []
        text, bold, notes = self._words(paragraph, boxes)
        if text.strip():
            self._print(paragraph, text, bold, notes)
        else:
            self.printer.blank()
            self.plain_before = False
        for box in boxes:
            self._box(box)

    def _box(self, box: etree._Element) -> None:
        """Prints what stands in a text box as paragraphs of their own."""
        self.printer.blank()
        self._layout(box)
        self.printer.blank()

    def _print(
        self, paragraph: etree._Element, text: str, bold: bool, notes: list[tuple[str, str]]
    ) -> None:
        """Prints a paragraph that has words, and the notes that it refers to."""
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

    def _words(
        self, paragraph: etree._Element, boxes: list[etree._Element]
    ) -> tuple[str, bool, list[tuple[str, str]]]:
        """The words of a paragraph, whether all are bold, and the notes that it refers to.

        The text boxes that hang on it are added to `boxes`.
        """
        pieces: list[str] = []
        weights: set[bool] = set()
        notes: list[tuple[str, str]] = []
        waiting = list(reversed(paragraph))
        while waiting:
            element = waiting.pop()
            name = local(element)
            if name in LEFT_OUT:
                self._leave_out(element)
            elif name == "r" and is_on(child(element, "rPr", "vanish")):
                self._leave_out(element, "words that Word hides")
            elif name == "txbxContent":
                boxes.append(element)
            elif name in _NOTES:
                pieces.append(self._reference(element, name, notes))
            elif name == "t" and element.text:
                pieces.append(element.text)
                if element.text.strip():
                    weights.add(_is_bold(element))
            elif name == "sym":
                pieces.append(symbol(element))
            elif name in SIGNS:
                pieces.append(SIGNS[name])
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

    def _leave_out(
        self,
        element: etree._Element,
        evidence: str = "words that were deleted with changes tracked",
    ) -> None:
        words = " ".join(
            one.text for one in element.iter() if local(one) in ("t", "delText") and one.text
        )
        if words.strip() and local(element) != "Fallback":
            self.printer.record(self.paragraphs, 1, words.strip(), "", evidence)

    def _table(self, table: etree._Element) -> None:
        """Prints a table of data; one with a single column is only a layout."""
        rows = list(children(table, "tr"))
        cells = [list(children(row, "tc")) for row in rows]
        texts = [[text for cell in row for text in self._cell(cell)] for row in cells]
        if max(map(len, texts), default=0) < 2 or sets_items(texts):
            for row in cells:
                for cell in row:
                    self._layout(cell)
            return
        self.paragraphs += 1
        self.printer.blank()
        self._leave_out_deleted(table)
        header = bool(rows) and is_on(child(rows[0], "trPr", "tblHeader"))
        for text in pipe_rows(texts, header):
            self.printer.line(Line(text, self.paragraphs, style="cell"))
        self.printer.blank()
        self.plain_before = False

    def _layout(self, cell: etree._Element) -> None:
        """Prints the paragraphs and tables of a cell whose table is only a layout."""
        self.plain_before = False
        for block in cell:
            if local(block) == "p":
                self._paragraph(block)
            elif local(block) == "tbl":
                self._table(block)

    def _leave_out_deleted(self, table: etree._Element) -> None:
        """Records what the cells of a table do not show: deleted words, and its footnotes."""
        for reference in table.iter("{*}footnoteReference", "{*}endnoteReference"):
            key = (local(reference).removesuffix("Reference"), value(reference, "id"))
            if key in self.notes:
                words = all_text(self.notes[key])
                self.printer.record(self.paragraphs, 1, words, "", "a footnote to a table")
        for deleted in table.iter("{*}del", "{*}moveFrom"):
            self._leave_out(deleted)

    def _cell(self, cell: etree._Element) -> list[str]:
        """The text of a cell, and empty ones for the columns that it spans besides."""
        across = number(value(child(cell, "tcPr", "gridSpan")), 1)
        return [all_text(cell), *[""] * (min(across, 100) - 1)]


def _is_bold(element: etree._Element) -> bool:
    run = element.getparent()
    return run is not None and is_on(child(run, "rPr", "b"))
