"""Cuts Dutch words at line ends, as a typesetter does."""

from __future__ import annotations

import re

_VOWELS = "aeiouyàáèéêëïöüó"
_CUT = re.compile(
    rf"(?<=[{_VOWELS}])(?=(?:ch|[b-df-hj-np-tv-xz])[{_VOWELS}])"  # le-zen, la-chen
    rf"|(?<=[{_VOWELS}][b-df-hj-np-tv-xz])(?=[b-df-hj-np-tv-xz][{_VOWELS}])(?<!c(?=h))"  # wer-ken
    rf"|(?<=[{_VOWELS}])(?=[ëïö])"  # be-invloed, the trema goes
)
_WITHOUT_TREMA = str.maketrans("ëïö", "eio")
_WORD = re.compile(r"[^\W\d_]+")
SHORTEST = 3


def wrap(paragraph: str, width: int) -> list[str]:
    """The lines of a paragraph, at most `width` long, words cut where they do not fit."""
    lines: list[str] = []
    line = ""
    for word in paragraph.split(" "):
        rest = word
        if line and len(line) + 1 + len(rest) > width:
            head, rest = cut(rest, width - len(line) - 1)
            lines.append(f"{line} {head}" if head else line)
            line = rest
        else:
            line = f"{line} {rest}" if line else rest
    return [*lines, line]


def cut(word: str, room: int) -> tuple[str, str]:
    """A word cut so that its first piece fits in `room`, else ("", word)."""
    best = ("", word)
    for place in places(word):
        hyphen = "" if word[place - 1] == "-" else "-"
        if place + len(hyphen) <= room:
            best = (word[:place] + hyphen, word[place:])
    head, tail = best
    if head and tail[0] in "ëïö" and head[-1] == "-":
        tail = tail[0].translate(_WITHOUT_TREMA) + tail[1:]
    return head, tail


def places(word: str) -> list[int]:
    """Where a word can be cut: behind a hyphen, and between syllables of its letters."""
    found = [match.end() for match in re.finditer(r"(?<=[^\W\d_]{2})-(?=[^\W\d_]{2})", word)]
    for letters in _WORD.finditer(word):
        start, end = letters.span()
        if letters[0].islower() or letters[0].istitle():
            found += [
                place
                for match in _CUT.finditer(word, start, end)
                if start + SHORTEST - 1 <= (place := match.start()) <= end - SHORTEST
            ]
    return sorted(found)
