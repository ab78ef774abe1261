"""Which relation a citation has that no cue of its own speaks for, and which in an aside."""

from __future__ import annotations

import re

from lawtext.citing.cues import DECISIVE
from lawtext.citing.mention import Mention
from lawtext.citing.words import CitationWords

_CLAUSE = 160
_ARTICLE_OF_SPEECH = 24
_GLOSS = re.compile(r"\s?\([^()]{0,120}\)")


def in_parentheses(text: str, end: int) -> bool:
    """Whether a parenthesis closes behind a place before another opens or the sentence ends."""
    closing = text.find(")", end, end + _CLAUSE)
    return closing >= 0 and text.find("(", end, closing) < 0 and text.find(". ", end, closing) < 0


def settle(low: str, found: list[Mention], words: CitationWords) -> None:
    """Give the citations that no cue speaks for a relation: their neighbour's, or `see`.

    In `artikel 16 en artikel 26 zijn niet van toepassing` one cue speaks for both.
    """
    for at, mention in enumerate(found):
        if mention.relation != "mentions":
            continue
        if (
            at
            and mention.start - found[at - 1].end < _CLAUSE
            and _chained(low, found[at - 1], mention, words)
        ):
            mention.relation = found[at - 1].relation
        elif in_parentheses(low, mention.end):
            mention.relation = "see"
    for at in range(len(found) - 1, 0, -1):
        before = found[at - 1]
        if before.relation == "mentions" and _chained(low, before, found[at], words):
            before.relation = found[at].relation


def _chained(low: str, left: Mention, right: Mention, words: CitationWords) -> bool:
    """Whether only a conjunction or a comma stands between two citations."""
    between = low[left.end : right.start]
    if len(between) > _CLAUSE:
        return False
    plain = _GLOSS.sub(" ", between).replace(",", " ").split()
    phrase = " ".join(word for word in plain if word not in words.determiners)
    if phrase in words.and_ or phrase in words.or_:
        return True
    return all(
        word in words.and_ or word in words.or_ or word in words.determiners for word in plain
    )
