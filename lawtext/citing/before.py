"""Reads the words before a label: what leads it, what part it is of, which cue speaks for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from lawtext.citing.cues import Cue, Cues, apart
from lawtext.citing.lead import AROUND, ITEM, Lead, Leads
from lawtext.citing.outside import Outside
from lawtext.citing.words import CitationWords

_FAR, _WORDS = 64, 8
_MOST_REMEMBERED = 50_000


class Before(msgspec.Struct, frozen=True, gc=False):
    """What the words before a label say.

    `lead` is None when none leads it. `length` is how many words belong to the citation, `first`
    is the first of these and `skip` how many signs stand before it. `number` is `determiner` when
    the article before the keyword has another number than the keyword. `last` is the word before
    the label, without signs.
    """

    lead: Lead | None
    length: int
    first: str
    skip: int
    cue: Cue | None
    number: str
    place: str
    document: str
    last: str


_NOTHING = Before(None, 0, "", 0, None, "", "", "", "")


class BeforeReader:
    """Reads the words before a label, and remembers what the last few of them say."""

    def __init__(self, words: CitationWords, leads: Leads, cues: Cues) -> None:
        """Takes the citation words and what was made from them."""
        self._leads, self._cues = leads, cues
        self._outside = Outside(words)
        self._memory: dict[str, Any] = {}
        self._size = 0
        self._agreement = words.agreement
        self._refuse = frozenset(words.documents.refuse)
        self._elides = words.elides

    def read(self, low: str, start: int) -> Before:
        """What the words before `start` say."""
        row = low[start - _FAR if start > _FAR else 0 : start].rsplit(None, _WORDS)
        node: Any = self._memory
        try:
            while node.__class__ is dict:
                node = node[row.pop()]
        except (KeyError, IndexError):
            return self._remembered(low[max(0, start - _FAR) : start].split())
        found: Before = node
        return found

    def _remembered(self, words: list[str]) -> Before:
        """What a row of words says, kept under the words that it hangs on."""
        if not words:
            return _NOTHING
        before, used = self._read_apart(words) if self._elides else self._read(words)
        if used < min(len(words), _WORDS):
            self._size += 1
            if self._size > _MOST_REMEMBERED:
                self._memory, self._size = {}, 0
            node = self._memory
            for word in words[: len(words) - used : -1]:
                node = node.setdefault(word, {})
            node[words[-used]] = before
        return before

    def _read_apart(self, words: Sequence[str]) -> tuple[Before, int]:
        """The same for a language that prints words against each other (`dell'articolo`)."""
        before, used = self._read(apart(words))
        enough = (n for n in range(1, used + 1) if len(apart(words[-n:])) >= used)
        return before, next(enough, used)

    def _read(self, words: Sequence[str]) -> tuple[Before, int]:
        """What a row of words says, and how many of them it hangs on."""
        lead = self._leads.by_word[words[-1]] or self._leads.rare(words)
        if lead is None and len(words) > 1 and not words[-1].strip(AROUND):
            before, used = self._read(words[:-1])  # `zie **C**`, `volgens “A”`
            return (before, used + 1) if before.lead is None else (_NOTHING, 2)
        count, skip = (lead.words, lead.skip) if lead else (0, 0)
        last = len(words) - count - 1
        determiner, place, document = words[last] if last >= 0 else "", "", ""
        if lead and last >= 0:
            found = self._leads.places.before(words, last)
            if found:
                place, first = found
                count, last = len(words) - first, first - 1
                skip = len(words[first]) - len(words[first].lstrip(AROUND))
            else:
                document = self._outside.before(words, last)
        cue, stop = self._cues.before(words, last)
        if lead and cue is None and determiner in self._refuse:
            lead, count = None, 0
        bare = words[-1].lstrip(AROUND)
        whole = document or (place[:1] != ITEM if place else self._leads.places.near(words, last))
        used = len(words) if whole else len(words) - stop
        number = self._number(lead, determiner) if lead else ""
        opening = words[-count] if count else ""
        return Before(lead, count, opening, skip, cue, number, place, document, bare), max(used, 2)

    def _number(self, lead: Lead, determiner: str) -> str:
        """`determiner` when the word before a keyword has another number than it."""
        singular, plural = self._agreement.singular, self._agreement.plural
        others = {"singular": plural, "plural": singular}.get(lead.number, ())
        return "determiner" if determiner in others else ""
