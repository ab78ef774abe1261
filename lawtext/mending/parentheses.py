"""Parentheses that close on a later line: `(zie de artikelen 14` and, below, `16) en verder`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from lawtext.language import structure_words
from lawtext.mending.shapes import is_marked
from lawtext.mending.wording import wording
from lawtext.model import Line

# What looks like a marker, or like a label and the sign behind it: `16)`, `C2)`, `14(b))`.
_CLOSER = re.compile(r"[ \t]*(?:\w|\(\w{1,4}\)|[.-](?=\w)){1,8}\)")
_LAST_WORD = re.compile(r"([^\W\d_]+)\.$")
_ENDS = (":", ";", ".", "?", "!")


def closing_lines(lines: Sequence[Line], language: str) -> frozenset[int]:
    """The numbers of the lines whose first word closes a parenthesis that a line above opened.

    Such a word is neither the marker of an item nor the mark of a footnote. The line above
    breaks off in the middle of the parenthesis; a list would start behind a stop or a colon.
    """
    found: set[int] = set()
    opened, above = 0, ""
    for number, line in enumerate(lines):
        text = line.text.strip()
        closes = opened > 0 and bool(_CLOSER.match(text)) and _breaks_off(above, language)
        if closes:
            found.add(number)
        elif not text or is_marked(text):
            opened = 0
        opened = max(0, opened + text.count("(") - text.count(")"))
        above = text
    return frozenset(found)


def _breaks_off(text: str, language: str) -> bool:
    """Whether a line ends in the middle of a sentence; `art.` at its end is no stop."""
    if not text.endswith(_ENDS):
        return not text.endswith(tuple(f"; {word}" for word in wording(language).conjunctions))
    word = _LAST_WORD.search(text)
    return word is not None and word[1].lower() in _referring(language)


@lru_cache
def _referring(language: str) -> frozenset[str]:
    """The words before the number of an article or item."""
    return wording(language).references | frozenset(
        word.lower() for word in structure_words(language).article
    )
