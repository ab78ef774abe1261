"""What a letter that went wrong may have been, by the spelling rules of a language."""

from __future__ import annotations

import unicodedata
from collections import Counter
from functools import lru_cache

import msgspec

from lawtext.mending.wording import Wording

_VOWELS = "aeiou"
_TREMA, _ACUTE = "\u0308", "\u0301"
# The encodings that people mix up, likeliest first: shown in the first, written in the second.
_MIXED_UP = (
    ("cp852", "cp1252"),
    ("cp850", "cp1252"),
    ("cp1252", "cp850"),
    ("mac_roman", "cp1252"),
    ("cp1252", "mac_roman"),
    ("cp1250", "cp1252"),
    ("cp1257", "cp1252"),
)
_SHORTEST_WORD, LONGEST_WORD = 3, 60


class Guess(msgspec.Struct, frozen=True):
    """What a character stands for, and the evidence for it."""

    letter: str
    evidence: str


class Spelling:
    """The words of a source and the spelling rules of its language, to guess letters by."""

    def __init__(self, words: Counter[str], wording: Wording) -> None:
        self.words, self.wording = words, wording

    def guess(self, word: str, at: int) -> Guess | None:
        """What the character at a place of a word stands for; None where nothing tells.

        The evidence is, strongest first: the same word elsewhere in the source, the same word
        without its accent, encodings mixed up, and where the language puts a trema or accent.
        """
        if not _SHORTEST_WORD <= len(word) <= LONGEST_WORD:
            return None
        small = word.lower()
        if found := self._elsewhere(small, at):
            return Guess(found, "the word stands elsewhere in the text")
        return self._by_encoding(small, at) or self._by_rule(small, at)

    def _elsewhere(self, word: str, at: int) -> str:
        fitting = [
            letter
            for letter in self.wording.letters + "abcdefghijklmnopqrstuvwxyz"
            if letter != word[at] and self.words[_with(word, at, letter)]
        ]
        return max(fitting, key=lambda letter: self.words[_with(word, at, letter)], default="")

    def _by_encoding(self, word: str, at: int) -> Guess | None:
        sign = word[at]
        found = [(x, pair) for x, pair in recoded(sign) if x in self.wording.letters]
        if not found or is_letter(sign):
            return None
        known = [entry for entry in found if self.words[_with(word, at, plain(entry[0]))]]
        letter, pair = (known or found)[0]
        return Guess(letter, f"{pair[1]} that was read as {pair[0]}")

    def _by_rule(self, word: str, at: int) -> Guess | None:
        sign, before = word[at], plain(word[at - 1 : at])
        base = plain(sign)
        if base in _VOWELS and sign in (word[at - 1 : at], word[at + 1 : at + 2]):
            return self._own(base + _ACUTE, "a stressed double vowel has acute accents")
        bases = base if base in _VOWELS else _VOWELS
        clashing = [vowel for vowel in bases if before + vowel in self.wording.clashes]
        if chosen := self._before_vowel(clashing, word[at + 1 : at + 2]):
            return self._own(chosen + _TREMA, f"a trema parts {chosen} from the {before} before it")
        if base in _VOWELS and not clashing:
            return self._own(base + _ACUTE, f"{base} with an accent of this language")
        return self._apostrophe(word, at)

    def _before_vowel(self, clashing: list[str], after: str) -> str:
        """The one vowel that fits between a vowel and what comes after, "" for none or many."""
        if len(clashing) > 1 and after and after in _VOWELS:
            clashing = [vowel for vowel in clashing if vowel + after in self.wording.clashes][:1]
        return clashing[0] if len(clashing) == 1 else ""

    def _apostrophe(self, word: str, at: int) -> Guess | None:
        """The apostrophe of a plural or possessive: `auto?s`."""
        if not is_letter(word[at]) and word[at + 1 :] == "s":
            return Guess("'", "an apostrophe stands before a last s")
        return None

    def _own(self, letter: str, evidence: str) -> Guess | None:
        letter = unicodedata.normalize("NFC", letter)
        return Guess(letter, evidence) if letter in self.wording.letters else None


def is_letter(sign: str) -> bool:
    """Whether a character is a letter, and not a sign that Unicode counts as one, such as ˇ."""
    return sign.isalpha() and unicodedata.category(sign) != "Lm"


def plain(text: str) -> str:
    """Letters without their accents."""
    parts = unicodedata.normalize("NFD", text)
    return "".join(part for part in parts if not unicodedata.combining(part))


@lru_cache
def recoded(sign: str) -> tuple[tuple[str, tuple[str, str]], ...]:
    """What a character is when encodings were mixed up, with the two encodings, likeliest first."""
    found = []
    for shown, written in _MIXED_UP:
        try:
            letter = sign.encode(shown).decode(written)
        except UnicodeError:
            continue
        if len(letter) == 1 and letter.isalpha() and letter != sign:
            found.append((letter, (shown, written)))
    return tuple(found)


def _with(word: str, at: int, letter: str) -> str:
    return word[:at] + letter + word[at + 1 :]
