"""Composes the items of a section as law text: markers, titles, closing texts."""

from __future__ import annotations

from collections.abc import Sequence

from lawtext.label import levels_of, print_label
from lawtext.mending.markers.canonical import canonical_marker, closing_marker
from lawtext.mending.markers.closings import closed_by, find_closings
from lawtext.mending.markers.evidence import Path
from lawtext.mending.markers.items import Item
from lawtext.mending.markers.page import Page
from lawtext.mending.markers.placing import Placement, next_paths
from lawtext.mending.markers.rows import Row
from lawtext.mending.markers.titles import reads_as_heading
from lawtext.mending.markers.writing import Writer

_LONGEST_LOW_TITLE = 60
_READ_SIGNS = ("#", "\\", "[?]")


def compose_items(
    root: Path,
    items: Sequence[Item],
    placements: Sequence[Placement],
    writer: Writer,
    page: Page,
) -> None:
    """Write the items of a section, whose path is `root`, with the markers of their placements."""
    closings = find_closings(items, placements, page)
    followings = next_paths(placements)
    path: Path = ()
    closed: Path = ()
    for index, (item, placement) in enumerate(zip(items, placements, strict=True)):
        head, below = item.rows[0], item.rows[1:]
        if placement.role == "text":
            writer.words(head)
        elif placement.role == "body":
            writer.without_marker(head, "this is the text of the title before it")
        else:
            path = placement.path
            below = _compose_item(item, path, writer)
        closing = item.rows[closings[index]] if index in closings else None
        for row in below:
            if row is closing:
                closed = _compose_closing(row, path[:-1], writer)
            else:
                places = (root, path, followings[index], closed)
                closed = compose_words(row, places, writer)


def compose_words(row: Row, places: tuple[Path, Path, Path, Path], writer: Writer) -> Path:
    """Write a row of words, which may be a closing text with its marker; gives what is closed.

    `places` are the paths of the section, of the item before the row, of the next item, and of
    what a row before it closed.
    """
    closes = closed_by(row.line.text, *places)
    if closes:
        writer.keep(row)
        return closes
    writer.words(row)
    return places[-1]


def _compose_closing(row: Row, path: Path, writer: Writer) -> Path:
    """Write a row of words as the closing text of a provision; gives the provision's path."""
    level = levels_of(path, writer.edition.numbering)[-1]
    writer.closing(row, closing_marker(path, level, writer.language), path)
    return path


def _compose_item(item: Item, path: Path, writer: Writer) -> list[Row]:
    """Write the marker's row of an item, and give the rows of text below it."""
    level = levels_of(path, writer.edition.numbering)[-1]
    head, rest = item.rows[0], item.rows[1:]
    marker = canonical_marker(path[-1], level)
    evidence = f"the marker of {print_label(path)}"
    title, sign = _heading_of(item, level)
    joined = rest[: title - 1] if title else []
    below = rest[len(joined) :]
    if item.colon and level == 1:
        writer.item(head, marker, "", [], evidence)
        last = writer.repair.lines.pop()
        writer.repair.keep(writer.joined(last, [], " ", ":"))
    else:
        writer.item(head, marker, sign, joined, evidence)
    return below


def _heading_of(item: Item, level: int) -> tuple[int, str]:
    """How many rows are the heading of an item, and the sign that law text needs for it."""
    rows = item.rows
    if item.title and (level == 1 or _is_low_title(item)):
        words = " ".join(row.text for row in rows[: item.title]).strip()
        following = rows[item.title].text if len(rows) > item.title else ""
        plain = level == 1 and reads_as_heading(words, following)
        return item.title, "" if plain or words.startswith("#") else "# "
    following = rows[1].text if len(rows) > 1 else ""
    if level == 1 and not item.colon and reads_as_heading(rows[0].text, following):
        return 0, "" if rows[0].text.startswith(_READ_SIGNS) else "\\"
    return 0, ""


def _is_low_title(item: Item) -> bool:
    """Whether an item below a letter has a title: short, and a text of its own below it."""
    words = " ".join(row.text for row in item.rows[: item.title])
    return not item.bare and len(words) <= _LONGEST_LOW_TITLE
