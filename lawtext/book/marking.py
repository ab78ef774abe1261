"""Law text as HTML: paragraphs, with citations and notes set in at their places."""

from __future__ import annotations

import re
from collections.abc import Iterable

from markupsafe import Markup, escape

_PARAGRAPH = re.compile(r"\s*\n[ \t]*\n\s*")
_NOTE = re.compile(r"\[\^([^\]\s]+)\]")
_RED_SUIT = re.compile("[♥♦]\ufe0f?")

Mark = tuple[int, int, Markup]


def paragraphs(text: str, marks: Iterable[Mark] = ()) -> list[Markup]:
    """The paragraphs of a text, with the words from `start` to `end` of each mark replaced.

    A mark that overlaps one before it is left out, so that no word is lost.
    """
    pieces: list[Markup] = [Markup("")]
    position = 0
    for start, end, html in sorted(marks, key=lambda mark: mark[:2]):
        if start < position or end <= start or end > len(text):
            continue
        _add_words(pieces, text[position:start])
        pieces[-1] += html
        position = end
    _add_words(pieces, text[position:])
    return [piece for piece in pieces if piece.strip()]


def _add_words(pieces: list[Markup], text: str) -> None:
    """Put words behind the last paragraph, and begin a new one at every blank line."""
    first, *others = _PARAGRAPH.split(text)
    pieces[-1] += words(first)
    pieces.extend(words(other) for other in others)


def words(text: str) -> Markup:
    """Words as HTML, with the red suits in red."""
    return Markup(_RED_SUIT.sub(r'<span class="red-suit">\g<0></span>', str(escape(text))))


def without_notes(text: str) -> str:
    """A text without its references to footnotes, for where the notes do not stand below it."""
    return _NOTE.sub("", text)


def note_marker(text: str) -> str:
    """The marker of the footnote that these words refer to, "" when they are other words."""
    match = _NOTE.fullmatch(text)
    return match[1] if match else ""


def note_marks(text: str, place: str, markers: Iterable[str]) -> list[Mark]:
    """A mark for every `[^1]` in a text whose note is among `markers`: a raised link to it."""
    known = set(markers)
    link = Markup('<sup class="note"><a href="#{0}.fn{1}" role="doc-noteref">{1}</a></sup>')
    return [
        (match.start(), match.end(), link.format(place, match[1]))
        for match in _NOTE.finditer(text)
        if match[1] in known
    ]
