"""Where each item of a section belongs: the shapes that finding levels works with."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from lawtext.label import Numbering, levels_of
from lawtext.mending.markers.evidence import Known, Path
from lawtext.mending.markers.items import Item
from lawtext.mending.markers.titles import Ending


class Placement(msgspec.Struct, frozen=True):
    """What became of one item: an `item` with a path, the `body` of the title before it, or
    `text`, words that only look like a marker."""

    role: str
    path: Path = ()


class Problem(msgspec.Struct):
    """The items of one section, and all that is known about where they belong.

    `root` is the path of the section's heading; `lead` is how the words before the first item
    end; `started` tells that the section starts in the middle of a list.
    """

    root: Path
    items: Sequence[Item]
    numbering: Numbering
    known: Known | None
    cited: set[Path]
    lead: Ending = "none"
    started: bool = False

    @property
    def levels(self) -> tuple[int, ...]:
        """The levels of the root's parts."""
        return levels_of(self.root, self.numbering)


class Solution(msgspec.Struct):
    """The placements of a section's items, in order; `margin` is how sure they are."""

    placements: list[Placement]
    margin: float
