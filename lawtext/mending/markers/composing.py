"""Composes each section as law text: its heading, its own words, its items."""

from __future__ import annotations

from collections.abc import Sequence

from lawtext.label import levels_of, print_label
from lawtext.mending.markers.canonical import canonical_marker, closing_marker
from lawtext.mending.markers.closings import closes, find_closings
from lawtext.mending.markers.evidence import Path
from lawtext.mending.markers.headings import range_pattern
from lawtext.mending.markers.items import Item
from lawtext.mending.markers.naming import own_marker
from lawtext.mending.markers.placing import Placement
from lawtext.mending.markers.rows import Row
from lawtext.mending.markers.sections import Section
from lawtext.mending.markers.titles import (
    ending,
    looks_like_title,
    reads_as_heading,
    title_length,
)
from lawtext.mending.markers.writing import Writer

_TITLE_BELOW = 60


def compose_division(section: Section, writer: Writer, width: int) -> None:
    """Write a chapter's or part's heading and the words below it."""
    head, rows = section.head, section.rows
    assert head is not None and head.unit is not None
    title: list[Row] = []
    if not head.text:
        title, rows = _title_below(rows, width, range_pattern(writer.language))
    writer.division(head, title)
    for row in rows:
        writer.keep(row)


def _title_below(rows: list[Row], width: int, excluded: object = None) -> tuple[list[Row], list[Row]]:
    """The rows of a title at the start of a section, and the rows below it.

    Blank rows before the title go; a row that `excluded` (an expression) finds is no title.
    """
    start = next((index for index, row in enumerate(rows) if not row.blank), len(rows))
    run: list[Row] = []
    for row in rows[start:]:
        if not row.is_text or (excluded is not None and excluded.search(row.line.text)):  # type: ignore[attr-defined]
            break
        run.append(row)
    if run and run[0].line.style in ("heading", "bold", "term"):
        length = 1
    else:
        length = title_length([row.line.text for row in run], width)
    return (run[:length], rows[start + length :]) if length else ([], rows)


def compose_heading(section: Section, writer: Writer, width: int) -> None:
    """Write an article's or fragment's heading, and leave the rows below it in the section."""
    head = section.head
    assert head is not None and head.unit is not None
    title: list[Row] = []
    rows = section.rows
    sign = ""
    if not head.text:
        rows, own = _without_own_marker(section, writer)
        if own is not None:
            title, rows, sign = _own_title(own, rows, width, section.path)
        else:
            title, rows = _title_below(rows, width)
    elif not looks_like_title(head.text) and ending(head.text) == "stop":
        rows = [_words_row(head), *rows]
        head = _bare(head)
    writer.heading(head, title, closing_sign=sign)
    if head.unit is not None and head.unit.until:
        first, last = head.unit.label, head.unit.until
        message = f"one heading stands for articles {first} to {last}; their text stands in {first}"
        writer.report("doubtful-mend", message, head, section.path)
    section.rows = rows


def _bare(head: Row) -> Row:
    """A heading row without the text that stood behind it."""
    assert head.unit is not None
    from msgspec.structs import replace

    line = replace(head.line, text=head.line.text[: head.unit.title].rstrip())
    return Row(line, None, len(line.text), replace(head.unit, title=len(line.text)))


def _words_row(head: Row) -> Row:
    """The text behind a heading on its line, as a row of its own."""
    from msgspec.structs import replace

    at = head.words
    return Row(replace(head.line, text=head.line.text[at:], column=head.line.column + at))


def _without_own_marker(section: Section, writer: Writer) -> tuple[list[Row], Row | None]:
    """The rows without the marker that repeats the heading, and the row that held it."""
    rows = section.rows
    start = next((index for index, row in enumerate(rows) if not row.blank), None)
    if start is None or rows[start].marker is None:
        return rows, None
    row = rows[start]
    marker = row.marker
    assert marker is not None
    own = own_marker(marker, section.path, writer.edition.numbering)
    if own == "none":
        return rows, None
    label = print_label(section.path)
    if own == "other":
        message = f"the heading says {label} and the marker below it says {marker.part}"
        writer.report("heading-mismatch", message + "; the heading was kept", row, section.path)
    from lawtext.mending.repair import Edit

    evidence = f"the heading names {label} already"
    line = writer.repair.change(row.line, [Edit(marker.start, row.words, "", evidence)])
    return rows[start + 1 :], Row(line)


