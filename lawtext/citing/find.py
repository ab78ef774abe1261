"""Finds the citations in a text, without any knowledge of where the text stands.

A fast scan finds where a label can start. The words before it tell whether one does; then the
phrase is cut into tokens, and the plan for its shape gives the members.
"""

from __future__ import annotations

import re
from functools import lru_cache

import msgspec

from lawtext.citing.alone import Alone
from lawtext.citing.before import Before, BeforeReader
from lawtext.citing.counted import Counted
from lawtext.citing.cues import Cues, choose
from lawtext.citing.divisions import Divisions
from lawtext.citing.expressions import alternatives
from lawtext.citing.lead import ITEM, MEMBER, Lead, Leads
from lawtext.citing.lexicon import MOST_WORDS, Lexicon
from lawtext.citing.mention import Mention, below, of_document, read_tails
from lawtext.citing.outline import Outlines, Phrase
from lawtext.citing.outside import Outside
from lawtext.citing.phrases import Phrases
from lawtext.citing.relate import Neighbours
from lawtext.citing.words import citation_words
from lawtext.label import BRIDGE, Numbering

# What ends the sentence or the parenthesis that a citation stands in: nothing behind it counts.
_STOPS = frozenset(".;)]")
# A phrase of this length may have reached the most words that a search takes in.
_LONG = 2 * MOST_WORDS
# How many spaces may stand between a citation and its echo.
_NEAR = 2
_ARTICLE = Lead("ARTICLE", "")
_SPACES = "\n\t\xa0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u3000"
_MAY_SAY = frozenset(" (" + _SPACES)
_GOES_ON = _MAY_SAY | frozenset(",:%/-♣♦♥♠")


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
    for space in _SPACES if not low.isascii() else "\n\t":
        low = low.replace(space, " ")
    return low


