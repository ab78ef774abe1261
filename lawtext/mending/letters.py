"""Letters that the edition's language does not have: `beēindigen` is `beëindigen`."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter

import msgspec

from lawtext.edition import Edition
from lawtext.mending.glance import Glance, glance, inside_word
from lawtext.mending.repair import Edit, Repair
from lawtext.mending.spelling import LONGEST_WORD, Guess, Spelling, is_letter
from lawtext.mending.wording import wording
from lawtext.model import Line, Source

_LOST = "?\ufffd"
_INSIDE_WORDS = frozenset("'’‘`´-‐‑–—/·…“”\"«»§©°♣♦♥♠×\u00ad")
_SIGN_KINDS = frozenset({"Sk", "So", "Sc", "Sm", "Lm", "Po", "Pi", "Ps", "Pe", "Cc", "Co"})


class _Suspect(msgspec.Struct, frozen=True):
    """One doubtful character: the number of its line, where its word starts, and the word."""

    line: int
    start: int
    word: str
    at: int

    @property
    def sign(self) -> str:
        return self.word[self.at]


def letters(source: Source, edition: Edition) -> Source:
    """The source with foreign and lost letters replaced where spelling or the text shows how.

    Each replacement is a mend and a `suspect-character` finding; a character that stays
    unexplained in a common word is a finding.
    """
    rules = wording(edition.language)
    strange = _strange(glance(source), rules.letters) if rules.letters else set()
    if not strange:
        return source
    suspects = _suspects(source, strange, rules.letters)
    if not suspects:
        return source
    spelling = Spelling(glance(source).words(), rules)
    guesses = _agreed(suspects, [spelling.guess(x.word, x.at) for x in suspects])
    return _mended(source, suspects, guesses)


def _strange(look: Glance, own: str) -> set[str]:
    """The characters of a source that may be letters gone wrong."""
    found = {sign for sign in look.foreign if _is_strange(sign, own)}
    found.update(sign for sign in _LOST if inside_word(look.text, sign))
    found.update(sign for sign in "éè" if sign in look.foreign and f"e{sign}" in look.text)
    return found


def _is_strange(sign: str, own: str) -> bool:
    if is_letter(sign):
        return sign.lower() not in own and unicodedata.name(sign, "").startswith("LATIN")
    return sign not in _INSIDE_WORDS and unicodedata.category(sign) in _SIGN_KINDS


def _suspects(source: Source, strange: set[str], own: str) -> list[_Suspect]:
    signs = "".join(sorted(strange))
    word = re.compile(rf"(?:[^\W\d_]|[{re.escape(signs)}])+")
    return [
        suspect
        for number, line in enumerate(source.lines)
        if not strange.isdisjoint(line.text)
        for match in word.finditer(line.text)
        if len(match[0]) <= LONGEST_WORD
        for found, start in [(match[0].strip(_LOST), match.start() + _leading(match[0]))]
        for at, sign in enumerate(found)
        if sign in strange
        for suspect in [_Suspect(number, start, found, at)]
        if _is_doubtful(suspect, own)
    ]


def _leading(word: str) -> int:
    """How many signs stand before a word that are no part of it."""
    return len(word) - len(word.lstrip(_LOST))


def _is_doubtful(suspect: _Suspect, own: str) -> bool:
    """Whether the character is wrong where it stands, not only of a doubtful kind."""
    before = suspect.word[suspect.at - 1 : suspect.at] if suspect.at else ""
    after = suspect.word[suspect.at + 1 : suspect.at + 2]
    if suspect.sign in own:
        # No word has an accented e behind an e that it does not part with a trema.
        return before == "e" and after.isalpha() and after not in "eéè"
    if is_letter(suspect.sign):
        return True
    return before.isalpha() and after.isalpha() and after.islower()


def _agreed(suspects: list[_Suspect], guesses: list[Guess | None]) -> list[Guess | None]:
    """The guesses, with gaps filled by what the same character stands for in other words."""
    votes: dict[str, Counter[str]] = {}
    for suspect, guess in zip(suspects, guesses, strict=True):
        if guess and suspect.sign not in _LOST:
            votes.setdefault(suspect.sign, Counter())[guess.letter] += 1
    return [
        guess or _voted(votes.get(suspect.sign))
        for suspect, guess in zip(suspects, guesses, strict=True)
    ]


def _voted(votes: Counter[str] | None) -> Guess | None:
    if not votes:
        return None
    letter = votes.most_common(1)[0][0]
    return Guess(letter, f"the same character stands for {letter} in other words")


def _mended(source: Source, suspects: list[_Suspect], guesses: list[Guess | None]) -> Source:
    repair = Repair("letters", source)
    edits: dict[int, list[Edit]] = {}
    for suspect, guess in zip(suspects, guesses, strict=True):
        line, at = source.lines[suspect.line], suspect.start + suspect.at
        if guess:
            letter = guess.letter.upper() if suspect.sign.isupper() else guess.letter
            edits.setdefault(suspect.line, []).append(Edit(at, at + 1, letter, guess.evidence))
        _report(suspect, guess, line, repair)
    for number, line in enumerate(source.lines):
        repair.keep(repair.change(line, edits[number]) if number in edits else line)
    return repair.done()


def _report(suspect: _Suspect, guess: Guess | None, line: Line, repair: Repair) -> None:
    """A finding for a doubtful character; names of people may have letters of other languages."""
    if not guess and suspect.word[0].isupper():
        return
    what = f"{suspect.sign} (U+{ord(suspect.sign):04X}) in {suspect.word}"
    told = f"was read as {guess.letter}: {guess.evidence}" if guess else "does not belong there"
    repair.report("suspect-character", f"{what} {told}", line, suspect.start + suspect.at)
