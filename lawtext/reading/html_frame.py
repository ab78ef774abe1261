"""What on a web page is frame and not content: menus, tools, code, what is not shown."""

from __future__ import annotations

import re
from functools import lru_cache
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
# Names that the programs behind web sites give the parts around a text.
_SITE = frozenset(
    (
        *("sidebar", "comments", "respond", "breadcrumb", "breadcrumbs", "cookie", "cookies"),
        *("cookiebar", "consent", "share", "sharing", "sharedaddy", "social", "pagination"),
        *("pager", "masthead", "colophon", "navbar", "nav", "navigation", "menu", "footer"),
        *("skip", "related", "newsletter", "advertisement", "byline", "submitted", "meta"),
    )
)
_PHRASES = ("comment-list", "commentlist", "node__links", "site-title", "site-branding")
_WORD = re.compile(r"[A-Z]?[a-z]+")
_LARGEST_PART = 0.4
_HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6")
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


class Site:
    """The parts of a page that their names call a frame: a sidebar, comments, buttons to share.

    A part that holds much of the page is none, whatever its name. `left_out` are those found.
    """

    def __init__(self, document: etree._Element) -> None:
        """Takes the tree of the page."""
        self.left_out: list[etree._Element] = []
        self.sizes: dict[etree._Element, int] = {}
        for element in reversed(list(document.iter("*"))):
            below = sum(self.sizes[one] + len(one.tail or "") for one in element.iterchildren("*"))
            code = element.tag in CODE
            self.sizes[element] = 0 if code else below + len(element.text or "")
        self.largest = self.sizes.get(document, 0) * _LARGEST_PART

    def evidence(self, element: etree._Element) -> str:
        """Why an element is a part of the frame by its name, "" when it is content."""
        if element.tag in ("html", "body", "main", "article", *_HEADINGS):
            return ""
        if element.tag == "a" and _is_link_to_itself(element):
            return "a link of a heading to itself"
        aside = element.tag == "aside" and not _is_inside(element, ("article", "main"))
        name = frame_name(f"{element.get('id', '')} {element.get('class', '')}")
        size = self.sizes.get(element, 0)
        if not (aside or name) or size > self.largest:
            return ""
        self.left_out += [element] if size else []
        return f"the page calls it {name or element.tag}"


@lru_cache(maxsize=4096)
def frame_name(names: str) -> str:
    """The id or class, of some that an element has, that is a name for a frame; else ""."""
    for name in names.split():
        words = {word.lower() for word in _WORD.findall(name)}
        if words & _SITE or name.lower() in _PHRASES:
            return name
    return ""


def _is_link_to_itself(element: etree._Element) -> bool:
    """Whether a link is the sign beside a heading that gives its address: `#`, `¶`."""
    words = words_in(element).strip()
    inside = words and len(words) < 4 and not any(sign.isalnum() for sign in words)
    return bool(inside) and "#" in element.get("href", "") and _is_inside(element, _HEADINGS)


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
