"""What a book and its edition's skeleton hold, so that a target can be told to exist."""

from __future__ import annotations

import re
from functools import cached_property

from lawtext.edition import Edition, edition_names
from lawtext.label import BRIDGE, Label, Numbering, order_key, roman_number, roman_value
from lawtext.language import structure_words
from lawtext.model import Book, Division, Provision, Status

Parts = tuple[str, ...]
_SENTENCE = re.compile(r"[.!?][)\]”\"’']*\s+(?=[^\W\d_a-zà-ÿ(])|\n\s*\n")
_BLANK = re.compile(r"\n[ \t]*\n")


class Known:
    """The labels, definitions and chapters that a citation can refer to.

    `labels` maps each label to `resolved` (its words are here) or `absent` (only the skeleton
    has it, or the book has it without any words).
    """

    def __init__(self, book: Book, edition: Edition | None) -> None:
        """Takes the book, and its edition for the skeleton (None when the book is all)."""
        self.book, self.edition = book, edition
        self.numbering: Numbering = edition.numbering if edition else BRIDGE
        skeleton = edition.skeleton if edition else None
        self.labels: dict[str, Status] = dict.fromkeys(
            skeleton.labels if skeleton else (), "absent"
        )
        _note_statuses(book.provisions, self.labels)

    @cached_property
    def provisions(self) -> dict[str, Provision]:
        """The provisions by id."""
        return self.book.by_id()

    @cached_property
    def order(self) -> list[str]:
        """Every label in the order of the law book."""
        return sorted(self.labels, key=lambda label: order_key(self.parts(label)))

    @cached_property
    def definitions(self) -> dict[str, str]:
        """The ids of definitions by term in small letters, in the edition's language or English."""
        terms = {d.english.lower(): d.id for d in self.book.definitions if d.english}
        return terms | {d.term.lower(): d.id for d in self.book.definitions}

    @cached_property
    def chapters(self) -> dict[str, Status]:
        """The ids of chapters, parts and sections: `chapter:V`, `chapter:V/part:II`."""
        found: dict[str, Status] = {}
        skeleton = self.edition.skeleton if self.edition else None
        for entry in skeleton.articles.values() if skeleton else ():
            chapter = f"chapter:{entry.get('chapter')}"
            found[chapter] = "absent"
            if entry.get("part"):
                found[f"{chapter}/part:{entry['part']}"] = "absent"
        if skeleton or self.book.definitions:
            found[self.definitions_chapter] = "resolved" if self.book.definitions else "absent"
        chapter = ""
        for division in self.book.divisions:
            own = f"{division.kind}:{_roman(division.num)}"
            chapter = own if division.kind == "chapter" else chapter
            found[own if own == chapter or not chapter else f"{chapter}/{own}"] = "resolved"
        return found

    @cached_property
    def definitions_chapter(self) -> str:
        """The id of the chapter of definitions, by its heading; chapter I where none has it."""
        language = self.edition.language if self.edition else self.book.edition.partition("-")[0]
        names = structure_words(language).definitions
        for division in self.book.divisions:
            if _is_definitions(division, names):
                return f"chapter:{_roman(division.num)}"
        return "chapter:I"

    @cached_property
    def previous_year(self) -> str:
        """The year of the edition before this one, `old` when none is known."""
        years = {name.rpartition("-")[2] for name in edition_names()}
        return max((year for year in years if year < self.year), default="old")

    @cached_property
    def _last_article(self) -> int:
        """The highest number of an article of the edition, 0 when it has no skeleton."""
        skeleton = self.edition.skeleton if self.edition else None
        return max(map(int, skeleton.articles)) if skeleton else 0

    def is_beyond(self, article: str) -> bool:
        """Whether the number of an article is higher than any of the edition."""
        return 0 < self._last_article < int(article)

    @property
    def year(self) -> str:
        """The year of this edition."""
        return str(self.edition.year) if self.edition else self.book.edition.rpartition("-")[2]

    def parts(self, label: str) -> Parts:
        """The parts of a label that is known."""
        own = self.provisions.get(label)
        return own.path if own else Label.parse(label, self.numbering).parts

    def status(self, label: str) -> Status:
        """Whether a label's words are here, only its place is known, or neither."""
        return self.labels.get(label, "unknown")

    def place_status(self, label: str, place: str) -> Status:
        """Whether a part without a label (`preamble`, `s1`, `fn1`) is here."""
        if place.startswith("fn") and self._has_note(label, place[2:]):
            return "resolved"
        status = self.status(label)
        provision = self.provisions.get(label)
        if status != "resolved" or provision is None:
            return status
        return "resolved" if self._has(provision, place) else "unknown"

    def _has_note(self, label: str, marker: str) -> bool:
        """Whether an article has a note; notes count through the whole article."""
        article = Label.parse(label, self.numbering).article
        own = (p for p in self.book.provisions if p.path[0] == article)
        return any(note.marker == marker for p in own for note in p.footnotes)

    def _has(self, provision: Provision, place: str) -> bool:
        """Whether a provision has a part that has no label."""
        named = {
            "preamble": bool(provision.text),
            "closing": bool(provision.closing),
            "table": bool(provision.tables),
        }
        if place in named or place.startswith("fn"):
            return named.get(place, False)
        splitter = _SENTENCE if place.startswith("s") else _BLANK
        return 0 < abs(int(place[1:])) <= len(splitter.split(provision.text))


def _note_statuses(provisions: tuple[Provision, ...], labels: dict[str, Status]) -> None:
    """Note the status of each provision of a book: one with words in its items counts as here."""
    empty: list[Provision] = []
    for provision in provisions:
        labels[provision.id] = "resolved"
        if not (provision.text or provision.closing or provision.tables):
            empty.append(provision)
    without = {provision.id for provision in empty}
    depths = {len(provision.path) + 1 for provision in empty}
    above = {
        one.path[:-1] for one in provisions if len(one.path) in depths and one.id not in without
    }
    for provision in sorted(empty, key=lambda one: -len(one.path)):
        if provision.path in above:
            above.add(provision.path[:-1])
        else:
            labels[provision.id] = "absent"


def _is_definitions(division: Division, names: tuple[str, ...]) -> bool:
    return division.kind == "chapter" and division.heading.lower() in names


def _roman(number: str) -> str:
    """A division's number in capitals as law books print it."""
    value = int(number) if number.isdigit() else roman_value(number)
    return roman_number(value).upper() if value else number
