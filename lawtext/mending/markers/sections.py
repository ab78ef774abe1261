"""Parts the rows of a source into sections: a unit's heading row and the rows below it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from lawtext.edition import Edition
from lawtext.label import Label
from lawtext.mending.markers.evidence import Path
from lawtext.mending.markers.rows import Row


class Section(msgspec.Struct):
    """A heading row and the rows below it; `path` is the article's or fragment's.

    `path` is empty for words before the first heading, and for a chapter or part. `words_only`
    tells that nothing in it is an item: a chapter's heading, the definitions.
    """

    head: Row | None
    path: Path
    rows: list[Row]
    words_only: bool = False
    started: bool = False


def split_sections(rows: Sequence[Row], edition: Edition) -> list[Section]:
    """The sections of a source, in order; the first has no heading and may hold no rows."""
    sections = [Section(None, (), [])]
    for row in rows:
        unit = row.unit
        if unit is None:
            sections[-1].rows.append(row)
        elif unit.kind == "article":
            path = Label.parse(unit.label, edition.numbering).parts
            sections.append(Section(row, path, []))
        else:
            sections.append(Section(row, (), [], words_only=True))
    return sections
