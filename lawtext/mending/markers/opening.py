"""Opens a section: the heading of a unit with its title, which may stand on rows below it."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from lawtext.label import print_label
from lawtext.language import structure_words
from lawtext.mending.markers.evidence import Path
from lawtext.mending.markers.headings import range_pattern
from lawtext.mending.markers.naming import own_marker
from lawtext.mending.markers.page import Page
from lawtext.mending.markers.rows import Row
from lawtext.mending.markers.sections import Section
from lawtext.mending.markers.titles import ending, looks_like_title, starts_lower
from lawtext.mending.markers.writing import Writer
from lawtext.mending.repair import Edit

_LONGEST_REPEATED = 60
_MOST_TITLE_ROWS = 3
_STYLES = ("heading", "bold", "term")


def open_division(section: Section, writer: Writer, page: Page) -> None:
    """Write a chapter's or part's heading and the words below it."""
    head, rows = section.head, section.rows
    assert head is not None
    title: list[Row] = []
    if not head.text:
        title, rows = _title_below(rows, page, range_pattern(writer.language))
    writer.division(head, title)
    heading = " ".join(row.text for row in (head, *title)).strip(" .:-–").lower()
    if heading in structure_words(writer.language).definitions:
        for row in rows:
            writer.keep(row)
        return
    for row in rows:
        writer.words(row)
    lost = next((row for row in rows if row.marker is not None and row.marker.explicit), None)
    if lost is not None:
        message = "an item stands below a chapter's heading and in no article; it was kept as words"
        writer.report("doubtful-mend", message, lost, ())


def open_article(section: Section, writer: Writer, page: Page) -> None:
    """Write an article's or fragment's heading, and leave the rows of its text in the section."""
    head, rows = section.head, section.rows
    assert head is not None and head.unit is not None
    title: list[Row] = []
    sign = ""
    if not head.text:
        rows, own = _without_own_marker(section, writer)
        if own is not None:
            title, rows, sign = _own_title(own, rows, page, section.path)
        else:
            title, rows = _title_below(rows, page)
    elif not looks_like_title(head.text) and ending(head.text) == "stop":
        head, below = _parted(head)
        rows = [below, *rows]
    else:
        title, rows = _wrapped_title(head, rows)
    writer.heading(head, title, closing_sign=sign)
    if head.unit is not None and head.unit.until:
        first, last = head.unit.label, head.unit.until
        message = f"one heading stands for articles {first} to {last}; their text stands in {first}"
        writer.report("doubtful-mend", message, head, section.path)
    section.rows = rows


def add_title(rows: list[Row], writer: Writer, page: Page) -> list[Row]:
    """Join a title at the start of rows to the heading that was just written; gives the rest."""
    title, rest = _title_below(rows, page)
    if title:
        heading = writer.repair.lines.pop()
        writer.repair.keep(writer.joined(heading, title, " "))
    return rest


def _title_below(
    rows: list[Row], page: Page, excluded: re.Pattern[str] | None = None
) -> tuple[list[Row], list[Row]]:
    """The rows of a title at the start of a section, and the rows below it.

    Blank rows before the title go; a row that `excluded` finds is no title.
    """
    start = next((index for index, row in enumerate(rows) if not row.blank), len(rows))
    run = _text_rows(rows[start:])
    if excluded is not None:
        end = (i for i, row in enumerate(run) if excluded.search(row.line.text))
        run = run[: next(end, len(run))]
    length = page.title_length([row.line.text for row in run])
    if run and run[0].line.style in _STYLES:
        length = 1
    return (run[:length], rows[start + length :]) if length else ([], rows)


def _wrapped_title(head: Row, rows: list[Row]) -> tuple[list[Row], list[Row]]:
    """The rows on which a title goes on that is set apart from the text, and the rows below it.

    They are set as the heading is, stand right below it, and start in small letters.
    """
    length = 0
    if head.line.style in _STYLES and ending(head.text) == "none":
        for row in rows[:_MOST_TITLE_ROWS]:
            same = row.is_text and row.line.style == head.line.style
            if not same or not starts_lower(row.text):
                break
            length += 1
    return rows[:length], rows[length:]


def _text_rows(rows: Sequence[Row]) -> list[Row]:
    """The rows up to the first that is blank or holds a marker."""
    end = next((index for index, row in enumerate(rows) if not row.is_text), len(rows))
    return list(rows[:end])


def _parted(head: Row) -> tuple[Row, Row]:
    """A heading row without the text that stands behind it, and the row of that text."""
    assert head.unit is not None
    line, at = head.line, head.words
    bare = msgspec.structs.replace(line, text=line.text[:at].rstrip())
    unit = msgspec.structs.replace(head.unit, title=len(bare.text))
    below = msgspec.structs.replace(line, text=line.text[at:], column=line.column + at)
    return Row(bare, None, len(bare.text), unit), Row(below)


def _without_own_marker(section: Section, writer: Writer) -> tuple[list[Row], Row | None]:
    """The rows below the marker that repeats the heading, and the row that held it."""
    rows = section.rows
    start = next((index for index, row in enumerate(rows) if not row.blank), len(rows))
    row = rows[start] if start < len(rows) else None
    if row is None or row.marker is None:
        return rows, None
    own = own_marker(row.marker, section.path, writer.edition.numbering)
    if own == "none":
        return rows, None
    label = print_label(section.path)
    if own == "other":
        message = f"the heading says {label} and the marker below it says {row.marker.part}"
        writer.report("heading-mismatch", f"{message}; the heading was kept", row, section.path)
    edit = Edit(row.marker.start, row.words, "", f"the heading names {label} already")
    return rows[start + 1 :], Row(writer.repair.change(row.line, [edit]))


def _own_title(
    own: Row, rows: list[Row], page: Page, path: Path
) -> tuple[list[Row], list[Row], str]:
    """The title of a fragment that stands behind or below its own marker.

    Gives the rows of the title, the rows of the text, and a colon that is to go.
    """
    if own.blank:
        title, rest = _title_below(rows, page)
        return title, rest, ""
    following = next((row for row in rows if not row.blank), None)
    above_text = following is not None and following.is_text
    if ending(own.text) == "colon" and above_text and looks_like_title(own.text.rstrip(": ")):
        return [own], rows, ":"
    run = [own, *_text_rows(rows)]
    length = _own_title_length(run, page, len(path), above_text)
    return run[:length], [*run[length:], *rows[len(run) - 1 :]], ""


def _own_title_length(run: Sequence[Row], page: Page, depth: int, above_text: bool) -> int:
    """How many rows behind a fragment's own marker are its title.

    Below a letter it is the heading of the letter, repeated, and a text must follow, in
    whatever case; without one the words are the text.
    """
    words = run[0].text
    length = page.title_length([row.line.text for row in run])
    if depth <= 2:
        return length
    if (
        not page.wrapped
        and len(run) > 1
        and looks_like_title(words)
        and len(words) <= _LONGEST_REPEATED
    ):
        return 1
    return 0 if length == len(run) and not above_text else length
