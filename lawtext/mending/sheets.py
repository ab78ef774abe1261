"""Sources that are the pages of one text: their numbers count on from one to the next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, pairwise

import msgspec

from lawtext.edition import Edition
from lawtext.mending.shapes import articles, is_title, page_number
from lawtext.model import Line, Source


def with_sheet_numbers(sources: Sequence[Source], edition: Edition) -> list[Source]:
    """The sources, each with the page number that it shows at its edge.

    A number alone is a page's where the source before or behind has the next one in its place.
    It is an article's where no article is headed by more than a number, or where most of these
    numbers stand above a title.
    """
    numbers: dict[int, int] = {}
    for end in (0, -1):
        shown = [_number_at(source, end, edition) for source in sources]
        for index, (one, two) in enumerate(pairwise(shown)):
            if one and two == one + 1:
                numbers |= {index: one, index + 1: two}
    titled = sum(_is_titled(sources[index], edition) for index in numbers)
    headed = bool(numbers) and any(_has_heading(source, edition) for source in sources)
    if not headed or titled * 2 > len(numbers):
        return list(sources)
    return [
        msgspec.structs.replace(source, sheet=numbers[index]) if index in numbers else source
        for index, source in enumerate(sources)
    ]


def are_apart(one: Source, two: Source, edition: Edition) -> bool:
    """Whether two sources show page numbers in the same place that do not count on."""
    shown = [(_number_at(one, end, edition), _number_at(two, end, edition)) for end in (0, -1)]
    return any(first and second and second != first + 1 for first, second in shown)


def sheet_lines(source: Source, edition: Edition) -> dict[int, str]:
    """The numbers of the lines that hold a source's page number, with the evidence."""
    if not source.sheet:
        return {}
    written = [number for number, line in enumerate(source.lines) if line.text.strip()]
    return {
        number: "a page number that counts on from source to source"
        for number in (written[0], written[-1])
        if page_number(source.lines[number].text, edition.language) == source.sheet
    }


def _number_at(source: Source, end: int, edition: Edition) -> int:
    """The page number on the first or last line of a source, 0 for none."""
    if source.law_text:
        return 0
    lines = source.lines if end == 0 else source.lines[::-1]
    line = next(_written(lines), None)
    return page_number(line.text, edition.language) if line else 0


def _written(lines: Sequence[Line]) -> Iterator[Line]:
    return (line for line in lines if line.text.strip())


def _is_titled(source: Source, edition: Edition) -> bool:
    """Whether a title stands below the number at the top of a source without other headings."""
    below = [line.text for line in islice(_written(source.lines), 1, 2)]
    at_top = _number_at(source, 0, edition) > 0
    return at_top and any(map(is_title, below)) and not _has_heading(source, edition)


def _has_heading(source: Source, edition: Edition) -> bool:
    heading = articles(edition.language)
    return any(heading.match(line.text) for line in source.lines)
