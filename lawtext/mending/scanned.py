"""Headings and markers that a scanner misread: `ART1KEL l6`, `l.` before `2.`, `(a text`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec

from lawtext.edition import Edition
from lawtext.language import structure_words
from lawtext.mending.glance import glance
from lawtext.mending.markers.clean import is_clean
from lawtext.mending.misread import alike, misread_heading
from lawtext.mending.repair import Edit, Repair
from lawtext.model import Line, Source

_DIGITS = str.maketrans("lI|Oo", "11100")
_MARKER_START = re.compile(r"[l|][.)]|i[.)][ \t]|[a-z\d] [.)]|\([a-z\d][ }\]]|[{\[][a-z\d]")
_MARKER = re.compile(
    r"[ \t]*(?P<open>[({\[]?)(?P<part>[A-Z]|\d{1,2}|[a-z]|[ivx]{2,4}|\|)(?P<gap>[ ]?)"
    r"(?P<sign>[.)}\]]|)(?P<space>[ \t]+)(?=\S)"
)
_ONE = frozenset("lI|")
_EVIDENCE = "a letter or sign that a scanner takes for another"


class _Read(msgspec.Struct, frozen=True):
    """A line with what may be a marker: its part as the others around it tell, and its span."""

    index: int
    part: str
    printed: str
    start: int
    end: int
    open: bool


def scanned(source: Source, edition: Edition) -> Source:
    """The source with the headings and markers of a scanned page put right, each recorded.

    Only what can be nothing else: a number with a letter in it behind the word for an article,
    an `l.` that a 2 follows, a marker with a space or a wrong sign in it where more of them are.
    A changed number is a finding too, `suspect-character`.
    """
    look = glance(source)
    heads = not is_clean(source, edition)
    marked = any(map(_MARKER_START.match, look.starts))
    if not heads and not marked:
        return source
    repair = Repair("scanned", source)
    lines = (
        [_headed(line, edition.language, repair) for line in source.lines]
        if heads
        else source.lines
    )
    edits = dict(_edits(lines)) if marked else {}
    for index, line in enumerate(lines):
        repair.keep(repair.change(line, [edits[index]]) if index in edits else line)
    return repair.done() if repair.mends else source


@lru_cache
def _heading(language: str) -> re.Pattern[str]:
    """Matches a heading of which the word for an article or the number was misread."""
    words = structure_words(language).article
    return re.compile(rf"[ \t]*{misread_heading(words)}")


def _keyword(word: str, language: str) -> str:
    """The word for an article that was misread as this one, in the same case."""
    names = structure_words(language).article
    name = next((one for one in names if re.fullmatch(alike(one), word)), word)
    return name.upper() if word[1:2].isupper() else name[:1].upper() + name[1:]


def _headed(line: Line, language: str, repair: Repair) -> Line:
    """A line with its heading as it was printed."""
    match = _heading(language).match(line.text)
    if match is None:
        return line
    word = _keyword(match["word"], language)
    number = match["number"].translate(_DIGITS).replace(" ", "")
    edits: list[Edit] = []
    for name, new in (("word", word), ("number", number)):
        start, end = match.start(name), match.end(name)
        if match[name] != new:
            edits.append(Edit(start, end, new, _EVIDENCE))
    if number != match["number"]:
        message = f"the number of an article was {match['number']}; it was taken for {number}"
        repair.report("suspect-character", message, line, match.start("number"))
    return repair.change(line, edits) if edits else line


def _edits(lines: Sequence[Line]) -> Iterator[tuple[int, Edit]]:
    """The edits of the lines whose marker was misread."""
    read = [one for index, line in enumerate(lines) if (one := _read(index, line.text))]
    odd = {one.part for one in read if one.open}
    listed = {"a", "b"} <= odd or {"1", "2"} <= odd
    numbered = _before_two(read)
    for at, one in enumerate(read):
        marker = one.printed
        if one.part in _ONE and at in numbered:
            marker = "1. "
        elif one.open and listed:
            marker = f"({one.part}) "
        elif (not one.open and " ." in one.printed) or " )" in one.printed:
            marker = one.printed.replace(" ", "") + " "
        if marker != one.printed:
            yield one.index, Edit(one.start, one.end, marker, _EVIDENCE)


def _read(index: int, text: str) -> _Read | None:
    match = _MARKER.match(text)
    if match is None or not (match["sign"] or match["open"]):
        return None
    pair = match["open"] + match["sign"]
    wrong = bool(match["open"]) and pair not in ("()", "[]")
    if wrong and not match["sign"] and match["part"].isdigit():
        return None
    start = match.start("open")
    printed = text[start : match.end()]
    return _Read(index, match["part"], printed, start, match.end(), wrong)


def _before_two(read: list[_Read]) -> set[int]:
    """The places of markers behind which the next number, before any capital letter, is 2."""
    found: set[int] = set()
    two = False
    for at in range(len(read) - 1, -1, -1):
        part = read[at].part
        before = read[at - 1].part if at else ""
        if part in _ONE:
            if two and before not in ("k", "H"):
                found.add(at)
            two = False
        elif part.isdigit():
            two = part == "2"
        elif part.isupper():
            two = False
    return found
