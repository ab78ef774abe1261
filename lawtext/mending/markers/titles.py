"""Tells titles from texts by how their lines look: length, capitals, stops and width."""

from __future__ import annotations

import re
from typing import Literal

Ending = Literal["colon", "open", "stop", "none"]

_CLOSERS = re.compile(r"(?:\[\^[^\]\s]*\]|[\"'’”»)\]*]|\s)+$")
_GOES_ON = re.compile(r"[;,](?:\s+[^\W\d]{1,5})?$")
_ITEM_ENDS = ("\N{HORIZONTAL ELLIPSIS}", ".", "?", "!")
_LONGEST_TITLE = 110
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


def reads_as_heading(first: str, following: str) -> bool:
    """Whether law text takes the words behind a capital letter for a heading.

    Source of the rule: docs/law-text.md, "Headings and texts".
    """
    first, following = first.strip(), following.strip()
    if not first or first[-1] in ".:;,?!" or first[0].islower():
        return False
    return not (following and following[0].islower())
