"""A mention: one citation as its words say it, before anybody asks where it stands."""

from __future__ import annotations

import msgspec

from lawtext.citing.outline import Member, Phrase
from lawtext.citing.plan import Parts, Tails
from lawtext.model import Relation


class Mention(msgspec.Struct, gc=False):
    """One citation found in a text.

    `start` and `end` count characters. `form` is as in `Citation`. `members` are the labels;
    `inside` is the label of an `onderdeel A van artikel 16`. `weak` mentions count only when
    their label exists. `direction` is `above`, `below` or "". `place` is a part without a
    label, as it stands behind `#`: `preamble`, `s1`, `table`. `document` is the prefix of
    another document or the year of another edition. `number` tells how singular and plural
    disagree: `singular`, `plural`, `determiner`, or "". `term` is the words of a term, or the
    kind of unit that refers to itself; `items` where only the first member has the place.
    """

    start: int
    end: int
    form: str
    members: tuple[Member, ...] = ()
    relation: Relation = "mentions"
    weak: bool = False
    direction: str = ""
    place: str = ""
    document: str = ""
    number: str = ""
    inside: Parts | None = None
    term: str = ""


def of_document(mention: Mention, document: str, *numbers: str) -> Mention:
    """The mention as one of numbered parts of another document: `artikel 23 lid 1 en 2`."""
    mention.document = document
    if numbers:
        *others, last = mention.members
        mention.members = (*others, *(_numbered(last, number) for number in numbers))
    return mention


def _numbered(member: Member, number: str) -> Member:
    return Member(member.how, (*member.parts, number), f"{member.label}.{number}")


def below(mention: Mention, letters: str) -> None:
    """Make a mention one of the items with these letters below its label: `punt b van 12C1`.

    One of `punt b van dit artikel` has no label.
    """
    if mention.form == "self":
        mention.form, mention.weak = "relative", True
        mention.members = tuple(Member("whole", (letter,), letter) for letter in letters)
    elif len(mention.members) == 1 and mention.members[0].last is None:
        mention.inside = mention.members[0].parts
        named = letters.upper() if len(mention.inside) == 1 else letters
        mention.members = tuple(Member("whole", (letter,), letter) for letter in named)


def read_tails(mention: Mention, phrase: Phrase, tails: Tails) -> None:
    """Take in what stands behind the labels of a phrase: a direction, `van dit artikel`."""
    mention.direction = tails.direction.lower()
    mention.inside = phrase.inside()
    if tails.of_self:
        mention.term = "article"
