"""The lines of a source as footnotes see them: where bodies stand, and where texts start."""

from __future__ import annotations

import re
from functools import cached_property

from lawtext.edition import Edition
from lawtext.mending.note_marks import key_of
from lawtext.mending.parentheses import closing_lines
from lawtext.mending.shapes import full_width, is_complete, is_full, is_heading, is_marked
from lawtext.model import Line

_BODY = re.compile(r"\s*(?:(\*{1,4}\)?|\(?\d{1,2}\))\s*(?=[^\W_])|(\[\^\d{1,4}\]):\s*)")
_FAR = 30


class NoteLines:
    """Tells of each line of a source whether it starts a text or looks like a footnote's body."""

    def __init__(self, lines: tuple[Line, ...], edition: Edition) -> None:
        """Takes the lines of a source."""
        self.lines, self.edition = lines, edition
        self.width = full_width(lines)
        self._restarts: dict[int, int] = {}

    @cached_property
    def _closing(self) -> frozenset[int]:
        return closing_lines(self.lines, self.edition.language)

    def starts_unit(self, number: int) -> bool:
        """Whether a line starts an item, a heading or another unit."""
        text = self.lines[number].text
        if is_marked(text):
            return ")" not in text[:12] or number not in self._closing
        return is_heading(text, self.edition)

    def body(self, number: int) -> tuple[str, int]:
        """The key of the body that a line looks like and where its words start, ("", 0) for none.

        A number that closes a parenthesis is no body's.
        """
        match = _BODY.match(self.lines[number].text)
        if match is None or (not match[2] and number in self._closing):
            return "", 0
        return key_of(match[1] or match[2]), match.end()

    def next_key(self, number: int) -> str:
        """The key of the next line that starts with a marker."""
        for at in range(number + 1, min(number + _FAR, len(self.lines))):
            if key := self.body(at)[0]:
                return key
            if self.starts_unit(at):
                return ""
        return ""

    def is_listed(self, number: int, words: int) -> bool:
        """Whether a line is an item of the sentence above: that ends in a colon, or goes on."""
        above = (self.lines[at].text.strip() for at in range(number - 1, max(-1, number - 4), -1))
        before = next(filter(None, above), "")
        lower = self.lines[number].text[words : words + 1].islower()
        return before.endswith(":") or (lower and bool(before) and not is_complete(before))

    def end_of_body(self, start: int) -> int:
        """The number of the line behind a body.

        A body ends with a paragraph or page. It ends with a sentence too where it stands in the
        middle of one, or where the sentence ends before the line is full.
        """
        torn = start > 0 and not is_complete(self.lines[start - 1].text)
        for number in range(start + 1, len(self.lines)):
            line, before = self.lines[number], self.lines[number - 1].text
            if (
                not line.text.strip()
                or (is_complete(before) and (torn or not is_full(before, self.width)))
                or line.page != self.lines[start].page
                or self.starts_unit(number)
                or self.body(number)[0]
            ):
                return number
        return len(self.lines)

    def restarts(self, start: int) -> int:
        """How often the numbers start again in the bodies that stand right below a body.

        At the foot of a page stand the bodies of several articles, one behind the other.
        """
        if start not in self._restarts:
            self._count_restarts(start)
        return self._restarts[start]

    def _count_restarts(self, start: int) -> None:
        """Goes through a row of bodies once, from its first to its last and back."""
        row: list[tuple[int, int]] = []
        at = start
        while at < len(self.lines) and (key := self.body(at)[0]):
            row.append((at, int(key) if key.isdigit() else len(key)))
            at = self.end_of_body(at)
        times, below = 0, 0
        for at, rank in reversed(row):
            times += 0 < below <= rank
            self._restarts[at] = times
            below = rank

    def starts_paragraph(self, number: int, above: str) -> bool:
        """Whether a line below the words `above` starts a paragraph where lines are wrapped."""
        capital = self.lines[number].text.lstrip()[:1].isupper()
        return self.width > 0 and capital and is_complete(above) and not is_full(above, self.width)

    def ends_text(self, above: str, number: int) -> bool:
        """Whether the words above a body are over, so that it may stay where it stands."""
        if not is_complete(above):
            return False
        return not is_full(above, self.width) or not self.lines[number - 1].text.strip()
