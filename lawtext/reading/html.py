"""A saved web page as lines: what the page shows, with the markers that it prints."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from lawtext.errors import MissingExtra, UnreadableSource
from lawtext.model import Finding, Source
from lawtext.reading.encoding import decode
from lawtext.reading.html_frame import Site, content_roots, frame_evidence, line_of
from lawtext.reading.html_notes import Notes
from lawtext.reading.html_page import Page
from lawtext.reading.html_styles import Styles
from lawtext.reading.limits import check_lines
from lawtext.reading.text import split_lines
from lawtext.rulebook import finding

if TYPE_CHECKING:
    from lxml import etree

_CHARSET = re.compile(rb"<meta\b[^>]{0,200}?charset\s*=\s*[\"']?\s*([\w:.-]{1,40})", re.IGNORECASE)
_XML_CHARSET = re.compile(rb"\s*<\?xml\b[^>]{0,100}?\bencoding\s*=\s*[\"']([\w:.-]{1,40})")
_XML_ENCODING = re.compile(r"^\s*<\?xml[^>]*\?>")
_HEAD = 4096


def read_html(data: bytes, name: str) -> Source:
    """The source that a saved web page is.

    Takes the bytes and the name to report. Raises UnreadableSource when the page holds no text
    or breaks a limit, and MissingExtra without lxml.
    """
    text, findings = _decode(data, name)
    lines = split_lines(text)
    check_lines(lines, name)
    document = _parse(text, name)
    page = Page(name, lines, Styles(document), Notes(document))
    roots = content_roots(document)
    site = Site(document)
    _walk(document, page, roots, site)
    return page.source((*findings, *_frame_findings(site, name)))


def _decode(data: bytes, name: str) -> tuple[str, tuple[Finding, ...]]:
    """The text of a page, by the encoding that it names when that is another than UTF-8."""
    if data.startswith(codecs.BOM_UTF8):
        return decode(data, name)
    match = _CHARSET.search(data[:_HEAD]) or _XML_CHARSET.match(data)
    named = match[1].decode("ascii", "replace").lower() if match else ""
    if not named.startswith(("utf", "unicode")) and match:
        # Browsers read Latin-1 as Windows-1252, which holds it.
        encoding = "cp1252" if named in ("iso-8859-1", "latin1", "us-ascii", "ascii") else named
        try:
            if b"\0" not in data:
                return data.decode(encoding), ()
        except (LookupError, UnicodeError):
            pass
    return decode(data, name)


def _parse(text: str, name: str) -> etree._Element:
    """The tree of a page; raises UnreadableSource when there is none."""
    try:
        from lxml import etree
    except ImportError:
        raise MissingExtra("lxml", "import", "reading a web page") from None
    parser = etree.HTMLParser(encoding="utf-8", no_network=True, huge_tree=True)
    try:
        document = etree.fromstring(_XML_ENCODING.sub("", text).encode(), parser)
    except (etree.LxmlError, ValueError) as error:
        raise UnreadableSource(
            f"the web page cannot be read ({error})", mend="Save the page again.", file=name
        ) from None
    if document is None:
        raise UnreadableSource(
            "there is no text in it", mend="Save the page again.", file=name
        ) from None
    if any("depth" in entry.message.lower() for entry in parser.error_log):
        raise UnreadableSource(
            "the elements of the page are nested deeper than any page is",
            mend="Save the page again, or give its text.",
            file=name,
        )
    return document


def _walk(document: etree._Element, page: Page, roots: set[etree._Element], site: Site) -> None:
    """Takes the page through the tree, step by step, since a tree may be deeper than a stack."""
    from lxml import etree

    walker = etree.iterwalk(document, events=("start", "end", "comment", "pi"))
    inside = 0 if roots else 1
    whole: etree._Element | None = None
    for event, element in walker:
        if event == "start":
            inside += element in roots
            if _is_whole(element, page, inside, site):
                whole = element
                walker.skip_subtree()
            else:
                page.start(element, inside)
                page.words(element.text, inside)
            continue
        if event == "end":
            if element is not whole:
                page.end(element)
            inside -= element in roots
        page.words(element.tail, inside)


def _is_whole(element: etree._Element, page: Page, inside: int, site: Site) -> bool:
    """Whether an element was dealt with as a whole: left out, or taken at once."""
    evidence = frame_evidence(element)
    evidence = evidence or site.evidence(element)
    if evidence:
        page.leave_out(element, evidence)
    return bool(evidence) or page.takes_whole(element, inside)


def _frame_findings(site: Site, name: str) -> Iterator[Finding]:
    """One finding for all parts of the page that were left out for their names."""
    if site.left_out:
        message = "parts of the page were left out, since their names call them a frame"
        line = max(1, line_of(site.left_out[0]))
        yield finding("page-frame", message, file=name, line=line, column=1)
