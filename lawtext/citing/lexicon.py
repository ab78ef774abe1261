"""The regular expressions that find phrases in one language, and cut them into tokens."""

from __future__ import annotations

import re
from functools import cached_property

from lawtext.citing.expressions import alternatives, by_first_letter, leading
from lawtext.citing.words import CitationWords

WS = r"[^\S\n]*+(?:\n[^\S\n]*+)?+"
# Not the mark of a footnote, which is no digit to a regular expression: `16C¹`.
_LETTER = r"[^\W\d_⁰¹²³⁴-⁹]"
HYPHENS = "-‐‑‒–—−"
_NEIGHBOURS = "|".join(f"{first}{chr(ord(first) + 1)}" for first in "ABCDEFGHIJKLMNOPQRSTUVWXY")
# A small letter against the roman number below it: `30B1bii`.
_ABOVE_ROMAN = rf"(?<=[0-9])[a-h](?=(?:i[ivx]{{0,3}}|[vx][ivx]{{1,3}})(?!{_LETTER}))"
# One sign of a gloss, which may go on in the next line but not in the next paragraph.
_GLOSS = r"(?:[^()\n]|\n(?![^\S\n]*\n))"
MOST_WORDS = 64
_MOST_IN_LIST = 5000


class Lexicon:
    """The word classes and regular expressions of one language."""

    def __init__(self, words: CitationWords) -> None:
        """Takes the citation words of the language."""
        self.words = words
        self.capitals = "A-Z" + "".join(k for k in words.letters if k.isupper())
        self.smalls = "a-z" + "".join(k for k in words.letters if not k.isupper())
        self._double = [k for k in words.letters if len(k) > 1]
        signs = alternatives(words.ordinal_signs)
        self._ordinal = rf"(?:\.?(?:{signs})(?![^\W\dA-Z_]))?+" if words.ordinal_signs else ""
        # A number, and what makes it an ordinal.
        self.number = re.compile(rf"([0-9]+){self._ordinal}")
        # Whether a part of a label may be spelled with more or other signs than it has.
        self.respells = bool(words.letters or words.ordinal_signs)

    @cached_property
    def classes(self) -> dict[str, str]:
        """The terminal of each word that may stand inside or behind a list of labels."""
        words, places = self.words, self.words.places
        classes: dict[str, str] = {}
        for terminal, group in (
            ("PLACE", places.preamble + places.closing + places.table),
            ("COUNTED", places.footnote + places.sentence + places.paragraph),
            ("ORDINAL", tuple(places.ordinals)),
            ("UNIT", self._units()),
            ("FURTHER", words.further),
            ("BELOW", words.below),
            ("ABOVE", words.above),
            ("INSIDE", words.under),
            ("UNDER", tuple(set(words.under) & set(words.below))),
            ("OR", words.or_),
            ("AND", words.and_),
            ("TO", words.to),
        ):
            classes.update(dict.fromkeys(group, terminal))
        return classes

    def _units(self) -> tuple[str, ...]:
        units = self.words.unit.all
        return units + tuple(f"{under} {unit}" for under in self.words.under for unit in units)

    @cached_property
    def self_pattern(self) -> str:
        """A regular expression for words such as `van dit artikel`."""
        words = self.words
        nouns = alternatives(words.article.all + words.unit.all + tuple(words.documents.members))
        return f"(?:{leading(words.of)})?{leading(words.this)}(?i:{nouns})"

    @cached_property
    def article_pattern(self) -> str:
        """A regular expression for words such as `van artikel`, before a label."""
        words = self.words
        article = alternatives(words.article.all)
        alone = f"(?i:{alternatives(words.article.genitive)})"
        return f"(?:{leading(words.of)}(?:{leading(words.determiners)})?(?i:{article})|{alone})\\.?"

    @cached_property
    def range_pattern(self) -> str:
        """A regular expression for words such as `t/m artikel`, between two labels."""
        words = self.words
        article = alternatives(words.article.all)
        return f"{leading(words.to)}(?:{leading(words.determiners)})?(?i:{article})\\.?"

    @cached_property
    def own_pattern(self) -> str:
        """A regular expression for words such as `van de spelregels`."""
        words = self.words
        own = alternatives(words.documents.own)
        of_own = f"{leading(words.of)}(?:{leading(words.determiners)})?(?i:{own})"
        return f"{of_own}|{self._short_own}" if self._short_own else of_own

    @cached_property
    def _short_own(self) -> str:
        """The abbreviations of this rulebook, which need no word for *of*; "" for none."""
        short = [name for name in self.words.documents.own if "." in name]
        return f"(?i:{alternatives(short)})" if short else ""

    @cached_property
    def _word_pattern(self) -> str:
        """Any word or group of words of the grammar, groups first."""
        words = self.words
        joints = {"AND", "OR", "TO"}
        spelled = [*self.classes]
        spelled += [w.upper() if k in joints else w.capitalize() for w, k in self.classes.items()]
        spelled += [
            f"{w[:at]} {w[at + 1 :].capitalize()}" for w in self.classes if (at := w.rfind(" ")) > 0
        ]
        spelled += [w.upper() for w, k in self.classes.items() if k in {"ABOVE", "BELOW"}]
        genitive = words.article.genitive
        short = [name for name in words.documents.own if "." in name]
        named = (*genitive, *short)
        starts = (*words.to, *words.of, *words.this, *named, *(w.capitalize() for w in named))
        first = "".join(sorted({word[0] for word in starts}))
        articles = f"{self.range_pattern}|{self.article_pattern}"
        groups = f"(?:{self.self_pattern}|{articles}|{self.own_pattern})"
        grouped = f"(?=[{first}]){groups}" if first else "(?!)"
        return f"(?:{grouped}|{by_first_letter(spelled)})(?![^\\W\\d_])"

    @cached_property
    def long_phrase(self) -> re.Pattern[str]:
        """The same as `phrase`, for lists longer than nearly all are."""
        return self._phrase(_MOST_IN_LIST)

    @cached_property
    def phrase(self) -> re.Pattern[str]:
        """A label and what can follow it and still belong to the citation.

        A label starts with a number, a capital by itself, `(a)`, or a roman number. Also matches
        where a parenthesis opens with a cue (`(zie`), and a name that numbers follow (`WW144`).
        """
        return self._phrase(MOST_WORDS)

    def _phrase(self, most: int) -> re.Pattern[str]:
        caps, smalls = self.capitals, self.smalls
        # Nothing goes on behind a full stop and a space, where most citations end.
        tail = rf"(?:(?!\.(?:\s|\Z)){self._tail}){{0,{most}}}+"
        names = alternatives(name.upper()[1:] for name in self.words.documents.numbered)
        cues = alternatives({phrase.split()[0] for phrase in self.words.terms})
        double = "".join(
            rf"|(?<={pair[0]}){pair[1:]}(?!{_LETTER}){tail}"
            for pair in self._double
            if pair.isupper()
        )
        return re.compile(
            rf"[0-9({caps}](?:(?<![A-Z])|(?![a-z]))(?:"
            rf"(?<=[0-9])(?<![0-9{caps}].)[0-9]{{0,2}}(?![0-9]){self._ordinal}{self._glued}{tail}"
            rf"|(?<=[{caps}])(?<!\w.)(?:(?!{_LETTER}){tail}"
            rf"{double}|[IVXLC]*(?!\w)|(?:{names})(?=\s{{0,3}}[0-9]))"
            rf"|(?<=\()(?:(?<!\w.)[{smalls}0-9]{{1,4}}\){tail}|(?={cues})))",
            re.DOTALL,
        )

    @property
    def _glued(self) -> str:
        """A capital, a number and a letter against the number: most labels are no more.

        The tail would take these as well, but one by one.
        """
        small = rf"(?:[{self.smalls}](?!{_LETTER}))?"
        return rf"(?:[{self.capitals}](?!{_LETTER})(?:[0-9]{{1,2}}(?![0-9]){small})?)?+"

    @cached_property
    def _tail(self) -> str:
        """One thing that can follow the start of a label and still belong to the citation."""
        caps, smalls = self.capitals, self.smalls
        # A letter that is a word too is one where another word follows: `12C1b og i paragrafen`.
        # One that starts an abbreviation names something else: `12 C.d.G.`; one before an
        # apostrophe belongs to the next word: `31 s'applique`.
        word = (
            rf"(?!(?<=\s)(?:(?:{alternatives(self.words.letter_words)})\s+[\w§]"
            rf"|{_LETTER}(?:\.{_LETTER}\.|['’]{_LETTER})|[a-z]\.\s{{0,3}}[a-z0-9§]|(?:{alternatives(self._signed_joints)})(?!\w)))"
        )
        separator = rf"(?:{WS}(?:(?:[,;/)&]|[{HYPHENS}]{{1,2}}+){WS})?+|\.)"
        # Whether a letter stands by itself is asked first: most are the first of a word.
        letter = rf"(?=[{caps}{smalls}](?!{_LETTER})){word}[{caps}{smalls}]"
        piece = (
            rf"(?:(?:#\s?)?[0-9]{{1,3}}(?![0-9]{self._suffixes}){self._ordinal}|{letter}{self._letters}"
            rf"|\((?:[0-9]{{1,2}}|[{caps}]|[{smalls}]{{1,4}})\)"
            rf"|[ivx]{{2,5}}(?!{_LETTER})|{_ABOVE_ROMAN})"
        )
        words = rf"(?:(?=[\s,).])|(?<=\))){WS}(?:(?:\.,|\),?|,){WS})?+{self._word_pattern}"
        joint = alternatives(self.words.and_ + self.words.or_)
        gloss = (
            rf"(?=[\s(]){WS}\({_GLOSS}{{2,120}}+\)(?={WS}(?:,|{joint}){WS}"
            rf"(?:(?:{joint}){WS})?(?:[0-9(]|[{caps}](?!{_LETTER})))"
        )
        return rf"(?:{separator}{piece}|{words}|{gloss}|(?=[\s(]){WS}\({self.placed}\))"

    @property
    def _signed_joints(self) -> list[str]:
        """The words that join labels and start like one, such as `t/m`, in both cases."""
        joints = (*self.words.to, *self.words.and_, *self.words.or_)
        signed = [word for word in joints if re.match(rf"{_LETTER}\s?[/.]", word)]
        return signed + [word.upper() for word in signed]

    @property
    def _signed(self) -> str:
        """Words that would be cut as a label: `T/M` in capitals, `2e` before `zin`."""
        places = self.words.places
        spelled = (word for word in self._signed_joints if word.isupper())
        counts = alternatives(word for word in places.ordinals if word[0].isdigit())
        return rf"(?:{alternatives(spelled)})(?!\w)|(?<!\w)(?:{counts}){self._before_counted}"

    @property
    def _suffixes(self) -> str:
        """What makes a number of `2e zin` an ordinal, as a branch of what may not follow it."""
        ordinals = self.words.places.ordinals
        ends = {word.lstrip("0123456789") for word in ordinals if word[0].isdigit()}
        return f"|(?:{alternatives(ends)}){self._before_counted}" if ends else ""

    @property
    def _before_counted(self) -> str:
        places = self.words.places
        parts = alternatives(places.sentence + places.paragraph + places.footnote)
        return rf"(?=\s+(?i:{parts})(?!\w))"

    @property
    def placed(self) -> str:
        """A part without a label that stands in parentheses: `(eerste zin)`, `(voetnoot 2)`."""
        places = self.words.places
        counted = places.sentence + places.paragraph + places.footnote
        name = alternatives(counted + places.preamble + places.closing + places.table)
        return rf"(?:(?:{alternatives(places.ordinals)})\s+)?(?:{name})(?:\s+[0-9]{{1,2}})?"

    @property
    def _letters(self) -> str:
        """Two letters that are one part (`20ΣΤ`), or two neighbours behind a number (`16CD`)."""
        double = alternatives(self._double)
        return rf"|(?:{double}|(?<=[0-9])(?:{_NEIGHBOURS}))(?!{_LETTER})"

    @cached_property
    def token(self) -> re.Pattern[str]:
        """One token of a phrase; every character of the phrase is in some token."""
        first = "".join(f"{pattern}|" for pattern in (self._short_own, self._signed) if pattern)
        return re.compile(
            rf"{first}[0-9]+{self._ordinal}|[{self.capitals}](?!{_LETTER})|(?<=[0-9])[A-Z](?=[A-Z](?!{_LETTER}))|{_ABOVE_ROMAN}|\s+|\({_GLOSS}*\)"
            rf"|{self._word_pattern}|{_LETTER}+|[{HYPHENS}]+|[\s\S]"
        )
