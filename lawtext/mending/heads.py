"""Running heads in a text that has no page marks, told by their numbers and repetition."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

import msgspec

from lawtext.edition import Edition
from lawtext.mending.glance import Glance, glance
from lawtext.mending.shapes import (
    articles,
    is_heading,
    is_marked,
    is_title,
    page_number,
)
from lawtext.model import Source

_DIGITS = frozenset("0123456789")
_NUMBER_FIRST = re.compile(r"\d+(?:\s|\d\d|$)|[-–—(\[] ?\d")
_BRACKETS = "-–—()[]"
_LONGEST_HEAD = 60
_LEAST_LINES_OF_A_PAGE = 6
_FIRST_MARKERS = re.compile(r"\s*(?:A|1|\(?a|\(i|i)[.)]")
_NUMBER_IN_HEAD = re.compile(r"^(?P<a>\d{1,4})\s+\D|\D\s(?P<b>\d{1,4})$")
_NUMBER = "a page number on its own line"
_HEAD = "a running head beside a page number"


class _Alone(msgspec.Struct, frozen=True):
    """A line that is a page number: which line, its value, the written lines around it."""

    index: int
    value: int
    before: int
    after: int
    bare: bool


def heads_without_pages(source: Source, edition: Edition) -> dict[int, str]:
    """The numbers of the lines that are running heads or page numbers, with the evidence."""
    look = glance(source)
    if not _may_have_numbers(look):
        return {}
    texts = look.texts
    short = [i for i, text in enumerate(texts) if len(text) <= _LONGEST_HEAD and _has_number(text)]
    if not short:
        return {}
    alone = _lone_numbers(texts, short, edition)
    found = _explicit(alone) | _repeated(texts, alone, edition) | _counted(texts, alone, edition)
    found |= _numbered_heads(texts, short, edition)
    return found | _at_edges(texts, alone, found, edition)


def _may_have_numbers(look: Glance) -> bool:
    """Whether a line of a source can be a page number or a numbered head, seen from its edges."""
    if "|" in look.text or not _DIGITS.isdisjoint(look.tail):
        return True
    return any(_NUMBER_FIRST.match(start) for start in look.starts)


def _has_number(text: str) -> bool:
    """Whether the edges of a line may be those of a page number or a numbered head."""
    first, last = text[:1], text[-1:]
    if last.isdigit() or (first.isdigit() and last.isalpha()):
        return True
    return "|" in text or (first in _BRACKETS and last in _BRACKETS)


def _lone_numbers(texts: list[str], short: list[int], edition: Edition) -> list[_Alone]:
    """The lines that are a page number, without those in a column of numbers."""
    values = {i: page_number(texts[i], edition.language) for i in short if texts[i]}
    values = {i: value for i, value in values.items() if value}
    found = []
    for index, value in values.items():
        before, after = _written(texts, index, -1), _written(texts, index, 1)
        if before not in values and after not in values:
            found.append(_Alone(index, value, before, after, texts[index].isdigit()))
    return found


def _written(texts: list[str], index: int, step: int) -> int:
    """The nearest line with words on one side, at most three blank lines away, or -1."""
    for number in range(index + step, index + 5 * step, step):
        if not 0 <= number < len(texts):
            return -1
        if texts[number]:
            return number
    return -1


def _explicit(alone: list[_Alone]) -> dict[int, str]:
    """Numbers that say themselves that they are of a page: `- 33 -`, `83 | Strona`."""
    return {one.index: "a page number by its form" for one in alone if not one.bare}


def _may_be_head(text: str, edition: Edition) -> bool:
    return (
        len(text) <= _LONGEST_HEAD
        and is_title(text)
        and not is_marked(text)
        and not is_heading(text, edition)
    )


def _repeated(texts: list[str], alone: list[_Alone], edition: Edition) -> dict[int, str]:
    """Numbers beside a title that stands beside other numbers too, and these titles."""
    pairs = [(one.index, near) for one in alone for near in (one.before, one.after) if near >= 0]
    pairs = [(number, near) for number, near in pairs if _may_be_head(texts[near], edition)]
    counts = Counter(texts[near] for _, near in pairs)
    found: dict[int, str] = {}
    for number, near in pairs:
        if counts[texts[near]] > 1:
            found |= {number: _NUMBER, near: _HEAD}
    return found


def _counted(texts: list[str], alone: list[_Alone], edition: Edition) -> dict[int, str]:
    """Bare numbers that count on from page to page, unless they number the articles."""
    bare = [one for one in alone if one.bare]
    titled = sum(one.after >= 0 and is_title(texts[one.after]) for one in bare)
    heading = articles(edition.language)
    if titled * 2 > len(bare) and not any(heading.match(text) for text in texts):
        return {}
    found: dict[int, str] = {}
    for one, two in pairwise(bare):
        apart = two.index - one.index >= _LEAST_LINES_OF_A_PAGE
        if apart and 1 <= two.value - one.value <= 2:
            found |= {one.index: _NUMBER, two.index: _NUMBER}
    return found


def _numbered_heads(texts: list[str], short: list[int], edition: Edition) -> dict[int, str]:
    """Titles with a number at one end (`Operation Manual 33`) that counts on."""
    groups: dict[str, list[tuple[int, int]]] = {}
    for index in short:
        match = _NUMBER_IN_HEAD.search(texts[index])
        if match and not is_marked(texts[index]) and not is_heading(texts[index], edition):
            number = match["a"] or match["b"]
            groups.setdefault(texts[index].replace(number, "#"), []).append((index, int(number)))
    return {
        index: "a running head with a number that counts on"
        for group in groups.values()
        if _counts_on(group)
        for index, _ in group
    }


def _counts_on(group: list[tuple[int, int]]) -> bool:
    steps = list(pairwise(group))
    return bool(steps) and all(
        1 <= two[1] - one[1] <= 2 and two[0] - one[0] >= _LEAST_LINES_OF_A_PAGE
        for one, two in steps
    )


def _at_edges(
    texts: list[str], alone: list[_Alone], found: dict[int, str], edition: Edition
) -> dict[int, str]:
    """The head of a single page at the top of the text, and the number at its bottom."""
    written = [index for index, text in enumerate(texts) if text]
    bare = {one.index for one in alone if one.bare} - found.keys()
    edges: dict[int, str] = {}
    if len(written) > 1 and written[-1] in bare:
        edges[written[-1]] = "a number at the bottom of the page"
    top = written[:3]
    numbers = [index for index in top[:2] if index in bare]
    if len(top) < 2 or len(numbers) != 1:
        return edges
    return edges | _at_top(texts, top, numbers[0], edition)


def _at_top(texts: list[str], top: list[int], number: int, edition: Edition) -> dict[int, str]:
    other = top[0] if number == top[1] else top[1]
    titled = (
        len(top) > 2 and _may_be_head(texts[other], edition) and _is_body(texts[top[2]], edition)
    )
    if titled and (number == top[1] or not _is_first(texts[top[2]])):
        return {number: _NUMBER, other: _HEAD}
    if number == top[0] and _goes_on(texts[top[1]]):
        return {number: "a number above a text that goes on from another page"}
    return {}


def _is_body(text: str, edition: Edition) -> bool:
    """Whether a line below a head starts or continues the law, and is no title of its own."""
    return is_marked(text) or is_heading(text, edition) or not is_title(text)


def _is_first(text: str) -> bool:
    return bool(_FIRST_MARKERS.match(text)) or text[:1].isupper()


def _goes_on(text: str) -> bool:
    """Whether a text starts in lower case, or with a marker that is not the first."""
    return text[:1].islower() or (is_marked(text) and not _FIRST_MARKERS.match(text))
