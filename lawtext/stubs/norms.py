"""Tells for each sentence of a text how strongly it binds."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import cast

from lawtext.stubs.clauses import clause_end
from lawtext.stubs.cues import Cues
from lawtext.stubs.model import Clause, Modality, Norm

# A stop ends a sentence where white space and a capital, a quote or a bracket follow.
_STOP = re.compile(
    r"(?<![.?!])[.?!]++[)\]\"'”’]*+(?=\s+[^\W\d_a-zà-öø-ÿ]|\s+[(\"'“‘]|\s*$|\s*\n\s*\n)|\n\s*\n"
)


def sentences(text: str) -> Iterator[tuple[int, int]]:
    """The start and end of each sentence of a text, without the white space around it."""
    start = 0
    for match in _STOP.finditer(text):
        yield from _trimmed(text, start, match.end())
        start = match.end()
    yield from _trimmed(text, start, len(text))


def norm(text: str, start: int, end: int, asides: Sequence[Clause], cues: Cues) -> Norm:
    """The norm of the sentence `text[start:end]`; verbs in `asides`, its conditions, do not count.

    `asides` stand in the order of the text. A verb that needs a word to be a modal counts when
    that word follows. A sentence without a modal verb is `indicative`: it says what is done.
    """
    passed = 0
    last: dict[str, int] = {}
    for match in cues.modal.finditer(text, start, end):
        verb = match[0].lower()
        while passed < len(asides) and asides[passed].end <= match.start():
            passed += 1
        if passed < len(asides) and asides[passed].start <= match.start():
            continue
        word = cues.needs.get(verb)
        if word and word not in last:
            last[word] = _last(word, text, start, end)
        if word and last[word] < match.end():
            continue
        grade = cues.grades[verb]
        if _negated(text, start, end, match, cues):
            grade += "-not"
        return Norm(cast(Modality, grade), match[0], start, end, match.start(), match.end())
    return Norm("indicative", "", start, end)


def _trimmed(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    words = text[start:end]
    if words.strip():
        yield start + len(words) - len(words.lstrip()), start + len(words.rstrip())


def _last(word: str, text: str, start: int, end: int) -> int:
    """Where a word stands for the last time in a sentence, -1 for nowhere."""
    found = re.compile(rf"\b{re.escape(word)}\b", re.I).finditer(text, start, end)
    return max((match.start() for match in found), default=-1)


def _negated(text: str, start: int, end: int, verb: re.Match[str], cues: Cues) -> bool:
    """Whether the verb's clause says no: behind the verb, or as the first word of the sentence."""
    stop = clause_end(text, verb.end(), end)
    behind = cues.negation.search(text, verb.end(), stop)
    return behind is not None or cues.negation.match(text, start) is not None
