"""What on a web page is frame and not content: menus, tools, code, what is not shown."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lxml import etree

CODE = frozenset({"script", "style", "template", "noscript", "svg", "math", "iframe", "object"})
_CONTROLS = frozenset({"button", "select", "textarea", "input", "datalist"})
_ROLES = frozenset({"navigation", "search", "menu", "menubar", "contentinfo", "toolbar"})
# What MediaWiki puts around a text, by class or id.
_WIKI = frozenset(
    (
        *("toc", "navbox", "catlinks", "printfooter", "noprint", "diff", "siteSub"),
        *("contentSub", "contentSub2", "jump-to-nav", "mw-jump", "mw-jump-link", "mw-editsection"),
        *("mw-navigation", "mw-head", "mw-panel", "mw-indicators", "mw-cite-backlink"),
        *("mw-revision", "mw-hidden-catlinks", "mw-page-tools", "vector-menu"),
        *("vector-page-toolbar", "vector-header"),
    )
)
_CONTENT_IDS = ("mw-content-text", "firstHeading")
_HIDDEN = re.compile(r"display\s*:\s*none|visibility\s*:\s*hidden", re.IGNORECASE)


def frame_evidence(element: etree._Element) -> str:
    """Why an element is left out with all that is in it, "" when it is content."""
    tag = element.tag
    if tag in CODE:
        return f"<{tag}> is no text of the page"
    if tag == "title":
        return "the title of the page's window"
    if tag == "nav" or tag in _CONTROLS or element.get("role") in _ROLES:
        return "a menu or a control of the page"
    if tag == "footer" and not _is_inside(element, ("article", "main", "blockquote")):
        return "the foot of the page"
    if element.get("hidden") is not None or _HIDDEN.search(element.get("style", "")):
        return "the page does not show it"
    names = {element.get("id", ""), *element.get("class", "").split()}
    return "the frame of a wiki page" if names & _WIKI else ""


def content_roots(document: etree._Element) -> set[etree._Element]:
    """The elements that hold the page's own content, where the page says which; else none."""
    found = [
        element
        for element in document.iter()
        if element.get("id") in _CONTENT_IDS
        or element.tag == "main"
        or element.get("role") == "main"
    ]
    wiki = [element for element in found if element.get("id") in _CONTENT_IDS]
    chosen = wiki if len(wiki) > 1 or (wiki and wiki[0].tag != "h1") else found
    return {element for element in chosen if words_in(element).strip()}


def words_in(element: etree._Element) -> str:
    """All words in an element, as they stand."""
    return "".join(map(str, element.itertext()))


def line_of(element: etree._Element) -> int:
    """The line of the file on which an element starts, 0 where the tree does not tell."""
    line = element.sourceline
    return line if isinstance(line, int) else 0


def _is_inside(element: etree._Element, tags: tuple[str, ...]) -> bool:
    return next(element.iterancestors(*tags), None) is not None
