"""Finds labels that no keyword leads: `volgens A`, `C2 hierboven`, `als in 2(c) of 2(d)`."""

from __future__ import annotations

from itertools import accumulate

from lawtext.citing.before import Before
from lawtext.citing.cues import Cue, Cues, choose
from lawtext.citing.lead import AROUND, position
from lawtext.citing.mention import Mention, read_tails
from lawtext.citing.outline import Outlines, Phrase
from lawtext.citing.words import CitationWords

_BEFORE, _AFTER = 60, 60
_STOPS = frozenset(').,;:]!?\0"”’»*…')
# The marks of footnotes, which count as numbers too.
_MARKS = frozenset("⁰¹²³⁴⁵⁶⁷⁸⁹")
_HIGHEST_ITEM = 99
_BID = 7


class Alone:
    """Judges labels without a keyword, in one language."""

    def __init__(self, words: CitationWords, outlines: Outlines, cues: Cues, *, bare: bool) -> None:
        """Takes the citation words, and whether labels count that nothing introduces."""
        self._outlines, self._cues, self._bare = outlines, cues, bare
        self._introduce = frozenset(words.introduce)
        self._directions = {
            **dict.fromkeys((*words.further, *words.under), ""),
            **dict.fromkeys(words.above, "above"),
            **dict.fromkeys(set(words.below) - set(words.under), "below"),
        }
        self._counted = frozenset(words.counted)
        self._see = frozenset(
            phrase.split()[-1]
            for relation in ("see", "but-see")
            for phrase in words.cues.get(relation, ())
        ) - frozenset(words.under)
        self._verbs = frozenset(words.verbs)
        self._bids = frozenset(words.bids)

    def find(
        self, text: str, low: str, start: int, words: str, before: Before
    ) -> tuple[list[Mention], int]:
        """The citations of a phrase, and from where on others can start."""
        cue = before.cue
        phrase = self._outlines.read(words, "BARE")
        if phrase is None:
            return [], start + 1
        end = start + phrase.size
        behind = text[end : end + 1]
        if behind.isalnum() and behind not in _MARKS:
            return [], start + 1
        if before.last in self._counted:
            return [], end
        after = self._cues.behind(low, end)
        introduced = bool(cue or after) or before.last in self._introduce
        strong = _strong(cue, phrase, self._introduce)
        if not (strong or introduced or self._bare):
            return [], end
        made = self._mentions(text, low, start, phrase, strong, introduced)
        relation = choose(cue, after)
        for mention in made:
            mention.relation = relation
        if made and cue and not _directed(phrase):
            self._take_in(made[0], low)
        return made, end

    def _mentions(
        self, text: str, low: str, start: int, phrase: Phrase, strong: bool, introduced: bool
    ) -> list[Mention]:
        """One mention for each complete label that can be one."""
        plan, end = phrase.plan, start + phrase.size
        places = [start, *(start + size for size in accumulate(map(len, phrase.tokens())))]
        counts = _directed(phrase) or self._ends_well(low, end)
        made: list[Mention] = []
        for group, label in zip(plan.groups, phrase.groups, strict=True):
            first = places[group.first]
            absolute = group.steps[0].levels[0] == 0
            if absolute:
                fits = (strong or self._bare) and self._is_label(
                    label[0].parts, "" if group.first else text[first - 1 : first]
                )
            else:
                fits = self._fits(
                    label[0].parts, text[first] == "(", strong, introduced, bool(counts)
                )
            if fits:
                form = "absolute" if absolute or (plan.tails and plan.tails.of) else "relative"
                stop = end if len(plan.groups) == 1 else places[group.end]
                made.append(Mention(first, stop, form, label, weak=not strong))
        for mention in made:
            if plan.tails:
                read_tails(mention, phrase, plan.tails)
        return made

    def _ends_well(self, low: str, end: int) -> bool:
        """Whether no noun follows that a bare number would count (`volgens 3 spelers`)."""
        rest = low[end : end + _AFTER]
        if not rest.strip() or rest[0] in _STOPS:
            return True
        word = rest.split()[0].rstrip(".,;:)")
        return rest[0] == " " and (word in self._verbs or not word[:1].isalnum())

    def _is_label(self, parts: tuple[str, ...], before: str) -> bool:
        """Whether a number and a capital are a label, and neither a bid nor part of a name."""
        if len(parts) == 2 and int(parts[0]) <= _BID and parts[1] in self._bids:
            return False
        return len(parts) > 1 and before not in {":", "/", ".", "-"}

    def _fits(
        self, parts: tuple[str, ...], paren: bool, strong: bool, introduced: bool, counts: bool
    ) -> bool:
        """Whether a label below an article can stand where it does."""
        if len(parts) == 1 and parts[0].isdigit() and not paren:
            return strong and counts and int(parts[0]) <= _HIGHEST_ITEM
        return strong or (introduced and (len(parts) > 1 or paren))

    def _take_in(self, mention: Mention, low: str) -> None:
        """A lone letter or number takes in the preposition that makes it a citation."""
        words = low[max(0, mention.start - _BEFORE) : mention.start].split()
        word = words[-1].lstrip("([")
        lone = mention.end - mention.start <= 2 and low[mention.start] != "("
        if (
            not lone
            or not word.strip(AROUND)
            or len(mention.members[0].parts) > 1
            or word in self._see
        ):
            return
        first = len(words) - 1
        while first and words[first - 1].lstrip("([") in self._directions:
            first -= 1
            mention.direction = self._directions[words[first].lstrip("([")]
        mention.start = position(low, words, first, mention.start)


def _directed(phrase: Phrase) -> bool:
    """Whether a phrase says in which direction its label stands."""
    return bool(phrase.plan.tails and phrase.plan.tails.direction)


def _strong(cue: Cue | None, phrase: Phrase, weak: frozenset[str]) -> bool:
    """Whether the words around leave no doubt that this refers to something."""
    tails = phrase.plan.tails
    if tails and (tails.direction or tails.of_self or tails.of):
        return True
    return cue is not None and cue.sure and cue.phrase not in weak
