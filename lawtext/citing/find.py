"""Finds the citations in a text, without any knowledge of where the text stands.

A fast scan finds where a label can start. The words before it tell whether one does; then the
phrase is cut into tokens, and the plan for its shape gives the members.
"""

from __future__ import annotations

from functools import lru_cache

from lawtext.citing.alone import Alone
from lawtext.citing.divisions import Divisions
from lawtext.citing.lead import Lead, Leads, position
from lawtext.citing.lexicon import Lexicon
from lawtext.citing.mention import Mention, read_tail
from lawtext.citing.outside import Outside
from lawtext.citing.phrases import Phrases
from lawtext.citing.plan import Plan, Plans
from lawtext.citing.relate import Cues, choose, settle
from lawtext.citing.words import citation_words
from lawtext.label import BRIDGE, Numbering

_BEFORE = 56
_GOES_ON = frozenset(" ,:(%♣♦♥♠")
_MAY_SAY = frozenset(" (")


def find(
    text: str, language: str, *, bare: bool = False, numbering: Numbering = BRIDGE
) -> list[Mention]:
    """The citations in a text of that language, in order; they do not overlap.

    With `bare`, labels without a keyword (`28B`) and club slang (`regel 12C`) count too, as in
    commentary. Raises UnknownEdition for a language without a file in `grammar/`.
    """
    return finder(language, bare, numbering).find(text)


@lru_cache
def finder(language: str, bare: bool = False, numbering: Numbering = BRIDGE) -> Finder:
    """The finder of a language, made once."""
    return Finder(language, bare, numbering)


def lowered(text: str) -> str:
    """The text in small letters, white space as single signs, every character in its place."""
    low = text.lower()
    if len(low) != len(text):
        low = "".join(c.lower() if len(c.lower()) == 1 else c for c in text)
    return low.replace("\n", " ").replace("\xa0", " ")


class Finder:
    """Finds citations in texts of one language and numbering."""

    def __init__(self, language: str, bare: bool, numbering: Numbering) -> None:
        """Takes the code of the language and whether bare labels count."""
        words = citation_words(language)
        self._words = words
        lexicon = Lexicon(words)
        self._starts = lexicon.start.finditer
        self._cues = Cues(words)
        self._leads = Leads(words, language, slang=bare)
        self._outside = Outside(words)
        self._phrases = Phrases(words, self._leads, self._cues, language)
        self._divisions = Divisions(language)
        self._numbered = frozenset(name.upper() for name in words.documents.numbered)
        self._hints = self._leads.hints
        self._plans = Plans(lexicon, numbering)
        self._alone = Alone(words, self._plans, self._cues, bare=bare)

    def find(self, text: str) -> list[Mention]:
        """The citations in a text, in order."""
        low = lowered(text)
        found: list[Mention] = []
        end = calm = 0
        by_word, rare = self._leads.by_word, self._leads.rare
        for match in self._starts(text):
            start, past = match.span()
            if start < end:
                continue
            words = low[start - _BEFORE if start > _BEFORE else 0 : start].split()
            lead = (by_word[words[-1]] or rare(words)) if words else None
            if lead is not None:
                mention = self._led(text, low, start, past, words, lead)
            elif start < calm:
                continue
            elif past - start == 1 and text[start] == "(" or text[start:past] in self._numbered:
                mention = self._phrases.opened(text, low, start, past)
            else:
                mentions, calm = self._alone.find(text, low, start, past, words)
                found += mentions[:-1]
                mention = mentions[-1] if mentions else None
            if mention is not None:
                found.append(mention)
                end = mention.end
        found = self._phrases.merge(low, found)
        settle(low, found, self._words)
        return found

    def _led(
        self, text: str, low: str, start: int, past: int, words: list[str], lead: Lead
    ) -> Mention | None:
        """The citation of a label behind a keyword or a unit."""
        last = len(words) - lead.words - 1
        first = low.rfind(words[-1], 0, start) + lead.skip
        if lead.words != 1:
            first = position(low, words, last + 1, start) if lead.words else start
        if lead.kind == "DIVISION":
            return self._divisions.find(text, start, first, lead)
        reading, phrase = self._plans.read(text, start, past, lead.terminals)
        if reading is None:
            return None
        plan, end = reading.plan, start + reading.size
        behind = text[end : end + 1]
        if behind.isupper():
            return None
        mention = Mention(first, end, plan.form, self._plans.members(reading, phrase))
        if plan.tailed:
            self._tail(mention, plan, self._plans.values(reading, phrase))
        if last >= 0:
            word = words[last]
            if lead.number:
                mention.number = self._disagreement(lead, plan, word)
            if word in self._hints:
                last = self._before(mention, low, words, last)
        if lead.kind == "UNIT":
            mention.weak = not (plan.of or plan.of_self or plan.direction)
            mention.number = ""
        if behind in _GOES_ON and not self._behind(mention, low):
            return None
        cue = self._cues.before(words, last)
        after = self._cues.behind(low, mention.end) if behind in _MAY_SAY else None
        mention.relation = choose(cue, after)
        return mention

    def _tail(self, mention: Mention, plan: Plan, values: list[str]) -> None:
        """Take in what stands behind the labels."""
        read_tail(mention, plan, values)
        if plan.place:
            mention.place = self._leads.places.behind(plan.place, values)

    def _before(self, mention: Mention, low: str, words: list[str], last: int) -> int:
        """Take in `eerste zin van` and the name of a document before the keyword."""
        place = self._leads.places.before(words, last)
        if place is not None:
            mention.place, first = place
            mention.start = position(low, words, first, mention.start)
            return first - 1
        mention.document = self._outside.before(words, last)
        return last

    def _behind(self, mention: Mention, low: str) -> bool:
        """Take in what follows a label and names a document; False when it is none of ours."""
        foreign = self._outside.behind(low, mention.end)
        if foreign is None:
            return True
        if mention.form == "relative" or not foreign.prefix:
            return bool(foreign.prefix)
        mention.document = foreign.prefix
        if foreign.member:
            mention.members = tuple(
                m._replace(parts=(*m.parts, foreign.member)) for m in mention.members
            )
        mention.end += foreign.length
        return True

    def _disagreement(self, lead: Lead, plan: Plan, before: str) -> str:
        """How the number of the keyword and its article disagree with the labels, "" if not."""
        agreement = self._words.agreement
        if lead.number == "plural":
            return "plural" if plan.one else "determiner" if before in agreement.singular else ""
        return "singular" if plan.several else "determiner" if before in agreement.plural else ""
