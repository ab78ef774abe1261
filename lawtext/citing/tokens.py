"""Tells apart the words and signs of citations: the terminals of `grammar/citation.lark`.

A phrase is cut into tokens by one regular expression, and each token has a type by a look-up
that remembers. What a token means can hang on its neighbours; `shape.py` settles that.
"""

from __future__ import annotations

import re

from lawtext.citing.lexicon import HYPHENS, Lexicon
from lawtext.label import ROMAN

PARTS = frozenset({"NUMBER", "CAPITAL", "SMALL", "EITHER", "ROMAN"})
SPACE, UNKNOWN = " ", "?"
_REMEMBERED = 50_000


class Tokens:
    """The types and values of the tokens of one language."""

    def __init__(self, lexicon: Lexicon) -> None:
        """Takes the lexicon of the language."""
        self._lexicon, self._words = lexicon, lexicon.words
        self.types: dict[str, str] = _Remember(self._type_of)
        self.values: dict[str, str] = _Remember(self._value_of)

    def _type_of(self, token: str) -> str:
        """The terminal of a token, `?` for a word that is none; a `(` behind it for `(a)`."""
        if token.isspace():
            return SPACE
        if token[0] == "(" and token[-1] == ")" and len(token) > 2:
            inner = self._part_type(token[1:-1])
            placed = not inner and re.fullmatch(self._lexicon.placed, token[1:-1].lower())
            return f"{inner}(" if inner else "PLACED" if placed else "GLOSS"
        if not token[0].isalnum():
            return self._sign_type(token)
        word = " ".join(token.lower().split())
        known, part = self._lexicon.classes.get(word, ""), self._part_type(token)
        if len(token) == 1 and part and (known or token in self._words.letter_words):
            return f"{part}/{known or UNKNOWN}"
        if part == "NUMBER" and known:
            return f"{part}/{known}"
        return known or self._group_type(word) or part or UNKNOWN

    def _sign_type(self, token: str) -> str:
        """The terminal of a sign: a word of its own (`§`), a hyphen, or the sign itself."""
        return self._lexicon.classes.get(token) or ("-" if token[0] in HYPHENS else token)

    def _group_type(self, word: str) -> str:
        """The terminal of a group of words such as `van dit artikel`, "" for none."""
        if re.fullmatch(self._lexicon.self_pattern, word):
            return "OF_SELF"
        if re.fullmatch(self._lexicon.range_pattern, word):
            return "TO_ARTICLE"
        if re.fullmatch(self._lexicon.article_pattern, word):
            return "OF_ARTICLE"
        return "OF_OWN" if re.fullmatch(self._lexicon.own_pattern, word) else ""

    def _part_type(self, text: str) -> str:
        """The terminal of one part of a label, "" when the text is none."""
        number = self._lexicon.number.fullmatch(text)
        if number:
            return "NUMBER" if len(number[1]) < 5 else ""
        latin = self._words.letters.get(text, text)
        if len(latin) == 1 and latin.isascii() and latin.isalpha():
            if latin.isupper():
                return "CAPITAL"
            return "EITHER" if latin in "ivx" and text == latin else "SMALL"
        return "ROMAN" if text.isascii() and text.islower() and ROMAN.fullmatch(text) else ""

    def _value_of(self, token: str) -> str:
        """The part of a label that a token spells, in Latin letters."""
        bare = token.strip("()")
        number = self._lexicon.number.fullmatch(bare)
        return number[1] if number else self._words.letters.get(bare, bare)


class _Remember(dict[str, str]):
    """A dictionary that asks for what it lacks and remembers short answers."""

    def __init__(self, ask: object) -> None:
        super().__init__()
        self._ask = ask

    def __missing__(self, key: str) -> str:
        answer: str = self._ask(key)  # type: ignore[operator]
        if len(key) < 40 and len(self) < _REMEMBERED:
            self[key] = answer
        return answer
