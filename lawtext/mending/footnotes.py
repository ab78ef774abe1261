"""Footnotes: a mark in the text and a body elsewhere become `[^1]` and `[^1]: body`."""

from __future__ import annotations

import re
from collections import Counter

import msgspec

from lawtext.edition import Edition
from lawtext.mending.glance import glance
from lawtext.mending.repair import Edit, Repair
from lawtext.mending.shapes import articles, is_complete, is_heading, is_marked
from lawtext.model import Line, Source

_START = re.compile(r"\*|\(?\d{1,2}\)|\[\^")
_BODY = re.compile(r"\s*(?:(\*{1,4}\)?|\(?\d{1,2}\))\s*(?=[^\W_])|(\[\^\d{1,4}\]):\s*)")
_MARK = re.compile(
    r"(?<=[\w.,;:!?)”\"'’])\s?(\*{1,4}\)?)(?![\w*])"
    r"|(?<=[^\W\d_])[.,;:]?\s?(\(?\d{1,2}\))(?=[\s.,;:]|$)"
    r"|(\[\^\d{1,4}\])(?!:)"
)


class _Note(msgspec.Struct):
    """A body and its marks: the lines of the body, and the places of the marks in the text."""

    start: int
    end: int
    marks: list[tuple[int, int, int]]
    number: int = 0


def footnotes(source: Source, edition: Edition) -> Source:
    """The source with footnotes in the form of law text, each body behind the text it is to.

    Only a mark that has a body and a body that has a mark become one; numbers start again in
    every article.
    """
    if not any(_START.match(start) for start in glance(source).starts):
        return source
    notes = _notes(source, edition)
    if not notes:
        return source
    _number(notes, source, edition)
    return _rewritten(source, notes, edition)


def _key(mark: str) -> str:
    """A mark without its parentheses: `1)` and `(1)` are one, and `[^1]` is another."""
    return mark.strip("()[] ")


def _notes(source: Source, edition: Edition) -> list[_Note]:
    """The bodies whose mark stands in the text before them."""
    waiting: dict[str, list[tuple[int, int, int]]] = {}
    notes: list[_Note] = []
    behind, before, listed = 0, "", -1
    for number, line in enumerate(source.lines):
        if number < behind or not line.text.strip():
            continue
        body = _BODY.match(line.text)
        key = _key(body[1] or body[2]) if body else ""
        if key.isdigit() and (before.rstrip().endswith(":") or int(key) == listed + 1):
            # A row of items comes behind a colon, and no footnotes.
            listed = int(key)
        elif body and waiting.get(key):
            behind = _end_of_body(source.lines, number, edition)
            notes.append(_Note(number, behind, waiting.pop(key)))
            continue
        for start, end, mark in _marks(line.text, body.end() if body else 0):
            waiting.setdefault(_key(mark), []).append((number, start, end))
        before = line.text
    return notes


def _marks(text: str, start: int) -> list[tuple[int, int, str]]:
    """The marks in a line; the number that closes a parenthesis (`(artikel 12C1)`) is none."""
    found: list[tuple[int, int, str]] = []
    if "*" not in text and ")" not in text and "[^" not in text:
        return found
    opened, position = 0, 0
    for match in _MARK.finditer(text, start):
        mark = match[match.lastindex or 0]
        between = text[position : match.start()]
        opened += between.count("(") - between.count(")")
        position = match.end()
        if mark[0] in "*([" or opened <= 0:
            found.append((match.start(), match.end(), mark))
    return found


def _end_of_body(lines: tuple[Line, ...], start: int, edition: Edition) -> int:
    """The number of the line behind a body, which ends with a sentence or at the page's end."""
    for number in range(start + 1, len(lines)):
        line, before = lines[number], lines[number - 1].text
        if (
            not line.text.strip()
            or is_complete(before)
            or line.page != lines[start].page
            or is_marked(line.text)
            or is_heading(line.text, edition)
        ):
            return number
    return len(lines)


def _number(notes: list[_Note], source: Source, edition: Edition) -> None:
    """Numbers the notes of each article in the order of their marks."""
    heading = articles(edition.language)
    counts: Counter[str] = Counter()
    by_line: dict[int, list[_Note]] = {}
    for note in sorted(notes, key=lambda note: note.marks[0]):
        by_line.setdefault(note.marks[0][0], []).append(note)
    article = ""
    for number, line in enumerate(source.lines):
        if match := heading.match(line.text):
            article = match[0].strip().lower()
        for note in by_line.get(number, ()):
            counts[article] += 1
            note.number = counts[article]


def _rewritten(source: Source, notes: list[_Note], edition: Edition) -> Source:
    repair = Repair("footnotes", source)
    edits = _mark_edits(notes, source)
    bodies = {number: note for note in notes for number in range(note.start, note.end)}
    due: list[_Note] = []
    by_line: dict[int, list[_Note]] = {}
    for note in notes:
        by_line.setdefault(note.marks[0][0], []).append(note)
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
        for number, start, end in note.marks:
            evidence = "a mark of a footnote, whose body was found"
            edit = Edit(start, end, f"[^{note.number}]", evidence)
            if source.lines[number].text[start:end] != edit.inserted:
                edits.setdefault(number, []).append(edit)
    return {number: sorted(made, key=lambda edit: edit.start) for number, made in edits.items()}


def _print_bodies(due: list[_Note], source: Source, repair: Repair) -> None:
    """Prints the bodies that wait, each as a paragraph, and empties the list."""
    for note in sorted(due, key=lambda note: note.number):
        first = source.lines[note.start]
        match = _BODY.match(first.text)
        end = match.end() if match else 0
        edit = Edit(0, end, f"[^{note.number}]: ", "the body of a footnote")
        same = first.text[:end].rstrip() == edit.inserted.rstrip()
        blank = msgspec.structs.replace(first, text="")
        if repair.lines and repair.lines[-1].text.strip():
            repair.keep(blank)
        repair.keep(first if same else repair.change(first, [edit]))
        for line in source.lines[note.start + 1 : note.end]:
            repair.keep(line)
        repair.keep(blank)
    due.clear()
