"""Labels printed in full before their items: `16A1`, `16.A.1.a`, `A.1.` or `1.1.2`."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

import msgspec

from lawtext.edition import Edition
from lawtext.label import roman_number, roman_value
from lawtext.mending.glance import glance
from lawtext.mending.markers.titles import ending
from lawtext.mending.markers.units import Unit, article_word, read_unit
from lawtext.mending.repair import Edit, Repair
from lawtext.model import Source

Path = tuple[str, ...]

_GAP = r"[.\-]?"
_SMALL, _ROMAN = r"(?:[a-z]|\([a-z]\))", r"(?:[ivx]{1,5}|\([ivx]{1,5}\))"
_NUMBERED = rf"{_GAP}\(?\d{{1,2}}\)?(?:{_GAP}{_SMALL}(?:{_GAP}{_ROMAN})?)?"
_SEVERAL = rf"\d{{1,2}}{_GAP}[A-Z](?:{_NUMBERED})?|[A-Z]{_NUMBERED}|\d{{1,2}}(?:\.\d{{1,2}}){{1,4}}"
_BEHIND = r"[.):]?(?=[ \t])[ \t]*(?=[^\s\d])"
_ALONE = re.compile(rf"[ \t]*(?P<label>{_SEVERAL})[.):]?[ \t]*$")
_FULL = re.compile(rf"\n[ \t]*(?P<label>{_SEVERAL})(?:{_BEHIND}|[.):]?[ \t]*(?=\n|$))")
_LABEL = re.compile(rf"[ \t]*(?P<label>{_SEVERAL}|[A-Z]|\d{{1,2}}){_BEHIND}")
_FULL_START = re.compile(r"\d{1,2}[.\-]?[a-z\d]|[a-z][.\-]?\d")
_PARTS = re.compile(r"\d+|[A-Z]|[ivx]{2,}|[a-z]")
_EVIDENCE = "the label before an item names all its levels"
_LEAST = 3


class _Named(msgspec.Struct, frozen=True):
    """A line that starts with a label: which line, its parts, and where its words start."""

    index: int
    parts: Path
    start: int
    words: int


def outline(source: Source, edition: Edition) -> Source:
    """The source with a marker of one level where a line starts with the label of its item.

    Only where the labels of an article follow one another: a line of text may start with a
    citation. What is numbered `1.1.2` gets the letter or number of its level, and a finding.
    """
    look = glance(source)
    if not any(map(_FULL_START.match, look.starts)) or not _may_be_named(look.text):
        return source
    work = _Work(source, edition)
    for section in work.sections():
        work.mend(section)
    return work.done()


def is_torn(above: str) -> bool:
    """Whether the line above ends in the middle of a sentence, which the next line goes on with."""
    return bool(above.strip()) and ending(above) == "none"


def heads_article(unit: Unit, above: str) -> bool:
    """Whether a unit that a line might head is an article, by the line above it."""
    whole = unit.kind == "article" and unit.label.isdigit()
    return whole and (unit.loud or not is_torn(above))


def _may_be_named(text: str) -> bool:
    """Whether of the labels that lines start with at least one follows the one before it."""
    labels = [tuple(_PARTS.findall(match["label"])) for match in _FULL.finditer("\n" + text)]
    return any(_follows(one, two) or _opens_next(one, two) for one, two in pairwise(labels))


class _Work:
    """The mending of one source."""

    def __init__(self, source: Source, edition: Edition) -> None:
        self.lines, self.language = list(source.lines), edition.language
        self.repair = Repair("outline", source)

    def sections(self) -> Iterator[list[_Named]]:
        """The labels of each article; the first of them stands for the heading."""
        section = [_Named(-1, (), 0, 0)]
        used: Counter[str] = Counter()
        for index, line in enumerate(self.lines):
            named = _named(index, line.text)
            unit = read_unit(line.text, self.language)
            if unit is not None and heads_article(
                unit, self.lines[index - 1].text if index else ""
            ):
                yield section
                section, used = [_Named(-1, (unit.label,), 0, 0)], Counter()
            elif named is not None and _heads(named, section[0].parts, used):
                yield section
                section, used = [named], Counter()
            elif named is not None:
                section.append(named)
                used[named.parts[0]] += _is_full(named)
        yield section

    def mend(self, section: list[_Named]) -> None:
        """Writes the labels of a section as markers, where they follow one another."""
        head, named = section[0], section[1:]
        counted = all(part.isdigit() for one in named for part in one.parts)
        paths = _paths(head.parts, named)
        followed = _following(paths)
        full = sum(len(named[at].parts) > 1 for at in followed)
        if full < 2 or len(followed) < max(_LEAST, 2 * (len(named) - len(followed))):
            return
        if head.index >= 0:
            heading = f"{article_word(self.language)} {head.parts[0]}  "
            self._write(head, heading, "the labels below it name this article")
        for at in followed:
            self._write(named[at], _marker(paths[at], counted=counted) + " ", _EVIDENCE)
        if counted:
            message = "items numbered as 1.1.2 were given the letters and numbers of their levels"
            self.repair.report("doubtful-mend", message, self.lines[named[followed[0]].index])

    def _write(self, one: _Named, marker: str, evidence: str) -> None:
        line = self.lines[one.index]
        if line.text[one.start : one.words] != marker:
            edit = Edit(one.start, one.words, marker, evidence)
            self.lines[one.index] = self.repair.change(line, [edit])

    def done(self) -> Source:
        """The source with the markers in it."""
        return self.repair.done(self.lines) if self.repair.mends else self.repair.source


def _named(index: int, text: str) -> _Named | None:
    match = _LABEL.match(text) or _ALONE.match(text)
    if match is None:
        return None
    parts = tuple(_PARTS.findall(match["label"]))
    return _Named(index, parts, match.start("label"), match.end())


def _is_full(named: _Named) -> bool:
    """Whether a label may start with the number of its article."""
    return len(named.parts) > 1 and named.parts[0].isdigit()


def _heads(named: _Named, own: Path, used: Counter[str]) -> bool:
    """Whether a number alone may head an article.

    It is above the article's own number, with which most full labels of the section start.
    """
    if len(named.parts) > 1 or not named.parts[0].isdigit():
        return False
    most = bool(own) and used[own[0]] * 2 > used.total()
    return not own or (most and int(named.parts[0]) > int(own[0]))


def _paths(root: Path, named: Sequence[_Named]) -> list[Path]:
    """The path of each label below its article, whose number some labels start with."""
    first = root[:1]
    full = [one.parts[:1] == first for one in named if _is_full(one)]
    with_article = sum(full) * 2 > len(full)
    return [
        one.parts[1:]
        if with_article and len(one.parts) > 1 and one.parts[:1] == first
        else one.parts
        for one in named
    ]


def _following(paths: list[Path]) -> list[int]:
    """The places of the labels that follow one another, from the first item on.

    A number alone may count on below the letter before it; its path is completed then.
    """
    found: list[int] = []
    before: Path = ()
    for at, path in enumerate(paths):
        below = (*before[:1], *path) if len(path) == 1 and path[0].isdigit() else path
        paths[at] = next((one for one in (path, below) if _follows(before, one)), ())
        if paths[at]:
            found.append(at)
            before = paths[at]
    return found


def _follows(before: Path, path: Path) -> bool:
    """Whether a path is the first below another, or the next beside it or what holds it."""
    above, last = path[:-1], path[-1]
    if path[: len(before)] == before and len(path) == len(before) + 1:
        return last in ("A", "1", "a", "i")
    beside = before[len(above) :][:1]
    return before[: len(above)] == above and bool(beside) and _goes_on(beside[0], last)


def _opens_next(before: Path, path: Path) -> bool:
    """Whether a path is the first below the item that comes next: 3B1 behind 3A2."""
    above = path[:-1]
    return path[-1] in ("1", "a") and len(before) >= len(path) > 1 and _follows(before, above)


def _goes_on(before: str, after: str) -> bool:
    if before.isdigit() or after.isdigit():
        return before.isdigit() and after.isdigit() and int(after) == int(before) + 1
    roman = bool(roman_value(before)) and roman_value(before) + 1 == roman_value(after)
    return roman or (len(before) == len(after) == 1 and ord(after) == ord(before) + 1)


def _marker(path: Path, *, counted: bool) -> str:
    """The marker of the last part of a path, as law text prints one of its level."""
    part, level = path[-1], len(path)
    if counted:
        number = int(part)
        kinds = (chr(64 + number), part, chr(96 + number), roman_number(number))
        part = kinds[min(level, 4) - 1] if number <= 26 else part
    return f"({part})" if part.islower() else f"{part}."
