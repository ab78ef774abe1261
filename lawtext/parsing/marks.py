"""What the structure grammar works on: a mark for each marker of a law text, and rows of them."""

from __future__ import annotations

import msgspec

from lawtext.label import roman_value


class Mark(msgspec.Struct, gc=False):
    """One marker and the stretch of text up to the next one.

    `type` is `ARTICLE`, `ITEM2` or `LEAF2` (an item with nothing below) with the level, a closing
    such as `ITEM2_ON`, `DIVISION` or `PREFACE`. `part` is the label part (`C`, `2`), a whole label
    for an article line, or kind and number of a division. `start` and `body` are offsets of the
    marker and of what follows it, `end` is where the next marker starts. `level` counts from 0,
    the article.
    """

    type: str
    part: str
    start: int
    body: int
    end: int
    level: int


class Node(msgspec.Struct, gc=False):
    """A mark and what stands below it, in order: nodes, and marks that have nothing below.

    The last may be the mark of the closing text, whose type ends in `_ON`.
    """

    mark: Mark
    below: list[Node | Mark]


class Row(msgspec.Struct, gc=False):
    """Neighbours of one level, articles or items: one token of the grammar.

    Only the last can get more below it.
    """

    type: str
    units: list[Node | Mark]


def is_roman_here(part: str, letter: str, roman: int, following: str) -> bool:
    """Whether `(i)`, `(v)`, `(x)` … is a roman number at this place, and not a letter.

    Takes the part, the last letter of the open list of letters ("" for none), the value of the
    last roman number below that letter (0 for none), and the part of the next such marker ("" for
    none). A letter that continues the letters is a letter, unless the next goes on in roman.
    """
    value = roman_value(part)
    if not value or (len(part) == 1 and not letter):
        return False
    if len(part) > 1 or value == roman + 1 != 1:
        return True
    continues = ord(part) == ord(letter) + 1
    return value == roman + 1 and (not continues or following == "ii")
