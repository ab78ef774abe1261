"""How the lines of a source are set: wrapped at a width, or a paragraph on each line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from lawtext.mending.markers.titles import ending, looks_like_title, starts_lower

_MOST_TITLE_LINES = 3
_NARROWEST, _WIDEST = 30, 130
_SMALL_WORD = re.compile(r"(?<![^\W\d_])[^\W\d_A-Z][^\W\d_]*")


class Page:
    """The width at which the lines of a source are wrapped, and the words in them.

    `width` is 0 where each line holds a paragraph. Wrapped lines go on in small letters on the
    next line, and many of them are full.
    """

    def __init__(self, texts: Sequence[str]) -> None:
        """Takes the texts of the lines."""
        self.width = _width(texts)
        self._texts = texts
        self._words: frozenset[str] | None = None

    @property
    def wrapped(self) -> bool:
        """Whether paragraphs stand on several lines."""
        return self.width > 0

    def is_short(self, line: str, following: str, width: int = 0) -> bool:
        """Whether a line ended before it was full: the next line's first word would have fitted.

        `width` is that of the lines around it, where it is known to be another one.
        """
        first = following.split(None, 1)[0] if following.strip() else ""
        return self.wrapped and len(line.rstrip()) + 1 + len(first) < (width or self.width) - 1

    def opens_sentence(self, line: str) -> bool:
        """Whether a line starts with an ordinary word that has a capital for its sentence only.

        Such a word stands somewhere on the page in small letters; a name does not.
        """
        first = line.split(None, 1)[0].strip("„“\"'(,.:;") if line.strip() else ""
        if not first[:1].isupper() or (first[1:] and not first[1:].islower()):
            return False
        if self._words is None:
            self._words = frozenset(_SMALL_WORD.findall("\n".join(self._texts)))
        return first.lower() in self._words

    def title_length(self, lines: Sequence[str], before: int = 0, *, sure: bool = True) -> int:
        """How many of the first lines are a title, 0 for none.

        Takes the lines of text up to the next marker or blank line, and how many characters
        stand before the first one. On a wrapped page a title may go on in small letters on the
        next line. `sure` tells that a title is likely here, so that one full line may be one.
        """
        for count in range(1, min(len(lines), _MOST_TITLE_LINES) + 1):
            words = " ".join(line.strip() for line in lines[:count])
            if not looks_like_title(words):
                return 0
            if count == len(lines):
                return count
            last = " " * before + lines[0] if count == 1 else lines[count - 1]
            short = self.is_short(last, lines[count])
            if starts_lower(lines[count]):
                if not self.wrapped or short:
                    return 0
            elif short or (count == 1 and self._parts_title(lines[count], sure)):
                return count
        return 0

    def _parts_title(self, following: str, sure: bool) -> bool:
        """Whether a line with a capital shows that the full line above it is a title."""
        return sure or not self.wrapped or self.opens_sentence(following)


def _width(texts: Sequence[str]) -> int:
    lengths = sorted(len(text.rstrip()) for text in texts if text.strip())
    width = lengths[int(len(lengths) * 0.95)] if len(lengths) > 3 else 0
    if not _NARROWEST <= width <= _WIDEST:
        return 0
    torn = sum(
        two.lstrip()[:1].islower() and two.lstrip()[1:2] not in ".)" and ending(one) == "none"
        for one, two in pairwise(texts)
        if one.strip()
    )
    full = sum(width - 14 <= length <= width + 10 for length in lengths)
    wrapped = torn > max(1, len(lengths) / 15) and full >= len(lengths) / 5
    return width if wrapped else 0
