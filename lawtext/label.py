"""Labels: what a provision is called, `16C2` or `30B1b-i`, as a path of parts.

The level scheme is data (`Numbering`), so that another rulebook can be described without new
code. The default is the scheme of the Laws of Duplicate Bridge: article number, capital
letter, number, small letter, roman number (a number as fifth level in 1987 and 1997).
"""

from __future__ import annotations

import re
from functools import lru_cache

import msgspec

from lawtext.errors import BadLabel

ROMAN = re.compile(r"(?=[ivxlc])(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})", re.I)
_TOKEN = re.compile(r"([\s.\-–()]*)(\d+|[A-Za-z]+)")
_ROMAN_DIGITS = (("c", 100), ("xc", 90), ("l", 50), ("xl", 40), ("x", 10))
_ROMAN_UNITS = (("ix", 9), ("v", 5), ("iv", 4), ("i", 1))


class Level(msgspec.Struct, frozen=True):
    """One level of a numbering: the kinds of part it takes, and its Akoma Ntoso name.

    `kinds` holds words of `number`, `capital`, `small`, `roman`; `separator` is printed
    before a part of this level.
    """

    name: str
    kinds: tuple[str, ...]
    separator: str = ""


class Numbering(msgspec.Struct, frozen=True, eq=False):
    """The levels of a rulebook, outermost first. One is equal only to itself: it keys caches."""

    levels: tuple[Level, ...]

    def level_of(self, kind: str, above: int) -> int:
        """The first level from `above` on that takes a part of `kind`, or -1."""
        for index in range(above, len(self.levels)):
            if kind in self.levels[index].kinds:
                return index
        return -1


BRIDGE = Numbering(
    (
        Level("art", ("number",)),
        Level("para", ("capital",)),
        Level("subpara", ("number",)),
        Level("point", ("small",)),
        Level("indent", ("roman", "number"), "-"),
    )
)


@lru_cache(maxsize=1024)
def roman_value(text: str) -> int:
    """The value of a roman number up to 99 in either case, 0 for any other text (`iv` gives 4)."""
    rest = text.lower()
    if not rest or not ROMAN.fullmatch(rest):
        return 0
    value = 0
    for digits, worth in _ROMAN_DIGITS + _ROMAN_UNITS:
        while rest.startswith(digits):
            value, rest = value + worth, rest[len(digits) :]
    return value


def roman_number(value: int) -> str:
    """The roman number of a value from 1 on, in small letters (4 gives `iv`)."""
    text = ""
    for digits, worth in _ROMAN_DIGITS + _ROMAN_UNITS:
        while value >= worth:
            text, value = text + digits, value - worth
    return text


def part_kind(part: str, level: int = 0) -> str:
    """The kind of one part: `number`, `capital`, `small` or `roman` (from level 4 on)."""
    if part.isdigit():
        return "number"
    if part.isupper():
        return "capital"
    return "roman" if level >= 4 and ROMAN.fullmatch(part) else "small"


class Label(msgspec.Struct, frozen=True):
    """What a provision is called: a path of parts, `("30", "B", "1", "b", "i")`."""

    parts: tuple[str, ...]

    @staticmethod
    def parse(text: str, numbering: Numbering = BRIDGE) -> Label:
        """The label that `text` spells, in any spelling that people use.

        Takes `16C2`, `16c2`, `16 C 2`, `16.C.2`, `16C(2)`, `30B1b-i`, `30B1(b)(i)`.
        Raises BadLabel when the text is no label of this numbering.
        """
        return _parse(text, numbering)

    def __str__(self) -> str:
        return print_label(self.parts)

    @property
    def parent(self) -> Label | None:
        """The label one level up, None for an article."""
        return Label(self.parts[:-1]) if len(self.parts) > 1 else None

    @property
    def article(self) -> str:
        """The number of the article that the label is in."""
        return self.parts[0]

    @property
    def order(self) -> tuple[tuple[int, str], ...]:
        """A key that sorts labels as a law book prints them."""
        return order_key(self.parts)

    def eid(self, numbering: Numbering = BRIDGE) -> str:
        """The Akoma Ntoso eId, `art_16__para_C__subpara_2__point_a`.

        Source: Akoma Ntoso Naming Convention 1.0, section 5 (element name, `_`, number,
        joined to the parent's eId by `__`).
        """
        names = [numbering.levels[level].name for level in levels_of(self.parts, numbering)]
        return "__".join(f"{name}_{part}" for name, part in zip(names, self.parts, strict=True))


