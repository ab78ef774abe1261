"""Whether a hyphen at a line end belongs to the word or only cuts it."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from typing import Literal

import msgspec

from lawtext.mending.wording import Wording

_HYPHENATED = re.compile(r"(?<![\w-])[^\W\d_]+(?:-[^\W\d_]+)+(?![\w-])")
_VOWEL = re.compile(r"[aeiouyà-ÿ]")
_TREMA = "\u0308"
_COMPOUND_PART = 4


class Decision(msgspec.Struct, frozen=True):
    """What to do with a cut word, and why.

    `join` takes the hyphen away, `keep` leaves it inside the word, `apart` leaves both lines as
    they are. `trema` is the letter that the first one of the rest becomes, "" for no change;
    `doubtful` tells that a rule alone decided where it might be wrong.
    """

    kind: Literal["join", "keep", "apart"]
    evidence: str
    trema: str = ""
    doubtful: bool = False


class Joining:
    """The words of a source and the rules of its language, to decide about cut words."""

    def __init__(self, words: Counter[str], text: str, wording: Wording) -> None:
        """Takes how often each word stands in the source, its whole text, and the rules."""
        self.words, self.wording = words, wording
        self.hyphenated = Counter(_HYPHENATED.findall(text.lower()))

    def decide(self, left: str, right: str) -> Decision:
        """What to do with a word of which `left` ends a line and `right` starts the next."""
        return self._by_shape(left, right) or self._by_words(left.lower(), right.lower())

    def is_leftover(self, left: str, right: str) -> bool:
        """Whether a hyphen inside a line is left from a cut: the whole word is commoner."""
        whole, parted = left + right, f"{left}-{right}"
        known = self.words[whole] and self.words[whole] >= self.hyphenated[parted]
        return bool(known) and right not in self.wording.conjunctions

    def _by_shape(self, left: str, right: str) -> Decision | None:
        if right.lower() in self.wording.conjunctions:
            return Decision("apart", "the hyphen stands for a left-out part")
        if any(character.isdigit() for character in left + right):
            return Decision("keep", "the hyphen belongs to a label")
        if right[0].isupper() != left.isupper():
            return Decision("keep", "the hyphen stands beside a capital")
        if len(left) == 1 or not _VOWEL.search(left.lower()):
            return Decision("keep", "no syllable stands before the hyphen")
        return None

    def _by_words(self, left: str, right: str) -> Decision:
        whole, parted = left + right, f"{left}-{right}"
        if self.words[whole] and self.words[whole] >= self.hyphenated[parted]:
            return Decision("join", f"{whole} stands elsewhere in the text")
        if self.hyphenated[parted]:
            return Decision("keep", f"{parted} stands elsewhere in the text")
        if self._is_prefix(left, right):
            return Decision("keep", f"{left}- keeps its hyphen")
        return self._by_clash(left, right) or self._by_habit(left, right)

    def _is_prefix(self, left: str, right: str) -> bool:
        """Whether `left` is a first member with a hyphen, and no mere syllable (`pro-cedure`)."""
        if left not in self.wording.hyphen_prefixes:
            return False
        whole_words = len(left) >= _COMPOUND_PART and len(right) >= _COMPOUND_PART
        return whole_words or self._is_known(right)

    def _is_known(self, piece: str) -> bool:
        """Whether a piece is a word of the text elsewhere; the cut itself counts it once."""
        return self.words[piece] > 1

    def _by_clash(self, left: str, right: str) -> Decision | None:
        """The rule for two vowels that would be read as one sound."""
        if left[-1] + right[0] not in self.wording.clashes:
            return None
        letter = unicodedata.normalize("NFC", right[0] + _TREMA)
        whole = left + letter + right[1:]
        if self.words[whole]:
            return Decision("join", f"{whole} stands elsewhere in the text", letter)
        if len(left) >= _COMPOUND_PART and self._is_known(right):
            return Decision("keep", "a compound parts clashing vowels with a hyphen")
        if letter in self.wording.letters:
            return Decision("join", "a word parts clashing vowels with a trema", letter, True)
        return None

    def _by_habit(self, left: str, right: str) -> Decision:
        """What the language does with two parts that are both words; else a line end cuts."""
        compound = self.wording.compounds == "hyphenated"
        if compound and self._is_known(left) and self._is_known(right):
            return Decision("keep", "both parts are words of the text", doubtful=True)
        return Decision("join", "a line end cut the word")