class Finder:
    """Finds citations in texts of one language and numbering."""

    def __init__(self, language: str, bare: bool, numbering: Numbering) -> None:
        """Takes the code of the language and whether bare labels count."""
        words = citation_words(language)
        lexicon = Lexicon(words)
        self._long = lexicon.long_phrase.match
        self._search, self._scan = lexicon.phrase.search, lexicon.phrase.finditer
        self._cues = Cues(words)
        self._leads = Leads(words, language, slang=bare)
        self._before = BeforeReader(words, self._leads, self._cues)
        self._outside = Outside(words)
        self._phrases = Phrases(words, self._before, self._cues, language)
        self._divisions = Divisions(language)
        self._numbered = frozenset(name.upper() for name in words.documents.numbered)
        self._prefixed, self.beyond = words.documents.prefixed, words.documents.beyond
        self._glued = frozenset(word.upper() for word in words.article.glued)
        self._next_glued = re.compile(rf"(?<!\w)(?:{alternatives(self._glued)})(?=\d)")
        self._outlines = Outlines(lexicon, numbering)
        self._counted = Counted(words, self._leads, self._outlines, self._cues)
        self._neighbours = Neighbours(words)
        self._alone = Alone(words, self._outlines, self._cues, bare=bare)

    def find(self, text: str) -> list[Mention]:
        """The citations in a text, in order."""
        low = lowered(text)
        # All labels are looked for before any is judged: each loop runs faster by itself.
        phrases = [(match.start(), match[0]) for match in self._scan(text)]
        read = self._before.read
        before = [read(low, start) for start, _ in phrases]
        found: list[Mention] = []
        end = 0
        for (start, words), said in zip(phrases, before, strict=True):
            if start < end:
                continue
            end = self._judge(text, low, start, words, said, found)
            stop = start + len(words)
            while end < stop and (match := self._search(text, end, stop)):
                at = match.start()
                end = self._judge(text, low, at, match[0], read(low, at), found)
        found = self._phrases.merge(low, found)
        self._neighbours.settle(low, found)
        return found

    def _judge(
        self, text: str, low: str, start: int, words: str, before: Before, found: list[Mention]
    ) -> int:
        """Add the citations that a phrase starts with, and tell where others can start."""
        lead = before.lead
        if lead is not None:
            mention = self._led(text, low, start, words, before, lead)
        elif words[0] in self._glued and words[1:2].isdigit():
            words, before = self._next_glued.split(words[1:], 1)[0], _led_by(words[0], before)
            mention = self._led(text, low, start + 1, words, before, _ARTICLE)
        elif before.last in self._counted.last and (made := self._counted.find(low, start, words)):
            found += made
            return made[-1].end
        elif words == "(" or words in self._numbered:
            mention = self._phrases.opened(low, start, words)
        else:
            mentions, end = self._alone.find(text, low, start, words, before)
            found += mentions
            return end
        if mention is None:
            return start + 1
        last = found[-1] if found else None
        if last is None or mention.start - last.end > _NEAR or not _is_echo(last, mention, low):
            found.append(mention)
        return mention.end

    def _led(
        self, text: str, low: str, start: int, words: str, before: Before, lead: Lead
    ) -> Mention | None:
        """The citation of a label behind a keyword or a unit.

        This runs once for nearly every citation, so the plain case comes through with few calls.
        """
        first = start - len(before.first) - 1
        if before.length != 1 or first < 0 or not low.startswith(before.first, first):
            first = low.rfind(before.first, 0, start) if before.length else start
        first += before.skip
        if lead.division and (lead.kind == "DIVISION" or words.isupper()):
            division = self._divisions.find(text, start, first, lead.division)
            if division or lead.kind == "DIVISION":
                return self._related(division, low, before)
        if len(words) > _LONG:
            words = self._long(text, start)[0]  # type: ignore[index]
        if words[0] in self._prefixed and lead.kind == "ARTICLE":
            return self._numbered_apart(low, first, start, words, before)
        phrase = self._outlines.read(words, lead.kind)
        if phrase is None or (lead.ranged and phrase.groups[0][0].last is None):
            return None
        if phrase.plan.form == "relative" and lead.kind == "ARTICLE" and phrase.plan.tails is None:
            return None  # no number and no direction: `artikel A`
        end = start + phrase.size
        behind = text[end : end + 1]
        mention = self._mention(first, end, phrase, before, lead)
        after = None
        if behind not in _STOPS:
            if behind.isupper() or (behind in _GOES_ON and not self._behind(mention, low)):
                return None
            after = self._cues.behind(low, mention.end) if behind in _MAY_SAY else None
        mention.relation = choose(before.cue, after)
        return mention

    def _mention(self, first: int, end: int, phrase: Phrase, before: Before, lead: Lead) -> Mention:
        """The mention that a phrase and the words before it make."""
        plan = phrase.plan
        mention = Mention(first, end, plan.form, phrase.groups[0])
        if plan.tails:
            read_tails(mention, phrase, plan.tails)
            if plan.tails.place:
                mention.place = self._leads.places.behind(plan.tails.place, phrase.tokens())
                mention.term = "items" if plan.tails.items else mention.term
        if before.place[:1] == MEMBER:
            of_document(mention, *before.place[1:].split(MEMBER))
        elif before.place[:1] == ITEM:
            below(mention, before.place[1:])
        elif before.place or before.document:
            mention.place, mention.document = before.place or mention.place, before.document
        if plan.form == "relative":
            mention.weak = plan.tails is None
        elif lead.number:
            wrong = plan.one if lead.number == "plural" else plan.several
            mention.number = lead.number if wrong else before.number
        return mention

    def _numbered_apart(
        self, low: str, first: int, start: int, words: str, before: Before
    ) -> Mention | None:
        """The citation of a document that counts with a letter of its own (`§ X12`)."""
        phrase = self._outlines.read(words[1:], "ARTICLE")
        if phrase is None or phrase.plan.form != "absolute":
            return None
        document = f"{self._prefixed[words[0]]}:{words[0]}{phrase.groups[0][0].label}"
        mention = Mention(first, start + 1 + phrase.size, "external", document=document)
        return self._related(mention, low, before)

    def _related(self, mention: Mention | None, low: str, before: Before) -> Mention | None:
        """A mention with the relation that the words around it tell."""
        if mention:
            mention.relation = choose(before.cue, self._cues.behind(low, mention.end))
        return mention

    def _behind(self, mention: Mention, low: str) -> bool:
        """Take in what follows a label and names a document; False when it is none of ours."""
        foreign = self._outside.behind(low, mention.end)
        if foreign is None:
            return True
        if mention.form == "relative" or not foreign.prefix:
            return bool(foreign.prefix)
        of_document(mention, foreign.prefix, *foreign.members)
        mention.end += foreign.length
        return True


def _led_by(keyword: str, before: Before) -> Before:
    """What is said before a label whose keyword is glued to it (`P23`)."""
    return msgspec.structs.replace(before, lead=_ARTICLE, length=1, first=keyword.lower())


def _is_echo(before: Mention, mention: Mention, low: str) -> bool:
    """Whether a mention only repeats the one right before it: `LOI 72 C Loi 72C`.

    Pages print a citation and then its link. The relation that the link shows counts for both.
    """
    between = mention.start - before.end
    if not 0 < between <= _NEAR or not low[before.end : mention.start].isspace():
        return False
    if not mention.members or mention.members != before.members:
        return False
    if before.relation == "mentions":
        before.relation = mention.relation
    return True
