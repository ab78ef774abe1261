"""The marks of footnotes in a text: `woord 1)`, `woord*`, `[^1]`."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from lawtext.mending.shapes import full_width, is_complete, is_full
from lawtext.model import Line

_STAR = r"(?<=[\w.,;:!?)”\"'’])\s?(\*{1,4}\)?)(?![\w*])"
# Behind a word: a single capital and a number are a label.
_BEHIND = r"(?:(?<=[^\W\d_A-Z]{2})\s?|(?<=[^\W\d_]{2})\s|(?<=[^\W\d_][.,;:!?)”])\s?)"
_NUMBER = rf"{_BEHIND}(\(?\d{{1,2}}\))(?=[\s.,;:)!?]|$)"
_PRINTED = r"(\[\^\d{1,4}\])(?!:)"
_MARK = re.compile(f"{_STAR}|{_NUMBER}|{_PRINTED}")
_LAST_WORD = re.compile(r"([^\W\d_]+)\.?\s*$")
_LONGEST_WORD = 40


# A mark at the start of a line, that stands behind the last word of the line before.
_WRAPPED = re.compile(r"\s*((?>\*{1,4}\)?|\(?\d{1,2}\))(?:[.,;:!?)]+|$))\s*")
_TORN = re.compile(r"\s*(\*{1,4}\)?|\(?\d{1,2}\))\s+(?=[^\W\d_A-ZÀ-Þ])")
_FIRST = re.compile(r"\s*(\*{1,4}\)?|\(?\d{1,2}\))\s*(?=[^\W_])")


class Mark(msgspec.Struct, frozen=True):
    """A mark: its line, where it stands there, and its key, the same for its body."""

    line: int
    start: int
    end: int
    key: str


def key_of(mark: str) -> str:
    """A mark without its parentheses: `1)` and `(1)` are one, and `[^1]` is another."""
    return mark.strip("()[] ")


class MarkFinder:
    """Finds marks line by line; a parenthesis may be open from a line before."""

    def __init__(self, references: frozenset[str]) -> None:
        """Takes the words that stand before the number of an item."""
        self.references = references
        self.opened = 0

    def new_text(self) -> None:
        """A text starts in which no parenthesis is open."""
        self.opened = 0

    def marks(self, number: int, text: str, start: int = 0) -> Iterator[Mark]:
        """The marks in a line, from a place on.

        The number that closes a parenthesis (`(artikel 12C1)`) is none, nor is one behind a word
        that refers to items (`zie onder 4)`).
        """
        position = start
        for match in _MARK.finditer(text, start):
            mark = match[match.lastindex or 0]
            self._count(text[position : match.start()])
            position = match.end()
            bare = mark[0].isdigit()
            closes = bare and self.opened > 0 and text[match.end() : match.end() + 1] != ")"
            if closes or (bare and self._is_reference(text, match)):
                self._count(mark)
            else:
                yield Mark(number, match.start(), match.end(), key_of(mark))
        self._count(text[position:])

    def _count(self, text: str) -> None:
        self.opened = max(0, self.opened + text.count("(") - text.count(")"))

    def _is_reference(self, text: str, match: re.Match[str]) -> bool:
        before = _LAST_WORD.search(text[max(0, match.start() - _LONGEST_WORD) : match.start()])
        return bool(before) and before is not None and before[1].lower() in self.references


def unwrapped(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """The lines with each mark that a line end parted from its word behind that word again."""
    torn = _torn_off(lines)
    made: list[Line] = []
    for number, line in enumerate(lines):
        match = _TORN.match(line.text) if number in torn else _WRAPPED.match(line.text)
        if match and made and made[-1].text[-1:].strip() and not _WRAPPED.match(made[-1].text):
            last = made[-1]
            made[-1] = msgspec.structs.replace(last, text=f"{last.text} {match[1]}")
            rest = line.text[match.end() :]
            if not rest:
                continue
            place = line.column + match.end()
            line = msgspec.structs.replace(line, text=rest, column=place)  # noqa: PLW2901
        made.append(line)
    return tuple(made)


def _torn_off(lines: tuple[Line, ...]) -> frozenset[int]:
    """The numbers of the lines that start with a mark and go on with the sentence above it.

    Such a line looks like a body or an item. Its body stands further on, before any item with
    the next number.
    """
    width = full_width(lines)
    starts = [(n, match[1]) for n, line in enumerate(lines) if (match := _FIRST.match(line.text))]
    found: set[int] = set()
    following: dict[str, int] = {}
    for number, mark in reversed(starts):
        key = key_of(mark)
        body = following.get(key, 0)
        item = following.get(str(int(key) + 1), 0) if key.isdigit() else 0
        if number and body and not 0 < item < body and _goes_on(lines, number, width):
            found.add(number)
        else:
            following[key] = number
    return frozenset(found)


def _goes_on(lines: tuple[Line, ...], number: int, width: int) -> bool:
    """Whether a full line without a stop goes on below it in small letters, behind a mark."""
    above = lines[number - 1].text
    return (
        bool(_TORN.match(lines[number].text)) and is_full(above, width) and not is_complete(above)
    )
