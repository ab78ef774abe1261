"""Finds the level of each item of a section by a search over all the evidence.

A beam search: the state after an item is the path of items that are open; only the best few
states are kept, so that the work grows with the number of items alone.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from lawtext.mending.markers.items import Item
from lawtext.mending.markers.ordinals import first, kind_of, of_value, value
from lawtext.mending.markers.placing import Entry, Move, Placement, Problem, Solution
from lawtext.mending.markers.weighing import Weigher

_BEAM = 12
_REACH = 14.0


class _State(msgspec.Struct):
    """The items that are open after some item, and how good the way there was.

    Thousands of them hang on one another by `before`. Only what the collector tracks is freed
    without a call a link, which would break the stack of the process.
    """

    stack: tuple[Entry, ...]
    role: str
    reached: int
    score: float
    placement: Placement | None = None
    before: _State | None = None


def find_levels(problem: Problem) -> Solution:
    """The best placements of a section's items, and by how much they beat the next best."""
    weigher = Weigher(problem)
    beam = [_start(problem)]
    for index, item in enumerate(problem.items):
        found: dict[tuple[object, ...], _State] = {}
        for state in beam:
            for after in _steps(state, item, index, problem, weigher):
                key = (tuple([e.part for e in after.stack]), after.role)
                if key not in found or found[key].score < after.score:
                    found[key] = after
        beam = _best(list(found.values()))
    for state in beam:
        state.score += weigher.ending(state.stack, state.reached)
    beam.sort(key=lambda s: -s.score)
    margin = beam[0].score - beam[1].score if len(beam) > 1 else 99.0
    return Solution(_trace(beam[0]), margin)


def _best(states: list[_State]) -> list[_State]:
    """The best few states, without those that are too far behind to win."""
    states.sort(key=lambda state: -state.score)
    least = states[0].score - _REACH
    return [state for state in states[:_BEAM] if state.score >= least]


def _start(problem: Problem) -> _State:
    """The state before the first item: the section's own path is open."""
    stack = tuple(
        Entry(part, level, "root", part)
        for part, level in zip(problem.root[1:], problem.levels[1:], strict=True)
    )
    known = problem.known
    reached = known.places.get(problem.root, -1) if known is not None else -1
    return _State(stack, "start", reached, 0.0)


def _trace(state: _State) -> list[Placement]:
    placements: list[Placement] = []
    at: _State | None = state
    while at is not None:
        if at.placement is not None:
            placements.append(at.placement)
        at = at.before
    return placements[::-1]


def _steps(
    state: _State, item: Item, index: int, problem: Problem, weigher: Weigher
) -> Iterator[_State]:
    """The states that placing one more item can lead to."""
    for move in _moves(state, item, problem):
        path = (problem.root[0], *(e.part for e in state.stack[: move.depth]), move.part)
        gain, reached = weigher.weigh(state.stack, state.role, state.reached, index, move, path)
        entry = weigher.entry(state.stack, index, move)
        stack = (*state.stack[: move.depth], entry)
        placement = Placement("item", path)
        yield _State(stack, "item", reached, state.score + gain, placement, state)
    body = weigher.body(state.stack, state.role, index)
    if body is not None:
        gain, stack = body
        yield _State(stack, "body", state.reached, state.score + gain, Placement("body"), state)
    gain = weigher.as_text(index)
    yield _State(
        state.stack, state.role, state.reached, state.score + gain, Placement("text"), state
    )


def _moves(state: _State, item: Item, problem: Problem) -> Iterator[Move]:
    """Where an item can go: below the open item, or beside any item that is open."""
    above = state.stack[-1].level if state.stack else 0
    levels = problem.numbering.levels
    for level in range(above + 1, min(len(levels), above + 3)):
        kinds = levels[level].kinds
        skipped = level - above - 1
        if skipped and not _names_kind(item, kinds):
            continue
        fifth = "number" in kinds[1:] and item.marker.paren and item.marker.kind == "number"
        kind = "number" if fifth else kinds[0]
        yield Move(len(state.stack), level, first(kind), kind, skipped)
        yield from _as_printed(item, len(state.stack), level, kind, 1, skipped)
    for depth, entry in enumerate(state.stack):
        kind = kind_of(entry.part, levels[entry.level].kinds)
        at = value(entry.part, kind) + 1
        following = of_value(at, kind)
        if following:
            yield Move(depth, entry.level, following, kind, 0)
        yield from _as_printed(item, depth, entry.level, kind, at, 0)


def _as_printed(
    item: Item, depth: int, level: int, kind: str, expected: int, skipped: int
) -> Iterator[Move]:
    """The move that takes the printed number at its word, although numbers are missing."""
    part = _last_part(item)
    if value(part, kind) > expected:
        yield Move(depth, level, part, kind, skipped)


def _last_part(item: Item) -> str:
    return item.marker.part if item.marker.kind != "label" else ""


def _names_kind(item: Item, kinds: tuple[str, ...]) -> bool:
    return item.marker.kind in kinds
