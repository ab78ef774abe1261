"""A web page on its way to lines: what is open while the tree is walked through."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from lawtext.model import Finding, Line, Source
from lawtext.reading.html_frame import CODE, line_of, words_in
from lawtext.reading.html_lists import ItemList
from lawtext.reading.html_notes import Note, Notes
from lawtext.reading.html_styles import Styles
from lawtext.reading.html_tables import cell_text, has_header, is_data, table_cells, table_rows
from lawtext.reading.html_tags import BLOCKS, BOLD, HEADINGS, LISTS, PARAGRAPHS, find_words, plain
from lawtext.reading.limits import check_depth
from lawtext.reading.pictures import words_of_picture
from lawtext.reading.printed import Printer
from lawtext.reading.tables import is_marker, pipe_rows

if TYPE_CHECKING:
    from lxml import etree

_NOTE = re.compile(r"[\[(]?(\d{1,2}|\*{1,4})[\])]?")


class Page:
    """The lines of a page so far, and the words, lists and styles that are open."""

    def __init__(self, name: str, lines: list[str], styles: Styles, notes: Notes) -> None:
        """Takes the name of the source, the lines of its file, and the page's styles and notes."""
        self.styles, self.notes = styles, notes
        self.due: list[Note] = []
        self.marked: set[int] = set()
        self.printer, self.file = Printer(name, "html"), lines
        self.at = 1
        self.pieces: list[str] = []
        self.place: tuple[int, int] | None = None
        self.lists: list[ItemList | None] = []
        self.marker, self.term = "", ""
        self.heading = self.bold = self.tables = 0
        self.weights: set[bool] = set()

    def start(self, element: etree._Element, shown: int) -> None:
        """An element opens; `shown` tells that it is in the content of the page."""
        tag = element.tag
        self.at = max(self.at, line_of(element))
        if tag in BLOCKS:
            self._end_block()
        if tag in PARAGRAPHS and not (self.marker or self.term):
            self.printer.blank()
        if tag in LISTS or tag == "table":
            self._open_nest(element)
        elif tag == "li":
            self._open_item(element, shown)
        elif tag == "br":
            self._break()
        elif tag == "img" and shown:
            self._picture(element)
        self.heading += tag in HEADINGS
        self.bold += tag in BOLD

    def end(self, element: etree._Element) -> None:
        """An element closes that was opened with `start`."""
        tag = element.tag
        if tag == "dt":
            self._take_term()
        elif tag in BLOCKS:
            self._end_block()
        if tag in ("li", "dl"):
            self._print_waiting()
        if tag in LISTS:
            self.lists.pop()
        if tag in PARAGRAPHS or (tag in LISTS and not self.lists):
            self.printer.blank()
        self.tables -= tag == "table"
        self.heading -= tag in HEADINGS
        self.bold -= tag in BOLD

    def words(self, text: str | None, shown: int) -> None:
        """Words of the page; those outside its content are recorded as left out."""
        clean = text.strip() if text else ""
        if not text or (not clean and not self.pieces):
            self.at += text.count("\n") if text else 0
            return
        if clean:
            place = find_words(self.file, clean, self.at + text[: text.find(clean[0])].count("\n"))
            if not shown:
                evidence = "outside the content of the page"
                self.printer.record(*place, plain(clean), "", evidence)
            else:
                self.place = self.place or place
                self.weights.add(self.bold > 0)
        self.at += text.count("\n")
        if shown:
            self.pieces.append(text)

    def leave_out(self, element: etree._Element, evidence: str) -> None:
        """Records an element that is no content; code is named and not repeated."""
        self.at = max(self.at, line_of(element))
        code = element.tag in CODE
        words = f"<{element.tag}>" if code else plain(words_in(element))
        if words:
            self.printer.record(self.at, 1, words, "", evidence)

    def takes_whole(self, element: etree._Element, shown: int) -> bool:
        """Whether the page takes an element at once: a table of data, or a part of a footnote."""
        if shown and self._is_note(element):
            self._take_note(element)
            return True
        if shown and element.tag == "table" and is_data(element):
            self._table(element)
            return True
        return bool(shown) and element.tag == "sup" and self._takes_mark(element)

    def source(self, findings: tuple[Finding, ...]) -> Source:
        """The source that the page is; raises UnreadableSource when it has no text."""
        self._end_block()
        self._print_waiting()
        return self.printer.source(findings)

    def _is_note(self, element: etree._Element) -> bool:
        """Whether an element is the mark of a note, or a note whose mark came before."""
        body = self.notes.bodies.get(element)
        return element in self.notes.marks or (body is not None and body.number in self.marked)

    def _take_note(self, element: etree._Element) -> None:
        """Takes the mark of a note, or leaves out a note that is printed behind its mark."""
        self.at = max(self.at, line_of(element))
        words = plain(words_in(element))
        note = self.notes.marks.get(element)
        if note is None:
            self._end_block()
            self.printer.record(self.at, 1, words, "", "a footnote, printed behind its mark")
            return
        self.printer.record(self.at, 1, words, f"[^{note.number}]", "the mark of a footnote")
        self.pieces.append(f"[^{note.number}]")
        if note.number not in self.marked:
            self.marked.add(note.number)
            self.due.append(note)

    def _end_block(self) -> None:
        """Prints the open words, and the footnotes to them as paragraphs below."""
        self.flush()
        for note in self.due:
            self.printer.blank()
            text = f"[^{note.number}]: {note.words}"
            evidence = "a footnote, from where the page has it"
            self.printer.record(self.at, 1, "", text, evidence)
            self.printer.line(Line(text, self.at, 1, len(self.lists)))
            self.printer.blank()
        self.due.clear()

    def flush(self) -> None:
        """Prints the open words as a line, behind the term or marker that waits for them."""
        words = plain("".join(self.pieces))
        self.pieces.clear()
        if words:
            self._print(words)
        self.place = None
        self.weights.clear()

    def _print(self, words: str) -> None:
        style = "term" if self.term else "item" if self.marker else ""
        if self.weights == {True}:
            style = "bold"
        if self.heading:
            style = "heading"
        text = " ".join(filter(None, (self.term, self.marker, words)))
        self.term = self.marker = ""
        line, column = self.place or (self.at, 1)
        self.printer.line(Line(text, line, column, len(self.lists), style))

    def _print_waiting(self) -> None:
        """Prints a term or marker for which no words came."""
        waiting = " ".join(filter(None, (self.term, self.marker)))
        if waiting:
            style = "term" if self.term else "item"
            self.printer.line(Line(waiting, self.at, 1, len(self.lists), style))
        self.term = self.marker = ""

    def _open_nest(self, element: etree._Element) -> None:
        self._print_waiting()
        if element.tag == "table":
            self.tables += 1
        else:
            self.lists.append(None if element.tag == "dl" else ItemList(element, self.styles))
        check_depth(len(self.lists) + self.tables, self.printer.name, self.at)

    def _open_item(self, element: etree._Element, shown: int) -> None:
        self._print_waiting()
        inner = self.lists[-1] if self.lists else None
        marker = inner.marker(element) if inner else "-"
        self.marker = marker if shown else ""

    def _take_term(self) -> None:
        """Keeps the words of a term for the line of its definition."""
        term = plain("".join(self.pieces))
        self.pieces.clear()
        self._print_waiting()
        marker = is_marker(term)
        sign = "." if marker and term.isalnum() else "" if marker or term.endswith(":") else ":"
        if term and sign:
            line, column = self.place or (self.at, 1)
            evidence = "a sign behind a term or marker of a definition list"
            self.printer.record(line, column + len(term), "", sign, evidence)
        if marker:
            self.marker = term + sign
        elif term:
            self.term = term + sign

    def _break(self) -> None:
        """A line end; one on an empty line parts paragraphs."""
        if plain("".join(self.pieces)):
            self.flush()
        elif not (self.marker or self.term):
            self.printer.blank()

    def _picture(self, element: etree._Element) -> None:
        words = words_of_picture(element.get("alt", ""), element.get("src", ""))
        if words:
            self.printer.record(self.at, 1, "", words, "the text that stands for a picture")
            self.pieces.append(words)
            self.weights.add(self.bold > 0)

    def _takes_mark(self, element: etree._Element) -> bool:
        """Takes a raised number or star behind a word as the mark of a footnote."""
        match = _NOTE.fullmatch(words_in(element).strip())
        before = self.pieces[-1][-1:] if self.pieces else ""
        first = not before.strip() and not plain("".join(self.pieces))
        if not match or before.isdigit() or (before.isspace() and not first):
            return False
        mark = match[1] if match[1][0] == "*" else f"{match[1]})"
        mark += " " if first else ""
        self.printer.record(self.at, 1, match[0], mark, "the raised mark of a footnote")
        self.pieces.append(mark)
        return True

    def _table(self, table: etree._Element) -> None:
        """Prints a table of data, its rows with bars."""
        self.at = max(self.at, line_of(table))
        self.flush()
        self._print_waiting()
        self.printer.blank()
        for caption in table.iterchildren("caption"):
            self.printer.line(Line(cell_text(caption), self.at, 1, len(self.lists)))
            self.printer.blank()
        rows = table_rows(table)
        for text in pipe_rows(table_cells(rows), has_header(rows)):
            self.printer.line(Line(text, self.at, 1, len(self.lists), "cell"))
        self.printer.blank()
