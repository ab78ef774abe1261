"""The numbers that Word prints before paragraphs, counted as Word counts them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec

from lawtext.reading.docx_xml import child, children, local, number, value
from lawtext.reading.numbering import printed_number

if TYPE_CHECKING:
    from lxml import etree

_KINDS = {"upperLetter": "A", "lowerLetter": "a", "upperRoman": "I", "lowerRoman": "i"}
_PLACE = re.compile(r"%([1-9])")
_MOST_ANCESTORS = 20


class _Level(msgspec.Struct, frozen=True):
    """One level of a list: its kind of number, the text around it, and where it starts."""

    kind: str
    text: str
    start: int


class _List(msgspec.Struct, frozen=True):
    """A list as paragraphs name it: the list that it counts with, and levels that start anew."""

    counted_with: str
    starts: dict[int, int]


class Numbers:
    """The lists of a document, and how far each has counted."""

    def __init__(self, numbering: etree._Element | None, styles: etree._Element | None) -> None:
        """Takes the parts `numbering.xml` and `styles.xml`, where the document has them."""
        self.levels = _levels(numbering)
        self.lists = _lists(numbering)
        self.styles = {
            value(style, "styleId"): style
            for style in (styles if styles is not None else ())
            if local(style) == "style"
        }
        self.counts: dict[str, dict[int, int]] = {}
        self.begun: set[tuple[str, int]] = set()

    def marker(self, paragraph: etree._Element) -> tuple[str, int]:
        """The marker of a paragraph and its level from 0; ("", -1) for one without a number."""
        name, level = self._list_of(paragraph)
        found = self.lists.get(name)
        if found is None or level < 0:
            return "", -1
        kind = self.levels.get((found.counted_with, level), _Level("decimal", f"%{level + 1}.", 1))
        self._count(name, found, level, kind)
        if kind.kind == "bullet":
            return "-", level
        return ("" if kind.kind == "none" else self._printed(found, level, kind)), level

    def heading_level(self, paragraph: etree._Element) -> int:
        """The level of a heading from 1, or 0 for a paragraph that is none."""
        for properties, style in self._properties(paragraph):
            outline = child(properties, "outlineLvl")
            if outline is not None and number(value(outline), 9) < 9:
                return number(value(outline)) + 1
            name = value(child(style, "name")).lower() if style is not None else ""
            if re.fullmatch(r"heading [1-9]|title", name):
                return number(name[-1], 1)
        return 0

    def _properties(
        self, paragraph: etree._Element
    ) -> list[tuple[etree._Element | None, etree._Element | None]]:
        """The properties of a paragraph, then those of the styles that it has by name."""
        own = child(paragraph, "pPr")
        found: list[tuple[etree._Element | None, etree._Element | None]] = [(own, None)]
        name = value(child(own, "pStyle"))
        while name in self.styles and len(found) < _MOST_ANCESTORS:
            style = self.styles[name]
            found.append((child(style, "pPr"), style))
            name = value(child(style, "basedOn"))
        return found

    def _list_of(self, paragraph: etree._Element) -> tuple[str, int]:
        """The list of a paragraph and its level; a style may give either."""
        name, level = "", -1
        for properties, _ in self._properties(paragraph):
            numbers = child(properties, "numPr")
            if numbers is None:
                continue
            name = name or value(child(numbers, "numId"))
            if level < 0 and child(numbers, "ilvl") is not None:
                level = number(value(child(numbers, "ilvl")))
        return name, max(level, 0) if name else -1

    def _count(self, name: str, found: _List, level: int, kind: _Level) -> None:
        counts = self.counts.setdefault(found.counted_with, {})
        if level in found.starts and (name, level) not in self.begun:
            counts[level] = found.starts[level]
        else:
            counts[level] = counts[level] + 1 if level in counts else kind.start
        self.begun.add((name, level))
        for deeper in [deep for deep in counts if deep > level]:
            del counts[deeper]

    def _printed(self, found: _List, level: int, kind: _Level) -> str:
        """The marker as the level's text has it, with the numbers of the levels that it names."""
        counts = self.counts[found.counted_with]

        def shown(match: re.Match[str]) -> str:
            place = int(match[1]) - 1
            named = self.levels.get((found.counted_with, place), kind)
            return printed_number(counts.get(place, named.start), _KINDS.get(named.kind, "1"))

        return _PLACE.sub(shown, kind.text).strip()


def _levels(numbering: etree._Element | None) -> dict[tuple[str, int], _Level]:
    return {
        (value(one, "abstractNumId"), number(value(level, "ilvl"))): _Level(
            value(child(level, "numFmt")) or "decimal",
            value(child(level, "lvlText")),
            number(value(child(level, "start")), 1),
        )
        for one in (children(numbering, "abstractNum") if numbering is not None else ())
        for level in children(one, "lvl")
    }


def _lists(numbering: etree._Element | None) -> dict[str, _List]:
    return {
        value(one, "numId"): _List(
            value(child(one, "abstractNumId")),
            {
                number(value(change, "ilvl")): number(value(child(change, "startOverride")), 1)
                for change in children(one, "lvlOverride")
                if child(change, "startOverride") is not None
            },
        )
        for one in (children(numbering, "num") if numbering is not None else ())
        if value(one, "numId") != "0"
    }
