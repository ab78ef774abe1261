"""Writes footnotes in the form of law text: `[^1]`, and `[^1]: body` behind the text."""

from __future__ import annotations

import msgspec

from lawtext.mending.note_lines import NoteLines
from lawtext.mending.note_marks import Mark
from lawtext.mending.repair import Edit, Repair
from lawtext.model import Line, Source

_BODY_EVIDENCE = "the body of a footnote, whose mark was found"
_MARK_EVIDENCE = "the mark of a footnote, whose body was found"


class Note(msgspec.Struct):
    """A body: its key and lines, the marks that refer to it, and the article of the first one.

    `words` is where its words start in the first line.
    """

    key: str
    start: int
    words: int
    end: int
    marks: list[Mark]
    article: str
    number: int = 0


def rewritten(source: Source, notes: list[Note], lines: NoteLines) -> Source:
    """The source with marks and bodies printed as law text has them."""
    writer = _Writer(source, notes)
    inside = {number for note in notes for number in range(note.start, note.end)}
    above = ""
    for number, line in enumerate(source.lines):
        if number in inside:
            if number in writer.due and lines.ends_text(above, number):
                writer.bodies()
            continue
        if writer.due and (lines.starts_unit(number) or lines.starts_paragraph(number, above)):
            writer.bodies()
        writer.text(number, line)
        above = line.text if line.text.strip() else above
    writer.bodies()
    return writer.repair.done()


class _Writer:
    """Appends lines of text, and the bodies of the notes that were referred to.

    `due` are the notes whose bodies are still to come, by the line of their body.
    """

    def __init__(self, source: Source, notes: list[Note]) -> None:
        self.source = source
        self.repair = Repair("footnotes", source)
        self.due: dict[int, Note] = {}
        self._behind = 0
        self._edits = _mark_edits(notes, source)
        self._referred: dict[int, list[Note]] = {}
        for note in notes:
            self._referred.setdefault(note.marks[0].line, []).append(note)

    def text(self, number: int, line: Line) -> None:
        """A line of text with its marks; one blank line is enough behind a body."""
        if not line.text.strip() and len(self.repair.lines) == self._behind:
            return
        self.due |= {note.start: note for note in self._referred.get(number, ())}
        edits = self._edits.get(number)
        self.repair.keep(self.repair.change(line, edits) if edits else line)

    def bodies(self) -> None:
        """The bodies that are due, each as a paragraph."""
        if not self.due:
            return
        for note in sorted(self.due.values(), key=lambda note: note.number):
            first, *more = self.source.lines[note.start : note.end]
            if self.repair.lines and self.repair.lines[-1].text.strip():
                self.repair.keep(msgspec.structs.replace(first, text=""))
            edit = Edit(0, note.words, f"[^{note.number}]: ", _BODY_EVIDENCE)
            same = first.text[: note.words].rstrip() == edit.inserted.rstrip()
            self.repair.keep(first if same else self.repair.change(first, [edit]))
            for line in (*more, msgspec.structs.replace(first, text="")):
                self.repair.keep(line)
        self._behind = len(self.repair.lines)
        self.due.clear()


def _mark_edits(notes: list[Note], source: Source) -> dict[int, list[Edit]]:
    """The edits of each line that holds marks, in order."""
    edits: dict[int, list[Edit]] = {}
    for note in notes:
        for mark in note.marks:
            edit = Edit(mark.start, mark.end, f"[^{note.number}]", _MARK_EVIDENCE)
            if source.lines[mark.line].text[mark.start : mark.end] != edit.inserted:
                edits.setdefault(mark.line, []).append(edit)
    return {number: sorted(made, key=lambda edit: edit.start) for number, made in edits.items()}
