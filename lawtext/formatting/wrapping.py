"""Wraps words so that no line of them can be mistaken for structure."""

from __future__ import annotations

import re

from lawtext.parsing.lexing import marker_pattern

WIDTH = 88
_SIGNS = re.compile(r"[\\|]|\[\^[^\]\s]+\]:")


def is_structure(line: str, language: str) -> bool:
    """Whether a line of words would be read as a marker, a table row, a note or an escape."""
    return is_sign(line) or bool(marker_pattern(language).match("\n" + line))


def is_sign(words: str) -> bool:
    """Whether words start with a sign that counts behind a marker too."""
    return bool(_SIGNS.match(words))


def wrap(paragraph: str, language: str, indent: str, lead: str = "") -> list[str]:
    """The lines of one paragraph, at most 88 characters where words allow.

    `lead` (a marker) stands before the first line in place of the indent. A word that would
    make a line look like structure stays on the line before; a first line that does is escaped.
    """
    lines: list[str] = []
    current = ""
    used = len(lead) if lead else len(indent)
    for word in paragraph.split(" "):
        fits = used + len(current) + 1 + len(word) <= WIDTH
        if current and (fits or is_structure(word + " ", language)):
            current += " " + word
        elif current:
            lines.append(current)
            current, used = word, len(indent)
        else:
            current = word
    lines.append(current)
    lines = _safe(lines, language)
    if is_sign(lines[0]) or (not lead and is_structure(lines[0], language)):
        lines[0] = "\\" + lines[0]
    return [(lead if lead and not at else indent) + line for at, line in enumerate(lines)]


def _safe(lines: list[str], language: str) -> list[str]:
    """Lines of which none but the first is read as structure: such a one joins the one before."""
    safe = lines[:1]
    for line in lines[1:]:
        if is_structure(line, language):
            safe[-1] += " " + line
        else:
            safe.append(line)
    return safe
