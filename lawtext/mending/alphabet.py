"""Item letters of another alphabet: `Γ.` is the item C of a Greek page, `(б)` is b in Russian."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

import msgspec

from lawtext.edition import Edition
from lawtext.language import language_data, structure_words
from lawtext.mending.repair import Edit, Repair
from lawtext.mending.wording import wording
from lawtext.model import Source

Latin = Mapping[str, str]
_SIGN = r"(?=\)|\.\)|[.:](?![\w.])|\.[ \t]?[-–—]|[ \t][-–—][ \t])"
_MOST_ON_A_LINE = 3


class Letter(msgspec.Struct, frozen=True):
    """A letter that numbers an item: the number of its line, its place there, and itself.

    `counts` tells that it stands in a marker of its own, and so in a row of items. `weak` ones
    (`α.`) may be an abbreviation, and are letters of items only where they go on with a row.
    """

    line: int
    start: int
    text: str
    counts: bool = True
    weak: bool = False


def alphabet(source: Source, edition: Edition) -> Source:
    """The source with the letters of item markers and labels of headings in Latin.

    Letters of running text stay, but where the items go by another order than citations are
    read in, so do the labels of the text. Where a language has several orders of letters, the one
    in which most items of the source follow one another counts.
    """
    orders = _orders(edition.language)
    if not orders:
        return source
    forms = _forms(edition.language)
    letters = [
        letter
        for number, line in enumerate(source.lines)
        for letter in forms.read(line.text, number)
    ]
    if all(letter.text.isascii() for letter in letters):
        return source
    order = max(orders, key=lambda each: _score(letters, each))
    found = {(one.line, one.start): one for one in _in_rows(letters, order)}
    if order is not orders[0]:
        for number, line in enumerate(source.lines):
            for one in forms.cited(line.text, number, orders[0], order):
                found.setdefault((one.line, one.start), one)
    return _mended(source, [found[place] for place in sorted(found)], order)


@lru_cache
def _orders(language: str) -> tuple[Latin, ...]:
    """The Latin letter of each letter: by the table for citations, then by each alphabet."""
    table = language_data(language).get("citation", {}).get("letters", {})
    orders = [table] if table else []
    for alphabet in wording(language).alphabets:
        latin = {letter: chr(ord("a") + at) for at, letter in enumerate(alphabet[:26])}
        orders.append(latin | {one.upper(): other.upper() for one, other in latin.items()})
    return tuple(orders)


def _score(letters: Sequence[Letter], order: Latin) -> int:
    """How many letters follow in an order on the one before them, or begin a row."""
    before = {"capital": 0, "small": 0}
    score = 0
    for letter in letters:
        if letter.counts and not letter.weak:
            value = _value(letter.text, order)
            kind = "capital" if letter.text.isupper() else "small"
            score += value in (1, before[kind] + 1)
            before[kind] = value
    return score


def _in_rows(letters: Sequence[Letter], order: Latin) -> Iterator[Letter]:
    """The letters without the weak ones that do not go on with a row."""
    before = 0
    for letter in letters:
        value = _value(letter.text, order)
        if letter.weak and value not in (1, before + 1):
            continue
        if letter.counts and letter.text.islower():
            before = value
        yield letter


def _value(letter: str, order: Latin) -> int:
    """The place in the Latin alphabet of what a letter stands for, 0 for nothing."""
    latin = order.get(letter, letter).lower()
    return ord(latin) - ord("a") + 1 if latin.isascii() else 0


def _mended(source: Source, letters: Sequence[Letter], order: Latin) -> Source:
    repair = Repair("alphabet", source)
    edits: dict[int, list[Edit]] = {}
    for one in letters:
        latin = order.get(one.text, one.text)
        if latin != one.text:
            evidence = f"{one.text} numbers an item as {latin} does"
            edit = Edit(one.start, one.start + len(one.text), latin, evidence)
            edits.setdefault(one.line, []).append(edit)
    for number, line in enumerate(source.lines):
        repair.keep(repair.change(line, edits[number]) if number in edits else line)
    return repair.done()


class _Forms:
    """The forms in which letters number items in one language."""

    def __init__(self, language: str) -> None:
        known = {letter for order in _orders(language) for letter in order}
        self._capital = _either({one for one in known if one.isupper()}, "A-Z")
        self._small = _either({one for one in known if one.islower()}, "a-z")
        self._marker = re.compile(
            rf"\((?P<inside>{self._capital}|{self._small})\)|(?P<capital>{self._capital}){_SIGN}"
            rf"|(?P<small>{self._small})(?=\))|(?P<weak>{self._small}){_SIGN}"
            rf"|(?P<lone>{self._capital})[ \t]*$"
        )
        self._label = re.compile(
            rf"(?:\d{{1,2}})?(?P<first>{self._capital})\.?(?:\d{{1,2}}|\(\d{{1,2}}\))"
            rf"\(?(?P<second>{self._small})?\)?(?=[.)](?!\w)|[ \t]*$)"
        )
        number = r"(?:\d{1,2}|\(\d{1,2}\))"
        self._cited = re.compile(
            rf"(?<!\w)(?:\d{{1,3}}{self._capital}{number}?|{self._capital}{number})"
            rf"(?:{self._small}|\({self._small}\))?(?!\w)"
        )
        self._letter = re.compile(f"{self._capital}|{self._small}")
        self._plain = re.compile(r"(?:[-–—•*]|\d{1,3}[.)]|\(\d{1,3}\))[ \t]+")
        self._heading = self._heading_of(language)

    def _heading_of(self, language: str) -> re.Pattern[str]:
        """Matches the heading of an article with a label; its title starts with no small letter."""
        words = "|".join(re.escape(word) for word in structure_words(language).article)
        return re.compile(
            rf"(?i:{words})\.?[ \t]*\d{{1,3}}[ \t.]?(?P<first>{self._capital})"
            rf"(?:[ \t.]?\(?\d{{1,2}}\)?(?:[ \t.]?\(?(?P<second>{self._small})\)?)?)?(?!\w)"
            rf"(?=[ \t]*(?:$|[-–—.:]|(?!{self._small})[^\W\d_]))"
        )

    def read(self, text: str, line: int) -> Iterator[Letter]:
        """The letters of the markers at the start of a line, or of the label that stands there."""
        at = len(text) - len(text.lstrip())
        match = self._heading.match(text, at) or self._label.match(text, at)
        if match is None:
            yield from self._markers(text, at, line)
            return
        for group in ("first", "second"):
            if match[group]:
                yield Letter(line, match.start(group), match[group], counts=False)

    def cited(self, text: str, line: int, table: Latin, order: Latin) -> Iterator[Letter]:
        """The letters of labels in a text, of those that two orders read as different labels."""
        for label in self._cited.finditer(text):
            letters = [
                Letter(line, match.start(), match[0], counts=False)
                for match in self._letter.finditer(text, label.start(), label.end())
            ]
            if any(table.get(one.text) not in (None, order.get(one.text)) for one in letters):
                yield from letters

    def _markers(self, text: str, at: int, line: int) -> Iterator[Letter]:
        """The letters of up to three markers, one behind another: `2. (β)`."""
        for _ in range(_MOST_ON_A_LINE):
            match = self._marker.match(text, at) or self._plain.match(text, at)
            if match is None:
                return
            group = match.lastgroup
            if group:
                weak = group == "weak"
                yield Letter(line, match.start(group), match[group], weak=weak)
            at = len(text) - len(text[match.end() :].lstrip(").:-–— \t"))


@lru_cache
def _forms(language: str) -> _Forms:
    return _Forms(language)


def _either(letters: set[str], latin: str) -> str:
    """A regular expression for any of some letters, the longest first, or a Latin one."""
    ordered = sorted(letters, key=lambda letter: (-len(letter), letter))
    return f"(?:{'|'.join(map(re.escape, ordered))}|[{latin}])"
