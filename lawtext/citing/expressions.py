"""Regular expressions for one of several phrases of a language."""

from __future__ import annotations

import re
from collections.abc import Iterable


def alternatives(phrases: Iterable[str]) -> str:
    """A regular expression for any of the phrases, longest first; matches nothing for none."""
    ordered = sorted(set(phrases), key=lambda phrase: (-len(phrase), phrase))
    spelled = (re.escape(p).replace(r"\ ", r"\s+").replace("'", "['’]") for p in ordered)
    return "|".join(spelled) or "(?!)"


def leading(words: Iterable[str]) -> str:
    """A regular expression for any of the words up to the next one; `l'` stands against it."""
    return rf"(?:{alternatives(words)})(?:\s+|(?<=['’])\s*)"


def by_first_letter(phrases: Iterable[str]) -> str:
    """The same as `alternatives`, parted by first letter so that a miss costs little."""
    groups: dict[str, list[str]] = {}
    for phrase in phrases:
        groups.setdefault(phrase[0], []).append(phrase[1:])
    return "|".join(f"{re.escape(c)}(?:{_ends(group)})" for c, group in groups.items()) or "(?!)"


def _ends(ends: list[str]) -> str:
    """A regular expression for the rest of some phrases, which may be nothing."""
    return alternatives(end for end in ends if end) + ("|" if "" in ends else "")
