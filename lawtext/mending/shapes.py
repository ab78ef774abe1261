"""The shapes of lines that several menders tell apart: markers, headings, titles, page numbers."""

from __future__ import annotations

import re
from functools import lru_cache

from lawtext.edition import Edition
from lawtext.language import structure_words
from lawtext.mending.wording import wording
from lawtext.model import Line

_MARKER = re.compile(
    r"\s*(?:"
    r"\(?(?:[A-Za-z]|\d{1,3}|[ivxIVX]{1,5}|[A-Z]\d{1,2}|[A-Z]\d{1,2}[a-z])(?:[.)]\s*[-–]?|\s?[.)]\s*\))"
    r"|[-–—•*·]\s|[-–—•]$|\||\[\^|[#\\%])"
)
_END = re.compile(r"(?:[.:;!?…]|[;,] (?:of|en|or|and|ou|et|oder|und))[\"'’”»)\]\d*]*\s*$")
_LONGEST_TITLE = 90
_SHORTEST_WRAPPED, _LONGEST_WRAPPED, _NEARLY = 40, 110, 0.85


def is_marked(text: str) -> bool:
    """Whether a line starts with an item marker, a bullet or another sign of structure."""
    return bool(_MARKER.match(text))


def is_complete(text: str) -> bool:
    """Whether a line ends as a sentence or an item does, so that a new unit may follow."""
    return bool(_END.search(text[-12:]))


def is_title(text: str) -> bool:
    """Whether a line looks like a title: short, a capital first, no stop at the end."""
    words = text.strip()
    return (
        0 < len(words) <= _LONGEST_TITLE
        and words[0].isupper()
        and not is_complete(words)
        and words[-1] not in ",-("
    )


def full_width(lines: tuple[Line, ...]) -> int:
    """How long a full line is where lines are wrapped, 0 where paragraphs are single lines."""
    lengths = sorted(len(line.text) for line in lines if line.text.strip())
    width = lengths[len(lengths) * 3 // 4] if lengths else 0
    return width if _SHORTEST_WRAPPED <= width <= _LONGEST_WRAPPED else 0


def is_full(text: str, width: int) -> bool:
    """Whether a line fills the width, so that its paragraph may go on behind its last stop."""
    return 0 < width * _NEARLY <= len(text)


@lru_cache
def headings(language: str) -> re.Pattern[str]:
    """Finds the heading of an article, chapter, part or section at the start of a line."""
    words = structure_words(language)
    names = "|".join(
        re.escape(word) for word in words.article + words.chapter + words.part + words.section
    )
    return re.compile(rf"\s*(?:{names})\.?\s*(?:\d+|[ivxlc]+\b)", re.IGNORECASE)


@lru_cache
def articles(language: str) -> re.Pattern[str]:
    """Finds the heading of an article at the start of a line."""
    names = "|".join(re.escape(word) for word in structure_words(language).article)
    return re.compile(rf"\s*(?:{names})\.?\s*\d+", re.IGNORECASE)


def is_heading(text: str, edition: Edition) -> bool:
    """Whether a line is the heading of an article, chapter, part or section.

    A running sentence can start with the same words (`Artikel 26 is niet van toepassing`); a
    heading has no stop at its end.
    """
    return bool(headings(edition.language).match(text)) and not is_complete(text)


@lru_cache
def page_numbers(language: str) -> re.Pattern[str]:
    """Finds a line that is a page number and nothing else: `33`, `- 33 -`, `Page 3 of 9`.

    The group `number` is the number; a number beside a bar (`83 | Strona`) may have words.
    """
    names = "|".join(re.escape(word) for word in (*wording(language).page, "page", "p"))
    return re.compile(
        rf"\s*(?:[-–—\[(]\s*(?P<a>\d{{1,4}})\s*[-–—\])]"
        rf"|(?:{names})\.?\s*(?P<b>\d{{1,4}})(?:\s*(?:/|\D{{1,5}})\s*\d{{1,4}})?[.:]?"
        rf"|(?:[^|]*\D)?(?P<c>\d{{1,4}})\s*\|\s*[^\W\d_]+"
        rf"|[^\W\d_]+\s*\|\s*(?P<d>\d{{1,4}})"
        rf"|(?P<e>\d{{1,4}}))\s*",
        re.IGNORECASE,
    )


def page_number(text: str, language: str) -> int:
    """The page number that a line is, or 0 when it is none."""
    match = page_numbers(language).fullmatch(text) if len(text) <= _LONGEST_TITLE else None
    return int(next(filter(None, match.groups()))) if match else 0
