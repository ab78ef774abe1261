"""Words that a line end or an earlier paste cut in two: `toege-⏎voegd`, `weten-schap`."""

from __future__ import annotations

import re

import msgspec

from lawtext.edition import Edition
from lawtext.mending.characters import SOFT_HYPHEN
from lawtext.mending.glance import glance, inside_word
from lawtext.mending.joining import Decision, Joining
from lawtext.mending.parentheses import closing_lines
from lawtext.mending.repair import Edit, Repair
from lawtext.mending.wording import wording
from lawtext.model import Line, Source

_SIGNS = ("-", SOFT_HYPHEN, "¬")
_AT_END = {sign: re.compile(rf"{sign}[ \t]*\n") for sign in _SIGNS}
_CUT = re.compile(r"([^\W_]+)([-\xad¬])[ \t]*$")
_REST = re.compile(r"[ \t]*([^\W_]+)[^\s]*[ \t]*")
_MARKER = re.compile(r"\(?(?:[A-Z]|\d{1,3}|[a-z]|[ivx]+)[.)]|[-–—|*#\\%•]|\[\^")
_GLUED = re.compile(r"(?<![\w-])([^\W\d_A-Z]{2,})-([^\W\d_A-Z]{2,})(?![\w-])")
_TAIL = 200
_MOST_BLANK_LINES = 3
_MOST_PIECES = 8


def hyphens(source: Source, edition: Edition) -> Source:
    """The source with words whole again that were cut at a line end, also across pages.

    A hyphen that belongs to the word stays (`niet-overtredende`), and the rest of the word
    still comes to its line; one that stands for a left-out part stays (`voor- of bijspelen`).
    Inside a line a hyphen goes only when the joined word stands elsewhere in the source.
    """
    look = glance(source)
    cut = any(sign in look.tail and _AT_END[sign].search(look.text) for sign in _SIGNS)
    glued = _lines_with_leftovers(source) if inside_word(look.text, "-") else []
    if not cut and not glued:
        return source
    joining = Joining(look.words(), look.text, wording(edition.language))
    repair = Repair("hyphens", source)
    lines = list(source.lines)
    for number in glued:
        lines[number] = repair.change(lines[number], _leftovers(lines[number].text, joining))
    made = _whole(lines, joining, repair, edition.language) if cut else lines
    return repair.done(made) if tuple(made) != source.lines else source


def _lines_with_leftovers(source: Source) -> list[int]:
    return [
        number
        for number, line in enumerate(source.lines)
        if "-" in line.text and _GLUED.search(line.text)
    ]


def _leftovers(text: str, joining: Joining) -> list[Edit]:
    """The hyphens inside a line that are left from a line end of an earlier form of the text."""
    return [
        Edit(match.end(1), match.end(1) + 1, "", f"{match[1]}{match[2]} stands elsewhere")
        for match in _GLUED.finditer(text)
        if joining.is_leftover(match[1].lower(), match[2].lower())
    ]


def _whole(lines: list[Line], joining: Joining, repair: Repair, language: str) -> list[Line]:
    """The lines with cut words moved to the line where they start."""
    made: list[Line] = []
    words = closing_lines(lines, language)
    index = 0
    while index < len(lines):
        line = lines[index]
        index += 1
        for _ in range(_MOST_PIECES):
            following = _rest_of_word(line, lines, index, words)
            if following < 0:
                break
            moved = _move(line, lines[following], joining, repair)
            if moved is None:
                break
            line, remainder = moved
            index = following + 1
            if remainder:
                index = following
                lines[following] = remainder
                break
        made.append(line)
    return made


def _rest_of_word(line: Line, lines: list[Line], index: int, words: frozenset[int]) -> int:
    """The number of the line in which a cut word at the end of `line` goes on, or -1.

    `words` are the lines whose first word only looks like a marker.
    """
    if not line.text.rstrip().endswith(_SIGNS) or not _CUT.search(line.text[-_TAIL:]):
        return -1
    for number in range(index, min(index + _MOST_BLANK_LINES + 1, len(lines))):
        text = lines[number].text.strip()
        if text:
            goes_on = text[0].islower() or (number == index and text[0].isalnum())
            return number if goes_on and (number in words or not _MARKER.match(text)) else -1
    return -1


def _move(
    line: Line, following: Line, joining: Joining, repair: Repair
) -> tuple[Line, Line | None] | None:
    """Both lines with the rest of the word moved up; None where they stay as they are.

    The second line is None when nothing is left of it. What would look like a marker at the
    start of a line moves up too.
    """
    cut, rest = _CUT.search(line.text[-_TAIL:]), _REST.match(following.text)
    if cut is None or rest is None:
        return None
    soft = cut[2] == SOFT_HYPHEN
    decision = Decision("join", "a soft hyphen") if soft else joining.decide(cut[1], rest[1])
    if decision.kind == "apart":
        return None
    text = _first_piece(line, cut, decision, repair)
    up = rest.end()
    if _MARKER.match(following.text, up):
        up = len(following.text)
    word = _second_piece(following, rest, up, decision, repair)
    remainder = following.text[up:]
    place = following.column + up
    return (
        msgspec.structs.replace(line, text=text + word.rstrip()),
        msgspec.structs.replace(following, text=remainder, column=place) if remainder else None,
    )


def _first_piece(line: Line, cut: re.Match[str], decision: Decision, repair: Repair) -> str:
    """The line up to the cut, with its hyphen when that belongs to the word."""
    text = line.text.rstrip()
    if decision.doubtful:
        repair.report("doubtful-mend", f"the word cut after {cut[1]}: {decision.evidence}", line)
    if decision.kind == "keep":
        return text
    repair.record(line, len(text) - 1, text[-1], "", decision.evidence)
    return text[:-1]


def _second_piece(
    line: Line, rest: re.Match[str], end: int, decision: Decision, repair: Repair
) -> str:
    """What moves up from the second line, with the trema that the word has when it is whole."""
    start = rest.start(1)
    if not decision.trema:
        return line.text[start:end]
    repair.record(line, start, line.text[start], decision.trema, decision.evidence)
    return decision.trema + line.text[start + 1 : end]
