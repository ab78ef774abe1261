"""Wiki markup and HTML that was left in a text: `'''bold'''`, `[[link|text]]`, `<br />`."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator

import msgspec

from lawtext.edition import Edition
from lawtext.mending.glance import Glance, glance
from lawtext.mending.repair import Edit, Repair
from lawtext.mending.wiki_lists import WikiLists
from lawtext.model import Line, Source

_TAGS = (
    "a|abbr|b|big|blockquote|body|br|center|code|dd|del|div|dl|dt|em|font|h[1-6]|head|hr|html|i"
    "|img|ins|li|meta|nobr|noinclude|nowiki|ol|p|poem|pre|s|section|small|span|strike|strong"
    "|sub|sup|table|tbody|td|th|thead|title|tr|tt|u|ul|wbr|onlyinclude|includeonly"
)
_BREAK = re.compile(r"</?br\b[^<>]*>", re.IGNORECASE)
_TOKEN = re.compile(
    rf"(?P<tag></?(?:{_TAGS})(?:\s[^<>]*)?/?>)"
    r"|(?P<remnant>(?<!<)/(?:li|ol|ul|p|br|div|span)>)"
    r"|(?P<link>\[\[(?:[^\[\]|]*\|)?(?=[^\[\]]*\]\]))"
    r"|(?P<address>\[https?://[^\s\[\]]+ (?=[^\[\]]*\]))"
    r"|(?P<close>\]\]?)"
    r"|(?P<quotes>'{2,5})"
    r"|(?P<entity>&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z]\w{1,30});)",
    re.IGNORECASE,
)
_OPEN, _CLOSE = "<!--", "-->"
_LONGEST_HEADING = 300
_HEADING = re.compile(r"\s*(={1,6})\s*([^=].*?)\s*(={1,6})\s*$")
_BOLD = re.compile(r"\s*(?:'{3,5}|<(?:b|strong)>)[^<']+(?:'{3,5}|</(?:b|strong)>)\s*")


def markup(source: Source, edition: Edition) -> Source:
    """The source with plain text where wiki markup or HTML stood, each sign recorded.

    A line that was a heading or all bold says so in its style; a wiki list gets printed
    markers. A link leaves its text, and its target stands in the mend. A `<br>` is a line end.
    """
    look = glance(source)
    if not _has_markup(look):
        return source
    repair = Repair("markup", source)
    lists = WikiLists(repair) if _is_wiki(look.text) else None
    for line in _without_comments(source.lines, repair):
        if lists and (item := lists.item(line)):
            line = item  # noqa: PLW2901 - the same line, with its printed marker
        for piece in _pieces(line, repair):
            repair.keep(_plain(piece, repair))
    return repair.done() if repair.mends else source


def _has_markup(look: Glance) -> bool:
    return any(
        first in look.text and pair in look.text
        for first, pair in (
            ("<", "<"),
            ("'", "''"),
            ("[", "["),
            ("=", "=="),
            ("&", "&"),
            (">", ">"),
        )
    )


def _is_wiki(text: str) -> bool:
    """Whether a text has markup that only a wiki has."""
    headed = "\n==" in text or text.startswith("==")
    return headed or "[[" in text or "'''" in text or "{{" in text


def _without_comments(lines: tuple[Line, ...], repair: Repair) -> Iterator[Line]:
    """The lines without comments; one that never ends is no comment."""
    last = max((n for n, line in enumerate(lines) if _CLOSE in line.text), default=-1)
    inside = False
    for number, line in enumerate(lines):
        if not inside and _OPEN not in line.text:
            yield line
            continue
        spans, inside = _comments(line.text, inside, number < last)
        edits = [Edit(start, end, "", "a comment") for start, end in spans]
        left = repair.change(line, edits)
        if left.text.strip():
            yield left


def _comments(text: str, inside: bool, closes_later: bool) -> tuple[list[tuple[int, int]], bool]:
    """Where comments stand in a line, and whether one goes on behind it."""
    spans: list[tuple[int, int]] = []
    at = 0 if inside else text.find(_OPEN)
    while at >= 0:
        end = text.find(_CLOSE, at)
        if end < 0:
            if closes_later:
                spans.append((at, len(text)))
            return spans, closes_later
        end += len(_CLOSE)
        spans.append((at, end))
        at = text.find(_OPEN, end)
    return spans, False


def _part(line: Line, start: int, end: int) -> Line:
    return msgspec.structs.replace(line, text=line.text[start:end], column=line.column + start)


def _pieces(line: Line, repair: Repair) -> Iterator[Line]:
    """The lines that `<br>` makes of a line; one at the end makes no line of its own."""
    if "<" not in line.text:
        yield line
        return
    start = 0
    for match in _BREAK.finditer(line.text):
        repair.record(line, match.start(), match[0], "", "a line end of HTML")
        if line.text[start : match.start()].strip() or start:
            yield _part(line, start, match.start())
        start = match.end()
    if start == 0 or line.text[start:].strip():
        yield _part(line, start, len(line.text)) if start else line


def _plain(line: Line, repair: Repair) -> Line:
    """The line without the signs of markup, and with the style that they meant."""
    short = len(line.text) <= _LONGEST_HEADING
    if short and (heading := _HEADING.match(line.text)):
        return _heading(line, heading, repair)
    style = "bold" if short and _BOLD.fullmatch(line.text) else line.style
    edits = _edits(line.text)
    changed = repair.change(line, edits) if edits else line
    return msgspec.structs.replace(changed, style=style) if style != line.style else changed


def _heading(line: Line, match: re.Match[str], repair: Repair) -> Line:
    evidence = "a heading of a wiki page"
    edits = [Edit(match.start(1), match.start(2), "", evidence)]
    edits += [Edit(match.start(3), match.end(3), "", evidence)]
    return msgspec.structs.replace(repair.change(line, edits), style="heading")


def _edits(text: str) -> list[Edit]:
    """What becomes of each sign of markup in a line; brackets and quotes only in pairs."""
    edits: list[Edit] = []
    opened: list[str] = []
    quotes = text.count("''") > 1
    position, words = 0, False
    for match in _TOKEN.finditer(text):
        kind, sign = match.lastgroup or "", match[0]
        words = words or bool(text[position : match.start()].strip())
        position = match.end()
        if kind == "close":
            if not opened or not sign.startswith(opened[-1]):
                continue
            sign = opened.pop()
        if kind in ("link", "address"):
            opened.append("]]" if kind == "link" else "]")
        if kind == "quotes" and not quotes:
            continue
        span = (match.start(), match.start() + len(sign))
        edits.append(Edit(*span, _inserted(kind, sign, words), _why(kind, sign)))
    return edits


def _inserted(kind: str, sign: str, words: bool) -> str:
    """What stands for a sign of markup: the character of an entity, the dash of an item."""
    if kind == "entity":
        character = html.unescape(sign).replace("\xa0", " ")
        return character if character.isprintable() else ""
    return "- " if sign.lower().startswith("<li") and not words else ""


def _why(kind: str, sign: str) -> str:
    if kind == "link":
        return f"a link to {sign[2:-1]}" if sign.endswith("|") else "a link"
    if kind == "address":
        return f"a link to {sign[1:].strip()}"
    return {"entity": "a character reference of HTML"}.get(kind, "markup")
