"""Finds the parts that are counted by a number behind their word: `noot 5 van artikel 12`.

The number belongs to the word before it and names a footnote, a sentence or a paragraph of the
provision, or a member of an article of another document (`lid 2 van artikel 23`).
"""

from __future__ import annotations

from itertools import accumulate

from lawtext.citing.cues import Cues, choose
from lawtext.citing.lead import AROUND, Leads, position
from lawtext.citing.mention import Mention, of_document
from lawtext.citing.outline import Member, Outlines, Phrase
from lawtext.citing.plan import Parts
from lawtext.citing.words import CitationWords
from lawtext.label import print_label

_BEFORE = 64


class Counted:
    """Judges a number behind a word for a part, in one language."""

    def __init__(self, words: CitationWords, leads: Leads, outlines: Outlines, cues: Cues) -> None:
        """Takes the citation words and what was made from them."""
        self._places, self._outlines, self._cues = leads.places, outlines, cues
        self._members = words.documents.members
        self._keywords = frozenset(words.article.all)
        named = (*self._places.counted, *self._members)
        self._longest = max((len(name.split()) for name in named), default=1)
        self.last = frozenset(name.split()[-1] for name in named)

    def find(self, low: str, start: int, words: str) -> list[Mention]:
        """The citations that a phrase is, one for each number; none when it is something else."""
        before = low[max(0, start - _BEFORE) : start].split()
        first = self._first(before)
        phrase = self._outlines.read(words, "BARE")
        if first < 0 or phrase is None:
            return []
        name = " ".join(before[first:]).lstrip(AROUND)
        made = self._mentions(name, start, phrase)
        if made:
            cue, _ = self._cues.before(before, first - 1)
            relation = choose(cue, self._cues.behind(low, made[-1].end))
            made[0].start = position(low, before, first, start)
            for mention in made:
                mention.relation = relation
        return made

    def _first(self, before: list[str]) -> int:
        """The first of the last words that together name a part, -1 when they do not."""
        for first in range(max(0, len(before) - self._longest), len(before)):
            name = " ".join(before[first:]).lstrip(AROUND)
            if name in self._places.counted or name in self._members:
                return first
        return -1

    def _mentions(self, name: str, start: int, phrase: Phrase) -> list[Mention]:
        """A mention for each number of a phrase such as `5 en 6 van artikel 12`."""
        of = self._of(phrase)
        numbers = [member.parts for group in phrase.groups for member in group]
        if not of or any(len(parts) > 1 or not parts[0].isdigit() for parts in numbers):
            return []
        places = [start, *(start + size for size in accumulate(map(len, phrase.tokens())))]
        spans = [(places[group.first], places[group.end]) for group in phrase.plan.groups]
        if len(spans) < len(numbers):
            return []
        spans[-1] = (spans[-1][0], start + phrase.size)
        return [
            self._mention(name, parts[0], of, *span)
            for parts, span in zip(numbers, spans, strict=True)
        ]

    def _of(self, phrase: Phrase) -> Parts | None:
        """The label behind the numbers and a keyword: `5 of Law 12`, `5 to Law 12`."""
        inside, end = phrase.inside(), phrase.groups[-1][-1].last
        if inside or not end:
            return None if end else inside
        words = [token.lower().rstrip(".").split() for token in phrase.tokens()]
        return end if any(row and row[-1] in self._keywords for row in words) else None

    def _mention(self, name: str, number: str, of: Parts, start: int, end: int) -> Mention:
        """The mention of one part of the provision `of`."""
        label, document = print_label(of), self._members.get(name, "")
        if document:
            mention = Mention(start, end, "absolute", (Member("whole", of, label),))
            return of_document(mention, document, number)
        place = self._places.named(name, number)
        return Mention(start, end, "absolute", (Member("whole", of, label),), place=place)
