"""Footnotes: a mark in the text and a body elsewhere become `[^1]` and `[^1]: body`."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

import msgspec

from lawtext.edition import Edition
from lawtext.mending.glance import glance
from lawtext.mending.note_marks import Mark, MarkFinder, key_of, unwrapped
from lawtext.mending.repair import Edit, Repair
from lawtext.mending.shapes import articles, full_width, is_complete, is_full, is_heading, is_marked
from lawtext.mending.wording import wording
from lawtext.model import Line, Source

_START = re.compile(r"\*|\(?\d{1,2}\)|\[\^")
_BODY = re.compile(r"\s*(?:(\*{1,4}\)?|\(?\d{1,2}\))\s*(?=[^\W_])|(\[\^\d{1,4}\]):\s*)")
_LEAST_RUNNING = 3
_BODY_EVIDENCE = "the body of a footnote, whose mark was found"
_MARK_EVIDENCE = "the mark of a footnote, whose body was found"


class _Note(msgspec.Struct):
    """A body: its key and lines, the marks that refer to it, and the article of the first one."""

    key: str
    start: int
    end: int
    marks: list[Mark]
    article: str
    number: int = 0


def footnotes(source: Source, edition: Edition) -> Source:
    """The source with footnotes in the form of law text, each body behind the text it is to.

    Only a mark that has a body and a body that has a mark become one; numbers start again in
    every article.
    """
    if not any(_START.match(start) for start in glance(source).starts):
        return source
    given = source
    source = msgspec.structs.replace(source, lines=unwrapped(source.lines))
    notes = _Search(source, edition).notes()
    if not notes:
        return given
    _number(notes)
    return _rewritten(source, notes, edition)


class _Search:
    """Goes through a source and brings marks and bodies together."""

    def __init__(self, source: Source, edition: Edition) -> None:
        self.lines, self.edition = source.lines, edition
        self.finder = MarkFinder(wording(edition.language).references)
        self.width = full_width(source.lines)
        self.heading = articles(edition.language)
        self.article = ""
        self.found: list[_Note] = []
        self.waiting: dict[str, list[tuple[str, Mark]]] = {}
        self.listed = -1

    def notes(self) -> list[_Note]:
        """The bodies of the source that have marks, in the order of the first marks."""
        behind = 0
        for number, line in enumerate(self.lines):
            if number < behind:
                continue
            self._enter(line)
            body = _BODY.match(line.text)
            key = key_of(body[1] or body[2]) if body else ""
            if body and self._is_body(key, number):
                behind = _end_of_body(self.lines, number, self.width, self.edition)
                self._take_body(key, number, behind)
            else:
                for mark in self.finder.marks(number, line.text, body.end() if body else 0):
                    self.waiting.setdefault(mark.key, []).append((self.article, mark))
        self._settle()
        return sorted(self.found, key=lambda note: (note.marks[0].line, note.marks[0].start))

    def _enter(self, line: Line) -> None:
        """Notes where texts and articles start."""
        if not line.text.strip() or is_marked(line.text) or is_heading(line.text, self.edition):
            self.finder.new_text()
        match = self.heading.match(line.text)
        if match and not is_complete(line.text):
            self._settle()
            self.article = match[0].strip().lower()

    def _is_body(self, key: str, number: int) -> bool:
        """Whether a line is a body: its mark was seen, and it is no item of a list."""
        if key.isdigit():
            follows = str(int(key) + 1)
            goes_on = self._next_key(number) == follows and follows not in self.waiting
            if int(key) == self.listed + 1 or (goes_on and key not in self.waiting):
                self.listed = int(key)
                return False
            if goes_on and self._is_behind_colon(number):
                self.listed = int(key)
                return False
        return bool(self.waiting.get(key))

    def _next_key(self, number: int) -> str:
        """The key of the next line that starts with a marker."""
        for line in self.lines[number + 1 : number + 30]:
            if body := _BODY.match(line.text):
                return key_of(body[1] or body[2])
            if is_marked(line.text) or is_heading(line.text, self.edition):
                return ""
        return ""

    def _is_behind_colon(self, number: int) -> bool:
        before = (self.lines[at].text.strip() for at in range(number - 1, max(-1, number - 4), -1))
        return next(filter(None, before), "").endswith(":")

    def _take_body(self, key: str, start: int, end: int) -> None:
        """Makes a note of a body and the marks of the last article that waits for one."""
        waiting = self.waiting.pop(key)
        article = waiting[-1][0]
        marks = [mark for home, mark in waiting if home == article]
        self.found.append(_Note(key, start, end, marks, article))

    def _settle(self) -> None:
        """Gives marks that still wait at the end of an article to an earlier body in it."""
        known = {note.key: note for note in self.found if note.article == self.article}
        for key in [key for key in self.waiting if key in known]:
            rest = self.waiting.pop(key)
            known[key].marks += [mark for home, mark in rest if home == self.article]


def _end_of_body(lines: tuple[Line, ...], start: int, width: int, edition: Edition) -> int:
    """The number of the line behind a body.

    A body ends with a paragraph or page. It ends with a sentence too where it stands in the
    middle of one, or where the sentence ends before the line is full.
    """
    torn = start > 0 and not is_complete(lines[start - 1].text)
    for number in range(start + 1, len(lines)):
        line, before = lines[number], lines[number - 1].text
        if (
            not line.text.strip()
            or (is_complete(before) and (torn or not is_full(before, width)))
            or line.page != lines[start].page
            or is_marked(line.text)
            or is_heading(line.text, edition)
            or _BODY.match(line.text)
        ):
            return number
    return len(lines)


def _number(notes: list[_Note]) -> None:
    """Numbers the notes of each article; a number that is printed stays when it can."""
    printed = [int(note.key) for note in notes if note.key.isdigit()]
    running = len(printed) >= _LEAST_RUNNING and all(
        two - one == 1 for one, two in pairwise(printed)
    )
    counts: Counter[str] = Counter()
    taken: set[tuple[str, int]] = set()
    for note in notes:
        counts[note.article] += 1
        note.number = counts[note.article]
        own = int(note.key) if note.key.isdigit() and not running else 0
        if own and (note.article, own) not in taken:
            note.number = own
        while (note.article, note.number) in taken:
            note.number += 1
        taken.add((note.article, note.number))


def _rewritten(source: Source, notes: list[_Note], edition: Edition) -> Source:
    """The source with marks and bodies printed as law text has them."""
    repair = Repair("footnotes", source)
    edits = _mark_edits(notes, source)
    bodies = {number for note in notes for number in range(note.start, note.end)}
    by_line: dict[int, list[_Note]] = {}
    for note in notes:
        by_line.setdefault(note.marks[0].line, []).append(note)
    due: list[_Note] = []
    for number, line in enumerate(source.lines):
        if number in bodies:
            continue
        if due and (is_marked(line.text) or is_heading(line.text, edition)):
            _print_bodies(due, source, repair)
        due += by_line.get(number, [])
        repair.keep(repair.change(line, edits[number]) if number in edits else line)
    _print_bodies(due, source, repair)
    return repair.done()


def _mark_edits(notes: list[_Note], source: Source) -> dict[int, list[Edit]]:
    edits: dict[int, list[Edit]] = {}
    for note in notes:
        for mark in note.marks:
            edit = Edit(mark.start, mark.end, f"[^{note.number}]", _MARK_EVIDENCE)
            if source.lines[mark.line].text[mark.start : mark.end] != edit.inserted:
                edits.setdefault(mark.line, []).append(edit)
    return {number: sorted(made, key=lambda edit: edit.start) for number, made in edits.items()}


def _print_bodies(due: list[_Note], source: Source, repair: Repair) -> None:
    """Prints the bodies that wait, each as a paragraph, and empties the list."""
    for note in sorted(due, key=lambda note: note.number):
        first = source.lines[note.start]
        match = _BODY.match(first.text)
        end = match.end() if match else 0
        edit = Edit(0, end, f"[^{note.number}]: ", _BODY_EVIDENCE)
        same = first.text[:end].rstrip() == edit.inserted.rstrip()
        blank = msgspec.structs.replace(first, text="")
        if repair.lines and repair.lines[-1].text.strip():
            repair.keep(blank)
        repair.keep(first if same else repair.change(first, [edit]))
        for line in source.lines[note.start + 1 : note.end]:
            repair.keep(line)
        repair.keep(blank)
    due.clear()
