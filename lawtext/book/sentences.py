"""The sentence around a citation, for a reader who wants to know who cites this and why."""

from __future__ import annotations

import re

from lawtext.book.marking import without_notes

_END = re.compile(r"[.!?][)\]”\"’']*\s+(?=[^a-zà-ÿ\d\s(])|\n\s*\n")
_LONGEST = 280


def sentence_around(text: str, start: int, end: int) -> tuple[str, str, str]:
    """The sentence that holds `text[start:end]`, as the words before it, itself, and after it.

    A full stop ends a sentence when a capital or a quote follows, so `art. 16` does not. A very
    long sentence is cut at words, with an ellipsis.
    """
    left = max((match.end() for match in _END.finditer(text, 0, start)), default=0)
    after = _END.search(text, end)
    right = after.end() if after else len(text)
    before = _plain(text[left:start]).lstrip()
    rest = _plain(text[end:right]).rstrip()
    room = max(_LONGEST - (end - start), 80)
    half = room // 2
    return (
        _tail(before, max(half, room - len(rest))),
        _plain(text[start:end]),
        _head(rest, max(half, room - len(before))),
    )


def _plain(text: str) -> str:
    return re.sub(r"\s+", " ", without_notes(text))


def _tail(text: str, room: int) -> str:
    return text if len(text) <= room else "… " + text[-room:].partition(" ")[2]


def _head(text: str, room: int) -> str:
    return text if len(text) <= room else text[:room].rpartition(" ")[0] + " …"
