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
# A number at one end, the page's; in a head that names an article there is another one.
_AT_END = re.compile(r"(\d{1,4})\s.*|.*\s(\d{1,4})")
_BESIDE_ANOTHER = re.compile(r"(\d{1,4})\s.*\D\d.*|.*\d.*\s(\d{1,4})")
_LEAST_PAGES, _LONGEST_HEAD = 3, 90

Place = tuple[str, str]


def heads_of_pages(source: Source, edition: Edition) -> dict[int, str]:
    """The numbers of the lines that are running heads or page numbers, with the evidence."""
    pages = _pages(source.lines)
    counts = _counts(source.lines, pages)
    found = _counting_on(source.lines, pages, edition)
    for page in pages:
        for edge, numbers in (("top", page), ("bottom", page[::-1])):
            for number in numbers[:_DEEPEST]:
                line = source.lines[number]
                evidence = found.get(number) or _evidence(
                    line, counts[(edge, _shape(line))], len(pages), edition
                )
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


def _counting_on(
    lines: tuple[Line, ...], pages: list[list[int]], edition: Edition
) -> dict[int, str]:
    """The first lines of pages that hold a number that goes with the pages: `Artikel 16    23`.

    Such a head may name what stands on its page, so that it reads like a heading, and it may be
    another one on every page. On a third of the pages at least the number is the page's.
    """
    ahead: dict[int, list[int]] = {}
    for number in (page[0] for page in pages if len(page) > 1):
        if printed := _printed_number(lines[number].text.strip(), edition):
            ahead.setdefault(printed - lines[number].page, []).append(number)
    return {
        number: "a running head with the number of its page"
        for numbers in ahead.values()
        if len(numbers) >= max(_LEAST_PAGES, len(pages) / 3)
        for number in numbers
    }


def _printed_number(text: str, edition: Edition) -> int:
    """The number at one end of a head, 0 when there is none or it is an article's."""
    if len(text) > _LONGEST_HEAD or is_marked(text):
        return 0
    match = (_BESIDE_ANOTHER if is_heading(text, edition) else _AT_END).fullmatch(text)
    return int(match[1] or match[2]) if match else 0


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
