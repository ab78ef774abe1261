"""Signs of Markdown, reStructuredText and e-mail: `**bold**`, underlined headings, `> `."""

from __future__ import annotations

import re

import msgspec

from lawtext.edition import Edition
from lawtext.mending.glance import glance
from lawtext.mending.repair import Edit, Repair
from lawtext.model import Line, Source

_QUOTE = re.compile(r"[ \t]{0,3}>(?:[ ]?>)*(?:[ ]|$)")
_RULE = re.compile(r"[ \t]*(?:={3,}|-{3,}|~{3,}|\^{3,}|\"{3,}|\+{3,}|_{3,}|\*{5,}|#{7,})[ \t]*")
_STRONG = re.compile(
    r"(?<![\w*])(?P<sign>\*{2,3}|__)(?=[^\s*_])(?P<words>[^*\n]*?[^\s*])(?P=sign)(?![\w*])"
)
_COUNTED = re.compile(r"[ \t]*(#\.)(?=[ \t])")
_STARTS = ("===", "---", "~~~", "^^^", '"""', "+++", "___", "***", "###", "#. ")
_LONGEST_TITLE = 120


def plain_marks(source: Source, edition: Edition) -> Source:
    """The source without the signs that a text program reads as layout, each recorded.

    A quoted line loses its `>`, bold words lose their stars, a line of dashes or the like goes,
    and the words above it are a heading. A line that is bold as a whole says so in its style.
    """
    look = glance(source)
    marked = any(start.startswith((">", *_STARTS)) for start in look.starts)
    if not marked and not any(sign in look.text and sign * 2 in look.text for sign in "*_"):
        return source
    repair = Repair("plain_marks", source)
    for line in source.lines:
        _take(_unquoted(line, repair), repair)
    return repair.done() if repair.mends else source


def _unquoted(line: Line, repair: Repair) -> Line:
    match = _QUOTE.match(line.text)
    if match is None:
        return line
    return repair.change(line, [Edit(0, match.end(), "", "the sign of a quoted line")])


def _take(line: Line, repair: Repair) -> None:
    """Keeps a line in plain form; a line of signs goes and makes the words above it a heading."""
    if _RULE.fullmatch(line.text):
        repair.drop(line, "a line of signs below or above a heading")
        _set_heading(repair.lines)
        return
    counted = _COUNTED.match(line.text)
    if counted:
        edit = Edit(counted.start(1), counted.end(1), "-", "an item that the program numbers")
        line = repair.change(line, [edit])
    repair.keep(_without_stars(line, repair))


def _set_heading(lines: list[Line]) -> None:
    """Gives the style of a heading to a last line that may be one and is not set otherwise."""
    if not lines or not 0 < len(lines[-1].text.strip()) <= _LONGEST_TITLE:
        return
    if not lines[-1].style and (len(lines) < 2 or not lines[-2].text.strip()):
        lines[-1] = msgspec.structs.replace(lines[-1], style="heading")


def _without_stars(line: Line, repair: Repair) -> Line:
    """A line without the signs around its bold words."""
    found = list(_STRONG.finditer(line.text)) if "**" in line.text or "__" in line.text else []
    if not found:
        return line
    edits: list[Edit] = []
    for match in found:
        edits.append(Edit(match.start(), match.start("words"), "", "a sign for bold words"))
        edits.append(Edit(match.end("words"), match.end(), "", "a sign for bold words"))
    whole = len(found) == 1 and found[0][0] == line.text.strip()
    style = "bold" if whole and not line.style else line.style
    return msgspec.structs.replace(repair.change(line, edits), style=style)
