"""Gives the parts of a label their levels, by the kinds of the parts alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from lawtext.citing.trees import offset, tokens, types
from lawtext.label import Numbering

if TYPE_CHECKING:
    from lawtext.citing.trees import Node

Kinds = tuple[str, ...]
_KINDS: dict[str, Kinds] = {
    "NUMBER": ("number",),
    "CAPITAL": ("capital",),
    "SMALL": ("small",),
    "EITHER": ("small", "roman"),
    "ROMAN": ("roman",),
}
# Behind a keyword a label may be in either case: `16c2`, `12C1B`.
_ANY_CASE: dict[str, Kinds] = {
    "CAPITAL": ("capital", "small", "roman"),
    "SMALL": ("capital", "small"),
    "EITHER": ("capital", "small", "roman"),
}


class Piece(NamedTuple):
    """Which tokens make the parts of one label, their levels, and what case they get."""

    picks: tuple[int, ...]
    cases: tuple[str, ...]
    levels: tuple[int, ...]

    @property
    def small_capitals(self) -> bool:
        """Whether it prints capitals as small letters (`16c2`)."""
        return "u" in self.cases

    def __add__(self, other: Piece) -> Piece:  # type: ignore[override]
        """This piece with another one below it."""
        return Piece(*(left + right for left, right in zip(self, other, strict=True)))  # type: ignore[arg-type]


def place(label: Node, above: int, numbering: Numbering, *, loose: bool = False) -> Piece | None:
    """The piece for a label whose first part stands at level `above` or below it.

    With `loose`, letters count in either case. None when a part fits no level.
    """
    picks, cases, levels = [], [], []
    for token in tokens(label):
        in_parentheses = token.endswith("(") and above == 1
        either = loose and not in_parentheses
        kinds = _ANY_CASE.get(token.type) if either else None
        level, kind = _first_level(kinds or _KINDS[token.type], above, numbering)
        if level < 0:
            return None
        picks.append(offset(token))
        cases.append(_case(token.type, kind))
        levels.append(level)
        above = level + 1
    return Piece(tuple(picks), tuple(cases), tuple(levels))


def place_at(label: Node, level: int, numbering: Numbering, *, like: Piece) -> Piece | None:
    """The same for a label whose first part must stand at a level, in the style of another."""
    piece = place(label, level, numbering)
    if level == 0 or piece is None or piece.levels[0] != level:
        first = types(label)[0]
        small = like.small_capitals and level == 1 and first in {"SMALL", "EITHER"}
        loose = level == 0 or small
        piece = place(label, level, numbering, loose=True) if loose else None
    return piece if piece and piece.levels[0] == level else None


def _first_level(kinds: Kinds, above: int, numbering: Numbering) -> tuple[int, str]:
    """The first level from `above` on that takes one of the kinds, and which; -1 for none."""
    fits = [(numbering.level_of(kind, above), kind) for kind in kinds]
    return min((fit for fit in fits if fit[0] >= 0), default=(-1, ""))


def _case(terminal: str, kind: str) -> str:
    """`u` for a small letter at a capital's level, `l` for the reverse, else ""."""
    if kind == "capital":
        return "" if terminal == "CAPITAL" else "u"
    return "l" if terminal == "CAPITAL" else ""
