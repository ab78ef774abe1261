"""Reads an item marker at the start of a line, in every spelling that people use."""

from __future__ import annotations

import re

import msgspec

BULLETS = "-–—−•·▪‣◦●○■□►▸"
_BULLET = re.compile(
    rf"[ \t]*(?P<bullet>[{BULLETS}]|[*#]+(?![*#]))(?=[ \t]|$)"
    rf"|[ \t]*(?P<glued>[•▪‣◦●○■□►▸])"
    # The ring of Word's second level, as it is pasted as text.
    r"|[ \t]*(?P<ring>o)(?=\t|[ ]{2,})"
)
_PARENTHESIS = re.compile(r"[ \t]*\((?P<part>[A-Z]|\d{1,3}|[a-z]|[ivxl]{2,6})\)[.:]?")
_SIGNED = re.compile(
    r"[ \t]*(?P<part>[A-Z]|\d{1,3}|[a-z]|[ivxl]{2,6})"
    r"(?P<sign>\)[.:]?|\.\)|\.[ \t]?[-–—](?![-–—\w])|\.[-–—](?=\w)|[.:°º](?![\w.])"
    r"|[.](?=[^\W\d_a-z]|\()|[ \t][-–—](?=[ \t]+[^\W\d_]))"
)
_LABEL = re.compile(
    r"[ \t]*(?P<part>(?:\d{1,2})?[A-Z]\.?(?:\d{1,2}|\(\d{1,2}\))"
    r"(?:(?:[a-z]|\([a-z]\))(?:-[ivx]+|\([ivx]+\))?)?"
    r"|\d{1,2}(?:[A-Z]|(?:[a-z]|\([a-z]\))(?:-[ivx]+|\([ivx]+\))?)|[a-z]-[ivx]+)"
    r"(?P<sign>\.[ \t]?[-–—](?![-–—\w])|\.[-–—](?=\w)|[.)](?![\w.])|[.)](?=[^\W\d_a-z])"
    r"|[ \t][-–—](?=[ \t]))"
)
_LONE = re.compile(r"[ \t]*(?P<part>[A-Z]|\d{1,2})[ \t]*$")


class Marker(msgspec.Struct, frozen=True, gc=False):
    """An item marker as a source prints it.

    `kind` is `capital`, `number`, `small`, `roman`, `label` (several parts, `C2`), `bullet` or
    `lone` (a letter or number alone on its line). `part` is the letter or number, or the run of
    bullet signs. `start` and `end` are its offsets in the line; `paren` tells that it stands
    in parentheses.
    """

    kind: str
    part: str
    start: int
    end: int
    paren: bool = False

    @property
    def explicit(self) -> bool:
        """Whether the marker says which letter or number the item has."""
        return self.kind != "bullet"


def read_marker(text: str, at: int = 0) -> Marker | None:
    """The marker that stands at an offset of a line, None where words stand there."""
    match = _BULLET.match(text, at)
    if match:
        group = match.lastgroup or "bullet"
        sign = "◦" if group == "ring" else match[group]
        return Marker("bullet", sign, match.start(group), match.end(group))
    match = _PARENTHESIS.match(text, at)
    if match:
        start = match.start("part") - 1
        return Marker(_kind(match["part"]), match["part"], start, match.end(), paren=True)
    match = _SIGNED.match(text, at)
    if match:
        return Marker(_kind(match["part"]), match["part"], match.start("part"), match.end())
    match = _LABEL.match(text, at)
    if match:
        return Marker("label", match["part"], match.start("part"), match.end())
    match = _LONE.match(text, at)
    if match:
        return Marker("lone", match["part"], match.start("part"), match.end("part"))
    return None


def _kind(part: str) -> str:
    """The kind of one part; a single letter is a letter, though it may be a roman number."""
    if part.isdigit():
        return "number"
    if part.isupper():
        return "capital"
    return "small" if len(part) == 1 else "roman"
