"""The canonical markers of law text, as parsing reads them at the start of a line.

Source: docs/law-text.md. Parsing stands to the right of mending, so that the form is written
down here once more; a test holds both to the same lines.
"""

from __future__ import annotations

import re
from functools import lru_cache

from lawtext.language import structure_words

_LABEL = r"\d{1,3}(?:[A-Z][\w()-]*|\.\d[\w()-]*|\([a-z]\)[\w()-]*)?(?![\w(])"
_GAP = r"(?=[ \t]|$)"
_ON = rf"(?:…|\.\.\.){_GAP}"
_CLOSING = re.compile(
    rf"[ \t]*(?:([A-Z]|\d{{1,3}})|\(([a-z]{{1,5}}|\d{{1,3}})\)"
    rf"|[^\W\d_a-z]{{3,}}[ \t]+({_LABEL})){_ON}"
)


@lru_cache
def structure_pattern(language: str) -> re.Pattern[str]:
    """Matches a line that law text reads as structure: a marker or the heading of a unit."""
    words = structure_words(language)
    divisions = "|".join(
        re.escape(word.upper()) for word in words.chapter + words.part + words.section
    )
    return re.compile(
        rf"[ \t]*(?:[A-Z](?:\.{_GAP}|{_ON})|\d{{1,3}}(?:\.{_GAP}|{_ON})"
        rf"|\((?:[a-z]{{1,5}}|\d{{1,3}})\)(?:{_GAP}|{_ON})|{heading_pattern(language).pattern}"
        rf"|(?:{divisions or '(?!)'})[ \t]+(?:[IVXLC]+|\d+)(?:[ \t]*[-–:.])?{_GAP})"
    )


@lru_cache
def heading_pattern(language: str) -> re.Pattern[str]:
    """Matches the start of a line that heads an article, up to its title."""
    articles = "|".join(re.escape(word.upper()) for word in structure_words(language).article)
    return re.compile(rf"[ \t]*(?:{articles})[ \t]+{_LABEL}(?:{_ON}|[ \t]*[-–:.]{_GAP})?")


def canonical_marker(part: str, level: int) -> str:
    """The marker of a part at a level: `A.`, `2.`, `(a)`, `(i)`; `(1)` on the fifth level."""
    if part.isupper() or (part.isdigit() and level < 4):
        return f"{part}."
    return f"({part})"


def closing_marker(path: tuple[str, ...], level: int, language: str) -> str:
    """The marker before the closing text of a provision: `2…`, `(b)…`, `ARTIKEL 71…`."""
    if level == 0:
        return f"{structure_words(language).article[0].upper()} {path[0]}…"
    part = path[-1]
    return f"{part}…" if part.isupper() or (part.isdigit() and level < 4) else f"({part})…"


def closed_part(text: str) -> str:
    """The letter, number or label whose closing text a line is, "" when it is none."""
    match = _CLOSING.match(text)
    return next((part for part in match.groups() if part), "") if match else ""


def is_closing(text: str) -> bool:
    """Whether a line is a closing text with its canonical marker, `2… and so on`."""
    return bool(_CLOSING.match(text))
