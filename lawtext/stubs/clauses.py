"""Finds the conditions and exceptions in a text by their cues."""

from __future__ import annotations

import re
from collections.abc import Iterator

from lawtext.stubs.cues import Cues
from lawtext.stubs.model import Clause

_END = re.compile(r"[,;:.?!)(]")


def conditions(text: str, start: int, end: int, cues: Cues) -> tuple[Clause, ...]:
    """The conditions of the sentence `text[start:end]`, in order.

    A condition runs from its cue to the end of its clause. A sentence that opens with a verb
    and goes on with ", dan" has its condition before that comma.
    """
    found: list[Clause] = []
    before = start
    for clause in _clauses(text, start, end, cues.condition):
        if not _paired(text, before, clause, cues):
            found.append(clause)
        before = clause.end
    opening = _opening(text, start, end, cues)
    if opening and not (found and found[0].start == start):
        found = [opening, *(clause for clause in found if clause.start >= opening.end)]
    return tuple(found)


def exceptions(text: str, start: int, end: int, cues: Cues) -> tuple[Clause, ...]:
    """The exceptions of the sentence `text[start:end]`, in order."""
    return tuple(_clauses(text, start, end, cues.exception))


def clause_end(text: str, start: int, end: int) -> int:
    """Where the clause that holds `start` ends: at the next stop outside parentheses."""
    depth = 0
    for match in _END.finditer(text, start, end):
        if match[0] == "(":
            depth += 1
        elif match[0] == ")":
            depth -= 1
        if depth < 0 or (depth == 0 and match[0] not in "()" and not _inside_word(text, match)):
            return match.start()
    return end


def _inside_word(text: str, match: re.Match[str]) -> bool:
    """Whether a stop is part of a word or number: 1.5, 12:30, art.41."""
    return text[match.end() : match.end() + 1].isalnum()


def _clauses(text: str, start: int, end: int, cue: re.Pattern[str]) -> Iterator[Clause]:
    position = start
    while match := cue.search(text, position, end):
        position = clause_end(text, match.end(), end)
        yield Clause(match[0].lower(), text[match.start() : position], match.start(), position)


def _paired(text: str, start: int, clause: Clause, cues: Cues) -> bool:
    """Whether the cue only joins two things since `start`: `zowel de leider als de blinde`."""
    before = cues.paired.get(clause.cue)
    stop = max(text.rfind(sign, start, clause.start) for sign in ",;:.()")
    return before is not None and before.search(text, max(start, stop), clause.start) is not None


def _opening(text: str, start: int, end: int, cues: Cues) -> Clause | None:
    """The condition that a sentence opens with, when only `, dan` tells that it is one."""
    match = cues.consequence.search(text, start, end)
    if not match:
        return None
    word = match[0].lstrip(", ").lower()
    return Clause(word, text[start : match.start()], start, match.start())
