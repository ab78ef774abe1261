"""Renumbering: where a rule of one edition stands in the next.

`corpus/renumbering-2007-2017.toml` says so; the comments there tell its form.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from lawtext.errors import BadLabel
from lawtext.label import BRIDGE, Label, print_label
from lawtext.places import data_folder
from lawtext.tomlfiles import convert, label_of, read_tables, wrong

Kind = Literal["moved", "split", "merged", "new", "dropped"]
Words = Annotated[str, msgspec.Meta(pattern=r"\S")]

# How many labels an entry of each kind has in `from` and in `to`; 2 stands for two or more.
_COUNTS: dict[Kind, tuple[tuple[int, ...], tuple[int, ...]]] = {
    "moved": ((1,), (1,)),
    "split": ((1,), (2,)),
    "merged": ((2,), (1,)),
    "new": ((0,), (1, 2)),
    "dropped": ((1, 2), (0,)),
}
_NUMBERS = ("no label", "one label", "two or more labels")

_Way = dict[str, dict[str, Kind]]


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"from_": "from"}):
    """Labels of the old edition, and those under which their rules stand in the new one.

    `note` has a few words by language, `en` and `nl`.
    """

    from_: tuple[Words, ...]
    to: tuple[Words, ...]
    kind: Kind
    note: dict[str, Words]


class Renumbering(msgspec.Struct, frozen=True, dict=True):
    """What moved where between two editions; a label that no move names has kept its place."""

    moves: tuple[Move, ...]

    def moved_to(self, label: str) -> tuple[str, ...]:
        """The labels of the new edition for one of the old, in order; () when it was dropped.

        Takes any spelling of a label; whether the old edition has it is not checked. Raises
        BadLabel.
        """
        return _follow(label_of(label), self._there, self._back)

    def moved_from(self, label: str) -> tuple[str, ...]:
        """The labels of the old edition for one of the new, in order; () when it is new.

        Takes any spelling of a label; whether the new edition has it is not checked. Raises
        BadLabel.
        """
        return _follow(label_of(label), self._back, self._there)

    @cached_property
    def _there(self) -> _Way:
        """By old label, the new labels and the kind of move that leads to each."""
        return _way((move.from_, move.to, move.kind) for move in self.moves)

    @cached_property
    def _back(self) -> _Way:
        """By new label, the old labels and the kind of move that came from each."""
        return _way((move.to, move.from_, move.kind) for move in self.moves)


def load_renumbering(
    path: Path, old: Container[str] | None = None, new: Container[str] | None = None
) -> Renumbering:
    """The moves of a file, in its order, with their labels in canonical print.

    `old` and `new` are the labels that the two editions have; without them only the form of a
    label is checked. Raises BadSetting that names file and entry.
    """
    moves: list[Move] = []
    for number, table in enumerate(read_tables(path, "move")["move"], 1):
        move = _move(table, path, number, old, new)
        for earlier in moves:
            _check_apart(move, earlier, path, number)
        moves.append(move)
    return Renumbering(tuple(moves))


def moved_to(label: str, old: int = 2007, new: int = 2017) -> tuple[str, ...]:
    """The labels of the Laws of `new` under which the rule of `label` of `old` stands, in order.

    () when the rule was dropped. Raises BadLabel, and BadSetting where nothing is known of these
    two editions.
    """
    return _shipped(old, new).moved_to(label)


def moved_from(label: str, old: int = 2007, new: int = 2017) -> tuple[str, ...]:
    """The labels of the Laws of `old` from which the rule of `label` of `new` comes, in order.

    () when the rule is new. Raises BadLabel, and BadSetting where nothing is known of these two
    editions.
    """
    return _shipped(old, new).moved_from(label)


@lru_cache
def _shipped(old: int, new: int) -> Renumbering:
    return load_renumbering(data_folder("corpus") / f"renumbering-{old}-{new}.toml")


def _move(
    table: dict[str, Any],
    path: Path,
    number: int,
    old: Container[str] | None,
    new: Container[str] | None,
) -> Move:
    name = _name(table.get("from"), table.get("to"))
    move = convert(table, Move, path, number, name)
    try:
        start = tuple(label_of(label, BRIDGE, old) for label in move.from_)
        end = tuple(label_of(label, BRIDGE, new) for label in move.to)
    except BadLabel as error:
        raise wrong(error.what, path, number, name, error.mend) from None
    for key, labels, counts in zip(("from", "to"), (start, end), _COUNTS[move.kind], strict=True):
        if min(len(set(labels)), 2) not in counts:
            wanted = " or ".join(_NUMBERS[count] for count in counts)
            raise wrong(f"{move.kind!r} needs {wanted} in `{key}`", path, number, name)
    return msgspec.structs.replace(move, from_=start, to=end)


def _check_apart(move: Move, earlier: Move, path: Path, number: int) -> None:
    """Refuse a label that is called new or dropped, and has a place in the other edition too."""
    for label in {*move.to} & {*earlier.to}:
        if "new" in {move.kind, earlier.kind}:
            raise wrong(f"{label} is new in one entry and not in another", path, number, label)
    for label in {*move.from_} & {*earlier.from_}:
        if "dropped" in {move.kind, earlier.kind}:
            raise wrong(f"{label} is dropped in one entry and not in another", path, number, label)


def _name(start: object, end: object) -> str:
    """What people call an entry: `16D > 16C`."""
    sides = (", ".join(map(str, side)) if isinstance(side, list) else "" for side in (start, end))
    return " > ".join(filter(None, sides))


def _way(moves: Iterable[tuple[tuple[str, ...], tuple[str, ...], Kind]]) -> _Way:
    way: _Way = {}
    for start, end, kind in moves:
        for label in start:
            way.setdefault(label, {}).update(dict.fromkeys(end, kind))
    return way


def _follow(label: str, way: _Way, opposite: _Way) -> tuple[str, ...]:
    """Where a way leads from a label: by its own move, else by that of what it stands under.

    A head that moved within itself leaves its other items where they are. A label without a
    move has kept its place, unless the other edition has something else there: then it only
    heads its items, and leads where they do.
    """
    parts = Label.parse(label).parts
    for depth in range(len(parts), 0, -1):
        head, rest = parts[:depth], parts[depth:]
        ends = way.get(print_label(head))
        if ends is not None:
            if rest and any(_under(far, head) for far in ends):
                return (label,)
            return _ordered(_carried(far, rest, kind) for far, kind in ends.items())
    if label not in opposite:
        return (label,)
    below = {far for item, ends in way.items() if _under(item, parts) for far in ends}
    return _ordered(far for far in below if not any(_strictly(far, head) for head in below))


def _carried(far: str, rest: tuple[str, ...], kind: Kind) -> str:
    """The item `rest` at the far end: the same item after a move, else what took its head."""
    return print_label(Label.parse(far).parts + rest) if kind == "moved" else far


def _under(label: str, head: tuple[str, ...]) -> bool:
    return Label.parse(label).parts[: len(head)] == head


def _strictly(label: str, head: str) -> bool:
    return label != head and _under(label, Label.parse(head).parts)


def _ordered(labels: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(set(labels), key=lambda label: Label.parse(label).order))
