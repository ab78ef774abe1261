"""How a scanner misreads the word for an article and its number: `ART1KEL l6`."""

from __future__ import annotations

import re

_ALIKE = {"i": "[iIl1|]", "l": "[lLI1|]", "o": "[oO0]"}
_SHORTEST = 3


def misread_heading(words: tuple[str, ...]) -> str:
    """A regular expression for a heading with at least one sign of its first two words misread.

    Takes the words for an article. The groups `word` and `number` hold what was printed; the
    word starts with a capital.
    """
    names = [word for word in words if len(word) >= _SHORTEST]
    right = "|".join(map(re.escape, names)) or "(?!)"
    spelled = "|".join(map(alike, names)) or "(?!)"
    number = r"(?:\d \d(?=[ \t]+[A-Z]|[ \t]*(?:\n|\Z))|[\dlI|Oo]*\d[\dlI|Oo]*)"
    return (
        rf"(?=[^\W\d_a-z])(?!(?i:{right})\.?[ \t]+\d+(?![\dlI|Oo]| \d\b))"
        rf"(?P<word>{spelled})(?P<gap>\.?[ \t]+)(?P<number>{number})(?=[ \t\n:.–-]|\Z)"
    )


def without_groups(expression: str) -> str:
    """A regular expression whose named groups are plain ones, which no search gives back."""
    return re.sub(r"\(\?P<\w+>", "(?:", expression)


def alike(name: str) -> str:
    """A regular expression for a word with any signs that a scanner takes for its letters."""
    return "".join(_ALIKE.get(sign, f"[{re.escape(sign + sign.upper())}]") for sign in name)
