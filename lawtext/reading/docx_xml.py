"""Names and values in the XML of a Word document."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lxml import etree

_WORDS = (
    "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}",
    "{http://purl.oclc.org/ooxml/wordprocessingml/main}",
)


LEFT_OUT = frozenset({"del", "moveFrom", "Fallback", "delText", "instrText"})
SIGNS = {"tab": " ", "br": "\n", "cr": "\n", "noBreakHyphen": "-", "softHyphen": "\u00ad"}


def local(element: etree._Element) -> str:
    """The name of an element without its namespace, "" for a comment."""
    return element.tag.rpartition("}")[2] if isinstance(element.tag, str) else ""


def value(element: etree._Element | None, name: str = "val") -> str:
    """An attribute of Word's namespace, "" when it is not there."""
    if element is None:
        return ""
    return next((found for w in _WORDS if (found := element.get(w + name)) is not None), "")


def child(element: etree._Element | None, *path: str) -> etree._Element | None:
    """The element at a path of names below another, None when there is none."""
    for name in path:
        if element is None:
            return None
        element = next((one for one in element if local(one) == name), None)
    return element


def children(element: etree._Element, name: str) -> Iterator[etree._Element]:
    """The elements of a name right below another."""
    return (one for one in element if local(one) == name)


def number(text: str, default: int = 0) -> int:
    """A whole number of an attribute, or the default when it is none."""
    try:
        return int(text) if len(text) < 10 else default
    except ValueError:
        return default


def is_on(element: etree._Element | None) -> bool:
    """Whether a switch such as `<w:b/>` is there and not turned off."""
    return element is not None and value(element) not in ("0", "false", "off")


def all_text(element: etree._Element) -> str:
    """All words below an element on one line; paragraphs, tabs and line ends are spaces.

    A word may stand in several runs, since Word cuts one where its look or its spelling changes.
    """
    pieces: list[str] = []
    waiting = [element]
    while waiting:
        one = waiting.pop()
        name = local(one)
        waiting += [] if name in LEFT_OUT else list(reversed(one))
        if name == "t" and one.text:
            pieces.append(one.text)
        elif name == "sym":
            pieces.append(symbol(one))
        elif name in SIGNS or name == "p":
            pieces.append(SIGNS.get(name, "\n"))
    return " ".join("".join(pieces).split())


def symbol(element: etree._Element) -> str:
    """A sign of a symbol font, whose codes stand in a private area."""
    try:
        code = int(value(element, "char"), 16)
    except ValueError:
        return ""
    return chr(code) if 0 < code < 0xFFFE and not 0xD800 <= code <= 0xDFFF else ""
