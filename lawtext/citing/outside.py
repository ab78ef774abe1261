"""Recognises citations of other documents, so that no label of theirs becomes a link."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from lawtext.citing.expressions import alternatives, leading
from lawtext.citing.words import CitationWords

_NEAR = 6
_SIGNS = frozenset("(12%°€:/-♣♦♥♠")
_NUMBERS = re.compile(r"\d+|(?<!\w)[a-z](?!\w)")
_AROUND = "([{„“\"'‘«*_>"


class Foreign(NamedTuple):
    """What the words behind a label say: `prefix` of the document, a member, and their length.

    `prefix` is "" for a document that has no citations here at all; `members` are the numbers of
    parts of its article (`lid 1 en 2`).
    """

    prefix: str
    members: tuple[str, ...]
    length: int


class Outside:
    """The names of other documents and editions in one language."""

    def __init__(self, words: CitationWords) -> None:
        """Takes the citation words of the language."""
        documents = words.documents
        self._before = documents.before
        self._old = frozenset(documents.old)
        self._members = documents.members
        self._ordinals = words.places.ordinals
        # Names of one word that may stand behind the number as well: `artikel 18 WR`.
        self._names = {
            name: prefix
            for name, prefix in documents.before.items()
            if not {name, *name.split()} & {*documents.laws, *documents.reject}
        }
        self._last = frozenset(name.split()[-1] for name in (*self._before, *documents.old))
        named = (*documents.members, *documents.reject, *words.of, *documents.editions)
        ordinals = self._ordinals if documents.members else {}
        named += (*self._names, *ordinals)
        # The first two signs of each, so that most words behind a label need no closer look.
        starts = {f"{word} "[:2] for word in named}
        self._starts = frozenset(starts | {start.replace("'", "’") for start in starts})
        of, determiner = f"(?:{leading(words.of)})?", f"(?:{leading(words.determiners)})?"
        laws = f"(?:\\w+\\s+)?\\w*(?:{alternatives(documents.laws)})" if documents.laws else "(?!)"
        own = alternatives(documents.own)
        member = alternatives(documents.members)
        joint = alternatives((",", *words.and_, *words.or_))
        behind = rf"\s*,?\s*{leading(words.of)}{determiner}"
        known, law = alternatives(documents.before), rf"{laws}(?!\w)"
        number = rf"\s*,?\s*(?:{member})\s+(?:\d+|[a-z](?!\w))"
        self._behind = re.compile(
            rf"(?P<reject>:\d|/\d|-\d{{4}}|\s?[%♣♦♥♠°€]|\s*,?\s*(?:{alternatives(documents.reject)})(?!\w)"
            rf"|{behind}(?!{own}){law}|{number}{behind}(?!{own}|{known}){law})"
            rf"|\s*,?\s*(?P<word>{member})\s+(?P<member>(?:\d+|[a-z](?!\w))(?:\s*(?:{joint})\s*\d+(?!\w))*)"
            rf"|\s*,?\s*(?P<ordinal>{alternatives(ordinals)})\s+(?P<part>{member})(?!\w)"
            rf"|\s+(?P<name>{alternatives(self._names)})(?![\w.])"
            rf"|\s*(?P<old>\((?:{alternatives(documents.old)})\))"
            rf"|\s*,?\s*\(?{of}{determiner}(?:(?:{alternatives(documents.editions)})\s+)?{of}"
            rf"(?P<year>(?:19|20)\d\d)(?!\w)(?:\s+(?:{alternatives(documents.editions)})(?!\w))?\)?"
        )

    def before(self, words: Sequence[str], last: int) -> str:
        """The prefix of a document that is named before a keyword at `last`, "" for none."""
        if words[last].lstrip(_AROUND).rstrip(".,:") not in self._last:
            return ""
        for first in (last - 1, last):
            if first >= 0:
                name = " ".join(words[first : last + 1]).lstrip(_AROUND).rstrip(".,:")
                if name in self._before:
                    return self._before[name]
        return "old" if last >= 0 and words[last].lstrip(_AROUND) in self._old else ""

    def behind(self, low: str, end: int) -> Foreign | None:
        """What the text behind a label says about its document, None when it says nothing."""
        start = low[end : end + _NEAR].lstrip(" ,")[:2]
        if start not in self._starts and start[:1] not in _SIGNS:
            return None
        match = self._behind.match(low, end)
        if match is None:
            return None
        length = match.end() - end
        if match["member"]:
            numbers = tuple(_NUMBERS.findall(match["member"]))
            return Foreign(self._members[match["word"]], numbers, length)
        if match["part"]:
            number = self._ordinals[match["ordinal"]]
            return Foreign(self._members[match["part"]], (str(number),), length)
        prefix = self._names[match["name"]] if match["name"] else "old" if match["old"] else ""
        return Foreign("" if match["reject"] else match["year"] or prefix, (), length)
