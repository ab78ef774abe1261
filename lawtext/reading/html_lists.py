"""The markers that a web page prints before the items of its lists."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from lawtext.reading.html_styles import Styles, list_style
from lawtext.reading.numbering import printed_number

if TYPE_CHECKING:
    from lxml import etree

_STYLES = {
    "decimal": "1",
    "decimal-leading-zero": "1",
    "upper-alpha": "A",
    "upper-latin": "A",
    "lower-alpha": "a",
    "lower-latin": "a",
    "upper-roman": "I",
    "lower-roman": "i",
    "none": "",
    "disc": "-",
    "circle": "-",
    "square": "-",
}
_OWN = re.compile(r"\s*\(?([A-Z]|\d{1,2}|[a-z]|[ivx]+)[.)]\s")
_BULLET = "-"


class ItemList:
    """One list of a page: what kind of marker it prints, and how far it has counted."""

    def __init__(self, element: etree._Element, styles: Styles) -> None:
        """Takes the `ol` or `ul` element and the style sheets of its page."""
        self.styles, self.numbered = styles, element.tag == "ol"
        self.own = _has_own_markers(element)
        self.kind = "" if self.own else self._kind(element)
        self.closing = ")" if "references" in element.get("class", "").split() else "."
        backwards = element.get("reversed") is not None
        self.step = -1 if backwards else 1
        first = len(element.findall("li")) if backwards else 1
        self.next = _integer(element.get("start"), first)

    def marker(self, item: etree._Element) -> str:
        """The marker of the next item, "" when the list shows none."""
        value = _integer(item.get("value"), self.next) if self.numbered else self.next
        self.next = value + self.step
        counter = None if self.own else self.styles.counter_of(item)
        if counter and (number := _number(value, _STYLES.get(counter[1], "1"))):
            return f"{counter[0]}{number}{counter[2]}"
        kind = self._declared(item) if self.kind else None
        kind = self.kind if kind is None else kind
        return kind if kind in ("", _BULLET) else _number(value, kind) + self.closing

    def _kind(self, element: etree._Element) -> str:
        declared = self._declared(element)
        if declared is not None:
            return declared
        return "1" if self.numbered else _BULLET

    def _declared(self, element: etree._Element) -> str | None:
        """The kind of marker that an element asks for, None when it asks for none.

        Its own style is stronger than a style sheet, and that is stronger than its type.
        """
        for style in (list_style(element.get("style", "")), self.styles.of(element)):
            if style in _STYLES:
                return _STYLES[style]
        kind = element.get("type", "")
        if kind in ("1", "A", "a", "I", "i"):
            return kind
        return _STYLES.get(kind.lower()) if kind else None


def _number(value: int, kind: str) -> str:
    return printed_number(value, kind) if kind not in ("", _BULLET) else ""


def _integer(text: str | None, default: int) -> int:
    try:
        return int(text.strip()) if text and len(text) < 10 else default
    except ValueError:
        return default


def _has_own_markers(element: etree._Element) -> bool:
    """Whether the items bring their own markers, one after the other (`A.`, `B.`, `C.`).

    A page with such a list hides the list's numbers by a style sheet that is not saved with it.
    """
    items = [_OWN.match(_first_words(item)) for item in element.iterchildren("li")]
    marks = [match[1] for match in items if match]
    if len(marks) < 2 or len(marks) < len(items) or marks[0] not in ("A", "a", "1", "i"):
        return False
    kind = marks[0] if marks[1] != "ii" else "i"
    return all(mark == printed_number(number, kind) for number, mark in enumerate(marks, 1))


def _first_words(item: etree._Element) -> str:
    """The first words of an item, as many as a marker needs."""
    words = ""
    for piece in item.itertext():
        words = (words + str(piece)).lstrip()
        if len(words) > 6:
            break
    return words[:12]