@lru_cache(maxsize=65536)
def print_label(parts: tuple[str, ...]) -> str:
    """The canonical print of a path: glued, with a hyphen before a roman number.

    Where a level was skipped, a full stop or parentheses keep the print readable back: `16.1`,
    `16(b)`.
    """
    text = parts[0]
    for index in range(1, len(parts)):
        text += _glue(parts[index - 1], parts[index], index)
    return text


def _glue(before: str, part: str, index: int) -> str:
    """One part with the sign that parts it from the part before."""
    if part.isdigit():
        return f".{part}" if before.isdigit() else part
    if index == 1 and part.islower():
        return f"({part})"
    roman = before.islower() or len(part) > 1
    return f"-{part}" if roman and part.islower() else part


@lru_cache(maxsize=65536)
def levels_of(parts: tuple[str, ...], numbering: Numbering = BRIDGE) -> tuple[int, ...]:
    """The level of each part, outermost first; raises BadLabel when a part fits none."""
    levels: list[int] = []
    for part in parts:
        above = levels[-1] + 1 if levels else 0
        kind = "small" if above < 4 and part.islower() else part_kind(part, above)
        level = numbering.level_of(kind, above)
        if level < 0 and kind == "small":
            level = numbering.level_of("roman", above)
        if level < 0:
            raise BadLabel(f"{part!r} fits no level of a label", label="".join(parts))
        levels.append(level)
    return tuple(levels)


@lru_cache(maxsize=65536)
def order_key(parts: tuple[str, ...]) -> tuple[tuple[int, str], ...]:
    """A key that sorts paths as a law book prints them: 9 before 10, `(ii)` before `(v)`."""
    return tuple(
        (int(part), "")
        if part.isdigit()
        else (roman_value(part) if index >= 4 else ord(part[0].lower()), part)
        for index, part in enumerate(parts)
    )


@lru_cache(maxsize=65536)
def _parse(text: str, numbering: Numbering) -> Label:
    parts: list[str] = []
    level, position, words = 0, 0, text.strip()
    for match in _TOKEN.finditer(words):
        if match.start() != position:
            break
        position = match.end()
        sign, run = match[1], match[2]
        for piece in _pieces(run, level, sign):
            level = _take(piece, sign, level, parts, numbering)
            if level <= 0:
                raise _no_label(text)
    if not parts or words[position:].strip(" .)") or parts[0].startswith("0"):
        raise _no_label(text)
    return Label(tuple(parts))


def _no_label(text: str) -> BadLabel:
    """The error for a text that spells no label."""
    return BadLabel(
        f"{text!r} is no label", mend="A label looks like 16, 16C, 16C2, 27B1b or 30B1b-i."
    )


def _pieces(run: str, level: int, sign: str) -> list[str]:
    """A run of letters cut into parts: `bi` below a number is the letter b and roman i."""
    whole = level >= 4 or "(" in sign or "-" in sign
    if run.isdigit() or len(run) == 1 or (whole and ROMAN.fullmatch(run)):
        return [run]
    if level >= 2 and ROMAN.fullmatch(run[1:]):
        return [run[0], run[1:]]
    return list(run) if len(run) == 2 and run[1].islower() else [run]


def _take(piece: str, sign: str, level: int, parts: list[str], numbering: Numbering) -> int:
    """Put one part at the first level that fits it; gives the level below, or 0 for none."""
    kinds: tuple[str, ...]
    if piece.isdigit():
        kinds = () if parts and parts[-1].isdigit() and not sign else ("number",)
    elif len(piece) > 1:
        kinds = ("roman",) if ROMAN.fullmatch(piece) else ()
    elif piece.islower() and level == 1 and "(" in sign:
        kinds = ("small",)
    else:
        kinds = ("capital", "small", "roman")
    found = [(numbering.level_of(kind, level), kind) for kind in kinds]
    at, kind = min((fit for fit in found if fit[0] >= 0), default=(-1, ""))
    if at < 0 or (not parts and at > 0):
        return 0
    parts.append(piece.upper() if kind == "capital" else piece.lower())
    return at + 1
