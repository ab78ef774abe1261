"""A parenthesis has no partner.

Why:
It tells where words were lost: `zie` before a citation, or the end of a remark. Such a place
often says something else than was meant.

Bad:
    De ronde gaat door (zie artikel 8. Daarna is er pauze.

Good:
    De ronde gaat door (zie artikel 8). Daarna is er pauze.

Mend:
Add the missing parenthesis, and look whether words went with it.

False alarms:
Markers such as `a)`, `1)` and `*)` are known. A remark that opens in one provision and closes in
another is reported in both.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lawtext.linting.view import View, Words
from lawtext.model import Finding

_SIGN = re.compile(r"[()\[\]]")
_PARTNER = {")": "(", "]": "["}
# A closing parenthesis that belongs to a marker: a), 1), iv), *) behind white space.
_MARKER = re.compile(r"(?:(?<=\s)|(?<=^))(?:\d{1,2}|[A-Za-z]|[ivx]{2,5}|\*{1,4})\)")


def unbalanced_parenthesis(view: View) -> Iterator[Finding]:
    """A finding for each parenthesis or bracket without a partner."""
    for words in view.words():
        for offset in _without_partner(words.text):
            yield _finding(view, words, offset)


def _finding(view: View, words: Words, offset: int) -> Finding:
    sign = words.text[offset]
    other = {"(": ")", "[": "]", ")": "(", "]": "["}[sign]
    where = f" in its {words.field}" if words.field != "text" else ""
    message = (
        f"{words.provision.id} has {sign!r}{where} without {other!r}. Add it, or what is lost."
    )
    at = offset if words.field == "text" else None
    return view.report("unbalanced-parenthesis", words.provision, message, at)


def _without_partner(text: str) -> list[int]:
    """The offsets of signs without a partner, whether or not markers count as signs."""
    alone = _alone(text, set())
    if not alone:
        return []
    markers = {match.end() - 1 for match in _MARKER.finditer(text)}
    return min(alone, _alone(text, markers), key=len)


def _alone(text: str, passed: set[int]) -> list[int]:
    """The offsets of signs without a partner; those in `passed` do not count."""
    open_at: list[int] = []
    alone: list[int] = []
    for match in _SIGN.finditer(text):
        sign, offset = match[0], match.start()
        if offset in passed:
            continue
        if sign in "([":
            open_at.append(offset)
        elif open_at and text[open_at[-1]] == _PARTNER[sign]:
            open_at.pop()
        else:
            alone.append(offset)
    return sorted(alone + open_at)
