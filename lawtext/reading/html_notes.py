"""Footnotes of a web page: a mark that links to a note further on, and the note itself."""

from __future__ import annotations

import re
from itertools import islice
from typing import TYPE_CHECKING

import msgspec

from lawtext.reading.html_frame import words_in

if TYPE_CHECKING:
    from lxml import etree

_MARK = re.compile(r"[\[(]?(?:\d{1,3}|[*†‡]{1,4}|[a-z]|[ivx]{1,4})[\])]?")
_OWN_MARK = re.compile(r"\s*[\[(]?(?:\d{1,3}|[*†‡]{1,4}|[a-z]|[ivx]{1,4})[\])]?[.:]?\s+(?=\S)")
_PARTS = ("p", "li", "dd", "tr", "div", "aside", "blockquote")
_HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6")
_LONGEST_NOTE = 4000


class Note(msgspec.Struct, frozen=True):
    """A note of a page: its number on the page and its words, without its own mark."""

    number: int
    words: str


class Notes:
    """The notes of a page, by the elements of their marks and of their bodies.

    A mark is a short link to a later place of the page, which links back or starts with the mark.
    """

    def __init__(self, document: etree._Element) -> None:
        """Takes the tree of the page."""
        self.marks: dict[etree._Element, Note] = {}
        self.bodies: dict[etree._Element, Note] = {}
        self.found: dict[etree._Element, tuple[etree._Element | None, str, bool]] = {}
        places: dict[str, etree._Element] = {}
        order: dict[etree._Element, int] = {}
        links: list[etree._Element] = []
        for at, element in enumerate(document.iter("*")):
            order[element] = at
            for name in (element.get("id"), element.get("name")):
                if name:
                    places.setdefault(name, element)
            if element.tag == "a" and element.get("href", "").startswith("#"):
                links.append(element)
        for link in links:
            self._take(link, places, order)

    def _take(
        self,
        link: etree._Element,
        places: dict[str, etree._Element],
        order: dict[etree._Element, int],
    ) -> None:
        """Takes a link and the note it leads to, where these are a mark and its body."""
        place = places.get(link.get("href", "")[1:])
        if place is None or order[place] <= order[link] or not _MARK.fullmatch(_short(link)):
            return
        if place not in self.found:
            body = _body(place)
            back = body is not None and _leads_back(body, order, places)
            self.found[place] = (body, "" if body is None else _words(body), back)
        body, words, back = self.found[place]
        if body is None or not words or order[body] <= order[link]:
            return
        note = self.bodies.get(body)
        if note is None:
            if not (back or _has_mark(body, _short(link))):
                return
            note = self.bodies[body] = Note(len(self.bodies) + 1, words)
        self.marks[_outermost(link)] = note


def _short(element: etree._Element) -> str:
    """The words of an element that is as short as a mark, else "" ."""
    words = ""
    for piece in element.itertext():
        words += str(piece)
        if len(words) > 20:
            return ""
    return words.strip()


def _body(place: etree._Element) -> etree._Element | None:
    """The paragraph or item that a link leads to, None where it leads to something larger."""
    here = place if place.tag in _PARTS else next(place.iterancestors(*_PARTS), None)
    if here is None or next(here.iterdescendants(*_HEADINGS), None) is not None:
        return None
    paragraphs = list(here.iterdescendants("p", "li")) if here.tag != "li" else []
    return None if len(paragraphs) > 1 else here


def _leads_back(
    body: etree._Element, order: dict[etree._Element, int], places: dict[str, etree._Element]
) -> bool:
    """Whether a note has a link to an earlier place, as the notes of all programs have."""
    for link in body.iterdescendants("a"):
        place = places.get(link.get("href", "")[1:])
        if place is not None and order[place] < order[body]:
            return True
    return False


def _has_mark(body: etree._Element, mark: str) -> bool:
    """Whether a note starts with the words of its mark."""
    first = "".join(map(str, islice(body.itertext(), 10))).strip()
    return first.startswith(mark) and not first[len(mark) : len(mark) + 1].isalnum()


def _words(body: etree._Element) -> str:
    """The words of a note without its mark and the links back."""
    pieces: list[str] = [body.text or ""]
    waiting = [(one, False) for one in reversed(body)]
    while waiting:
        element, closing = waiting.pop()
        if closing or not isinstance(element.tag, str) or _is_back(element):
            pieces.append(element.tail or "")
            continue
        pieces.append(element.text or "")
        waiting.append((element, True))
        waiting += [(one, False) for one in reversed(element)]
    words = " ".join("".join(pieces).split())
    own = _OWN_MARK.match(words)
    words = words[own.end() :] if own else words
    return words if len(words) <= _LONGEST_NOTE else ""


def _is_back(element: etree._Element) -> bool:
    """Whether an element is a link back: an arrow, or the mark again."""
    if element.tag != "a" or not element.get("href", "").startswith("#"):
        return False
    words = _short(element)
    return bool(_MARK.fullmatch(words)) or not any(sign.isalpha() for sign in words)


def _outermost(link: etree._Element) -> etree._Element:
    """The element around a link that holds nothing besides."""
    at = link
    while (above := at.getparent()) is not None and above.tag in ("sup", "span", "b", "small"):
        if words_in(above).strip() != words_in(link).strip():
            break
        at = above
    return at
