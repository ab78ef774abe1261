"""One edition as the site sees it: where everything stands, and who cites what."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from lawtext.book.addresses import anchor, article_page, relative
from lawtext.book.interface import Words, interface_language, interface_words
from lawtext.book.stems import Stems
from lawtext.book.terms import Terms
from lawtext.book.tree import Node, Path, grow
from lawtext.edition import Edition
from lawtext.label import order_key
from lawtext.language import StructureWords, structure_words
from lawtext.layers import Entry, load_layers
from lawtext.model import Book, Citation, Definition, Provision
from lawtext.situations import SituationIndex, load_situations


class Volume:
    """One edition in the site: its book, its place in the site, and quick look-ups."""

    def __init__(self, book: Book, edition: Edition, prefix: str = "") -> None:
        """Takes a linked book, its edition, and its folder in the site ("" or `nl-2017/`)."""
        self.book, self.edition, self.prefix = book, edition, prefix

    @cached_property
    def words(self) -> Words:
        """The interface words that this edition is shown in."""
        return interface_words(self.edition.language)

    @cached_property
    def interface_language(self) -> str:
        """The language of the interface, which may differ from that of the law."""
        return interface_language(self.edition.language)

    @cached_property
    def structure(self) -> StructureWords:
        """The words for article, chapter and part in the language of the law."""
        return structure_words(self.edition.language)

    @cached_property
    def nodes(self) -> dict[Path, Node]:
        """Every place in every article by path, in the order of the law book."""
        return grow(self.book.provisions, self.edition.numbering)

    @cached_property
    def articles(self) -> tuple[Node, ...]:
        """The articles that have any text, in order."""
        return tuple(node for path, node in self.nodes.items() if len(path) == 1)

    @cached_property
    def numbers(self) -> tuple[str, ...]:
        """The numbers of all articles that the edition has, with or without text, in order."""
        known = set(self.edition.skeleton.articles if self.edition.skeleton else ())
        return tuple(sorted(known | {node.id for node in self.articles}, key=_number_order))

    @cached_property
    def grid(self) -> tuple[tuple[str, bool], ...]:
        """Every article number, and whether this book has any text of it."""
        present = {node.path[0] for node in self.articles}
        return tuple((number, number in present) for number in self.numbers)

    @cached_property
    def provisions(self) -> dict[str, Provision]:
        """The provisions by id."""
        return self.book.by_id()

    @cached_property
    def definitions(self) -> dict[str, Definition]:
        """The definitions by id."""
        return {definition.id: definition for definition in self.book.definitions}

    @cached_property
    def situations(self) -> SituationIndex:
        """The situation index of the edition, empty when it has none."""
        return load_situations(self.edition)

    @cached_property
    def layers(self) -> dict[str, list[Entry]]:
        """What a federation puts beside the law text, by the id of the provision."""
        found: dict[str, list[Entry]] = {}
        for entry in load_layers(self.edition):
            found.setdefault(entry.label, []).append(entry)
        return found

    @cached_property
    def stems(self) -> Stems:
        """The stems of the language of the law."""
        return Stems(self.edition.language)

    @cached_property
    def terms(self) -> Terms:
        """The defined terms, to be found in texts."""
        return Terms(self.book.definitions, self.stems)

    @cached_property
    def citations(self) -> dict[str, list[Citation]]:
        """The citations by the id of the provision or definition that they stand in."""
        found: dict[str, list[Citation]] = {}
        for citation in self.book.citations:
            found.setdefault(citation.from_.partition("#")[0], []).append(citation)
        return found

    @cached_property
    def division_anchors(self) -> dict[str, str]:
        """The anchors of chapters, parts and sections by the ids that citations give them."""
        return division_anchors(self.book)

    @cached_property
    def _all_definitions(self) -> frozenset[str]:
        """The targets that mean the definitions as a whole: `def`, and their chapter."""
        names = self.structure.definitions
        chapters = [f"chapter:{d.num}" for d in self.book.divisions if d.heading.lower() in names]
        return frozenset(["def", *chapters] if self.definitions else ())

    def page_of(self, target: str) -> str | None:
        """The path in the site of the page that holds a target's text, or None without text."""
        base = target.partition("#")[0]
        if base in self.definitions or base in self._all_definitions:
            return self.named_page("definitions")
        if base in self.division_anchors:
            return f"{self.prefix}index.html"
        provision = self.provisions.get(base)
        return self.prefix + article_page(provision.path[0]) if provision else None

    def named_page(self, name: str) -> str:
        """The path in the site of a page that the locale names, such as `definitions`."""
        return f"{self.prefix}{self.words['paths'][name]}/index.html"

    def link(self, page: str, target: str) -> str | None:
        """The link from a page to a target of this edition, or None where it has no text."""
        path = self.page_of(target)
        if path is None:
            return None
        base = target.partition("#")[0]
        if base in self._all_definitions:
            return relative(page, path)
        mark = self.division_anchors.get(base) or anchor(target if self._stands(target) else base)
        return relative(page, path, mark)

    def _stands(self, target: str) -> bool:
        """Whether the part of a provision that a target names has an anchor of its own."""
        base, _, part = target.partition("#")
        provision = self.provisions.get(base)
        if provision is None:
            return True
        marks = {f"fn{note.marker}" for note in provision.footnotes}
        marks |= {"table"} if provision.tables else set()
        marks |= {"closing"} if provision.closing else set()
        return part in marks | {"preamble"} if part else True

    def name_of(self, target: str) -> str:
        """What a reader calls a provision or a definition: its label, or its term."""
        definition = self.definitions.get(target)
        return definition.term if definition else target

    def article_name(self, number: str) -> str:
        """How an article is called in the language of the law: `Artikel 16`."""
        return f"{self.structure.article[0].capitalize()} {number}"


def _number_order(number: str) -> tuple[int, str]:
    return order_key((number,))[0]


def division_anchors(book: Book) -> dict[str, str]:
    """The anchor of every chapter and part on the front page, by the id that a citation gives.

    The id of a part names its chapter too: `chapter:V` and `chapter:V/part:II`.
    """
    anchors: dict[str, str] = {}
    chapter = ""
    for division in book.divisions:
        own = f"{division.kind}:{division.num}"
        chapter = own if division.kind == "chapter" else chapter
        whole = own if own == chapter or not chapter else f"{chapter}/{own}"
        anchors.setdefault(whole, whole.replace("/", ".").replace(":", "-"))
    return anchors


def twins(volume: Volume, volumes: Sequence[Volume], target: str) -> list[Volume]:
    """The other editions of the site that have text under the same label."""
    return [other for other in volumes if other is not volume and other.page_of(target)]
