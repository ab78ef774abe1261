"""Makes the plan for the phrases of one shape.

The levels of the parts follow from their kinds; what an elliptical member lacks it takes from
its left neighbour, at the deepest level that takes its first part.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec

from lawtext.citing.levels import place, place_at
from lawtext.citing.plan import Group, Parts, Plan, Step, Tails
from lawtext.citing.shape import parse_shape
from lawtext.citing.trees import (
    labels_of,
    offset,
    own_rows,
    own_tails,
    rows,
    tokens,
    tokens_end,
    tokens_start,
    types,
)
from lawtext.label import Numbering

if TYPE_CHECKING:
    from lawtext.citing.trees import Node


def make_plan(lead: str, types: Parts, numbering: Numbering) -> Plan | None:
    """The plan for a shape; None when no citation starts there."""
    tree = parse_shape(lead, types)
    return _Maker(tree, lead, numbering).plan() if tree else None


class _Maker:
    """Makes the plan of one tree."""

    def __init__(self, tree: Node, lead: str, numbering: Numbering) -> None:
        self.tree, self.lead, self.numbering = tree, lead, numbering
        self.bare = lead == "BARE"
        self.absolute = lead == "ARTICLE"
        self.steps: list[Step] = []
        self.spans: list[tuple[int, int]] = []
        self.joint = ""
        self.tails = Tails()

    def plan(self) -> Plan | None:
        """Place the members one by one; what follows one that fits nowhere is left out."""
        _, members, *tails = (cast("Node", child) for child in self.tree.children)
        own = own_rows(rows(members), tails, self.lead)
        complete = all(map(self._member, own)) and len(own) == len(rows(members))
        if not self.steps:
            return None
        end = self.spans[-1][1]
        for tail in own_tails(tails, self.lead) if complete else []:
            fits = self._tail(tail)
            end = max(end, tokens_end(tail) if fits else self.spans[-1][1])
            if not fits:
                break
        return self._finished(end)

    def _finished(self, end: int) -> Plan:
        ranges = [step for step in self.steps if step.last]
        whole = sum(step.how == "whole" for step in self.steps)
        several = (whole > 1 and self.joint != "OR") or any(not r.last_keep for r in ranges)
        tails = self.tails if self.tails != Tails() else None
        form = "absolute" if self.absolute or self.tails.of else "relative"
        one = len(self.steps) == 1 and not ranges
        return Plan(end, self._groups(end), self.absolute, form, tails, several, one)

    def _member(self, row: Node) -> bool:
        """Place one member of a list; False when it does not fit."""
        member = cast("Node", row.children[-1])
        labels = labels_of(member)
        joints = types(cast("Node", row.children[1])) if len(row.children) > 1 else []
        unit = "UNIT" in joints
        if unit and not {"AND", "OR"} & set(joints) and self._inner(labels):
            return True
        if unit and not self.absolute:
            return False
        step = self._later(labels[0]) if self.steps else self._first(labels[0])
        if step and unit and step.base < 0:
            return False  # a unit that leads an article of its own
        if step is None and joints == ["COMMA"] and len(types(labels[0])) > 1:
            return self._inner(labels)  # `artikel 27, B1(a)`
        if step and len(labels) > 1:
            step = self._range(step, labels[1])
        if step is None:
            return False
        self.joint = next((j for j in joints[::-1] if j in {"AND", "OR"}), self.joint)
        self.steps.append(step)
        self.spans.append((tokens_start(member), max(map(tokens_end, labels))))
        return True

    def _first(self, label: Node) -> Step | None:
        if self.lead != "ARTICLE":
            self.absolute = self.lead != "UNIT" and types(label)[:2] == ["NUMBER", "CAPITAL"]
        piece = place(label, 0, self.numbering, loose=True) if self.absolute else None
        if piece is None or piece.levels[0]:
            self.absolute = False
            piece = place(label, 1, self.numbering)
        return Step("whole", -1, 0, piece, piece.levels) if piece else None

    def _later(self, label: Node) -> Step | None:
        """A later member: whole when it starts no deeper than the first one did."""
        base = len(self.steps) - 1
        left, top = self.steps[base].levels, self.steps[0].levels[0]
        for level in sorted(left, reverse=True):
            piece = place_at(label, level, self.numbering, like=self.steps[0].piece)
            if piece and level <= top:
                return Step("whole", -1, 0, piece, piece.levels)
            if piece:
                keep = left.index(level)
                alone = self.absolute and types(label) == ["NUMBER"]
                levels = left[:keep] + piece.levels
                return Step("filled", base, keep, piece, levels, alone=alone)
        piece = place(label, 1, self.numbering) if self.bare else None
        return Step("whole", -1, 0, piece, piece.levels) if piece else None

    def _range(self, step: Step, label: Node) -> Step | None:
        """The same step as a range up to `label`."""
        for level in sorted(step.levels, reverse=True):
            piece = place_at(label, level, self.numbering, like=step.piece)
            if piece:
                keep = step.levels.index(level)
                levels = step.levels[:keep] + piece.levels
                return step._replace(last_keep=keep, last=piece, levels=levels)
        return None

    def _tail(self, tail: Node) -> bool:
        """Take in what stands behind the list; False when it does not fit."""
        if tail.data == "of_self":
            self.tails = msgspec.structs.replace(self.tails, of_self=True)
        elif tail.data == "of_article":
            of = place(cast("Node", tail.children[-1]), 0, self.numbering, loose=True)
            if of is None or self.absolute or (self.bare and "COMMA" in types(tail)):
                return False
            self.tails = msgspec.structs.replace(self.tails, of=of)
        elif tail.data == "place_and":
            return self._place_and(tail)
        elif tail.data == "place_behind":
            at = {token.type: offset(token) for token in tokens(tail)}
            number = at.get("ORDINAL", at.get("NUMBER", -1))
            named = next(at[kind] for kind in ("COUNTED", "PLACE", "PLACED") if kind in at)
            self.tails = msgspec.structs.replace(self.tails, place=(number, named))
        else:
            self.tails = msgspec.structs.replace(self.tails, direction=types(tail)[-1])
        return True

    def _place_and(self, tail: Node) -> bool:
        """`artikel 24, aanhef en onder A`: a part without a label, and items beside it."""
        place_token = next(token for token in tokens(tail) if token.type == "PLACE")
        first, *others = rows(cast("Node", tail.children[-1]))
        label = cast("Node", cast("Node", first.children[-1]).children[0])
        outer = self.steps[-1]
        below = place(label, outer.levels[-1] + 1, self.numbering)
        if below is None or outer.last or len(self.steps) > 1 or not self.absolute:
            return False
        levels = outer.levels + below.levels
        self.steps.append(Step("filled", 0, len(outer.levels), below, levels))
        self.spans.append((tokens_start(label), tokens_end(label)))
        self.tails = msgspec.structs.replace(
            self.tails, place=(-1, offset(place_token)), items=True
        )
        return all(map(self._member, others))

    def _inner(self, labels: list[Node]) -> bool:
        """Place a member below the last one: `artikel 12, onderdelen A en B`."""
        outer = self.steps[-1]
        below = place(labels[0], outer.levels[-1] + 1, self.numbering)
        if below is None or outer.last:
            return False
        joined = outer._replace(piece=outer.piece + below, levels=outer.levels + below.levels)
        step = self._range(joined, labels[1]) if len(labels) > 1 else joined
        if step is None:
            return False
        self.steps[-1] = step
        self.spans[-1] = (self.spans[-1][0], max(map(tokens_end, labels)))
        return True

    def _groups(self, end: int) -> tuple[Group, ...]:
        """One group, or for bare labels one for each complete label."""
        if not self.bare:
            return (Group(0, end, tuple(self.steps)),)
        groups: list[Group] = []
        for step, span in zip(self.steps, self.spans, strict=True):
            if step.base < 0:
                groups.append(Group(*span, (step,)))
            else:
                first, _, steps = groups[-1]
                groups[-1] = Group(first, span[1], (*steps, step._replace(base=len(steps) - 1)))
        if len(groups) == 1:
            groups[0] = groups[0]._replace(end=end)
        return tuple(groups)
