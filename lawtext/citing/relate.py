"""Which relation a citation has that no cue of its own speaks for, and which in an aside."""

from __future__ import annotations

import re

from lawtext.citing.cues import DECISIVE
from lawtext.citing.mention import Mention
from lawtext.citing.words import CitationWords

_CLAUSE = 160
_LONGEST_WORD = 24
_STRONGEST = DECISIVE | {"may-apply"}
_GLOSS = re.compile(r"\s?\([^()]{0,120}\)")


class Neighbours:
    """Settles relations by the citations and the parentheses around, in one language."""

    def __init__(self, words: CitationWords) -> None:
        """Takes the citation words of the language."""
        self._determiners = frozenset(words.determiners)
        self._joints = frozenset((*words.and_, *words.or_, "&", "/"))
        self._of = frozenset(words.of)
        self._may_start = self._determiners.union(joint.split()[0] for joint in self._joints)

    def settle(self, low: str, found: list[Mention]) -> None:
        """Give the citations that no cue speaks for a relation: their neighbour's, or `see`.

        In `artikel 16 en artikel 26 zijn niet van toepassing` one cue speaks for both. In an
        aside *but see* is a plain `see`. A cue before the left one that says more than what is
        behind the right one holds for both.
        """
        left = None
        for mention in found:
            relation = mention.relation
            if relation == "but-see":
                if _depth(low, mention.start) > 0:
                    mention.relation = "see"
            elif relation not in _STRONGEST:
                weak = relation == "mentions"
                overruled = left and (weak or left.relation in _STRONGEST)
                if overruled and self._chained(low, left, mention):
                    mention.relation = left.relation
                elif weak and self._in_parentheses(low, mention):
                    mention.relation = "see"
            left = mention
        right = None
        for mention in reversed(found):
            if right and mention.relation == "mentions" and self._chained(low, mention, right):
                mention.relation = right.relation
            right = mention

    def _in_parentheses(self, low: str, mention: Mention) -> bool:
        """Whether a citation starts or ends a parenthesis: `(artikel 50)`, `(for two, Law 51)`.

        One whose opening a damaged page has lost counts as well.
        """
        closing = low.find(")", mention.end, mention.end + _CLAUSE)
        rest = low[mention.end : closing] if closing >= 0 else "("
        if "(" in rest or ". " in rest:
            return low[mention.end : mention.end + 1] == "]" and _depth(low, mention.start) > 0
        if not rest or _depth(low, mention.start) <= 0:
            return True
        head = low[max(0, mention.start - _LONGEST_WORD) : mention.start]
        opening = max(head.rfind("("), head.rfind("["))
        return opening >= 0 and self._determiners.issuperset(head[opening + 1 :].split())

    def _chained(self, low: str, left: Mention, right: Mention) -> bool:
        """Whether only a conjunction or a comma stands between two citations."""
        start, end = left.end, right.start
        beginning = low[start : min(end, start + _LONGEST_WORD)]
        if end - start >= _CLAUSE or not self._may_chain(beginning):
            return False
        plain = _GLOSS.sub(" ", low[start:end]).replace(",", " ").replace("’", "'").split()
        joints = [word for word in plain if word not in self._determiners]
        if " ".join(joints) in self._joints:
            return True
        if joints and joints[0] in self._joints:
            # A preposition may be said again: `conformément à la Loi 9 et à la Loi 10`.
            joints = [word for word in joints if word not in self._of]
        return self._joints.issuperset(joints)

    def _may_chain(self, beginning: str) -> bool:
        """Whether what stands behind a citation begins with a word that may join it to the next."""
        words = beginning.replace(",", " ").split(None, 1)
        if not words or words[0] in self._may_start:
            return True
        return "(" in words[0] or "’" in words[0]


def _depth(low: str, start: int) -> int:
    """How many parentheses of the same sentence are open at a place."""
    begin = max(0, start - _CLAUSE)
    begin = max(begin, low.rfind(". ", begin, start), low.rfind("\0", begin, start))
    opened = low.count("(", begin, start) + low.count("[", begin, start)
    return opened - low.count(")", begin, start) - low.count("]", begin, start)
