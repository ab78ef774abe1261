"""Tables of contents and indexes: they name articles and are none."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import msgspec

from lawtext.edition import Edition
from lawtext.mending.glance import glance
from lawtext.mending.repair import Repair
from lawtext.mending.shapes import articles, is_complete
from lawtext.mending.wording import wording
from lawtext.model import Source

_UNSTOPPED = re.compile(r"[^.:;!?…|]{3}")
_LEADER = re.compile(r"(?:\.\s?){3,}\s*(\d{1,4})$|…\s*(\d{1,4})$|[_·]{3,}\s*(\d{1,4})$")
_NUMBERED = re.compile(r"[^\W\d_]{2,}[)\]”\"']*\s+(\d{1,4})$|^(\d{1,4})$")
_LABEL = r"\d{1,3}(?:[A-Z]\d{0,2}(?:\(?[a-z]\)?)?(?:-?\(?[ivx]+\)?)?)"
_INDEXED = re.compile(
    rf"[^\W\d_]{{2,}}\W.*?(?:\b{_LABEL}|\bDEF)(?:[,;]\s*(?:\d{{1,3}}|{_LABEL}|DEF))*$"
)
_BULLET = re.compile(r"(?:[-–•*·]|\d{1,3}\.)\s+")
_LONGEST = 160
_LEAST_LEADERS, _LEAST = 3, 5
_MOST_TITLES = 3


class _Entry(msgspec.Struct, frozen=True):
    """A line that may stand in a contents page: its number, kind and the page that it names."""

    number: int
    kind: str
    page: int = 0


def contents(source: Source, edition: Edition) -> Source:
    """The source without tables of contents and indexes, each removed line recorded.

    A table shows itself by dot leaders, by page numbers that go up, or by at least five headings
    of articles in a row without a text; an index by lines that end in labels.
    """
    if not _UNSTOPPED.search(glance(source).tail):
        return source
    found: dict[int, str] = {}
    for region in _regions(glance(source).texts, edition):
        found |= _judge(region)
    if not found:
        return source
    return _without(source, found | _titles_above(source, found, edition))


def _regions(texts: list[str], edition: Edition) -> Iterator[list[_Entry]]:
    """Runs of lines that are no sentences; the last entry of kind `text` is what ends a run."""
    heading = articles(edition.language)
    region: list[_Entry] = []
    for number, text in enumerate(texts):
        if not text:
            continue
        entry = _entry(number, text, heading)
        region.append(entry)
        if entry.kind == "text":
            if len(region) > _LEAST_LEADERS:
                yield region
            region = []
    if len(region) >= _LEAST_LEADERS:
        yield region


def _entry(number: int, text: str, heading: re.Pattern[str]) -> _Entry:
    if len(text) > _LONGEST or text.startswith("|"):
        return _Entry(number, "text")
    if match := _LEADER.search(text):
        return _Entry(number, "leader", int(next(filter(None, match.groups()))))
    if is_complete(text):
        return _Entry(number, "text")
    bullet = _BULLET.match(text)
    if heading.match(text, bullet.end() if bullet else 0):
        page = _NUMBERED.search(text)
        named = page is not None and len(text.split()) > 3
        return _Entry(number, "heading", int(page[1]) if page and named else 0)
    if match := _NUMBERED.search(text):
        return _Entry(number, "numbered", int(match[1] or match[2]))
    return _Entry(number, "indexed" if _INDEXED.search(text) else "title")


def _judge(region: list[_Entry]) -> dict[int, str]:
    """The lines of a run that belong to a contents page or index, with the evidence."""
    kinds = Counter(entry.kind for entry in region)
    paged = [index for index, entry in enumerate(region) if entry.page]
    if kinds["indexed"] >= _LEAST_LEADERS:
        listed = [i for i, entry in enumerate(region) if entry.kind in ("indexed", "numbered")]
        if len(listed) >= _LEAST and (span := _span(region, listed)):
            return dict.fromkeys(span, "a line of an index: it ends in labels")
    if kinds["leader"] >= _LEAST_LEADERS and (span := _span(region, paged)):
        return dict.fromkeys(span, "a line of a table of contents: dot leaders")
    if len(paged) >= _LEAST and _goes_up([region[index].page for index in paged]):
        return dict.fromkeys(_span(region, paged), "a line of a table of contents: page numbers")
    return dict.fromkeys(_headings(region), "a line of a list of headings that have no text")


def _span(region: list[_Entry], places: list[int]) -> list[int]:
    """The lines from the first entry to the last, when entries are most of what is between."""
    first = places[0]
    if first and region[first].kind != "heading" and region[first - 1].kind == "heading":
        first -= 1
    span = region[first : places[-1] + 1]
    return [entry.number for entry in span] if len(places) * 2 >= len(span) else []


def _goes_up(pages: list[int]) -> bool:
    """Whether page numbers go up, nearly always, and are not all one number."""
    steps = list(pairwise(pages))
    return sum(two >= one for one, two in steps) * 5 >= len(steps) * 4 and pages[-1] > pages[0]


def _headings(region: list[_Entry]) -> list[int]:
    """The lines of at least five headings in a row that have no text, with their titles."""
    places = [index for index, entry in enumerate(region) if entry.kind == "heading"]
    if region[-1].kind == "text":
        # The heading above a text is a real one.
        places = places[:-1]
    found: list[int] = []
    row: list[int] = []
    for place in places:
        if row and place - row[-1] > _MOST_TITLES + 1:
            found.extend(_row(region, row))
            row = []
        row.append(place)
    return [*found, *_row(region, row)]


def _row(region: list[_Entry], row: list[int]) -> list[int]:
    """The lines of a row of headings; the last one has as many titles as the others."""
    if len(row) < _LEAST:
        return []
    titles = min(two - one for one, two in pairwise(row))
    return [entry.number for entry in region[row[0] : row[-1] + titles]]


def _titles_above(source: Source, found: dict[int, str], edition: Edition) -> dict[int, str]:
    """The lines `Inhoud` and `Register` right above what was found."""
    words = wording(edition.language)
    titles: dict[int, str] = {}
    for number in found:
        above = number - 1
        while above >= 0 and above not in found and above > number - 4:
            if source.lines[above].text.strip().casefold() in words.contents | words.index:
                titles[above] = "the title of a table of contents or an index"
            above -= 1
    return titles


def _without(source: Source, found: dict[int, str]) -> Source:
    repair = Repair("contents", source)
    for number, line in enumerate(source.lines):
        if number not in found:
            repair.keep(line)
            continue
        repair.drop(line, found[number])
        if number - 1 not in found:
            repair.report("contents-page", "a table of contents or an index was removed", line)
    return repair.done()
