"""No text makes the menders slow: time grows with the length of a text, whatever is in it."""

import time

import pytest

from lawtext.edition import load_edition
from lawtext.mending import MENDERS
from lawtext.mending.footnotes import footnotes
from lawtext.reading import read_text

_LENGTH = 60_000
_SECONDS = 8.0
_PIECES = (
    *("[[a", "<b ", "<!--", "&amp;", "''", "a-a ", "a?b", "ē", "Ã«", "x* ", "woord 1) ", "("),
    *(". ", "= ", "schoppen ()", "1¨§ ", "\xa0\u200b", "<br>x", "9", "| "),
    *("ab-\n", "Aa-\n", "- \n", "33\n", "Artikel 1\n", "Kop 4\n", "Term 20A\n", "# x [[a]]\n"),
    *("1) woord 1)\n", "* x*\n", "A. Een.\n   Een zin.\n", "Kop\n1\n\f", "<!-- a\n", "|\n"),
    *("(zie artikel\n16) en ", "Artikel 7 1 9\n\fTekst.\n", "(a-\n1) en\n"),
)
# What finds the levels of items is tried beside its own cases.
_HERE = tuple(mender for mender in MENDERS if mender.__name__ != "markers")


@pytest.mark.parametrize("piece", _PIECES)
def test_a_long_text_takes_no_long_time(piece: str) -> None:
    edition = load_edition("nl-2017")
    source = read_text(piece * (_LENGTH // len(piece)))
    start = time.process_time()
    for mender in _HERE:
        source = mender(source, edition)
    assert time.process_time() - start < _SECONDS


def test_notes_of_many_articles_take_no_long_time() -> None:
    articles = "".join(f"Artikel {number}\nEen woord 1).\n" for number in range(1, 8_000))
    source = read_text(articles + "1) Een noot.\n" * 8_000)
    start = time.process_time()
    footnotes(source, load_edition("nl-2017"))
    assert time.process_time() - start < _SECONDS / 2
