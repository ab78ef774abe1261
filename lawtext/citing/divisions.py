"""Finds citations of chapters, parts and sections: `Hoofdstuk V, Deel II`."""

from __future__ import annotations

import re

from lawtext.citing.expressions import alternatives
from lawtext.citing.lexicon import WS
from lawtext.citing.mention import Mention
from lawtext.label import roman_number, roman_value
from lawtext.language import structure_words

_NUMBER = r"([IVXLC]+|\d{1,2})(?!\w)"
_MOST = 40


class Divisions:
    """The words for divisions in one language."""

    def __init__(self, language: str) -> None:
        """Takes the code of the language."""
        structure = structure_words(language)
        self._kinds = {
            **dict.fromkeys(structure.section, "section"),
            **dict.fromkeys(structure.part, "part"),
        }
        inner = alternatives(self._kinds)
        self._pattern = re.compile(rf"{_NUMBER}(?:{WS},?{WS}(?i:({inner})){WS}{_NUMBER})?")

    def find(self, text: str, start: int, first: int, kind: str) -> Mention | None:
        """The citation of a division whose number stands at `start` and word at `first`."""
        match = self._pattern.match(text, start)
        if match is None:
            return None
        number = _roman(match[1])
        if not number or (kind != "chapter" and match[1].isdigit()):
            return None
        term, end = f"{kind}:{number}", match.end(1)
        if match[2] and _roman(match[3]):
            term += f"/{self._kinds[match[2].lower()]}:{_roman(match[3])}"
            end = match.end()
        return Mention(first, end, "division", term=term)


def _roman(number: str) -> str:
    """A number in capitals as law books print it, "" for one too high to be a division's."""
    value = int(number) if number.isdigit() else roman_value(number)
    return roman_number(value).upper() if 0 < value < _MOST else ""
