"""Running heads and page numbers, which stand between the lines of a law text."""

from __future__ import annotations

import re
from collections.abc import Iterator

from lawtext.edition import Edition
from lawtext.mending.glance import glance
from lawtext.mending.heads import heads_without_pages
from lawtext.mending.page_edges import heads_of_pages
from lawtext.mending.repair import Edit, Repair
from lawtext.mending.shapes import full_width, is_complete, is_full
from lawtext.mending.sheets import sheet_lines
from lawtext.mending.wording import wording
from lawtext.model import Line, Source

_DIGITS = re.compile(r"\d+")


def furniture(source: Source, edition: Edition) -> Source:
    """The source without running heads and page numbers, and one finding for each kind.

    Where a source has pages, the first and last lines of each count; where it has none, a
    number on a line of its own beside a repeated title does. A text that goes on behind the
    furniture stays one paragraph.
    """
    paged = bool(source.lines) and source.lines[-1].page > 0
    found = heads_of_pages(source, edition) if paged else heads_without_pages(source, edition)
    found |= sheet_lines(source, edition)
    prefixed = any(start.startswith(_starts(edition)) for start in glance(source).starts)
    if not found and not prefixed:
        return source
    prefix = _prefix(edition)
    repair = Repair("furniture", source)
    for line in _without(source.lines, found, full_width(source.lines), repair):
        match = prefix.match(line.text) if prefixed else None
        edits = [Edit(0, match.end(), "", "a page number before the text")] if match else []
        repair.keep(repair.change(line, edits) if edits else line)
    return repair.done()


def _starts(edition: Edition) -> tuple[str, ...]:
    """How a line starts that may be numbered as a page."""
    return tuple(word[:3] for word in ("page", *wording(edition.language).page))


def _prefix(edition: Edition) -> re.Pattern[str]:
    """Finds the number of a page before its text: `Page 3: …`."""
    names = "|".join({*wording(edition.language).page, "page"})
    return re.compile(rf"(?i:{names})\.? *\d{{1,4}}: +(?=\S)")


def _without(
    lines: tuple[Line, ...], found: dict[int, str], width: int, repair: Repair
) -> Iterator[Line]:
    """The lines without those found, and without the blank lines inside a torn paragraph."""
    shapes: set[str] = set()
    before, gap = "", []
    torn = False
    for number, line in enumerate(lines):
        if number in found:
            torn = True
            repair.drop(line, found[number])
            _report_once(line, shapes, repair)
        elif not line.text.strip():
            gap.append(line)
        else:
            yield from _kept_gap(gap, before, line.text, width) if torn else gap
            yield line
            before, gap, torn = line.text, [], False
    yield from gap


def _kept_gap(gap: list[Line], before: str, after: str, width: int) -> list[Line]:
    """The blank line that stays where furniture was, none inside a sentence or paragraph.

    A full line above the furniture goes on below it, even when it ends with a stop.
    """
    sentence = after.lstrip()[:1].islower() and not is_complete(before)
    return [] if sentence or is_full(before, width) else gap[:1]


def _report_once(line: Line, shapes: set[str], repair: Repair) -> None:
    """One finding for each kind of running head, not one for each page."""
    words = line.text.strip()
    shape = _DIGITS.sub("#", words)
    if shape not in shapes:
        shapes.add(shape)
        repair.report("page-furniture", f"a running head or page number was removed: {words}", line)
