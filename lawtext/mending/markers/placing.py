"""Where each item of a section belongs: the shapes that finding levels works with."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from lawtext.label import Numbering, levels_of, order_key, print_label
from lawtext.mending.markers.evidence import Known, Path
from lawtext.mending.markers.items import Item
from lawtext.mending.markers.titles import Ending


class Placement(msgspec.Struct, frozen=True):
    """What became of one item.

    It is an `item` with a path, the `body` of the title before it, or `text`, words that only
    look like a marker.
    """

    role: str
    path: Path = ()


class Problem(msgspec.Struct):
    """The items of one section, and all that is known about where they belong.

    `root` is the path of the section's heading; `lead` is how the words before the first item
    end; `started` tells that the section starts in the middle of a list; `cited` are the paths,
    without the article, that citations name.
    """

    root: Path
    items: Sequence[Item]
    numbering: Numbering
    known: Known | None
    lead: Ending = "none"
    started: bool = False
    cited: set[Path] = msgspec.field(default_factory=set)

    @property
    def levels(self) -> tuple[int, ...]:
        """The levels of the root's parts."""
        return levels_of(self.root, self.numbering)


class Entry(msgspec.Struct, frozen=True, gc=False):
    """An open item: its part and level, and how its marker was printed.

    `opened` tells that an item of this list ended in a sign that more follows.
    """

    part: str
    level: int
    kind: str
    printed: str
    depth: int = -1
    titled: bool = False
    opened: bool = False


class Move(msgspec.Struct, frozen=True, gc=False):
    """A place for an item: its index among the open items, its level, part and kind of part."""

    depth: int
    level: int
    part: str
    kind: str
    skipped: int


class Solution(msgspec.Struct):
    """The placements of a section's items, in order; `margin` is how sure they are."""

    placements: list[Placement]
    margin: float


def next_paths(placements: Sequence[Placement]) -> list[Path]:
    """For each placement the path of the next item, () behind the last."""
    paths: list[Path] = []
    following: Path = ()
    for placement in reversed(placements):
        paths.append(following)
        following = placement.path or following
    return paths[::-1]


def differences(problem: Problem, placements: Sequence[Placement]) -> str:
    """Which items of the skeleton are missing below a section's root, and which are extra.

    Gives a text for a message, "" where they agree or nothing is known.
    """
    known = problem.known
    if known is None or not known.order:
        return ""
    root = problem.root
    placed = {placement.path for placement in placements if placement.role == "item"}
    wanted = {p for p in known.order if len(p) > len(root) and p[: len(root)] == root}
    missing = [] if problem.started else sorted(wanted - placed, key=order_key)
    extra = sorted(placed - set(known.order), key=order_key)
    words = [f"no {_labels(missing)}"] if missing else []
    words += [f"{_labels(extra)} more"] if extra else []
    return ", ".join(words)


def _labels(paths: Sequence[Path]) -> str:
    return " ".join(print_label(path) for path in paths[:8]) + (" …" if paths[8:] else "")
