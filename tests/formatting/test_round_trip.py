"""What a reader of law text relies on: what fmt prints is read back as the same book."""

from __future__ import annotations

from hypothesis import given, settings

from lawtext.edition import load_edition
from lawtext.formatting import format_book
from lawtext.label import print_label
from lawtext.model import Book, Definition, Division, Provision
from lawtext.parsing import parse_source
from lawtext.reading import read_text
from tests.books import books, definitions


def read_back(text: str) -> Book:
    return parse_source(read_text(text), load_edition("nl-2017"))


@settings(max_examples=400, deadline=None)
@given(books())
def test_a_printed_book_is_read_back_as_the_same_book(book: Book) -> None:
    assert read_back(format_book(book)) == book


def test_an_item_is_not_hung_on_one_that_stands_beside_its_fragment() -> None:
    fragment = ("2", "A", "1", "a")
    paths = (("2",), ("2", "A"), ("2", "A", "1"), ("1",), fragment, ("2", "B"), (*fragment, "ii"))
    book = Book("nl-2017", tuple(Provision(print_label(path), path) for path in paths))
    assert read_back(format_book(book)) == book


@settings(max_examples=150, deadline=None)
@given(books())
def test_printing_again_changes_nothing(book: Book) -> None:
    printed = format_book(book)
    assert format_book(read_back(printed)) == printed


@settings(max_examples=150, deadline=None)
@given(definitions())
def test_definitions_are_read_back(found: tuple[Definition, ...]) -> None:
    chapter = Division("chapter", "I", "Definities")
    book = Book("nl-2017", (), (chapter,), found)
    assert read_back(format_book(book)) == book


def test_an_item_of_a_letter_that_is_no_longer_open_gets_a_heading() -> None:
    parts = ("A. Kop", "B. Kop", "ARTIKEL 60A2", "C. Kop", "ARTIKEL 60A3")
    book = read_back("%lawtext nl-2017\nARTIKEL 60\n" + "\nTekst.\n".join(parts))
    assert [one.id for one in book.provisions] == ["60", "60A", "60B", "60A2", "60C", "60A3"]
    assert read_back(format_book(book)) == book
