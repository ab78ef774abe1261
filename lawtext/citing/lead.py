"""What leads a label: a keyword (`artikel`), a unit (`punt`), or the word for a chapter."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from lawtext.citing.expressions import alternatives
from lawtext.citing.words import CitationWords
from lawtext.language import structure_words

AROUND = "([{„“\"'‘«#:|*_>"
# Stands before a document and the number of a part of its article, where a place would stand.
MEMBER = "@"
# Stands before the small letters of `onderdeel b van`, where a place would stand.
ITEM = "/"
_REMEMBERED = 50_000
# What may stand against a keyword: `45F,art.46`, `**artikel`, `<b>artikel`.
_AGAINST = re.compile(r"[^\w.§-]")


class Lead(msgspec.Struct, frozen=True, gc=False):
    """What leads a label.

    `kind` is `ARTICLE`, `UNIT`, `PLACE` (the terminals of the grammar) or `DIVISION`; `number` is
    `singular`, `plural` or "" of the word; `division` is the kind of division that the word names
    too, or "". `words` is how many words the lead has, and `skip` how many signs stand before the
    first (`(artikel`). With `ranged` only a range can follow (`przepisy od 41 do 44`).
    """

    kind: str
    number: str
    division: str = ""
    words: int = 1
    skip: int = 0
    ranged: bool = False


def position(low: str, words: Sequence[str], first: int, end: int) -> int:
    """Where word `first` of the words that stand before `end` starts, without opening signs."""
    at = end
    for index in range(len(words) - 1, first - 1, -1):
        at = low.rfind(words[index], 0, at)
    return at + len(words[first]) - len(words[first].lstrip(AROUND))


class Leads:
    """The words of a language that lead a label, by the last word before it."""

    def __init__(self, words: CitationWords, language: str, *, slang: bool) -> None:
        """Takes the citation words; with `slang`, words like `regel` lead a label too."""
        self.by_word = _ByWord(_known(words, language, slang=slang), words)
        self.places = _Places(words)
        self._of, self._from = frozenset(words.of), frozenset(words.from_)
        self._number = frozenset(words.number)

    def rare(self, words: Sequence[str]) -> Lead | None:
        """The lead behind signs (`artikel #25`), of a broken keyword, or of `slot van 12A`."""
        if len(words) < 2:
            return None
        before, last = words[-2], words[-1]
        lead = None
        if before[-1] in "-\xad":
            lead = self.by_word[before[:-1] + last]
        elif not last.strip(AROUND) or last in self._number or last in self._from:
            lead = self.by_word[before]
        if lead:
            return msgspec.structs.replace(lead, words=2, ranged=last in self._from)
        if last in self._of and self.places.before(words, len(words) - 1):
            return Lead("PLACE", "", words=0)
        return None


def _known(words: CitationWords, language: str, *, slang: bool) -> dict[str, Lead | None]:
    """Each lead word with its lead."""
    known: dict[str, Lead | None] = {}
    for kind, keyword in (("UNIT", words.unit), ("ARTICLE", words.article)):
        for number in ("singular", "plural", "neutral"):
            for word in getattr(keyword, number):
                known[word] = Lead(kind, number.replace("neutral", ""))
    structure = structure_words(language)
    for kind in ("chapter", "part", "section"):
        for word in getattr(structure, kind):
            unit = known.get(word)
            lead = unit or Lead("DIVISION", "")
            known[word] = msgspec.structs.replace(lead, division=kind)
    for word in words.slang if slang else ():
        known[word] = Lead("ARTICLE", "")
    return known


class _ByWord(dict[str, "Lead | None"]):
    """The lead of each word; a word that it has not met is looked at once."""

    def __init__(self, known: dict[str, Lead | None], words: CitationWords) -> None:
        super().__init__(known)
        self._known = dict(known)
        self._article = words.article
        signs = [w for w in words.article.all if not w[-1].isalnum()]
        self._sign = re.compile(rf".*({alternatives(signs)})")
        self._compound = re.compile(rf".*[^\W\d_]-?({alternatives(_long(words.article.all))})")

    def __missing__(self, word: str) -> Lead | None:
        lead = self._look(word)
        if len(self) < _REMEMBERED and len(word) < 40:
            self[word] = lead
        return lead

    def _look(self, word: str) -> Lead | None:
        bare = word.replace("\xad", "").lstrip(AROUND).rstrip("#")
        bare = bare[:-1] if bare.endswith(".") else bare
        skip = len(word) - len(word.lstrip(AROUND))
        known = self._known.get(bare)
        if known or not bare:
            return msgspec.structs.replace(known, skip=skip) if known else None
        last = _AGAINST.split(bare)[-1]
        match = self._sign.fullmatch(bare)
        name = match[1] if match else last
        if name != bare and self._known.get(name):
            return msgspec.structs.replace(self._known[name], skip=word.rindex(name))  # type: ignore[type-var]
        match = self._compound.fullmatch(bare) if self._article.compound else None
        known = self._known.get(match[1]) if match else None
        return msgspec.structs.replace(known, skip=skip) if known else None


def _long(words: Sequence[str]) -> list[str]:
    """The words that a compound can end in; abbreviations would end too many words."""
    return [word for word in words if len(word) > 4]


class _Places:
    """Reads `eerste zin van` before a keyword."""

    def __init__(self, words: CitationWords) -> None:
        self._of = frozenset(words.of + words.under)
        self._genitive = frozenset(words.article.genitive)
        self._skipped = frozenset(words.determiners)
        self._units = frozenset(words.unit.all + words.under)
        self._joints, self._to = frozenset(words.and_ + words.or_), frozenset(words.to)
        places = words.places
        self._named = {
            **dict.fromkeys(places.preamble, "preamble"),
            **dict.fromkeys(places.closing, "closing"),
            **dict.fromkeys(places.footnote, "fn1"),
            **dict.fromkeys(places.table, "table"),
            **dict.fromkeys(places.sentence, "s"),
            **dict.fromkeys(places.paragraph, "p"),
            **{name: MEMBER + prefix for name, prefix in words.documents.members.items()},
        }
        # A part of which there may be several, so that a number may stand behind its word.
        self.counted = frozenset(
            places.footnote + places.sentence + places.paragraph + places.table
        )
        self._ordinals = places.ordinals
        self._endings = frozenset(name.split()[-1] for name in self._named)
        self._longest = max((len(name.split()) for name in self._named), default=1)

    def named(self, place: str, ordinal: str = "") -> str:
        """What stands behind `#` for a word such as `zin` and its ordinal or number, "" for none.

        A footnote without an ordinal is the first; a sentence needs one.
        """
        kind = self._named.get(" ".join(place.lower().split()), "")
        number = int(ordinal) if ordinal.isdigit() else self._ordinals.get(ordinal.lower())
        if kind in {"s", "p"}:
            return f"{kind}{number}" if number else ""
        if kind[:1] == MEMBER:
            return f"{kind}{MEMBER}{number}" if number and number > 0 else ""
        return f"fn{number}" if kind == "fn1" and number and number > 0 else kind

    def behind(self, place: tuple[int, int], values: Sequence[str]) -> str:
        """What a plan's `, eerste zin` or `, zin 2` names.

        Takes the tokens of its ordinal or number (-1 for none) and its place.
        """
        ordinal, name = place
        if values[name][0] == "(":
            return self._placed(values[name][1:-1].lower().split())
        return self.named(values[name], values[ordinal] if ordinal >= 0 else "")

    def _placed(self, words: Sequence[str]) -> str:
        """What `eerste zin` or `voetnoot 2` in parentheses names."""
        if words[-1].isdigit():
            return self.named(" ".join(words[:-1]), words[-1])
        first = 1 if words[0] in self._ordinals else 0
        return self.named(" ".join(words[first:]), words[0] if first else "")

    def before(self, words: Sequence[str], last: int) -> tuple[str, int] | None:
        """The place that ends at word `last`, and the index of its first word.

        It ends with `of`, unless the keyword behind it is in the genitive.
        """
        if last > 0 and words[last] in self._skipped and words[last - 1] in self._of:
            last -= 1
        if words[last] not in self._of:
            if words[-1] not in self._genitive:
                return None
            last += 1
        for first in range(max(0, last - self._longest), last):
            place = " ".join(words[first:last]).lstrip(AROUND)
            if place not in self._named:
                continue
            ordinal = words[first - 1].lstrip(AROUND) if first else ""
            if ordinal not in self._ordinals:
                ordinal = ""
            name = self.named(place, ordinal)
            return (name, first - 1 if ordinal else first) if name else None
        return self._items(words, last)

    def near(self, words: Sequence[str], last: int) -> bool:
        """Whether a word for a part, or a letter, stands near word `last` without naming one.

        What it names then hangs on words further before it: `zin van`, `eerste zin van`.
        """
        bare = (word.strip(AROUND + "),") for word in words[max(0, last - 2) : last + 1])
        return any(len(word) == 1 or word in self._endings for word in bare)

    def _items(self, words: Sequence[str], last: int) -> tuple[str, int] | None:
        """The small letters and their unit that end before word `last`: `onderdelen b en c`."""
        letters, up_to = "", False
        for at in range(last - 1, -1, -1):
            word = words[at].rstrip("),")
            if len(word) == 1 and word.isalpha() and word not in self._joints:
                end = ord(letters[0]) if up_to else ord(word) + 1
                letters = word + "".join(map(chr, range(ord(word) + 1, end))) + letters
                up_to = False
            elif letters and word in self._to:
                up_to = True
            elif word not in self._joints:
                unit = words[at].lstrip(AROUND) in self._units
                return (ITEM + letters, at) if letters and unit else None
        return None
