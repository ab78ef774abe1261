"""Two books compared: labels, words, moves and citation targets."""

from lawtext.comparing import Move, TargetChange, compare, word_pieces
from lawtext.model import Book
from tests.handmade import citation, provision

OLD = Book(
    "nl-2007",
    (
        provision("1", "De kaarten gaan rond.", "Kaarten"),
        provision("1A", "Eerst de gever."),
        provision("1B", "Een heel eigen zin."),
        provision("2", "Dit verdwijnt."),
    ),
    citations=(citation("1A", "6", "7"), citation("1B", "8")),
)
NEW = Book(
    "nl-2017",
    (
        provision("1", "De kaarten gaan\nrond.", "De kaarten"),
        provision("1A", "Eerst de nieuwe gever."),
        provision("1C", "Een heel eigen zin."),
        provision("3", "Dit is nieuw."),
    ),
    citations=(citation("1A", "7", "9"),),
)


def test_labels_words_and_moves() -> None:
    found = compare(OLD, NEW)
    assert (found.first, found.second, found.words) == ("nl-2007", "nl-2017", True)
    assert (found.missing, found.extra) == (("2",), ("3",))
    assert found.moved == (Move("1B", "1C"),)
    assert [(change.id, change.field) for change in found.changed] == [
        ("1", "heading"),
        ("1A", "text"),
    ]


def test_targets_are_compared_where_both_books_have_the_provision() -> None:
    assert compare(OLD, NEW).citations == (TargetChange("1A", ("6",), ("9",)),)


def test_pieces_make_up_both_texts() -> None:
    pieces = word_pieces("eerst de gever", "eerst de nieuwe gever")
    assert [(piece.kind, piece.text) for piece in pieces] == [
        ("same", "eerst de"),
        ("inserted", "nieuwe"),
        ("same", "gever"),
    ]


def test_words_of_two_languages_are_not_compared() -> None:
    english = Book("en-2017", (provision("1", "The cards go round."), provision("9", "More.")))
    found = compare(OLD, english)
    assert not found.words and not found.changed and not found.moved
    assert found.missing == ("1A", "1B", "2") and found.extra == ("9",)


def test_very_long_texts_are_given_whole() -> None:
    old, new = "a " * 5000, "b " * 5000
    assert [piece.kind for piece in word_pieces(old, new)] == ["removed", "inserted"]


def test_a_book_does_not_differ_from_itself() -> None:
    found = compare(OLD, OLD)
    assert not (found.missing or found.extra or found.moved or found.changed or found.citations)
