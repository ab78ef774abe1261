"""Which words of a citation name which of its targets: `16C2` and `3` in `artikel 16C2 en 3`."""

from __future__ import annotations

import re
from functools import lru_cache

from lawtext.errors import BadLabel
from lawtext.label import Label, Numbering
from lawtext.model import Target

Member = tuple[int, int, Target]
_GAP = r"[\s.\-–()]*"


def members(surface: str, targets: tuple[Target, ...], numbering: Numbering) -> list[Member]:
    """The pieces of a citation's words that each name one target, from left to right.

    The first piece takes the keyword along. A target that no words name, such as one in the
    middle of a range, has no piece. Gives one piece, the whole, where the words name fewer than
    two targets apart.
    """
    found: list[Member] = []
    position = 0
    for target in targets:
        span = _named(surface, position, target.id, numbering)
        if span:
            found.append((span[0], span[1], target))
            position = span[1]
    if len(found) < 2:
        return [(0, len(surface), targets[0])]
    return [(0, found[0][1], found[0][2]), *found[1:]]


def _named(
    surface: str, position: int, target: str, numbering: Numbering
) -> tuple[int, int] | None:
    """Where the longest ending of a label stands in the words from `position` on."""
    for pattern in _endings(target.partition("#")[0], numbering):
        match = pattern.search(surface, position)
        if match:
            return match.span()
    return None


@lru_cache(maxsize=4096)
def _endings(target: str, numbering: Numbering) -> tuple[re.Pattern[str], ...]:
    """Patterns for a label and its endings, longest first; none for what is no label."""
    try:
        parts = Label.parse(target, numbering).parts
    except BadLabel:
        return ()
    return tuple(_pattern(parts[first:]) for first in range(len(parts)))


def _pattern(parts: tuple[str, ...]) -> re.Pattern[str]:
    """A whole label may be in any case; a lone letter must be as it is, or it is a word."""
    words = _GAP.join(re.escape(part) for part in parts)
    flags = re.IGNORECASE if parts[0].isdigit() else re.NOFLAG
    return re.compile(rf"(?<![^\W_])\(?{words}(?![^\W_])\)?", flags)
