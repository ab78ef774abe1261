"""The frame of a web page or wiki that was saved with the text: links, tools, old versions."""

from __future__ import annotations

import re
from functools import lru_cache

from lawtext.edition import Edition
from lawtext.mending.glance import Glance, around, glance
from lawtext.mending.repair import Edit, Repair
from lawtext.mending.shapes import is_complete
from lawtext.mending.wording import Chrome, wording
from lawtext.model import Line, Source

_LONGEST = 90
_TOP = 6
_RANGE = re.compile(r"\D{0,60}\d+\s*--\s*\d+\D{0,20}")
_CHANGED = re.compile(r"[−+]\s")
_BARE_MARKER = re.compile(r"\(?(?:[A-Za-z]|\d{1,3}|[ivx]+)\)?")
_OLD = "an older version on a page that compares versions"
_FRAME = "a line of the page's frame"


def chrome(source: Source, edition: Edition) -> Source:
    """The source without the frame of the page it was saved from, each line recorded.

    On a page that compares versions only what stands below the heading of the current version
    is text.
    """
    words = wording(edition.language).chrome
    look = glance(source)
    if not _may_have_frame(look, words):
        return source
    found = _old_versions(look.texts, words)
    top = len(found)
    found |= _frame(look.texts, top, words)
    tools = _tools(words) if "[" in look.text else None
    if not found and not tools:
        return source
    return _without(source, found, tools)


def _may_have_frame(look: Glance, words: Chrome) -> bool:
    """Whether any line starts as a line of a frame does, or a tool stands in brackets."""
    if any(after == "-" for _, after in around(look.text, "-")):
        return True
    if "[" in look.text or "." in look.starts or "←" in look.foreign:
        return True
    return any(start.startswith(_beginnings(words)) for start in look.starts)


@lru_cache
def _beginnings(words: Chrome) -> tuple[str, ...]:
    return tuple({word[:3] for word in (*words.current, *words.starts, *words.lines)})


def _old_versions(texts: list[str], words: Chrome) -> dict[int, str]:
    """Everything up to the heading of the current version, on a page that compares versions."""
    compares = any(_compares(text, words) or _CHANGED.match(text) for text in texts)
    heads = [
        number
        for number, text in enumerate(texts)
        if text.lower().startswith(words.current) and "←" not in text and len(text) <= _LONGEST
    ]
    while heads and not any(texts[heads[-1] + 1 :]):
        heads.pop()
    if not compares or not heads:
        return {}
    return dict.fromkeys(range(heads[-1] + 1), _OLD)


def _compares(text: str, words: Chrome) -> bool:
    """Whether a line is one of the links between versions."""
    if len(text) > _LONGEST or is_complete(text):
        return False
    small = text.lower()
    return any(sign in small for sign in words.comparison)


def _frame(texts: list[str], top: int, words: Chrome) -> dict[int, str]:
    """The lines of the frame, from line number `top` on."""
    found: dict[int, str] = {}
    before, seen = "", 0
    for number in range(top, len(texts)):
        text = texts[number]
        if not text:
            continue
        seen += 1
        tagline = seen <= _TOP and text.lower().startswith(words.tagline)
        if _is_frame(text, tagline, words) or (text == "." and not _BARE_MARKER.fullmatch(before)):
            found[number] = _FRAME
        else:
            before = text
    return found


def _is_frame(text: str, tagline: bool, words: Chrome) -> bool:
    if len(text) > _LONGEST or is_complete(text):
        return False
    small = text.lower()
    if small in words.lines or _compares(text, words) or _RANGE.fullmatch(text):
        return True
    if text[0].islower():
        return False  # a line that goes on with a sentence: `terug naar de speler die …`
    return small.startswith(words.starts) or (tagline and small.startswith(_spaced(words.tagline)))


@lru_cache
def _spaced(starts: tuple[str, ...]) -> tuple[str, ...]:
    """Words with the space behind them, so that only whole words match."""
    return tuple(f"{word} " for word in starts)


@lru_cache
def _tools(words: Chrome) -> re.Pattern[str]:
    """Finds the tools in brackets behind a heading: `[bewerken | brontekst bewerken]`."""
    names = "|".join(re.escape(name) for name in sorted(words.lines, key=len, reverse=True))
    return re.compile(rf"\s*\[\s*(?:{names})(?:\s*\|\s*(?:{names}))*\s*\]\s*$", re.IGNORECASE)


def _without(source: Source, found: dict[int, str], tools: re.Pattern[str] | None) -> Source:
    repair = Repair("chrome", source)
    first: Line | None = None
    for number, line in enumerate(source.lines):
        if number in found:
            first = first or (line if line.text.strip() else None)
            repair.drop(line, found[number])
            continue
        match = tools.search(line.text[-_LONGEST:]) if tools and "[" in line.text else None
        repair.keep(_without_tools(line, match, repair) if match else line)
    if first:
        repair.report("page-frame", "the frame of a web page was removed", first)
    return repair.done() if repair.mends else source


def _without_tools(line: Line, match: re.Match[str], repair: Repair) -> Line:
    offset = max(0, len(line.text) - _LONGEST)
    edit = Edit(offset + match.start(), len(line.text), "", "tools of a wiki page")
    return repair.change(line, [edit])
