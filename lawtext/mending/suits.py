"""Suit symbols that a font or a missing picture took away."""

from __future__ import annotations

import re

from lawtext.edition import Edition
from lawtext.mending.glance import glance
from lawtext.mending.repair import Edit, Repair
from lawtext.mending.wording import wording
from lawtext.model import Line, Source

_SYMBOL_FONT = {"§": "♣", "¨": "♦", "©": "♥", "ª": "♠"}
_ONLY_SUITS = frozenset("¨©ª")
_LETTERED = re.compile(r"(?<!\w)[1-7]\s?([§¨©ª])(?!\w)|(?<!\w)([§¨©ª])(?=(?:[2-9AHVBKQDJT]|10)\b)")
_ALONE = re.compile(r"(?<![\w§¨©ª])([¨©ª])(?![\w§¨©ª])")
_LONGEST_NAME = 40
_EMPTY = re.compile(r"\(\)")


def suits(source: Source, edition: Edition) -> Source:
    """The source with suits where the Symbol font left `§ ¨ © ª`, or a picture left `()`.

    A section sign becomes clubs only beside the rank of a bid or card, in a source that shows
    another suit in the same way. A suit that its own name gives back is reported as guessed.
    """
    look = glance(source)
    named = _EMPTY.search(look.text) is not None
    font = not look.foreign.isdisjoint(_ONLY_SUITS)
    if not named and not font:
        return source
    repair = Repair("suits", source)
    names = _names(edition) if named else None
    for line in source.lines:
        repair.keep(_mended(line, names, font, repair))
    return repair.done()


def _names(edition: Edition) -> dict[str, str]:
    """The suit of each name that the edition's language has for it."""
    table = wording(edition.language).suits
    return {name: suit for suit, names in table.items() for name in names}


def _mended(line: Line, names: dict[str, str] | None, font: bool, repair: Repair) -> Line:
    edits = _font_edits(line.text) if font else []
    if names:
        edits += _name_edits(line, names, repair)
    return repair.change(line, sorted(edits, key=lambda edit: edit.start)) if edits else line


def _font_edits(text: str) -> list[Edit]:
    places = {
        match.start(match.lastindex or 1)
        for pattern in (_LETTERED, _ALONE)
        for match in pattern.finditer(text)
    }
    evidence = "a sign of the Symbol font beside a rank"
    return [Edit(at, at + 1, _SYMBOL_FONT[text[at]], evidence) for at in sorted(places)]


def _name_edits(line: Line, names: dict[str, str], repair: Repair) -> list[Edit]:
    edits = []
    for match in _EMPTY.finditer(line.text):
        words = line.text[max(0, match.start() - _LONGEST_NAME) : match.start()].split()
        suit = names.get(words[-1].lower()) if words else None
        if suit:
            at = match.start() + 1
            edits.append(Edit(at, at, suit, f"empty parentheses after {words[-1]}"))
            repair.report("suspect-character", f"the suit {suit} was lost here", line, at)
    return edits
