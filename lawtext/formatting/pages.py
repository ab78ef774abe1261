"""Walks a book in its order and prints each unit in the form that reads back the same."""

from __future__ import annotations

from collections.abc import Iterator

from lawtext.formatting.definitions import print_definitions, print_words
from lawtext.formatting.items import print_body, print_closing, unit_heading
from lawtext.formatting.position import Position
from lawtext.formatting.wrapping import wrap
from lawtext.label import print_label
from lawtext.language import structure_words
from lawtext.model import Book, Division, Provision


class Printer:
    """Prints one book."""

    def __init__(self, book: Book, language: str) -> None:
        self.book, self.language = book, language
        self.words = structure_words(language)
        self.known = book.by_id()
        self.printed_articles: set[str] = set()
        self.position = Position(book.provisions)
        self.unclosed: list[Provision] = []
        self.undefined = book.definitions

    def lines(self) -> Iterator[str]:
        """The lines of the whole book."""
        yield f"%lawtext {self.book.edition}"
        if self.book.preface:
            yield ""
            yield from self._paragraphs(self.book.preface)
        for index, provision in enumerate(self.book.provisions):
            yield from self._close_before(provision)
            yield from self._divisions(provision.path[0])
            yield from self._provision(index, provision)
        yield from self._close_before(None)
        for division in self.book.divisions:
            if not division.before:
                yield from self._division(division)

    def _provision(self, index: int, provision: Provision) -> Iterator[str]:
        """One provision: behind its marker, or under a heading of its own."""
        doubt = "[?] " if provision.inferred else ""
        marker = self.position.marker(index)
        if marker is None:
            yield ""
            yield from self._article(provision, doubt)
            self.position.open_unit(provision.path)
        else:
            if self.position.level(provision.path) == 1:
                yield ""
            indent = "   " * max(0, self.position.level(provision.path) - 2)
            yield from print_body(provision, self.language, indent, f"{indent}{marker} {doubt}")
            self.position.open_item(provision.path, provision.path[-1])
        if provision.closing:
            self.unclosed.append(provision)

    def _article(self, provision: Provision, doubt: str) -> Iterator[str]:
        """The line of an article or fragment and its text."""
        word = self.words.article[0].upper()
        head = f"{word} {print_label(provision.path)}  {doubt}"
        yield (head + unit_heading(provision.heading)).rstrip()
        if provision.text or provision.tables or provision.footnotes or provision.truncated:
            yield ""
        yield from print_body(provision, self.language, "", "", headed=True)

    def _close_before(self, following: Provision | None) -> Iterator[str]:
        """The closing texts of the provisions that end before the next one."""
        while self.unclosed and not _is_inside(following, self.unclosed[-1]):
            yield from self._closing(self.unclosed.pop())

    def _closing(self, provision: Provision) -> Iterator[str]:
        """One closing text; where its provision is not open, under its heading printed again."""
        marker = self.position.closing_marker(provision.path)
        if marker is None:
            yield from self._again(provision)
            yield ""
            marker = f"{self.words.article[0].upper()} {print_label(provision.path)}"
        level = self.position.level(provision.path) if len(marker) < 6 else 0
        indent = "   " * max(0, level - 2)
        yield from print_closing(provision, self.language, indent, f"{indent}{marker}… ")
        if not level:
            self.position.close_unit()

    def _again(self, provision: Provision) -> Iterator[str]:
        """The heading of a unit that is no longer open, with its mark of doubt."""
        if self.position.unit != provision.path:
            doubt = "  [?]" if provision.inferred else ""
            head = f"{self.words.article[0].upper()} {print_label(provision.path)}"
            yield from ("", head + doubt)
            self.position.open_unit(provision.path)

    def _divisions(self, article: str) -> Iterator[str]:
        """The chapters and parts that stand before an article."""
        if article in self.printed_articles:
            return
        self.printed_articles.add(article)
        for division in self.book.divisions:
            if division.before == article:
                yield from self._division(division)

    def _division(self, division: Division) -> Iterator[str]:
        words: tuple[str, ...] = getattr(self.words, division.kind)
        yield ""
        head = f"{words[0].upper()} {division.num}  {unit_heading(division.heading)}"
        yield head.rstrip()
        paragraphs = division.text.split("\n\n") if division.text else []
        if division.heading.strip(" .:-–").lower() in self.words.definitions:
            yield from print_words(paragraphs, self.language, "")
            yield from print_definitions(self.undefined, self.language)
            self.undefined = ()
        elif paragraphs:
            yield ""
            yield from self._paragraphs(division.text)

    def _paragraphs(self, text: str) -> Iterator[str]:
        for number, paragraph in enumerate(text.split("\n\n")):
            if number:
                yield ""
            yield from wrap(paragraph, self.language, "")


def _is_inside(following: Provision | None, outer: Provision) -> bool:
    """Whether the next provision stands below an outer one, so that this is still open."""
    depth = len(outer.path)
    return following is not None and following.path[:depth] == outer.path
