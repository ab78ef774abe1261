"""Where the characters of a book's texts stood in the sources, worked out when asked.

Parsing only notes which stretch of a source a text came from. Since parsing changes nothing
but white space, the n-th printing character of a text is the n-th one of its stretch.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from functools import cached_property
from itertools import accumulate
from typing import Protocol

from lawtext.model import Source


class SourceText:
    """The lines of a source, a line feed before each, and the way back to file places."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.text = "\n" + source.text
        self._starts: list[int] = []

    def place(self, offset: int) -> tuple[str, int, int]:
        """The file, line and column (from 1) of a character of the joined text."""
        lines = self.source.lines
        if not lines:
            return (self.source.name, 0, 0)
        if not self._starts:
            lengths = (len(line.text) + 1 for line in lines[:-1])
            self._starts = list(accumulate(lengths, initial=1))
        index = max(0, bisect_right(self._starts, offset) - 1)
        line = lines[index]
        return (self.source.name, line.line, line.column + offset - self._starts[index])


class Stretch(Protocol):
    """Where the words of a provision stand in the joined text of a source."""

    body: int
    end: int


class Origins:
    """For each provision's id the stretch of source text that its words came from."""

    def __init__(self, *layers: tuple[SourceText, dict[str, Stretch]]) -> None:
        """Takes for each source the stretches of its provisions; the first source wins."""
        self._layers = layers

    @cached_property
    def _found(self) -> dict[str, tuple[SourceText, Stretch]]:
        """For each provision the first source that has it."""
        found: dict[str, tuple[SourceText, Stretch]] = {}
        for source, stretches in self._layers:
            for key, stretch in stretches.items():
                found.setdefault(key, (source, stretch))
        return found

    def place(self, key: str, text: str, offset: int) -> tuple[str, int, int]:
        """The place of `text[offset]`; ("", 0, 0) where no source holds the provision."""
        if key not in self._found:
            return ("", 0, 0)
        source, stretch = self._found[key]
        before = sum(not char.isspace() for char in text[:offset])
        lead = _printing_before(text, source.text[stretch.body : stretch.end])
        return source.place(_nth_printing(source.text, stretch.body, stretch.end, lead + before))

    @classmethod
    def of_all(cls, parts: Iterable[object]) -> Origins:
        """The places of several books in their order; one without any adds nothing."""
        return cls(*(layer for part in parts if isinstance(part, cls) for layer in part._layers))


def _printing_before(text: str, stretch: str) -> int:
    """How many printing characters (a heading's) stand in a stretch before the text."""
    return max(0, "".join(stretch.split()).find("".join(text.split())[:40]))


def _nth_printing(text: str, start: int, end: int, number: int) -> int:
    """The offset of the printing character that `number` others precede."""
    for position in range(start, end):
        if not text[position].isspace():
            if number == 0:
                return position
            number -= 1
    return max(start, end - 1)
