"""UTF-8 that was read as Windows-1252: `beÃ«indigen` is `beëindigen`."""

from __future__ import annotations

import re
import unicodedata

from lawtext.edition import Edition
from lawtext.mending.glance import glance
from lawtext.mending.repair import Edit, Repair
from lawtext.mending.wording import wording
from lawtext.model import Line, Source

_MOST_TIMES = 3


def _shown(byte: int) -> str:
    """How Windows-1252 shows a byte; the five that it lacks are shown as Latin-1 does."""
    try:
        return bytes([byte]).decode("cp1252")
    except UnicodeDecodeError:
        return chr(byte)


_BYTE = {_shown(byte): byte for byte in range(0x80, 0x100)} | {
    chr(byte): byte for byte in range(0x80, 0x100)
}
_LEADS = frozenset(sign for sign, byte in _BYTE.items() if 0xC2 <= byte <= 0xF4)
_FOLLOWS = frozenset(sign for sign, byte in _BYTE.items() if 0x80 <= byte <= 0xBF)
_SET = "".join(sorted(_FOLLOWS))
_BROKEN = re.compile(f"(?:[\xc2-\xdf][{_SET}]|[\xe0-\xef][{_SET}]{{2}}|[\xf0-\xf4][{_SET}]{{3}})+")


def mojibake(source: Source, edition: Edition) -> Source:
    """The source with characters put back whose bytes were read in the wrong encoding.

    A character comes back when it is a sign, a letter of the edition's language, or any letter
    inside a word. Text that was spoilt twice is mended twice.
    """
    strange = glance(source).foreign
    if strange.isdisjoint(_LEADS) or strange.isdisjoint(_FOLLOWS):
        return source
    repair = Repair("mojibake", source)
    letters = wording(edition.language).letters
    for line in source.lines:
        repair.keep(_mended(line, letters, repair) if not line.text.isascii() else line)
    return repair.done()


def _mended(line: Line, letters: str, repair: Repair) -> Line:
    edits = [
        Edit(*match.span(), plain, "UTF-8 that was read as Windows-1252")
        for match in _BROKEN.finditer(line.text)
        if (plain := _plain(match[0], "" if _is_inside_word(match) else letters))
    ]
    return repair.change(line, edits)


def _is_inside_word(match: re.Match[str]) -> bool:
    """Whether a run stands between letters, where even a letter of another language is one."""
    before = match.string[match.start() - 1] if match.start() else ""
    return before.isalpha() and match.string[match.end() : match.end() + 1].islower()


def _plain(run: str, letters: str) -> str:
    """What a run of broken characters was before, "" when that makes no sense."""
    best = ""
    for _ in range(_MOST_TIMES):
        if not _BROKEN.fullmatch(run):
            break
        try:
            run = bytes(_BYTE[character] for character in run).decode("utf-8")
        except UnicodeDecodeError:
            break
        if all(_belongs(sign, letters) for sign in run):
            best = run
    return best


def _belongs(sign: str, letters: str) -> bool:
    """Whether a character can stand in a text of a language with these letters."""
    kind = unicodedata.category(sign)
    if kind[0] == "L":
        return sign.lower() in letters if letters else ord(sign) < 0x250
    return kind[0] in "PSNZ" or kind in ("Cf", "Cc")
