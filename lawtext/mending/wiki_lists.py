"""The lists of wiki markup: `#` numbers, `*` bullets, `:` indents, one sign a level."""

from __future__ import annotations

import re

import msgspec

from lawtext.mending.repair import Edit, Repair
from lawtext.model import Line

_SIGNS = re.compile(r"([#*:;]{1,16})(?![#*:;\]])\s*")


class WikiLists:
    """Counts the items of nested wiki lists and prints the markers that the page would show."""

    def __init__(self, repair: Repair) -> None:
        self.repair = repair
        self.signs = ""
        self.counts: list[int] = []

    def item(self, line: Line) -> Line | None:
        """The line with its printed marker and depth, or None when it is no item.

        A line that is none ends all lists.
        """
        match = _SIGNS.match(line.text)
        if not match or not line.text[match.end() :].strip():
            self.signs, self.counts = "", []
            return None
        signs = match[1]
        self._count(signs)
        marker = {"#": f"{self.counts[-1]}. ", "*": "- "}.get(signs[-1], "")
        edit = Edit(0, match.end(), marker, "an item of a wiki list")
        made = self.repair.change(line, [edit])
        style = "term" if signs[-1] == ";" else "item" if marker else ""
        # `#:` goes on with the text of the item, and is no deeper than it.
        depth = len(signs.rstrip(":")) or len(signs)
        return msgspec.structs.replace(made, depth=depth, style=style)

    def _count(self, signs: str) -> None:
        """Counts an item on its level; levels above go on, levels below start again."""
        same = 0
        while same < min(len(signs), len(self.signs)) and _alike(signs[same], self.signs[same]):
            same += 1
        self.counts = self.counts[:same] + [0] * (len(signs) - same)
        if signs[-1] in "#*":
            self.counts[-1] += 1
        self.signs = signs


def _alike(one: str, other: str) -> bool:
    """Whether two signs can belong to one list; `#:` goes on with the item of `#`."""
    return one == other or ":" in (one, other)
