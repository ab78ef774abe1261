"""Finds closing texts: a sentence of the parent's own behind the last item of a list."""

from __future__ import annotations

from collections.abc import Sequence

from lawtext.label import print_label
from lawtext.mending.markers.canonical import closed_part, is_closing
from lawtext.mending.markers.evidence import Path
from lawtext.mending.markers.items import Item, own_texts
from lawtext.mending.markers.page import Page
from lawtext.mending.markers.placing import Placement, next_paths
from lawtext.mending.markers.rows import Row
from lawtext.mending.markers.titles import ending, starts_lower

_INDENT = 8


def find_closings(
    items: Sequence[Item], placements: Sequence[Placement], page: Page
) -> dict[int, int]:
    """For the items below which a closing text stands, the index of its first row.

    A list whose items go on with the sentence of their parent, in small letters, is over where
    a paragraph starts with a capital behind the full stop of the last item.
    """
    found: dict[int, int] = {}
    followings = next_paths(placements)
    for index, (item, placement) in enumerate(zip(items, placements, strict=True)):
        going_on = _goes_on(placement.path, followings[index])
        if not item.lower or placement.role != "item" or going_on:
            continue
        row = _closing_row(item.rows, page)
        if row and (index == 0 or _is_list(items, placements, index)):
            found[index] = row
    return found


def closed_by(text: str, root: Path, path: Path, following: Path, closed: Path) -> Path:
    """The path that a line with a closing's marker closes where it stands, none when it cannot.

    It repeats the section's heading (`root`) or the marker of an item that is open behind
    `path`, no item below that one follows, and it is not closed yet: `closed` is what a line
    before that closed.
    """
    part = closed_part(text)
    found = root if part == print_label(root) else ()
    for depth in range(len(path), len(root), -1):
        if part == path[depth - 1]:
            found = path[:depth]
            break
    inside = following[: len(found)] == found or closed[: len(found)] == found
    return () if inside else found


def _goes_on(path: Path, following: Path) -> bool:
    """Whether the next item stands in the same list, or below this item."""
    return len(following) >= len(path) and following[: len(path) - 1] == path[:-1]


def _is_list(items: Sequence[Item], placements: Sequence[Placement], index: int) -> bool:
    """Whether the sibling before an item starts in a small letter too."""
    path = placements[index].path
    for earlier in range(index - 1, -1, -1):
        before = placements[earlier].path
        if len(before) == len(path) and before[:-1] == path[:-1]:
            return items[earlier].lower
        if len(before) < len(path):
            return False
    return False


def _closing_row(rows: Sequence[Row], page: Page) -> int:
    """The index of the row where a new paragraph with a sentence of its own starts, 0 for none.

    Footnotes and tables may stand between it and the text of the item.
    """
    last, aside = rows[0], False
    for index in range(1, len(rows)):
        row = rows[index]
        if is_closing(row.line.text) or row.line.text.lstrip().startswith("\\"):
            return 0
        aside = (aside and not row.blank) or row.line.text.lstrip().startswith(("[^", "|"))
        if row.blank or aside:
            continue
        if ending(last.text) == "stop" and _starts_paragraph(rows, index, page):
            return index if ending(own_texts(rows[index:])[-1]) == "stop" else 0
        last = row
    return 0


def _starts_paragraph(rows: Sequence[Row], index: int, page: Page) -> bool:
    """Whether a row starts a paragraph with a capital."""
    if starts_lower(rows[index].text):
        return False
    return rows[index - 1].blank or not page.wrapped or _is_parted(rows, index, page)


def _is_parted(rows: Sequence[Row], index: int, page: Page) -> bool:
    """Whether the line above a row ended before it was full, as the last of a paragraph does.

    Lines that lost their indentation are full before the width of the page.
    """
    above, words = rows[index - 1].line.text, rows[index].line.text
    lengths = [len(row.line.text.rstrip()) for row in rows[1:] if not row.blank]
    local = page.is_short(above, words, max(lengths))
    return local and (len(lengths) > 1 or page.is_short(above, words, page.width - _INDENT))
