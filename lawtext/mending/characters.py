"""Characters that only look like others, or are not seen at all."""

from __future__ import annotations

import re

from lawtext.edition import Edition
from lawtext.mending.glance import glance
from lawtext.mending.repair import Edit, Repair
from lawtext.model import Line, Source

SOFT_HYPHEN = "\u00ad"
_SPACES = "\u00a0\u1680\u2028\u2029\u202f\u205f\u3000" + "".join(map(chr, range(0x2000, 0x200B)))
_UNSEEN = "\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\ufeff"
_LIGATURES = {"ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl", "ﬅ": "st", "ﬆ": "st"}
_HYPHENS = "\u2010\u2011"
_DIGRAPHS = {"ĳ": "ij", "Ĳ": "IJ"}
_SYMBOL_FONT = {"\uf0a7": "♣", "\uf0a8": "♦", "\uf0a9": "♥", "\uf0aa": "♠", "\uf0b7": "•"}
_CONTROLS = "".join(chr(code) for code in (*range(9), *range(11, 32), 127))
_TABLE: dict[str, tuple[str, str]] = {
    **dict.fromkeys(_SPACES, (" ", "a space of another kind")),
    **dict.fromkeys(_UNSEEN + SOFT_HYPHEN, ("", "a character that is not seen")),
    **dict.fromkeys(_HYPHENS, ("-", "a hyphen of another kind")),
    **dict.fromkeys(_CONTROLS, ("", "a control character")),
    **{sign: (plain, "a ligature") for sign, plain in (_LIGATURES | _DIGRAPHS).items()},
    **{sign: (plain, "a sign of the Symbol font") for sign, plain in _SYMBOL_FONT.items()},
}


def _windows() -> dict[str, tuple[str, str]]:
    """The codes 80 to 9F, which are control characters only where Windows-1252 was meant."""
    shown = {chr(b): bytes([b]).decode("cp1252", "ignore") for b in range(0x80, 0xA0)}
    return {sign: (plain, "a character of Windows-1252") for sign, plain in shown.items() if plain}


_TABLE.update(_windows())


def characters(source: Source, edition: Edition) -> Source:
    """The source with plain spaces, without unseen characters, ligatures taken apart.

    Signs of the Symbol font become suits. A soft hyphen at a line end stays for the mender of
    hyphens, since it says for certain that a word goes on.
    """
    found = glance(source).foreign & _TABLE.keys()
    if not found:
        return source
    repair = Repair("characters", source)
    runs = re.compile("|".join(f"{re.escape(sign)}+" for sign in sorted(found)))
    for line in source.lines:
        repair.keep(repair.change(line, _edits(line, runs)) if runs.search(line.text) else line)
    return repair.done()


def _edits(line: Line, runs: re.Pattern[str]) -> list[Edit]:
    end = len(line.text.rstrip())
    return [
        Edit(*match.span(), plain * len(match[0]), evidence)
        for match in runs.finditer(line.text)
        for plain, evidence in [_TABLE[match[0][0]]]
        if not (match[0] == SOFT_HYPHEN and match.end() == end)
    ]
