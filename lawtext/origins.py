"""Where the characters of a book's texts stood in the sources, worked out when asked.

Parsing only notes which stretch of a source a text came from. Since parsing changes nothing
but white space, the n-th printing character of a text is the n-th one of its stretch.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from functools import cached_property
from itertools import accumulate

import msgspec

from lawtext.model import Division, Source


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


class Stretch(msgspec.Struct, frozen=True, gc=False):
    """Where words stand: in which source, and from where to where in its joined text."""

    source: SourceText
    start: int
    end: int


class Origins:
    """For each provision's id the stretch of source text that its words came from.

    Where a text goes on in another source, `further` holds where in it, and the stretch there.
    `headings` holds the same for chapters, parts and sections, `terms` for definitions by id.
    """

    def __init__(self, find: Callable[[], dict[str, Stretch]] = dict) -> None:
        """Takes what finds the stretches; few are ever asked for, so that waits until one is."""
        self._find = find
        self.further: dict[str, list[tuple[int, Stretch]]] = {}
        self.headings: dict[Division, Stretch] = {}
        self.terms: dict[str, Stretch] = {}

    @cached_property
    def stretches(self) -> dict[str, Stretch]:
        """The stretch of each provision, by id."""
        return self._find()

    def place(self, key: str, text: str, offset: int) -> tuple[str, int, int]:
        """The place of `text[offset]`; ("", 0, 0) where no source holds the provision."""
        stretch = self.stretches.get(key)
        if stretch is None:
            return ("", 0, 0)
        for begin, further in reversed(self.further.get(key, ())):
            if offset >= begin:
                stretch, text, offset = further, text[begin:], offset - begin
                break
        before = sum(not char.isspace() for char in text[:offset])
        whole, start, end = stretch.source.text, stretch.start, stretch.end
        lead = _printing_before(text, whole[start:end])
        return stretch.source.place(_nth_printing(whole, start, end, lead + before))

    def joined(self, *others: Origins) -> Origins:
        """The places of all; the first wins where several know a provision."""
        both = Origins()
        for one in reversed((self, *others)):
            both.stretches |= one.stretches
            both.further |= one.further
            both.headings |= one.headings
            both.terms |= one.terms
        return both

    def extended(self, key: str, begin: int, other: Origins) -> Origins:
        """The same places, with those of a text that goes on in another source from `begin` on."""
        longer = self.joined()
        if key in other.stretches:
            longer.further[key] = [*self.further.get(key, ()), (begin, other.stretches[key])]
        return longer

    def heading(self, division: Division) -> tuple[str, int, int]:
        """The place of the heading of a chapter, part or section; ("", 0, 0) for another one."""
        return _start_of(self.headings.get(division))

    def term(self, definition: str) -> tuple[str, int, int]:
        """The place of the heading that a definition stands under; ("", 0, 0) for another one."""
        return _start_of(self.terms.get(definition))


def _start_of(stretch: Stretch | None) -> tuple[str, int, int]:
    return stretch.source.place(stretch.start) if stretch else ("", 0, 0)


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
