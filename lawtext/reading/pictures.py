"""Pictures that stand for a suit, which many pages show instead of its sign."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import PurePosixPath

from lawtext.language import language_data, languages

_WORD = re.compile(r"[^\W\d_]+")
_SIGNS = frozenset("♠♥♦♣♤♡♢♧")


@lru_cache
def _names() -> dict[str, str]:
    """The suit of every name that a language has for one."""
    tables = (language_data(code).get("mending", {}).get("suits", {}) for code in languages())
    return {name: suit for table in tables for suit, names in table.items() for name in names}


def words_of_picture(alternative: str, address: str) -> str:
    """The words that stand for a picture: a suit, or the text that its page gives for it.

    Takes the `alt` and the `src` of the picture; gives "" when neither tells anything.
    """
    if alternative.strip() in _SIGNS:
        return alternative.strip()
    file = PurePosixPath(address.partition("?")[0]).stem if len(address) < 500 else ""
    for text in (alternative, file):
        suits = {_names().get(word.lower()) for word in _WORD.findall(text)} - {None}
        if len(suits) == 1:
            return str(suits.pop())
    return alternative.strip()
