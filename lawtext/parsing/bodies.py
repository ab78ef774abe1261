"""Splits what follows a marker into heading, text, tables and footnotes."""

from __future__ import annotations

import re

import msgspec

from lawtext.model import Footnote, Table
from lawtext.reading.tables import RULE_ROW, row_cells

INFERRED = "[?]"
TRUNCATED = "[…]"
_STOPS = ".:;,?!"
_SIGNS = (
    *"|\\#[",
    *"\r\v\f\x1c\x1d\x1e\x1f\x85\xa0\u1680\u2028\u2029\u202f\u205f\u3000",
    *map(chr, range(0x2000, 0x200B)),
)
_PARAGRAPHS = re.compile(r"\n[ \t]*(?:\n[ \t]*)+")
_PLAIN_SPACE = re.compile(r"[ \t\n]+")
_NOTE = re.compile(r"\[\^([^\]\s]+)\]:(?:[ \t]|\n|\Z)")


class Body(msgspec.Struct, gc=False):
    """The parts of a body; `text` has its paragraphs parted by a blank line."""

    heading: str | None = None
    text: str = ""
    footnotes: tuple[Footnote, ...] = ()
    tables: tuple[Table, ...] = ()
    inferred: bool = False
    truncated: bool = False
    closing: str = ""


def signs_in(text: str) -> tuple[str, ...]:
    """The signs with a meaning, and the odd kinds of white space, that a text holds."""
    return tuple([sign for sign in _SIGNS if sign in text])


def split_plain(chunk: str, level: int) -> tuple[str | None, str]:
    """The heading and text behind a marker of a level, for a body without signs.

    Source of the rules: docs/law-text.md, "Headings and texts".
    """
    if level > 1:
        return None, flow(chunk)
    first, _, rest = chunk.partition("\n")
    if level == 0 or is_heading(first, rest):
        return one_line(first) or None, flow(rest)
    return None, flow(chunk)


def is_heading(first: str, rest: str) -> bool:
    """Whether the words behind a capital letter are a heading, given the lines that follow."""
    first = first.strip()
    if not first or first[-1] in _STOPS or first[0].islower():
        return False
    return not rest.partition("\n")[0].lstrip()[:1].islower()


def flow(text: str) -> str:
    """Text with its hard wraps undone: one space between words, a blank line per paragraph."""
    words = text.strip()
    if "\n" not in words:
        return one_line(words)
    if not _PARAGRAPHS.search(words):
        return " ".join(words.split())
    return "\n\n".join([" ".join(paragraph.split()) for paragraph in _PARAGRAPHS.split(words)])


def one_line(text: str) -> str:
    """The words of a line with one space between them; most lines need not be taken apart."""
    words = text.strip()
    return " ".join(words.split()) if "  " in words or "\t" in words else words


def paragraphs(text: str) -> str:
    """Text with its hard wraps and its escapes undone, a blank line per paragraph."""
    blocks = _PARAGRAPHS.split(text.strip(" \t\n"))
    return "\n\n".join(filter(None, map(_unescaped, blocks)))


def split_body(chunk: str, level: int) -> Body:
    """The parts of the text behind a marker of a level (0 article, 1 capital, …)."""
    body = Body()
    first, newline, rest = chunk.partition("\n")
    first = first.strip(" \t")
    if first.startswith(INFERRED):
        body.inferred, first = True, first.removeprefix(INFERRED).strip(" \t")
    if first.startswith(("# ", "#\t")) or first == "#" or level == 0:
        body.heading = _words(first.removeprefix("#") if first != "\\" else "") or None
    elif level == 1 and "[^" not in first[:2] and first[:1] != "\\" and is_heading(first, rest):
        body.heading = _words(first)
    else:
        rest = first + newline + rest
    _split_blocks(body, rest)
    if body.text.endswith(TRUNCATED):
        body.truncated, body.text = True, body.text.removesuffix(TRUNCATED).rstrip(" \n")
    return body


def _words(text: str) -> str:
    """Words with one space between them; only plain white space counts as space."""
    return _PLAIN_SPACE.sub(" ", text).strip(" ")


def _split_blocks(body: Body, text: str) -> None:
    """Sort the paragraphs of a body into words, tables and footnotes."""
    texts: list[str] = []
    notes: list[Footnote] = []
    tables: list[Table] = []
    for block in _PARAGRAPHS.split(text.strip(" \t\n")):
        words, rows = _without_rows(block)
        if rows:
            tables.append(_table(rows))
        note = _NOTE.match(words)
        if note:
            notes.append(Footnote(note[1], _unescaped(words[note.end() :])))
        else:
            texts.append(_unescaped(words))
    body.text = "\n\n".join(filter(None, texts))
    body.footnotes, body.tables = tuple(notes), tuple(tables)


def _without_rows(block: str) -> tuple[str, list[str]]:
    """The words of a block and its table rows."""
    if "|" not in block:
        return block, []
    words: list[str] = []
    rows: list[str] = []
    for line in block.split("\n"):
        (rows if line.lstrip(" \t").startswith("|") else words).append(line)
    rows = [row.strip(" \t") for row in rows]
    if all(map(RULE_ROW.fullmatch, rows)):
        return block, []
    return "\n".join(words).strip(" \t\n"), rows


def _unescaped(block: str) -> str:
    """The words of a paragraph, without the signs that kept its lines from being structure."""
    lines = [line.strip(" \t") for line in block.split("\n")]
    return _words(" ".join([line[1:] if line[:1] == "\\" else line for line in lines]))


def _table(rows: list[str]) -> Table:
    """A table from its rows; a row of dashes behind the first makes that a header."""
    cells = [tuple(map(_words, row_cells(row))) for row in rows if not RULE_ROW.fullmatch(row)]
    has_header = len(rows) > 1 and bool(RULE_ROW.fullmatch(rows[1]))
    header = cells.pop(0) if has_header and cells else ()
    return Table(header, tuple(cells))
