"""Recognises articles that are headed without their keyword: `41. Title`, `§ 41 Title`, `16`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from lawtext.edition import Edition
from lawtext.mending.markers.rows import Row
from lawtext.mending.markers.titles import looks_like_title
from lawtext.mending.markers.units import Unit

_NUMBER = re.compile(r"[ \t]*[1-9]\d{0,2}[.:]?[ \t]*$")
_OTHER = re.compile(
    r"(?P<sign>[^\w\s]*[ \t]*(?:[^\W\d_]{2,20}\.?|§{1,2}|)[ \t]*(?:n[ro]\.?[ \t]*)?)"
    r"(?P<number>[1-9]\d{0,2})(?![\w,(]|\.\d)[^\w\n(„“\"'¿¡]*"
)
_MOST_ARTICLES = 200


def mark_bare_units(rows: list[Row], edition: Edition) -> None:
    """Mark the rows that head articles by number alone, where no article has a keyword.

    A row counts as such when the numbers go up through the source and what stands below it
    cannot stand below a numbered item: a capital letter, or a text after the title.
    """
    if any(row.unit is not None and row.unit.kind == "article" for row in rows):
        return
    number = _page_title(rows)
    candidates = [index for index, row in enumerate(rows) if _could_head(row)]
    chosen = _lettered(rows, candidates) or _rising(rows, candidates)
    named = _named(rows)
    if len(named) > 1 or (named and not chosen):
        _mark_named(rows, named)
    elif _are_articles(rows, chosen, edition):
        for index in chosen:
            _mark(rows[index])
    elif number is not None:
        _mark(rows[number])


def _could_head(row: Row) -> bool:
    marker = row.marker
    if row.unit is not None or marker is None or marker.paren:
        return False
    if marker.part.startswith("0"):
        return False
    titled = marker.kind == "number" and looks_like_title(row.text)
    return titled or (marker.kind == "lone" and marker.part.isdigit())


def _lettered(rows: Sequence[Row], candidates: Sequence[int]) -> list[int]:
    """The candidates that have a capital letter below them, where their numbers go up.

    Such articles need not be next to one another in the book.
    """
    found = [index for index in candidates if _has_capital_below(rows, index)]
    return found if len(found) > 1 and _go_up([int(_part(rows[at])) for at in found]) else []


def _named(rows: Sequence[Row]) -> dict[int, re.Match[str]]:
    """The rows that head articles in another spelling: `§ 16 Title`, `artikel 16`, `Rule 16`.

    A capital letter must stand below each, one sign or word before all of them, and their
    numbers must go up.
    """
    found: dict[int, re.Match[str]] = {}
    lettered = _above_capitals(rows)
    for index, row in enumerate(rows):
        match = _OTHER.match(row.line.text) if row.marker is None and not row.blank else None
        titled = match and (match.end() == len(row.line.text) or _is_title(row, match))
        if match and titled and index in lettered:
            found[index] = match
    signs = {match["sign"].strip().lower() for match in found.values()}
    rising = _go_up([int(match["number"]) for match in found.values()])
    return found if len(signs) == 1 and rising else {}


def _above_capitals(rows: Sequence[Row]) -> set[int]:
    """The rows below which the next marker is the letter A, with no article between."""
    found: set[int] = set()
    above = False
    for index in range(len(rows) - 1, -1, -1):
        if above:
            found.add(index)
        marker = rows[index].marker
        if rows[index].unit is not None:
            above = False
        elif marker is not None:
            above = marker.kind == "capital" and marker.part == "A"
    return found


def _is_title(row: Row, match: re.Match[str]) -> bool:
    words = row.line.text[match.end() :]
    return looks_like_title(words[:1].upper() + words[1:])


def _mark_named(rows: Sequence[Row], named: dict[int, re.Match[str]]) -> None:
    for index, match in named.items():
        row = rows[index]
        if row.unit is None or row.unit.kind != "article":
            row.unit = Unit("article", match["number"], match["sign"], match.end(), loud=False)
            row.words, row.marker = match.end(), None


def _go_up(numbers: Sequence[int]) -> bool:
    return all(two > one for one, two in pairwise(numbers))


def _page_title(rows: Sequence[Row]) -> int | None:
    """The index of a first row that holds a number alone and heads a page of words."""
    first = next((index for index, row in enumerate(rows) if not row.blank), None)
    if first is None or not _NUMBER.match(rows[first].line.text):
        return None
    below = [row for row in rows[first + 1 :] if not row.blank]
    good = below and not _starts_with_number(below[0]) and rows[first].marker is not None
    return first if good else None


def _starts_with_number(row: Row) -> bool:
    return row.marker is not None and row.marker.kind in ("number", "lone")


def _rising(rows: Sequence[Row], candidates: Sequence[int]) -> list[int]:
    """The best run of candidates whose numbers go up by one through the source.

    Where a list below an article starts again, its numbers do not go on from the article's. A
    run is better when more of its rows have a capital letter below them, then when it is longer.
    """
    ends: dict[int, int] = {}
    runs: dict[int, tuple[int, int, int]] = {}
    for index in candidates:
        value = int(_part(rows[index]))
        previous = ends.pop(value - 1, -1)
        capitals, length, _ = runs.get(previous, (0, 0, -1))
        runs[index] = (capitals + _has_capital_below(rows, index), length + 1, previous)
        ends[value] = index
    at = max(runs, key=lambda index: runs[index][:2], default=-1)
    run: list[int] = []
    while at >= 0:
        run.append(at)
        at = runs[at][2]
    return run[::-1]


def _part(row: Row) -> str:
    return row.marker.part if row.marker is not None else "0"


def _has_capital_below(rows: Sequence[Row], index: int) -> bool:
    """Whether the next marker below a row is a capital letter: the first item of an article."""
    for row in rows[index + 1 :]:
        if row.unit is not None:
            return False
        if row.marker is not None:
            return row.marker.kind == "capital" and row.marker.part == "A"
    return False


def _are_articles(rows: Sequence[Row], chosen: Sequence[int], edition: Edition) -> bool:
    """Whether a run of numbered titles heads articles and not items."""
    if not chosen:
        return False
    if any(_has_capital_below(rows, index) for index in chosen):
        return True
    known = edition.skeleton is not None and _part(rows[chosen[0]]) in edition.skeleton.articles
    first = int(_part(rows[chosen[0]]))
    alone = all(row.marker is None or index in chosen for index, row in enumerate(rows))
    return alone and len(chosen) > 1 and (known or first > 9) and first < _MOST_ARTICLES


def _mark(row: Row) -> None:
    marker = row.marker
    if marker is None:
        return
    row.unit = Unit("article", marker.part, "", row.words, loud=False)
    row.marker = None
