"""Plans: how to make the members of a citation from the tokens of a phrase of one shape.

A plan holds no words, so one plan serves every phrase of its shape. The levels of the parts
follow from their kinds; what an elliptical member lacks it takes from its left neighbour, at
the deepest level that takes its first part.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from lawtext.citing.shape import parse_shape
from lawtext.label import Numbering

if TYPE_CHECKING:
    from lark import Token, Tree

Parts = tuple[str, ...]
_KINDS = {
    "NUMBER": ("number",),
    "CAPITAL": ("capital",),
    "SMALL": ("small",),
    "EITHER": ("small", "roman"),
    "ROMAN": ("roman",),
}
_ANY_CASE = {
    "CAPITAL": ("capital", "small"),
    "SMALL": ("capital", "small"),
    "EITHER": ("capital", "small", "roman"),
}


class Piece(NamedTuple):
    """Which tokens make the parts of one label, and what case they get."""

    picks: tuple[int, ...]
    cases: tuple[str, ...]
    levels: tuple[int, ...]
    recased: bool = False


class Step(NamedTuple):
    """How to make one member: `keep` parts of member `base`, then the piece."""

    how: str
    base: int
    keep: int
    piece: Piece
    levels: tuple[int, ...]
    last_keep: int = 0
    last: Piece | None = None
    alone: bool = False


class Group(NamedTuple):
    """The members that make one citation, and the tokens that it covers."""

    first: int
    end: int
    steps: tuple[Step, ...]


class Plan(NamedTuple):
    """What a shape says; `end` counts its tokens, `of` picks the label behind `of article`.

    `direction` is a terminal, `of_self` that `of this article` follows, `absolute` that the
    labels start with an article; `place` are the tokens of a part that has no label (ordinal
    or -1, place).
    `tailed` tells that something stands behind the list; `several` that it needs a plural, and
    `one` that it has a single label.
    """

    end: int
    groups: tuple[Group, ...]
    absolute: bool
    form: str
    direction: str
    of_self: bool
    of: Piece | None
    place: tuple[int, int] | None
    tailed: bool
    several: bool
    one: bool


def make_plan(lead: str, types: Parts, numbering: Numbering) -> Plan | None:
    """The plan for a shape; None when no citation starts there."""
    tree = parse_shape(lead, types)
    return _Maker(tree, lead, numbering).plan() if tree else None


class _Maker:
    """Makes the plan of one tree."""

    def __init__(self, tree: Tree[Token], lead: str, numbering: Numbering) -> None:
        self.tree, self.lead, self.numbering = tree, lead, numbering
        self.steps: list[Step] = []
        self.spans: list[tuple[int, int]] = []
        self.joints: list[str] = []
        self.bare = lead == "BARE"
        self.absolute = lead in {"ARTICLE", "PLACE"}

    def plan(self) -> Plan | None:
        """Place the members one by one; what follows one that fits nowhere is left out."""
        children = [c for c in self.tree.children if not isinstance(c, str)]
        complete = self._members(next(c for c in children if c.data == "list"))
        if not self.steps:
            return None
        self.end = self.spans[-1][1]
        self.direction, self.of_self, self.place = "", False, None
        self.of: Piece | None = None
        tails = [c for c in children if c.data not in {"list", "place"}]
        for tail in _own(tails, self.lead) if complete else []:
            if not self._tail(tail):
                break
        ranged = [step for step in self.steps if step.last]
        whole = sum(step.how == "whole" for step in self.steps)
        several = whole > 1 and self.joints[-1:] != ["or"] or any(not s.last_keep for s in ranged)
        form = "absolute" if self.absolute or self.of else "relative"
        return Plan(
            self.end, self._groups(), self.absolute, form, self.direction, self.of_self, self.of,
            self.place, self.end > self.spans[-1][1], several, len(self.steps) == 1 and not ranged,
        )  # fmt: skip

    def _members(self, node: Tree[Token]) -> bool:
        """Place every member of a list; False when one does not fit."""
        rows = [node]
        while len(rows[-1].children) > 1:
            rows.append(rows[-1].children[0])  # type: ignore[arg-type]
        for row in reversed(rows):
            member = row.children[-1]
            joint = _types(row.children[1])[-1].lower() if len(row.children) > 1 else ""
            if not self._member(member):  # type: ignore[arg-type]
                return False
            self.joints += [joint] if joint in {"and", "or"} else []
        return True

    def _member(self, node: Tree[Token]) -> bool:
        labels = list(node.find_data("label"))
        labels.sort(key=_start)
        step = self._filled(labels[0]) if self.steps else self._first(labels[0])
        if step is None:
            return False
        if node.data == "range":
            step = self._to(step, labels[1])
            if step is None:
                return False
        self.steps.append(step)
        self.spans.append((_start(node), max(map(_end, labels))))
        return True

    def _first(self, label: Tree[Token]) -> Step | None:
        kinds = _types(label)
        if self.bare and [k.rstrip("(") for k in kinds[:2]] == ["NUMBER", "CAPITAL"]:
            self.absolute = True
        piece = self._place(label, 0 if self.absolute else 1, loose=self.absolute)
        return Step("whole", -1, 0, piece, piece.levels) if piece else None

    def _filled(self, label: Tree[Token]) -> Step | None:
        """A later member: whole when it starts no deeper than the first one did."""
        base = len(self.steps) - 1
        left, top = self.steps[base].levels, self.steps[0].levels[0]
        for level in sorted(set(left), reverse=True):
            piece = self._place(label, level, exact=True, small_capital=self._small_capital)
            if piece is None:
                continue
            keep = left.index(level)
            whole = level <= top
            alone = not whole and self.absolute and _types(label) == ["NUMBER"]
            levels = left[:keep] + piece.levels
            how = "whole" if whole else "filled"
            return Step(
                how, -1 if whole else base, 0 if whole else keep, piece, levels, alone=alone
            )
        if self.bare and (piece := self._place(label, 1)):
            return Step("whole", -1, 0, piece, piece.levels)
        return None

    @property
    def _small_capital(self) -> bool:
        """Whether the labels so far print capitals as small letters (`16c2`)."""
        return any("u" in step.piece.cases for step in self.steps)

    def _to(self, step: Step, label: Tree[Token]) -> Step | None:
        """The same step as a range up to `label`."""
        for level in sorted(set(step.levels), reverse=True):
            piece = self._place(label, level, exact=True, small_capital="u" in step.piece.cases)
            if piece:
                keep = step.levels.index(level)
                levels = step.levels[:keep] + piece.levels
                return step._replace(last_keep=keep, last=piece, levels=levels)
        return None

    def _place(
        self, label: Tree[Token], above: int, *, exact: bool = False, loose: bool = False,
        small_capital: bool = False,
    ) -> Piece | None:  # fmt: skip
        """The levels of the parts of a label from level `above` on; None when one fits none."""
        picks, cases, levels = [], [], []
        for at, token in enumerate(_tokens(label)):
            kind, paren = token.type, str(token).endswith("(")
            if kind == "SMALL" and at == 0 and small_capital and exact and above == 1:
                kinds: tuple[str, ...] = ("capital",)
            elif loose and not (paren and above == 1):
                kinds = _ANY_CASE.get(kind, _KINDS[kind])
            else:
                kinds = _KINDS[kind]
            fits = [(self.numbering.level_of(k, above), k) for k in kinds]
            level, fit = min((f for f in fits if f[0] >= 0), default=(-1, ""))
            if level < 0 or (exact and at == 0 and level != above):
                return None
            picks.append(token.start_pos or 0)
            levels.append(level)
            cases.append(_case(kind, fit))
            above = level + 1
        return Piece(tuple(picks), tuple(cases), tuple(levels), any(cases))

    def _tail(self, tail: Tree[Token]) -> bool:
        """Take in what stands behind the list; False when it does not fit."""
        if tail.data == "inner":
            inner = tail.children[-1]
            if not self._inner(inner):  # type: ignore[arg-type]
                return False
        elif tail.data == "of_self":
            self.of_self = True
        elif tail.data == "of_article":
            self.of = self._place(tail.children[-1], 0, loose=True)  # type: ignore[arg-type]
            if self.of is None or self.absolute:
                self.of = None
                return False
        elif tail.data == "place_behind":
            names = [t for t in _tokens(tail) if t.type in {"ORDINAL", "PLACE"}]
            self.place = (
                names[0].start_pos or 0 if len(names) > 1 else -1,
                names[-1].start_pos or 0,
            )
        else:
            self.direction = _types(tail)[-1]
        self.end = _end(tail)
        return True

    def _inner(self, node: Tree[Token]) -> bool:
        """`artikel 12, onderdelen A en B`: each label of the inner list below the last one."""
        outer = self.steps.pop()
        self.spans.pop()
        rows = [node]
        while len(rows[-1].children) > 1:
            rows.append(rows[-1].children[0])  # type: ignore[arg-type]
        made: list[Step] = []
        for row in reversed(rows):
            label = next(iter(row.children[-1].find_data("label")))  # type: ignore[union-attr]
            piece = self._place(label, outer.levels[-1] + 1)
            if piece is None:
                break
            joined = Piece(
                outer.piece.picks + piece.picks, outer.piece.cases + piece.cases,
                outer.piece.levels + piece.levels, outer.piece.recased or piece.recased,
            )  # fmt: skip
            levels = outer.levels + piece.levels
            made.append(outer._replace(piece=joined, levels=levels))
            self.spans.append((0, _end(row)))
        self.steps += made or [outer]
        return bool(made)

    def _groups(self) -> tuple[Group, ...]:
        """One group, or for bare labels one for each complete label."""
        if not self.bare:
            return (Group(0, self.end, tuple(self.steps)),)
        groups: list[Group] = []
        for step, (first, end) in zip(self.steps, self.spans, strict=True):
            if step.base < 0 or not groups:
                groups.append(Group(first, end, (step._replace(base=-1),)))
            else:
                last = groups[-1]
                within = step._replace(base=len(last.steps) - 1)
                groups[-1] = Group(last.first, end, (*last.steps, within))
        if len(groups) == 1:
            groups[0] = groups[0]._replace(end=self.end)
        return tuple(groups)


def _own(tails: list[Tree[Token]], lead: str) -> list[Tree[Token]]:
    """The tails that belong here: `, slot van artikel 12` starts another citation."""
    for at, tail in enumerate(tails):
        if tail.data == "place_behind" and (
            lead == "PLACE" or any(later.data == "of_article" for later in tails[at + 1 :])
        ):
            return tails[:at]
    return tails


def _case(kind: str, fit: str) -> str:
    """`u` for a small letter at a capital's level, `l` for the reverse, else ""."""
    if fit == "capital":
        return "" if kind == "CAPITAL" else "u"
    return "l" if kind == "CAPITAL" else ""


def _tokens(node: Tree[Token]) -> list[Token]:
    return sorted(node.scan_values(lambda _: True), key=lambda t: t.start_pos)


def _types(node: object) -> list[str]:
    from lark import Tree  # noqa: PLC0415

    return [token.type for token in _tokens(node)] if isinstance(node, Tree) else []


def _start(node: Tree[Token]) -> int:
    return _tokens(node)[0].start_pos or 0


def _end(node: Tree[Token]) -> int:
    return (_tokens(node)[-1].start_pos or 0) + 1
