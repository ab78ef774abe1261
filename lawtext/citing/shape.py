"""Turns the token types of a phrase into terminals, and parses those with LALR.

A shape is the row of types of a phrase: `artikel 16C2 en 3` and `artikel 31A4 en 5` have the
same. Each shape is parsed once and the outcome is remembered (`plan.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from lawtext.citing.tokens import PARTS, SPACE
from lawtext.places import data_folder

if TYPE_CHECKING:
    from lark import Lark, Token, Tree

Terminal = tuple[str, int]
_JOINTS = frozenset({"AND", "OR", "TO", "COMMA", "UNIT"})
# Two of these side by side are two labels: `16CD`, `16A1(a)(b)`.
_BESIDE = frozenset({"CAPITAL", "SMALL", "SMALL("})
_SIGNS = {",": "COMMA", ";": "COMMA", "/": "OR", "&": "AND"}


class _Reader:
    """Reads the types of a phrase from the left until something does not fit."""

    def __init__(self, types: tuple[str, ...]) -> None:
        self.types = types
        self.read: list[Terminal] = []
        self.gap = False
        self.spaced = False
        self.apart = False  # whether a capital and its number stand apart: `C 2`

    def terminals(self) -> list[Terminal]:
        """The terminals; spaces and the signs inside a label are left out."""
        joined = False
        for at, kind in enumerate(self.types):
            if kind == SPACE:
                self.gap = not joined
                continue
            name = self._name(at, kind)
            if name == "":
                break
            beside = self.read and name == self.read[-1][0] in _BESIDE
            if beside and not (self.gap or joined):
                self.read.append(("COMMA", at))
            joined = name == "JOIN"
            if not joined:
                self.read.append((name, at))
            self.gap = False
        return self.read

    @property
    def _last(self) -> str:
        return self.read[-1][0].rstrip("(") if self.read else ""

    def _next(self, at: int) -> tuple[str, bool]:
        """The type behind `at`, and whether a space stands between."""
        gap = at + 1 < len(self.types) and self.types[at + 1] == SPACE
        behind = at + 1 + gap
        return (self.types[behind] if behind < len(self.types) else "", gap)

    def _name(self, at: int, kind: str) -> str:
        """The terminal at a place, `JOIN` for a sign inside a label, "" to stop."""
        if "/" in kind and len(kind) > 1:
            kind = self._either_word(at, *kind.split("/"))
        if kind.rstrip("(") in PARTS:
            # `alinea 2C` counts no paragraph.
            starts_label = self._last == "COUNTED" and "CAPITAL" in self.types[at + 1 : at + 2]
            return kind if self._may_follow(at, kind) and not starts_label else ""
        if kind in {".", "-", ")", "#", "PLACED"}:
            return self._sign(at, kind)
        if kind in {"INSIDE", "UNDER"}:
            inside = self._next(at)[0].rstrip("(").split("/")[0] in PARTS
            return "UNIT" if inside else "BELOW" if kind == "UNDER" else ""
        if kind == "TO_ARTICLE":
            return "TO" if self._last in PARTS else "" if self._last == "COMMA" else "OF_ARTICLE"
        numbered = kind == "PLACE" and self._next(at)[0] == "NUMBER"  # `table 4`
        return "" if kind == "?" or numbered else _SIGNS.get(kind, kind)

    def _sign(self, at: int, kind: str) -> str:
        """What a sign inside a label or between two of a range says."""
        if kind in {".", "-"}:
            return self._dot(at) if kind == "." else self._hyphen(at)
        if kind == "PLACED":
            behind = [kind for kind in self.types[at + 1 : at + 5] if kind != SPACE]
            goes_on = len(behind) > 1 and behind[0] in {"AND", "OR", ","} and _is_part(behind[1])
            return "GLOSS" if goes_on else kind  # `artikelen 77 (tabel) en 78`
        inside = self._closes(at) if kind == ")" else self._last in _JOINTS
        return "JOIN" if inside else ""

    def _either_word(self, at: int, part: str, word: str) -> str:
        """A letter that is also a word: the word between two labels, else the letter."""
        behind, spaced = self._next(at)
        if part == "NUMBER":
            return word if behind in {"PLACE", "COUNTED"} else part
        followed = _is_part(behind)
        if not self.read and word == "?" and behind in {"OF_SELF", "UNIT"}:
            return word
        against = behind == ")" or (part == "CAPITAL" and followed)
        if not self.gap or (against and not spaced):
            return part
        if self._last == "COMMA" and word in {"AND", "OR"} and (not behind or spaced):
            return word  # `27B1(a), e di cui`: a letter would stand behind the conjunction
        if followed and word != "?":
            return word
        return part if self._last in _JOINTS or (part == "CAPITAL" and word != "?") else word

    def _may_follow(self, at: int, kind: str) -> bool:
        """Whether a part of a label may stand here: spaced labels hold to their style."""
        if not (self.gap and self._last in PARTS):
            self.spaced = self.spaced and self._last in PARTS
            return True
        spaced, self.spaced = self.spaced, True
        if kind.endswith("("):
            return True
        last = self._last
        if last == "NUMBER":
            return kind in {"CAPITAL", "SMALL"} or spaced
        if last == "SMALL":
            return kind in {"ROMAN", "EITHER"} or (kind == "NUMBER" and spaced)
        behind, gap = self._next(at)
        goes_on = behind in {"TO", "-"} or (not gap and behind.rstrip("(") in {"SMALL", "EITHER"})
        fits = last == "CAPITAL" and kind == "NUMBER" and (spaced or self.apart or goes_on)
        self.apart = self.apart or fits
        return fits

    def _closes(self, at: int) -> bool:
        """Whether a label in half a parenthesis ends here: `b) above`, `a) ou b)`."""
        behind = [kind for kind in self.types[at + 1 : at + 6] if kind != SPACE]
        if behind[:1] and behind[0] in {"ABOVE", "BELOW", "UNDER"}:
            return True
        joined = len(behind) > 1 and behind[0] in {"AND", "OR", "TO"}
        return joined and behind[1] in {"SMALL", "EITHER"}

    def _dot(self, at: int) -> str:
        behind, gap = self._next(at)
        if behind == "," and not gap:
            return "JOIN"
        inside = self._last in PARTS and behind.rstrip("(").split("/")[0] in PARTS
        return "JOIN" if inside and not gap and not self.gap else ""

    def _hyphen(self, at: int) -> str:
        """A range between two of a kind, otherwise a sign inside one label."""
        behind, _ = self._next(at)
        left = self.read[-1][0] if self.read else ""
        right = behind.split("/")[0]
        a, b = left.rstrip("("), right.rstrip("(")
        if a in _JOINTS and b in PARTS and not self._next(at)[1]:
            return "JOIN"  # `30B1b-i en -ii`
        if a not in PARTS or b not in PARTS:
            return ""
        if a == b or (left.endswith("(") and right.endswith("(")) or {a, b} == {"EITHER", "ROMAN"}:
            return "TO"
        if b == "SMALL" and a == "EITHER":
            return "TO"
        item = [name for name, _ in self.read[-2:]] == ["CAPITAL", "NUMBER"]
        if (b == "NUMBER" and self._starts_label(at)) or (b == "CAPITAL" and item):
            return "TO"
        return "" if self.gap else "JOIN"

    def _starts_label(self, at: int) -> bool:
        """Whether a whole label follows a sign: a number and a capital (`12A-12C`)."""
        behind = [kind for kind in self.types[at + 1 : at + 4] if kind != SPACE]
        return behind[:2] == ["NUMBER", "CAPITAL"]


def _is_part(kind: str) -> bool:
    """Whether a type is a part of a label; a small letter that joins labels is that first."""
    part, _, word = kind.rstrip("(").partition("/")
    joins = bool(word.strip("?")) and part in {"SMALL", "EITHER"}
    return part in PARTS and not joins


@lru_cache
def _parser() -> Lark:
    """The LALR parser of the citation grammar, over lists of terminals."""
    from lark import Lark
    from lark.lexer import Lexer, Token

    class Terminals(Lexer):
        def __init__(self, lexer_conf: object) -> None:
            pass

        def lex(self, data: list[Terminal]) -> Iterator[Token]:  # type: ignore[override]
            for name, at in data:
                yield Token(name.rstrip("("), name, start_pos=at)

    grammar = (data_folder("grammar") / "citation.lark").read_text(encoding="utf-8")
    return Lark(grammar, parser="lalr", lexer=Terminals)


def parse_shape(lead: str, types: tuple[str, ...]) -> Tree[Token] | None:
    """The tree of the longest citation that a phrase starts with, None when there is none.

    Takes the terminal that leads (`ARTICLE`) and the types of the phrase. The tokens of the tree
    hold the terminal, with a `(` behind a part in parentheses, and its place as `start_pos`; the
    leading terminal has -1.
    """
    from lark import UnexpectedToken

    row = [(lead, -1), *_Reader(types).terminals()]
    while len(row) > 1:
        try:
            return _parser().parse(row)
        except UnexpectedToken as error:
            at = error.token.start_pos
            fits = len(row) if error.token.type == "$END" else _index(row, at)
            row = row[: fits - (error.token.type == "$END")]
    return None


def _index(row: list[Terminal], at: int | None) -> int:
    """How many terminals stand before the one that does not fit."""
    return next((i for i in range(1, len(row)) if row[i][1] == at), 1)
