"""Footnotes: a mark in the text and a body elsewhere become `[^1]` and `[^1]: body`."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

import msgspec

from lawtext.edition import Edition
from lawtext.mending.glance import glance
from lawtext.mending.note_lines import NoteLines
from lawtext.mending.note_marks import Mark, MarkFinder, unwrapped
from lawtext.mending.note_writing import Note, rewritten
from lawtext.mending.shapes import articles, is_complete
from lawtext.mending.wording import wording
from lawtext.model import Line, Source

_START = re.compile(r"\*|\(?\d{1,2}\)|\[\^")
_LEAST_RUNNING = 3
_MOST_RESTARTS = 20


def footnotes(source: Source, edition: Edition) -> Source:
    """The source with footnotes in the form of law text, each body behind the text it is to.

    Only a mark that has a body and a body that has a mark become one; numbers start again in
    every article.
    """
    if not any(_START.match(start) for start in glance(source).starts):
        return source
    given = source
    source = msgspec.structs.replace(source, lines=unwrapped(source.lines))
    lines = NoteLines(source.lines, edition)
    notes = _Search(lines).notes()
    if not notes:
        return given
    _number(notes)
    return rewritten(source, notes, lines)


class _Search:
    """Goes through a source and brings marks and bodies together."""

    def __init__(self, lines: NoteLines) -> None:
        self.lines = lines
        language = lines.edition.language
        self.finder = MarkFinder(wording(language).references)
        self.heading = articles(language)
        self.article = ""
        self.found: list[Note] = []
        self.known: dict[str, dict[str, Note]] = {}
        self.waiting: dict[str, list[tuple[str, Mark]]] = {}
        self.listed = -1

    def notes(self) -> list[Note]:
        """The bodies of the source that have marks, in the order of the first marks."""
        behind = 0
        for number, line in enumerate(self.lines.lines):
            if number < behind:
                continue
            self._enter(number, line)
            key, words = self.lines.body(number)
            if key and self._is_body(key, number, words):
                behind = self.lines.end_of_body(number)
                self._take_body(Note(key, number, words, behind, [], ""))
            else:
                for mark in self.finder.marks(number, line.text, words):
                    self.waiting.setdefault(mark.key, []).append((self.article, mark))
        self._settle()
        return sorted(self.found, key=lambda note: (note.marks[0].line, note.marks[0].start))

    def _enter(self, number: int, line: Line) -> None:
        """Notes where texts and articles start."""
        if not line.text.strip() or self.lines.starts_unit(number):
            self.finder.new_text()
        match = self.heading.match(line.text)
        if match and not is_complete(line.text):
            self._settle()
            self.article = match[0].strip().lower()

    def _is_body(self, key: str, number: int, words: int) -> bool:
        """Whether a line is a body: its mark was seen, and it is no item of a list."""
        if key.isdigit():
            follows = str(int(key) + 1)
            goes_on = self.lines.next_key(number) == follows and follows not in self.waiting
            if int(key) == self.listed + 1 or (goes_on and key not in self.waiting):
                self.listed = int(key)
                return False
            if goes_on and self.lines.is_listed(number, words):
                self.listed = int(key)
                return False
        return bool(self.waiting.get(key))

    def _take_body(self, note: Note) -> None:
        """Gives a body the marks of the last article that waits for one.

        Where the bodies of more articles follow, it is that of as many articles before.
        """
        homes = list(dict.fromkeys(home for home, _ in self.waiting[note.key]))
        restarts = min(self.lines.restarts(note.start), _MOST_RESTARTS)
        at = max(0, len(homes) - 1 - restarts)
        note.article = homes[at]
        note.marks = self._taken(note.key, homes[at], set(homes[: at + 1]))
        self.found.append(note)
        self.known.setdefault(note.article, {})[note.key] = note

    def _taken(self, key: str, article: str, gone: set[str]) -> list[Mark]:
        """The marks of an article that wait for a key; those of `gone` wait no more."""
        waiting = self.waiting.pop(key)
        if rest := [(home, mark) for home, mark in waiting if home not in gone]:
            self.waiting[key] = rest
        return [mark for home, mark in waiting if home == article]

    def _settle(self) -> None:
        """Gives marks that still wait at the end of an article to an earlier body in it."""
        known = self.known.get(self.article, {})
        for key in [key for key in known if key in self.waiting]:
            known[key].marks += self._taken(key, self.article, {self.article})


def _number(notes: list[Note]) -> None:
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
