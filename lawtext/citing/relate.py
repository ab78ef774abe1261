"""Which relation a citation has that no cue of its own speaks for, and which in an aside."""

from __future__ import annotations

import re

from lawtext.citing.cues import DECISIVE
from lawtext.citing.mention import Mention
from lawtext.citing.words import CitationWords

_CLAUSE = 160
_ARTICLE_OF_SPEECH = 24
_STRONGEST = DECISIVE | {"may-apply"}
_GLOSS = re.compile(r"\s?\([^()]{0,120}\)")


def settle(low: str, found: list[Mention], words: CitationWords) -> None:
    """Give the citations that no cue speaks for a relation: their neighbour's, or `see`.

    In `artikel 16 en artikel 26 zijn niet van toepassing` one cue speaks for both. In an aside
    *but see* is a plain `see`.
    """
    for at, mention in enumerate(found):
        left = found[at - 1] if at and mention.start - found[at - 1].end < _CLAUSE else None
        if left and _overruled(left, mention) and _chained(low, left, mention, words):
            mention.relation = left.relation
        elif _is_aside(low, mention, words):
            mention.relation = "see"
    for at in range(len(found) - 1, 0, -1):
        before = found[at - 1]
        if before.relation == "mentions" and _chained(low, before, found[at], words):
            before.relation = found[at].relation


def _is_aside(low: str, mention: Mention, words: CitationWords) -> bool:
    """Whether a citation is a mere pointer in parentheses."""
    if mention.relation == "but-see":
        return _depth(low, mention.start) > 0
    return mention.relation == "mentions" and _in_parentheses(low, mention, words)


def _overruled(left: Mention, right: Mention) -> bool:
    """Whether the cue before the left member of a list says more than what is behind the right."""
    return right.relation == "mentions" or (
        left.relation in _STRONGEST and right.relation not in _STRONGEST
    )


def _depth(low: str, start: int) -> int:
    """How many parentheses of the same sentence are open at a place."""
    begin = max(0, start - _CLAUSE)
    begin = max(begin, low.rfind(". ", begin, start), low.rfind("\0", begin, start))
    opened = low.count("(", begin, start) + low.count("[", begin, start)
    return opened - low.count(")", begin, start) - low.count("]", begin, start)


def _in_parentheses(low: str, mention: Mention, words: CitationWords) -> bool:
    """Whether a citation starts or ends a parenthesis: `(artikel 50)`, `(for two, Law 51)`.

    One whose opening a damaged page has lost counts as well.
    """
    closing = low.find(")", mention.end, mention.end + _CLAUSE)
    rest = low[mention.end : closing] if closing >= 0 else "("
    if "(" in rest or ". " in rest:
        return low[mention.end : mention.end + 1] == "]" and _depth(low, mention.start) > 0
    if not rest or _depth(low, mention.start) <= 0:
        return True
    head = low[max(0, mention.start - _ARTICLE_OF_SPEECH) : mention.start]
    opening = max(head.rfind("("), head.rfind("["))
    return opening >= 0 and all(word in words.determiners for word in head[opening + 1 :].split())


def _chained(low: str, left: Mention, right: Mention, words: CitationWords) -> bool:
    """Whether only a conjunction or a comma stands between two citations."""
    between = low[left.end : right.start]
    if len(between) > _CLAUSE:
        return False
    plain = _GLOSS.sub(" ", between).replace(",", " ").replace("’", "'").split()
    joints = [word for word in plain if word not in words.determiners]
    if " ".join(joints) in words.and_ + words.or_:
        return True
    if joints and joints[0] in words.and_ + words.or_:
        # A preposition may be said again: `conformément à la Loi 9 et à la Loi 10`.
        joints = [word for word in joints if word not in words.of]
    return all(word in words.and_ or word in words.or_ for word in joints)
