"""Checks the articles that a chapter's or part's heading names: `Art. 24 t/m 40`."""

from __future__ import annotations

from collections.abc import Sequence

from lawtext.mending.markers.headings import range_pattern
from lawtext.mending.markers.sections import Section
from lawtext.mending.markers.writing import Writer


def check_ranges(sections: Sequence[Section], writer: Writer) -> None:
    """Report each article that stands below a heading whose range does not hold it.

    One finding for each heading, at the first such article.
    """
    first, last, said = 0, 0, True
    for section in sections:
        if section.head is None:
            continue
        if not section.path:
            first, last = _range(section, writer.language)
            said = not last
        elif not said and not first <= int(section.path[0]) <= last:
            label = section.path[0]
            message = f"article {label} stands below a heading for articles {first} to {last}"
            writer.report("heading-mismatch", message, section.head, section.path)
            said = True


def _range(section: Section, language: str) -> tuple[int, int]:
    """The first and last article that the rows of a division name, 0 and 0 for none."""
    for row in section.rows:
        match = range_pattern(language).search(row.line.text)
        if match:
            return int(match["first"]), int(match["last"])
    return 0, 0
