"""Recognises the lines that head articles, fragments, chapters and parts."""

from __future__ import annotations

import re
from functools import lru_cache

import msgspec

from lawtext.errors import BadLabel
from lawtext.label import Label, roman_value
from lawtext.language import StructureWords, ordinal_signs, structure_words

_PARTS = r"(?:[A-Z](?:\.?(?:\d{1,2}|\(\d{1,2}\))(?:(?:[a-z]|\([a-z]\))(?:-[ivx]+|\([ivx]+\))?)?)?)"
_SPACED = (
    r"(?:[ \t.]?[A-Z](?:[ \t.]?\(?\d{1,2}\)?(?:[ \t.]?\(?[a-z]\)?(?:[ \t.-]?\(?[ivx]+\)?)?)?)?)"
)
_SKIPPING = r"(?:\.\d{1,2}(?:\([a-z]\))?|\([a-z]\))"
_SEPARATOR = r"[ \t]*(?:\.[ \t]?[-–—]+|[-–—]+|[:.)])"
_ROMAN_LOOKALIKES = str.maketrans("1lI|", "IIII")
_SECTION_SIGN = "§"


class Unit(msgspec.Struct, frozen=True):
    """A heading line: `kind` is `article`, `chapter`, `part` or `section`.

    `label` is the label or number in canonical spelling, `until` the last article of a heading
    that stands for a range. The words of the title start at `title` in the line. `loud` tells
    that the keyword is in capitals.
    """

    kind: str
    label: str
    word: str
    title: int
    loud: bool
    until: str = ""


@lru_cache
def _article_pattern(language: str) -> re.Pattern[str]:
    """Matches the heading of an article up to its title."""
    words = structure_words(language)
    either = "|".join(re.escape(word) for word in sorted(words.article, key=len, reverse=True))
    word = rf"(?P<word>(?i:{either}))(?:\.|(?<=\W)|(?=[ \t]))[ \t]*(?:\#|nr\.?[ \t])?[ \t]*"
    spaced = rf"{_SPACED}(?=[ \t]*$|{_SEPARATOR}[ \t])"
    signs = "|".join(map(re.escape, ordinal_signs(language))) or "(?!)"
    ordinal = rf"\.?(?:{signs})(?![^\W\dA-Z_])"
    label = (
        rf"(?P<label>\d{{1,3}}(?:(?:{_PARTS}|{_SKIPPING})(?![\w(])|{spaced}"
        rf"|(?={ordinal})|(?![\w(])))(?:{ordinal})?"
    )
    until = r"(?P<range>[ \t]*[-–][ \t]*(?P<until>\d{1,3})(?!\w))?"
    return re.compile(rf"[ \t]*{word}{label}{until}(?P<separator>{_SEPARATOR}(?!\d))?[ \t]*")


@lru_cache
def _division_pattern(words: StructureWords) -> re.Pattern[str]:
    names = {"chapter": words.chapter, "part": words.part, "section": words.section}
    kinds = "|".join(
        rf"(?P<{kind}>{'|'.join(re.escape(word) for word in some)})"
        for kind, some in names.items()
        if some
    )
    sign = f"|(?P<sign>{_SECTION_SIGN})" if words.section else ""
    return re.compile(
        rf"[ \t]*(?:(?i:{kinds or '(?!)'}){sign})[ \t]*(?P<number>[IVXLC1l|]{{1,7}}|\d{{1,2}})"
        rf"(?![\w])(?P<separator>{_SEPARATOR})?[ \t]*"
    )


def read_unit(text: str, language: str) -> Unit | None:
    """The unit that a line might head, None when it cannot head one.

    Looks at the line alone; whether it is running text is for the neighbours to tell.
    """
    words = structure_words(language)
    match = _article_pattern(language).match(text)
    if match and _is_capitalised(match["word"]):
        return None if text.startswith(("…", "..."), match.end("label")) else _article(match)
    match = _division_pattern(words).match(text)
    return _division(match) if match else None


def _is_capitalised(word: str) -> bool:
    return not word[0].islower()


def _article(match: re.Match[str]) -> Unit | None:
    try:
        label = str(Label.parse(match["label"]))
    except BadLabel:
        return None
    until = match["until"] or ""
    if until and (not label.isdigit() or int(until) <= int(label)):
        return None
    loud = match["word"].isupper() and len(match["word"]) > 1
    return Unit("article", label, match["word"], match.end(), loud, until)


def _division(match: re.Match[str]) -> Unit | None:
    groups = match.groupdict()
    kind = next(name for name in ("chapter", "part", "section", "sign") if groups.get(name))
    word = match[kind]
    number = canonical_roman(match["number"])
    if kind == "sign":
        kind, number = "section", number if roman_value(match["number"]) else ""
    if not number or not _is_capitalised(word):
        return None
    return Unit(kind, number, word, match.end(), word.isupper() and len(word) > 1)


def canonical_roman(number: str) -> str:
    """A chapter's number with the letters that a scanner takes for one another put right.

    `1I` and `lI` are II; `12` stays, since it may well be a number. Gives "" for no number.
    """
    if number.isdigit():
        return number
    roman = number.translate(_ROMAN_LOOKALIKES)
    return roman if roman_value(roman) else ""


def scanned_roman(number: str, before: str) -> str:
    """The roman number that `11` or `1` stands for, when it follows the roman number before it.

    Gives the number as it is where nothing tells that it is roman.
    """
    roman = number.translate(_ROMAN_LOOKALIKES)
    value = roman_value(roman)
    follows = value and roman_value(before) + 1 == value
    return roman if set(number) == {"1"} and follows else number


def article_word(language: str) -> str:
    """The word that heads an article in law text of a language, in capitals."""
    return structure_words(language).article[0].upper()


def division_word(kind: str, language: str) -> str:
    """The word that heads a chapter, part or section, in capitals."""
    words: tuple[str, ...] = getattr(structure_words(language), kind)
    return words[0].upper()
