"""Plans: how to make the members of a citation from the tokens of a phrase of one shape.

A plan holds no words, so one plan serves every phrase of its shape.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from lawtext.citing.levels import Piece

Parts = tuple[str, ...]


class Step(NamedTuple):
    """How to make one member: `keep` parts of member `base`, then the piece.

    `last` ends a range, behind `last_keep` parts of its start. `alone` tells that a number
    that is filled in from the left may also be an article.
    """

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


class Tails(msgspec.Struct, frozen=True, gc=False):
    """What stands behind a list: a direction, `of this article`, `of article` and its label.

    `place` are the tokens of a part that has no label: ordinal or number (-1 for none) and place.
    `items` tells that items follow it, which are no such part: `aanhef en onder A`.
    """

    direction: str = ""
    of_self: bool = False
    of: Piece | None = None
    place: tuple[int, int] | None = None
    items: bool = False


class Plan(msgspec.Struct, frozen=True, gc=False):
    """What a shape says; `end` counts its tokens.

    `absolute` tells that the labels start with an article, `several` that they need a plural
    keyword, and `one` that there is a single label.
    """

    end: int
    groups: tuple[Group, ...]
    absolute: bool
    form: str
    tails: Tails | None
    several: bool
    one: bool
