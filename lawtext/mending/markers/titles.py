"""Tells titles from texts by how their lines look: length, capitals, stops and width."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Literal

Ending = Literal["colon", "open", "stop", "none"]

_CLOSERS = re.compile(r"(?:\[\^[^\]\s]*\]|[\"'’”»)\]*]|\s)+$")
_GOES_ON = re.compile(r"[;,](?:\s+[^\W\d]{1,5})?$")
_ITEM_ENDS = ("\N{HORIZONTAL ELLIPSIS}", ".", "?", "!")
_LONGEST_TITLE = 110
_MOST_TITLE_LINES = 3
_SHORTEST_WIDTH, _WIDEST_WIDTH = 30, 130
_OPENERS = "\"'“„‘«(¿¡["


def ending(words: str) -> Ending:
    """How words end: with a colon, with a sign that more follows (`; of`), a stop, or none."""
    tail = _CLOSERS.sub("", words[-30:])
    if tail.endswith(":"):
        return "colon"
    if tail.endswith(_ITEM_ENDS):
        return "stop"
    return "open" if _GOES_ON.search(tail) else "none"


def starts_lower(words: str) -> bool:
    """Whether the first letter of words is a small one; signs before it do not count."""
    return words.lstrip(_OPENERS + " ")[:1].islower()


def looks_like_title(words: str) -> bool:
    """Whether words could be a title: short, a capital or number first, no stop at the end."""
    bare = words.strip()
    return (
        0 < len(bare) <= _LONGEST_TITLE
        and not starts_lower(bare)
        and (ending(bare) == "none" or bare.endswith("?"))
        and ";" not in bare
        and ". " not in bare[3:]
        and bare.count("(") <= bare.count(")")
    )


def page_width(texts: Sequence[str]) -> int:
    """The width at which the lines of a source are wrapped, 0 when each holds a paragraph.

    Wrapped lines go on in small letters on the next line, and many of them are full.
    """
    lengths = sorted(len(text.rstrip()) for text in texts if text.strip())
    if len(lengths) < 4:
        return 0
    width = lengths[int(len(lengths) * 0.95)]
    if not _SHORTEST_WIDTH <= width <= _WIDEST_WIDTH:
        return 0
    torn = sum(
        two.lstrip()[:1].islower() and two.lstrip()[1:2] not in ".)" and ending(one) == "none"
        for one, two in pairwise(texts)
        if one.strip()
    )
    full = sum(width - 14 <= length <= width + 10 for length in lengths)
    wrapped = torn > max(1, len(lengths) / 15) and full >= len(lengths) / 5
    return width if wrapped else 0


def is_short(line: str, following: str, width: int) -> bool:
    """Whether a line ended before it was full: the next line's first word would have fitted."""
    first = following.split(None, 1)[0] if following.strip() else ""
    return bool(width) and len(line.rstrip()) + 1 + len(first) < width - 1


def title_length(lines: Sequence[str], width: int, before: int = 0) -> int:
    """How many of the first lines are a title, 0 for none.

    Takes the lines of text up to the next marker or blank line, the width of the page, and how
    many characters stand before the first line. In a wrapped page a title may go on in small
    letters on the next line.
    """
    for count in range(1, min(len(lines), _MOST_TITLE_LINES) + 1):
        words = " ".join(line.strip() for line in lines[:count])
        if not looks_like_title(words):
            return 0
        if count == len(lines):
            return count
        last = " " * before + lines[0] if count == 1 else lines[count - 1]
        short = is_short(last, lines[count], width)
        if starts_lower(lines[count]):
            if not width or short:
                return 0
        elif count == 1 or short:
            return count
    return 0


def reads_as_heading(first: str, following: str) -> bool:
    """Whether law text takes the words behind a capital letter for a heading.

    Source of the rule: docs/law-text.md, "Headings and texts".
    """
    first, following = first.strip(), following.strip()
    if not first or first[-1] in ".:;,?!" or first[0].islower():
        return False
    return not (following and following[0].islower())
