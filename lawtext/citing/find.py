"""Finds the citations in a text, without any knowledge of where the text stands.

A fast scan finds where a label can start. The words before it tell whether one does; then the
phrase is cut into tokens, and the plan for its shape gives the members.
"""

from __future__ import annotations

from functools import lru_cache

from lawtext.citing.alone import Alone
from lawtext.citing.divisions import Divisions
from lawtext.citing.lead import Lead, Leads
from lawtext.citing.lexicon import Lexicon
from lawtext.citing.mention import Mention, read_tail
from lawtext.citing.outside import Outside
from lawtext.citing.phrases import Phrases, position
from lawtext.citing.plan import Plan, Plans, read_members
from lawtext.citing.relate import Cues, choose, settle
from lawtext.citing.words import citation_words
from lawtext.label import BRIDGE, Numbering

_BEFORE, _AFTER = 80, 60
_GOES_ON = frozenset(" ,:(%")


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
        self._plans = Plans(lexicon, numbering)
        self._alone = Alone(words, self._plans, self._cues, bare=bare)

    def find(self, text: str) -> list[Mention]:
        """The citations in a text, in order."""
        low = lowered(text)
        found: list[Mention] = []
        end = calm = 0
        by_word, rare = self._leads.by_word, self._leads.rare
        for match in self._starts(text):
            start = match.start()
            if start < end:
                continue
            words = low[start - _BEFORE if start > _BEFORE else 0 : start].split()
            lead = (by_word[words[-1]] or rare(words)) if words else None
            if lead is not None:
                mention = self._led(text, low, start, match.end(), words, lead)
                if mention:
                    found.append(mention)
                    end = mention.end
            elif start >= calm:
                mentions, calm = self._alone.find(text, low, start, match.end(), words)
                if mentions:
                    found += mentions
                    end = mentions[-1].end
        settle(low, found, self._words)
        return self._phrases.merge(low, found)

    def _led(
        self, text: str, low: str, start: int, past: int, words: list[str], lead: Lead
    ) -> Mention | None:
        """The citation of a label behind a keyword or a unit."""
        last = len(words) - lead.words - 1
        first = position(low, words, last + 1, start) if lead.words else start
        if lead.kind == "DIVISION":
            return self._divisions.find(text, start, first, lead)
        plan, tokens, end = self._plans.read(
            text, start, self._plans.reach(text, past), lead.terminals
        )
        behind = text[end : end + 1]
        if plan is None or behind.isupper():
            return None
        form = "absolute" if plan.absolute or plan.of else "relative"
        values = self._plans.values(tokens)
        mention = Mention(first, end, form, read_members(plan.groups[0].steps, values))
        if plan.tailed:
            read_tail(mention, plan, values)
            if plan.place:
                mention.place = self._leads.places.behind(plan.place, values)
        if lead.number and lead.kind == "ARTICLE":
            mention.number = self._disagreement(lead, plan, words[last] if last >= 0 else "")
        if lead.kind == "UNIT":
            mention.weak = not (plan.of or plan.of_self or plan.direction)
        if last >= 0:
            last = self._before(mention, low, words, last)
        cue = self._cues.before(words, last) if last >= 0 else None
        after = None
        if behind in _GOES_ON:
            if not self._behind(mention, low):
                return None
            after = self._cues.after(low[mention.end : mention.end + _AFTER].split())
        mention.relation = choose(cue, after) or "mentions"
        return mention

    def _before(self, mention: Mention, low: str, words: list[str], last: int) -> int:
        """Take in `eerste zin van` and the name of a document before the keyword."""
        if words[last] in self._leads.hints:
            place = self._leads.places.before(words, last)
            if place:
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
            return mention.form == "relative" and bool(foreign.prefix)
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
        several = plan.whole > 1 or (
            plan.joint == "range" and plan.groups[0].steps[0].last_keep == 0
        )
        if lead.number == "plural":
            one = len(plan.groups[0].steps) == 1 and plan.joint != "range"
            return "plural" if one else "determiner" if before in agreement.singular else ""
        if several and plan.joint != "or":
            return "singular"
        return "determiner" if before in agreement.plural else ""
