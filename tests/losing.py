"""Follows the characters of a source into a book: none may go without a mend, none may come.

Mending is exact: what the lines had, and what mends put in, is what they have, and what mends
took out. Parsing takes only the signs of law text away (docs/law-text.md), as many as the book
that it makes accounts for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from lawtext.edition import Edition
from lawtext.language import StructureWords
from lawtext.mending import mend
from lawtext.model import Book, Definition, Division, Mend, Provision, Source
from lawtext.parsing import parse_source

_ESCAPES = frozenset("#\\")
_OF_TABLES = frozenset("|-:")

Characters = Counter[str]


def characters(texts: Iterable[str]) -> Characters:
    """How often each character that prints stands in some texts."""
    return Counter("".join("".join(texts).split()))


def unaccounted(source: Source, edition: Edition) -> dict[str, int]:
    """The characters that went on the way from lines to book (above 0), or came (below 0).

    Empty when nothing was lost and nothing invented. Raises what mending and parsing raise.
    """
    mended = mend(source, edition)
    book = parse_source(mended, edition)
    return {
        **_balance(
            of_lines(source) + _put_in(source, mended.mends),
            of_lines(mended) + _taken_out(source, mended.mends),
        ),
        **_balance(
            of_lines(mended),
            of_book(book) + _taken_out(mended, book.mends),
            signs(book, edition.structure_words),
            _ESCAPES | (_OF_TABLES if any(one.tables for one in book.provisions) else set()),
        ),
    }


def of_lines(source: Source) -> Characters:
    """The characters of a source's lines."""
    return characters(line.text for line in source.lines)


def _put_in(before: Source, mends: tuple[Mend, ...]) -> Characters:
    return characters(one.inserted for one in mends[len(before.mends) :])


def _taken_out(before: Source, mends: tuple[Mend, ...]) -> Characters:
    return characters(one.removed for one in mends[len(before.mends) :])


def _balance(
    had: Characters,
    has: Characters,
    signs: Characters | None = None,
    free: frozenset[str] = frozenset(),
) -> dict[str, int]:
    """What went beyond the signs that may go, and what came."""
    gone, come = had - has - (signs or Counter()), has - had
    return {
        **{char: number for char, number in gone.items() if char not in free},
        **{char: -number for char, number in come.items()},
    }


def of_book(book: Book) -> Characters:
    """The characters of all words of a book."""
    return characters(
        [
            book.preface,
            *(text for one in book.provisions for text in _of_provision(one)),
            *(text for one in book.divisions for text in (one.num, one.heading, one.text)),
            *(text for one in book.definitions for text in _of_definition(one)),
        ]
    )


def _of_provision(one: Provision) -> Iterator[str]:
    yield from (one.num, one.heading or "", one.text, one.closing)
    for note in one.footnotes:
        yield from (note.marker, note.text)
    for table in one.tables:
        yield from table.header
        for row in table.rows:
            yield from row


def _of_definition(one: Definition) -> Iterator[str]:
    yield from (one.term, one.english, one.text, *one.senses)


def signs(book: Book, words: StructureWords) -> Characters:
    """The signs that the book's closings, notes, divisions, definitions and doubts were made of."""
    made = [text for one in book.provisions for text in _signs_of(one, words)]
    made += [text for one in book.divisions for text in _division_signs(one, words)]
    for one in book.definitions:
        made += ["[]:", *(f"{number}." for number in range(1, len(one.senses) + 1))]
    return characters(made)


def _signs_of(one: Provision, words: StructureWords) -> Iterator[str]:
    yield from ("[^]:" for _ in one.footnotes)
    for _ in one.sources:
        if one.closing:
            yield f"({one.path[-1]})….../{one.num}{words.article[0].upper()}{one.id}"
        yield "[…][?]"


def _division_signs(one: Division, words: StructureWords) -> Iterator[str]:
    yield from (word.upper() for word in getattr(words, one.kind))
    yield "-–:."
