"""Running heads in a source with pages: the lines that come back at the edges of the pages."""

from __future__ import annotations

import re
from collections import Counter
from itertools import groupby

from lawtext.counting import counted
from lawtext.edition import Edition
from lawtext.mending.shapes import is_heading, is_marked, is_title, page_number
from lawtext.model import Line, Source

MARGIN = "margin"
_DEEPEST = 3
_DIGITS = re.compile(r"\d+")
_NUMBERED = re.compile(r"^\d{1,4}\s|\s\d{1,4}$")

Place = tuple[str, str]


def heads_of_pages(source: Source, edition: Edition) -> dict[int, str]:
    """The numbers of the lines that are running heads or page numbers, with the evidence."""
    pages = _pages(source.lines)
    counts = _counts(source.lines, pages)
    found: dict[int, str] = {}
    for page in pages:
        for edge, numbers in (("top", page), ("bottom", page[::-1])):
            for number in numbers[:_DEEPEST]:
                line = source.lines[number]
                evidence = _evidence(line, counts[(edge, _shape(line))], len(pages), edition)
                if not evidence:
                    break
                found[number] = evidence
    return found


def _pages(lines: tuple[Line, ...]) -> list[list[int]]:
    """The numbers of the written lines of each page."""
    return [
        [number for number, line in numbered if line.text.strip()]
        for _, numbered in groupby(enumerate(lines), key=lambda entry: entry[1].page)
    ]


def _counts(lines: tuple[Line, ...], pages: list[list[int]]) -> Counter[Place]:
    """On how many pages a line stands at the top or at the bottom, whatever its number."""
    return Counter(
        place
        for page in pages
        for edge, numbers in (("top", page[:_DEEPEST]), ("bottom", page[-_DEEPEST:]))
        for place in {(edge, _shape(lines[number])) for number in numbers}
    )


def _shape(line: Line) -> str:
    return _DIGITS.sub("#", line.text.strip().casefold())


def _evidence(line: Line, times: int, pages: int, edition: Edition) -> str:
    """Why a line at the edge of a page is furniture, "" when it is not."""
    text = line.text.strip()
    if page_number(text, edition.language):
        return _number_evidence(line, times, pages)
    # In a printed page's margin even the name of an article is only a running head.
    if line.style != MARGIN and (is_marked(text) or is_heading(text, edition)):
        return ""
    if times >= min(3, max(2, pages)) or (times > 1 and line.style == MARGIN):
        return f"a running head on {counted(times, 'page')}"
    if pages == 1 and line.style == MARGIN and _NUMBERED.search(text) and is_title(text):
        return "a head with a page number in the margin"
    return ""


def _number_evidence(line: Line, times: int, pages: int) -> str:
    if line.style == MARGIN:
        return "a page number in the margin"
    return f"a page number on {counted(times, 'page')}" if times > 1 or pages == 1 else ""
