"""The table of contents: chapters and parts with their articles, and the gaps told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from lawtext.book.tree import Node
from lawtext.book.volume import Volume, division_anchors
from lawtext.counting import ranges
from lawtext.label import order_key
from lawtext.model import Division


@dataclass
class Group:
    """A chapter, part or section with the articles right under it.

    `name` is what it is called (`Hoofdstuk V`), `missing` the articles without text as ranges
    (`33–36`), and `definitions` tells that it is the chapter of definitions.
    """

    kind: str
    name: str
    heading: str
    anchor: str
    text: str = ""
    definitions: bool = False
    articles: list[Node] = field(default_factory=list)
    missing: str = ""


def contents(volume: Volume) -> list[Group]:
    """The groups of an edition in order; the first may be nameless, for articles before any.

    Where the book names no divisions, those that the skeleton knows are used, without headings.
    """
    groups = [Group("chapter", "", "", "")]
    starts: dict[str, int] = {}
    anchors = list(division_anchors(volume.book).values())
    for index, division in enumerate(volume.book.divisions or _of_skeleton(volume)):
        mark = anchors[index] if index < len(anchors) else f"{division.kind}-{index}"
        groups.append(_group(volume, division, mark))
        if division.before:
            starts[division.before] = index + 1
    _fill(volume, groups, starts)
    return [group for group in groups if group.name or group.articles or group.missing]


def _group(volume: Volume, division: Division, anchor: str) -> Group:
    structure = volume.structure
    names = {"chapter": structure.chapter, "part": structure.part, "section": structure.section}
    word = (names[division.kind] or ("",))[0].capitalize()
    holds = division.kind == "chapter" and division.heading.lower() in structure.definitions
    name = f"{word} {division.num}".strip()
    return Group(division.kind, name, division.heading, anchor, division.text, holds)


def _fill(volume: Volume, groups: list[Group], starts: dict[str, int]) -> None:
    """Put every article under the last division that starts at it or before it."""
    nodes = {node.path[0]: node for node in volume.articles}
    missing: dict[int, list[str]] = {}
    current = 0
    for number in sorted({*volume.numbers, *starts}, key=lambda one: order_key((one,))):
        current = starts.get(number, current)
        if number in nodes:
            groups[current].articles.append(nodes[number])
        elif number in volume.numbers:
            missing.setdefault(current, []).append(number)
    for index, numbers in missing.items():
        groups[index].missing = ranges(numbers, volume.numbers)


def _of_skeleton(volume: Volume) -> list[Division]:
    """The divisions that the skeleton knows by number; none for an edition without one."""
    if volume.edition.skeleton is None:
        return []
    found: list[Division] = []
    chapter = part = None
    for number, entry in volume.edition.skeleton.articles.items():
        if entry.get("chapter") and entry["chapter"] != chapter:
            chapter, part = entry["chapter"], None
            found.append(Division("chapter", chapter, "", number))
        if entry.get("part") and entry["part"] != part:
            part = entry["part"]
            found.append(Division("part", part, "", number))
    return found


def trail(groups: Sequence[Group], number: str) -> list[Group]:
    """The divisions that an article stands in, outermost first."""
    ranks = {"chapter": 0, "part": 1, "section": 2}
    above: dict[int, Group] = {}
    for group in groups:
        rank = ranks[group.kind]
        above = {other: one for other, one in above.items() if other < rank} | {rank: group}
        if any(node.path[0] == number for node in group.articles):
            return [one for one in above.values() if one.name]
    return []
