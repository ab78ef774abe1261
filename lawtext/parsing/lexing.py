"""Cuts law text into marks: one regular expression finds every marker at a line's start."""

from __future__ import annotations

import re
from functools import lru_cache

from lawtext.label import roman_value
from lawtext.language import structure_words
from lawtext.origins import SourceText
from lawtext.parsing.marks import Mark, is_roman_here

_LABEL = r"\d{1,3}(?:[A-Z][\w()-]*|\.\d[\w()-]*|\((?:[a-z]|[ivxlc]{2,7})\)[\w()-]*)?(?![\w(])"
_GAP = r"(?=[ \t\n]|\Z)"
_ON = rf"(?:…|\.\.\.){_GAP}"
_LEVELS = (-1, 1, 2, 3, 4, 0, -1, -1, -1)  # of the expression's groups, by their number
_SMALL = 3
_DOTS = ("…", "...")
_THREE_DOTS = re.compile(r"\.\.\.")
_ITEMS = ("ARTICLE", "ITEM1", "ITEM2", "ITEM3", "ITEM4")
_CLOSINGS = ("ARTICLE_ON", "ITEM1_ON", "ITEM2_ON", "ITEM3_ON", "ITEM4_ON")
_LEAVES = ("", "LEAF1", "LEAF2", "LEAF3", "LEAF4")
_DIVISIONS = ("chapter", "part", "section")


def _either(words: tuple[str, ...]) -> str:
    """An alternative of words in capitals; nothing matches when there are none."""
    return "|".join(re.escape(word.upper()) for word in words) or r"(?!)"


@lru_cache
def marker_pattern(language: str) -> re.Pattern[str]:
    """The expression that finds every canonical marker of a language at a line's start.

    The name of the last group that matched is the kind of marker: `capital`, `number`, `small`,
    `fifth`, `article`, `chapter`, `part` or `section`.
    """
    words = structure_words(language)
    divisions = "".join(
        rf"|(?:{_either(getattr(words, name))})[ \t]+(?P<{name}>[IVXLC]+|\d+)"
        rf"(?:[ \t]*[-–:.])?{_GAP}"
        for name in _DIVISIONS
    )
    return re.compile(
        rf"\n[ \t]*(?:(?P<capital>[A-Z])(?:\.{_GAP}|{_ON})"
        rf"|(?P<number>\d{{1,3}})(?:\.{_GAP}|{_ON})"
        rf"|\((?:(?P<small>[a-z]{{1,5}})|(?P<fifth>\d{{1,3}}))\)(?:{_GAP}|{_ON})"
        rf"|(?:{_either(words.article)})[ \t]+(?P<article>{_LABEL})"
        rf"(?:{_ON}|[ \t]*[-–:.]{_GAP})?{divisions})"
    )


def lex(source: SourceText, language: str, context: str = "") -> list[Mark]:
    """The marks of a source in order.

    A PREFACE mark comes first when words stand before the first article; item markers there
    are words too, unless `context` says in which provision the source starts. The loop runs once
    for every marker of a book and calls as little as it can.
    """
    text, definitions = source.text, structure_words(language).definitions
    marks = [Mark("ARTICLE", context, 1, 1, 0, 0)] if context else []
    in_items, romans = bool(context), False
    dots = "…" in text or _THREE_DOTS.search(text) is not None
    for match in marker_pattern(language).finditer(text):
        group = match.lastindex or 0
        start, end = match.span()
        level = _LEVELS[group]
        if level >= 0:
            in_items = in_items or level == 0
            if in_items:
                part = match[group]
                closes = dots and text[match.end(group) : end].strip(") ") in _DOTS
                type_ = (_CLOSINGS if closes else _ITEMS)[level]
                marks.append(Mark(type_, part, start + 1, end, 0, level))
                if level == _SMALL and (part == "i" or len(part) > 1):
                    romans = True
        else:
            heading = text[end : text.find("\n", end) % (len(text) + 1)]
            in_items = in_items and heading.strip(" \t.:-–").lower() not in definitions
            part = f"{match.lastgroup} {match[group]}"
            marks.append(Mark("DIVISION", part, start + 1, end, 0, -1))
    return _bounded(_with_romans(marks) if romans else marks, text)


def _bounded(marks: list[Mark], text: str) -> list[Mark]:
    """The marks with their ends, leaves told from items, and a PREFACE for words before."""
    end, below = len(text), 0
    for mark in reversed(marks):
        mark.end = end
        end = mark.start
        if mark.type[-1] == "N":
            below = mark.level + 1
            continue
        if mark.level >= below and mark.level > 0:
            mark.type = _LEAVES[mark.level]
        below = mark.level
    if text[:end].strip():
        marks.insert(0, Mark("PREFACE", "", 0, 0, end, -1))
    return marks


def _with_romans(marks: list[Mark]) -> list[Mark]:
    """The marks with every `(i)` that is a roman number moved to the roman level.

    Words that only look like a marker, `(dus)`, are no marks.
    """
    kept: list[Mark] = []
    letter, roman = "", 0
    following = iter([mark.part for mark in marks if mark.type == "ITEM3"])
    upcoming = next(following, "")
    for mark in marks:
        if mark.level < _SMALL:
            letter, roman = "", 0
        elif mark.level == _SMALL:
            value = roman_value(mark.part)
            if mark.type == "ITEM3":
                upcoming = next(following, "")
                is_roman = is_roman_here(mark.part, letter, roman, upcoming)
            else:
                is_roman = value == roman > 0
            if is_roman:
                mark.type, mark.level, roman = mark.type.replace("3", "4"), 4, value
            elif len(mark.part) > 1:
                continue
            elif mark.type == "ITEM3":
                letter, roman = mark.part, 0
        kept.append(mark)
    return kept
