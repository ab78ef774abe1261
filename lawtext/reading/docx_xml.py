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
    """All words below an element on one line."""
    words = " ".join(one.text for one in element.iter() if local(one) == "t" and one.text)
    return " ".join(words.split())
