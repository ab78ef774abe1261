"""The words by which a language shows modality, conditions and exceptions."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

import msgspec

from lawtext.errors import BadSetting
from lawtext.language import language_data

NOTHING = re.compile(r"(?!)")


class ClauseWords(msgspec.Struct, frozen=True):
    """The cues of one kind of clause, and the words that make a cue mean something else.

    Those stand right before or behind the cue or, in `paired`, earlier in its clause.
    """

    cues: tuple[str, ...] = ()
    not_after: tuple[str, ...] = ()
    not_before: tuple[str, ...] = ()
    paired: dict[str, tuple[str, ...]] = {}


class ModalityWords(msgspec.Struct, frozen=True):
    """The table `[modality]` of a language's file."""

    negations: tuple[str, ...] = ()
    consequence: tuple[str, ...] = ()
    modals: dict[str, tuple[str, ...]] = {}
    needs: dict[str, str] = {}
    conditions: ClauseWords = ClauseWords()
    exceptions: ClauseWords = ClauseWords()


class Cues(msgspec.Struct, frozen=True):
    """The patterns of a language; `grades` gives the modality of each modal verb."""

    grades: dict[str, str]
    needs: dict[str, str]
    modal: re.Pattern[str]
    negation: re.Pattern[str]
    consequence: re.Pattern[str]
    condition: re.Pattern[str]
    exception: re.Pattern[str]
    paired: dict[str, re.Pattern[str]]


@lru_cache
def cues_of(language: str) -> Cues | None:
    """The cues of a language, None when its file has no table `[modality]`.

    Raises BadSetting when the table is wrong.
    """
    table = language_data(language).get("modality")
    if table is None:
        return None
    try:
        words = msgspec.convert(table, ModalityWords)
    except msgspec.ValidationError as error:
        raise BadSetting(
            f"the table [modality] is wrong: {error}", file=f"grammar/{language}.toml"
        ) from None
    grades = {verb: grade for grade, verbs in words.modals.items() for verb in verbs}
    return Cues(
        grades,
        words.needs,
        _any_of(grades),
        _any_of(words.negations),
        re.compile(rf",\s+{_any_of(words.consequence).pattern}", re.I),
        _clause(words.conditions),
        _clause(words.exceptions),
        {cue: _any_of(before) for cue, before in words.conditions.paired.items()},
    )


def _any_of(words: Iterable[str]) -> re.Pattern[str]:
    """A pattern for any of these words, the longest first; white space may be any."""
    longest = sorted(words, key=len, reverse=True)
    if not longest:
        return NOTHING
    choices = "|".join(r"\s+".join(map(re.escape, word.split())) for word in longest)
    return re.compile(rf"\b(?:{choices})\b", re.I)


def _clause(words: ClauseWords) -> re.Pattern[str]:
    """A pattern for the cues of a clause that stand between none of the wrong neighbours."""
    before = "".join(rf"(?<!\b{re.escape(word)}\s)" for word in words.not_after)
    after = rf"(?!\s+{_any_of(words.not_before).pattern})" if words.not_before else ""
    return re.compile(before + _any_of(words.cues).pattern + after, re.I)
