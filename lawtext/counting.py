"""Says how many there are of something, in words."""

from __future__ import annotations


def counted(number: int, thing: str) -> str:
    """A number and its thing: `1 mend`, `2 mends`, `0 mends`.

    Takes the name of one thing, whose plural ends in an s.
    """
    return f"{number} {thing}{'' if number == 1 else 's'}"
