"""A quick look that tells whether a source is law text in the canonical form already."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import chain, pairwise

from lawtext.edition import Edition
from lawtext.label import roman_value
from lawtext.language import StructureWords, structure_words
from lawtext.mending.glance import glance
from lawtext.mending.markers.ordinals import value
from lawtext.mending.markers.spelling import BULLETS
from lawtext.mending.misread import misread_heading, without_groups
from lawtext.model import Source

_GAP = r"(?=[ \t\n]|\Z)"
_RUN_IN = r"[ \t][^\n:;.]{2,40}:[ \t](?=[^\W\d_a-z¿¡])"
_ENDS = (".", "?", "!", ")", "…", "]", "|", "”", '"', "»")
_Reading = tuple[str, int, int]
_DIVISION, _TEXT = "§§", ""
_HEADED = re.compile(r"[ \t]\d{1,3}(?:[ \t:][ \t\w–-]?|\.[ \t–-]?)$|[ \t]\d{1,3}[-–]$")


@lru_cache
def _pattern(words: StructureWords) -> re.Pattern[str]:
    """Finds every line start that is a marker, or may be one in another spelling.

    The group holds the marker behind its indentation; it is empty for a line of text that starts
    with a capital below a line without a stop, and two letters for one below a stop or a colon.
    A blank line between the two makes no difference.
    """
    divisions = _either(words.chapter + words.part + words.section)
    other_signs = "" if "§" in words.article else "§"
    starts = (
        rf"\d{{1,3}}\.{_GAP}",
        rf"[A-Z]\.{_GAP}(?:{_RUN_IN})?",
        r"\((?:[a-z]|[ivx]{2,5}|\d{1,2}|[A-Z])\)[^\n]?",
        rf"[{BULLETS}*#{other_signs}][^\n]",
        rf"[{BULLETS}]\Z",
        r"\d{1,3}(?:[.)°:(][^\n]?|[ \t]*(?:\n|\Z|[-–—])|[A-Z][\w()]*[.)])",
        r"[A-Z](?:[.)\d:][^\n]?|[ \t]*(?:\Z|\n|[-–—]))",
        r"[a-z](?:\)|\.[ \t])",
        r"[ivx]{2,4}[.)]",
        rf"(?={without_groups(misread_heading(words.article))}).",
        rf"(?:{_either(words.article)})[ \t.]*\d{{1,3}}(?:[ \t.][A-Z][ \t]*[-–—:.)]|[^\n]?[^\n]?)",
        rf"(?:{divisions})[ \t]+[IVXLC\d|l]",
    )
    below_stop = r"(?<![^.:\n]\n)(?<![^.:\n]\n\n)[ \t]*[A-ZÀ-Þ][a-zß-ÿ ]"
    no_stop = r"[^\s.:;,?!)…\]|”]"
    below_no_stop = rf"(?=[ \t]*[A-Z])(?:(?<={no_stop}\n)|(?<={no_stop}\n\n))"
    return re.compile(rf"\n(?!\n)(?:([ \t]*(?:{'|'.join(starts)})|{below_stop})|{below_no_stop})")


def _either(words: tuple[str, ...]) -> str:
    """An alternative of words in any case but with a capital first, which is quick to refuse."""
    return (
        "|".join(rf"{re.escape(word[0].upper())}(?i:{re.escape(word[1:])})" for word in words)
        or r"(?!)"
    )


def is_clean(source: Source, edition: Edition) -> bool:
    """Whether every marker of a source is canonical and follows from the one before it.

    One expression finds the markers, and each pair of neighbours is judged once, so that a clean
    source costs next to nothing. False only tells that the source must be looked at. The answer
    is remembered as long as the lines stay the same.
    """
    answers = glance(source).answers
    key = (edition.language, source.context, source.before)
    if key not in answers:
        answers[key] = _is_clean(source, edition)
    return answers[key]


def _is_clean(source: Source, edition: Edition) -> bool:
    text = glance(source).text
    torn = source.before is not None and source.before.may_go_on
    if source.context or torn or not text.rstrip().endswith(_ENDS):
        return False
    language = edition.language
    # Nothing stands above the first line, neither with a stop nor without one.
    found: list[str] = _pattern(structure_words(language)).findall(",\n" + text)
    start = text.lstrip()[:1]
    if not found or start.islower():
        return False
    pairs = {*pairwise(found), *pairwise(chain([_DIVISION], filter(None, found)))}
    return all(_may_follow(before, after, language) for before, after in pairs)


@lru_cache(maxsize=8192)
def _may_follow(before: str, after: str, language: str) -> bool:
    """Whether a marker may stand right behind another one in a clean text.

    Words below an item's own are set deeper than its marker, or may be those of the list around
    it; behind such words come no others that are set less deep.
    """
    deeper = _indent(after) - _indent(before)
    before, after = before.lstrip(" \t"), after.lstrip(" \t")
    if _is_words(after) and before and deeper:
        return deeper > 0
    return any(
        _goes_on(one, other)
        for one in _readings(before, language)
        for other in _readings(after, language)
    )


def _indent(token: str) -> int:
    return len(token) - len(token.lstrip(" \t"))


def _is_words(token: str) -> bool:
    """Whether a token is the start of words below a stop, and no marker."""
    return len(token) == 2 and token[0].isalpha() and (token[1].isalpha() or token[1] == " ")


def _goes_on(before: _Reading, after: _Reading) -> bool:
    """Whether one reading of a marker may stand right behind a reading of another."""
    (kind_before, number_before, level_before), (kind, number, level) = before, after
    if "bad" in (kind, kind_before):
        return False
    if kind in ("text", "paragraph"):
        return level_before < (2 if kind == "text" else 1)
    if kind_before in ("text", "paragraph") or level <= 0:
        return True
    if level == level_before + 1:
        return number == 1 and kind_before != "division"
    if level == level_before:
        return number == number_before + 1
    return level < level_before and number > 1


def _readings(token: str, language: str) -> list[_Reading]:
    """What a marker may be: a small letter may be a roman number as well."""
    first = _read(token, language)
    roman = roman_value(token[1:].rstrip(") \t")) if first[0] == "small" else 0
    return [first, ("roman", roman, 4)] if roman else [first]


@lru_cache(maxsize=8192)
def _read(token: str, language: str) -> _Reading:
    """The kind of a marker (`bad` when it is not canonical), its number and its level."""
    if token == _TEXT or _is_words(token):
        return ("paragraph" if token else "text"), 0, -1
    if token[0] == "(" and token[-1] in ") \t":
        return _read_small(token[1:].rstrip(") \t"))
    for kind, level in (("number", 2), ("capital", 1)):
        if token[-1] == "." and (number := value(token[:-1], kind)):
            return kind, number, level
    return _read_unit(token, language)


def _read_unit(token: str, language: str) -> _Reading:
    """The reading of what may head an article or a division."""
    words = structure_words(language)
    word = token.split(None, 1)[0]
    if word in [one.upper() for one in words.article] and _HEADED.search(token):
        return "article", 0, 0
    divisions = words.chapter + words.part + words.section
    if token == _DIVISION or word in [one.upper() for one in divisions]:
        return "division", 0, -1
    return "bad", 0, 0


def _read_small(part: str) -> _Reading:
    """The reading of what stands in parentheses."""
    if value(part, "small"):
        return "small", value(part, "small"), 3
    if roman_value(part) and len(part) > 1:
        return "roman", roman_value(part), 4
    return "bad", 0, 0
