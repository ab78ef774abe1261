"""Reads phrases by their outline: the phrase with every digit as 0.

Phrases of one outline have the same words and signs, and tokens in the same places, so one
reading serves them all. `artikel 16C2` and `artikel 31C4` share theirs.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import accumulate, pairwise
from operator import itemgetter
from typing import Any, NamedTuple

import msgspec

from lawtext.citing.levels import Piece
from lawtext.citing.lexicon import Lexicon
from lawtext.citing.plan import Parts, Plan, Step
from lawtext.citing.planning import make_plan
from lawtext.citing.tokens import Tokens
from lawtext.label import Numbering, print_label

Cut = Callable[[str], Parts]
_MOST_REMEMBERED = 20_000
_DIGITS = str.maketrans("123456789", "000000000")
# A label and the same label again: `47 D 47D`.
_TWICE = re.compile(
    r"(?<!\w)(\d{1,3}(?:\s{0,3}[A-Z](?:\s{0,3}\d{1,2}(?:\s{0,3}\([a-z]{1,4}\))*)?)?)"
    r"(\s+(\d{1,3}[A-Z]?\d{0,2}(?:\([a-z]{1,4}\))*))(?![\w(])"
)


class Member(msgspec.Struct, frozen=True, gc=False):
    """One member of a citation: how it was found and its parts.

    `how` is `whole`, `filled` (parts taken from the left) or `range`; `last` are the parts of
    the end of a range; `alone` is the number of a filled member that may also be an article.
    `label` prints the parts.
    """

    how: str
    parts: Parts
    label: str
    last: Parts | None = None
    alone: str = ""


class Recipe(NamedTuple):
    """How to make one member from a phrase: `keep` parts of member `base`, then the cut."""

    how: str
    base: int
    keep: int
    cut: Cut
    last_keep: int
    last: Cut | None
    alone: bool


class Reading(msgspec.Struct, frozen=True, gc=False):
    """How to read the phrases of one outline.

    `size` is how many characters the citation has, `tokens` cuts a phrase into all its tokens,
    `groups` hold the recipes of each group of the plan, and `simple` is the cut of a phrase
    that has a single label and nothing else.
    """

    plan: Plan
    size: int
    tokens: Cut
    groups: tuple[tuple[Recipe, ...], ...]
    simple: Cut | None
    of: Cut | None

    def of_phrase(self, words: str) -> Phrase:
        """A phrase of this outline with its members, by group."""
        groups: tuple[tuple[Member, ...], ...]
        if self.simple is not None:
            parts = self.simple(words)
            groups = ((Member("whole", parts, print_label(parts)),),)
        else:
            groups = tuple([_members(recipes, words) for recipes in self.groups])
        return Phrase(self.plan, self.size, groups, self, words)


def _members(recipes: tuple[Recipe, ...], phrase: str) -> tuple[Member, ...]:
    members: list[Member] = []
    for how, base, keep, cut, last_keep, last, alone in recipes:
        parts = cut(phrase)
        if keep:
            left = members[base]
            parts = (left.last or left.parts)[:keep] + parts
        end = parts[:last_keep] + last(phrase) if last else None
        number = parts[-1] if alone else ""
        members.append(Member(how, parts, print_label(parts), end, number))
    return tuple(members)


class Phrase(msgspec.Struct, frozen=True, gc=False):
    """A phrase that was read: its plan, its size, the members of each group, and its words."""

    plan: Plan
    size: int
    groups: tuple[tuple[Member, ...], ...]
    reading: Reading
    words: str

    def tokens(self) -> Parts:
        """The tokens of the phrase."""
        return self.reading.tokens(self.words)

    def inside(self) -> Parts | None:
        """The label behind `van artikel`, None when none stands there."""
        return self.reading.of(self.words) if self.reading.of else None


class Outlines:
    """Reads phrases in one language, and remembers the reading of every outline."""

    def __init__(self, lexicon: Lexicon, numbering: Numbering) -> None:
        """Takes the lexicon of the language and the levels of the rulebook."""
        self._lexicon, self._tokens = lexicon, Tokens(lexicon)
        self._numbering = numbering
        self._plans: dict[str, dict[Parts, Plan | None]] = {}
        self._readings: dict[str, dict[str, Reading | None]] = {}
        self._phrases: dict[str, dict[str, Phrase | None]] = {}

    def read(self, phrase: str, lead: str) -> Phrase | None:
        """The citation that a phrase behind a lead starts with, None when it starts none."""
        try:
            return self._phrases[lead][phrase]
        except KeyError:
            return self._read(phrase, lead)

    def _read(self, phrase: str, lead: str) -> Phrase | None:
        outlines = self._readings.setdefault(lead, {})
        whole = phrase
        if not phrase.isalnum():  # an echo stands behind white space of any kind
            phrase = _TWICE.sub(_once, phrase)
        outline = phrase.translate(_DIGITS)
        if outline in outlines:
            reading = outlines[outline]
        else:
            reading = self._outlined(phrase, lead)
            _remember(outlines, outline, reading)
        read = reading.of_phrase(phrase) if reading else None
        if read and "0" in phrase and _starts_with_nought(read):
            read = None
        _remember(self._phrases.setdefault(lead, {}), whole, read)
        return read

    def _outlined(self, phrase: str, lead: str) -> Reading | None:
        tokens = self._lexicon.token.findall(phrase)
        types = tuple(map(self._tokens.types.__getitem__, tokens))
        plans = self._plans.setdefault(lead, {})
        if types not in plans:
            _remember(plans, types, make_plan(lead, types, self._numbering))
        plan = plans.get(types)
        return self._reading(plan, tokens, types) if plan else None

    def _reading(self, plan: Plan, tokens: list[str], types: Parts) -> Reading:
        """What reads every phrase of the outline of these tokens."""
        places = [0, *accumulate(map(len, tokens))]
        pieces = [slice(*span) for span in pairwise(places)]

        def cut(piece: Piece) -> Cut:
            spelled = any("(" in types[at] for at in piece.picks) or self._lexicon.respells
            raw = _cutter([pieces[at] for at in piece.picks])
            return self._respelled(raw, piece.cases) if spelled or any(piece.cases) else raw

        def recipe(step: Step) -> Recipe:
            last = cut(step.last) if step.last else None
            how = "range" if last else step.how
            return Recipe(
                how, step.base, step.keep, cut(step.piece), step.last_keep, last, step.alone
            )

        groups = tuple(tuple(map(recipe, group.steps)) for group in plan.groups)
        single = len(groups) == 1 and plan.one
        of = plan.tails.of if plan.tails else None
        return Reading(
            plan, places[plan.end], _cutter(pieces), groups,
            groups[0][0].cut if single else None, cut(of) if of else None,
        )  # fmt: skip

    def _respelled(self, raw: Cut, cases: Sequence[str]) -> Cut:
        """A cut that gives parts as the law book prints them: Latin, in the right case."""
        values = self._tokens.values

        def cut(phrase: str) -> Parts:
            parts = zip(map(values.__getitem__, raw(phrase)), cases, strict=True)
            return tuple([_recased(part, case) for part, case in parts])

        return cut


def _starts_with_nought(read: Phrase) -> bool:
    """Whether a part is a number such as `05`, which no label has."""
    return any(part[0] == "0" for group in read.groups for one in group for part in one.parts)


def _once(match: re.Match[str]) -> str:
    """A label with as many spaces as its echo has characters; another label stays as it is."""
    if "".join(match[1].split()) != match[3]:
        return match[0]
    return match[1] + " " * len(match[2])


def _recased(part: str, case: str) -> str:
    return part.upper() if case == "u" else part.lower() if case == "l" else part


def _cutter(pieces: list[slice]) -> Cut:
    """What cuts a phrase into pieces."""
    if len(pieces) == 1:
        only = pieces[0]
        return lambda phrase: (phrase[only],)
    return itemgetter(*pieces)


def _remember(memory: dict[Any, Any], key: Any, value: object) -> None:  # noqa: ANN401
    """Keep a value, unless its key is long; a memory that has grown too large is emptied."""
    if len(memory) > _MOST_REMEMBERED:
        memory.clear()
    memory[key] = value
