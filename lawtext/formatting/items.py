"""Prints the heading, text, tables and footnotes of one provision."""

from __future__ import annotations

from collections.abc import Iterator

from lawtext.formatting.wrapping import wrap
from lawtext.label import levels_of
from lawtext.model import Footnote, Provision, Table
from lawtext.parsing.bodies import TRUNCATED, is_heading
from lawtext.reading.tables import table_row

_HEADING_SIGNS = ("#", "\\", "[?]", "[^", "-", "–", ":", ".", "…")


def unit_heading(heading: str | None) -> str:
    """The heading of an article or division as its line holds it."""
    return f"# {heading}" if heading and heading.startswith(_HEADING_SIGNS) else heading or ""


def print_body(
    provision: Provision, language: str, indent: str, lead: str, *, headed: bool = False
) -> Iterator[str]:
    """The lines of a provision behind its marker (`lead`).

    `headed` tells that the marker and heading stand on a line that is printed already.
    """
    text = provision.text
    if provision.truncated:
        text = f"{text} {TRUNCATED}" if text else TRUNCATED
    level = levels_of(provision.path)[-1]
    hanging = indent if level < 2 else " " * len(lead.removesuffix("[?] "))
    paragraphs = [paragraph for paragraph in text.split("\n\n") if paragraph]
    if not headed:
        first, paragraphs = paragraphs[:1], paragraphs[1:]
        yield from _opening(provision.heading, first, level, language, hanging, lead)
    for number, paragraph in enumerate(paragraphs):
        if number or not headed:
            yield ""
        yield from wrap(paragraph, language, hanging)
    yield from _additions(provision.tables, provision.footnotes, language, hanging)


def _opening(
    heading: str | None, first: list[str], level: int, language: str, indent: str, lead: str
) -> Iterator[str]:
    """The marker's line with heading or words, and the first paragraph."""
    if heading is None:
        yield from _words(first, level, language, indent, lead)
        return
    lines = wrap(first[0], language, indent) if first else []
    plain = level == 1 and is_heading(heading, lines[0] if lines else "")
    sign = "" if plain and not heading.startswith(_HEADING_SIGNS[:4]) else "# "
    yield lead + sign + heading
    yield from lines


def _words(first: list[str], level: int, language: str, indent: str, lead: str) -> Iterator[str]:
    """The marker's line and those of the first paragraph, when there is no heading."""
    if not first:
        yield lead.rstrip()
        return
    lines = wrap(first[0], language, indent, lead)
    words = lines[0].removeprefix(lead)
    rest = lines[1] if len(lines) > 1 else ""
    like_heading = level == 1 and is_heading(words, rest) and not words.startswith("\\")
    if words.startswith(("#", "[?]")) or like_heading:
        lines[0] = f"{lead}\\{words}"
    yield from lines


def print_closing(provision: Provision, language: str, indent: str, lead: str) -> Iterator[str]:
    """The lines of a provision's closing text behind its marker (`lead`)."""
    mark = f" {TRUNCATED}" if provision.truncated else ""
    first, *more = (provision.closing + mark).split("\n\n")
    yield from _words([first], 2, language, indent, lead)
    for paragraph in more:
        yield ""
        yield from wrap(paragraph, language, indent)


def _additions(
    tables: tuple[Table, ...], notes: tuple[Footnote, ...], language: str, indent: str
) -> Iterator[str]:
    """The tables and footnotes of a provision, each behind a blank line."""
    for table in tables:
        yield ""
        if table.header:
            yield indent + table_row(table.header)
            yield indent + "|" + "---|" * len(table.header)
        yield from (indent + table_row(row) for row in table.rows)
    for note in notes:
        yield ""
        yield from wrap(note.text, language, indent, f"{indent}[^{note.marker}]: ")