def _own_title(
    own: Row, rows: list[Row], width: int, path: Path
) -> tuple[list[Row], list[Row], str]:
    """The title of a fragment that stands behind or below its own marker.

    Gives the rows of the title, the rows of the text, and a colon that is to go.
    """
    if own.blank:
        title, rest = _title_below(rows, width)
        return title, rest, ""
    run = [own]
    for row in rows:
        if not row.is_text:
            break
        run.append(row)
    following = next((row for row in rows if not row.blank), None)
    colon = ending(own.text) == "colon" and following is not None and following.is_text
    if colon and looks_like_title(own.text.rstrip(": ")):
        return [own], rows, ":"
    length = title_length([row.line.text for row in run], width)
    if not width and len(path) > 2 and len(run) > 1 and _is_repeated_title(own.text):
        length = 1
    if len(path) > 2 and length == len(run) and (following is None or following.marker):
        length = 0
    return run[:length], (run + rows[len(run) - 1 :])[length:], ""


def _is_repeated_title(words: str) -> bool:
    """Whether words behind a fragment's marker are a title, whatever the text below starts with."""
    return looks_like_title(words) and len(words) <= _TITLE_BELOW


def compose_items(
    items: Sequence[Item], placements: Sequence[Placement], writer: Writer, width: int
) -> None:
    """Write the items of a section with the markers of their placements."""
    closings = find_closings(items, placements, width)
    for index, (item, placement) in enumerate(zip(items, placements, strict=True)):
        head, below = item.rows[0], item.rows[1:]
        if placement.role == "text":
            writer.words(head)
        elif placement.role == "body":
            writer.without_marker(head, "this is the text of the title before it")
        else:
            below = _compose_item(item, placement.path, writer, width)
        closing = item.rows[closings[index]] if index in closings else None
        following = placements[index + 1].path if index + 1 < len(items) else ()
        for row in below:
            if row is closing:
                _compose_closing(row, placement.path[:-1], writer)
            elif closes(row.line.text, placement.path, following):
                writer.keep(row)
            else:
                writer.words(row)


def _compose_closing(row: Row, path: Path, writer: Writer) -> None:
    """Write a row of words as the closing text of a provision."""
    level = levels_of(path, writer.edition.numbering)[-1]
    if level == 0 or len(path) > 1:
        writer.closing(row, closing_marker(path, level, writer.language), path)


def _compose_item(item: Item, path: Path, writer: Writer, width: int) -> list[Row]:
    """Write the marker's row of an item, and give the rows of text below it."""
    level = levels_of(path, writer.edition.numbering)[-1]
    head, rest = item.rows[0], item.rows[1:]
    marker = canonical_marker(path[-1], level)
    evidence = f"the marker of {print_label(path)}"
    title, sign = _heading_of(item, level, width)
    joined = rest[: title - 1] if title else []
    below = rest[len(joined) :]
    if item.colon and level == 1:
        writer.item(head, marker, "", [], evidence)
        last = writer.repair.lines.pop()
        writer.repair.keep(writer.joined(last, [], " ", ":"))
    else:
        writer.item(head, marker, sign, joined, evidence)
    return below


def _heading_of(item: Item, level: int, width: int) -> tuple[int, str]:
    """How many rows are the heading of an item, and the sign that law text needs for it."""
    rows = item.rows
    if item.title and (level == 1 or _is_low_title(item, width)):
        words = " ".join(row.text for row in rows[: item.title]).strip()
        following = rows[item.title].text if len(rows) > item.title else ""
        plain = level == 1 and reads_as_heading(words, following)
        return item.title, "" if plain or words.startswith("#") else "# "
    following = rows[1].text if len(rows) > 1 else ""
    if level == 1 and not item.colon and reads_as_heading(rows[0].text, following):
        return 0, "" if rows[0].text.startswith(("#", "\\", "[?]")) else "\\"
    return 0, ""


def _is_low_title(item: Item, width: int) -> bool:
    """Whether an item below a letter has a title: short, and a text of its own below it."""
    words = " ".join(row.text for row in item.rows[: item.title])
    return not item.bare and len(words) <= _TITLE_BELOW
