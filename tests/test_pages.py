"""Sources that are the pages of one text: what a page break tore is whole again, with a record."""

import pytest

from lawtext.edition import load_edition
from lawtext.model import Book
from lawtext.pipeline import parse_sources
from lawtext.reading import read_text
from tests.losing import characters, of_book, of_lines

EDITION = load_edition("nl-2017")
FIRST = """ARTIKEL 16
Informatie
A. Van partner
1. Een eerste tekst over de informatie van partner.
2. Meent een speler dat een tegenstander zulke informatie heeft doorge-"""
SECOND = """geven, dan mag hij dat meedelen aan tafel.
3. Een derde tekst over de informatie.
ARTIKEL 17
Titel
"""


def pages(*texts: str) -> Book:
    sources = [read_text(text, f"blad{number}.txt") for number, text in enumerate(texts, 1)]
    return parse_sources(sources, EDITION)


def found(book: Book) -> list[tuple[str, str | None]]:
    return [(one.rule, one.provision) for one in book.findings]


def joins(book: Book) -> list[tuple[str, int, str, str]]:
    return [(m.file, m.line, m.removed, m.inserted) for m in book.mends if m.mender == "pages"]


def test_a_torn_text_is_whole_and_recorded() -> None:
    book = pages(FIRST, SECOND)
    whole = book.by_id()["16A2"]
    assert whole.text.endswith(
        "zulke informatie heeft doorgegeven, dan mag hij dat meedelen aan tafel."
    )
    assert not whole.truncated and not whole.inferred
    assert [one.id for one in book.provisions] == ["16", "16A", "16A1", "16A2", "16A3", "17"]
    assert joins(book) == [("blad2.txt", 1, "-\n", "")]
    assert found(book) == [("inferred-context", "16")]


def test_each_half_of_a_torn_text_knows_its_place() -> None:
    book = pages(FIRST, SECOND)
    text = book.by_id()["16A2"].text
    assert book.place("16A2", text.index("speler")) == ("blad1.txt", 5, 14)
    assert book.place("16A2", text.index("meedelen")) == ("blad2.txt", 1, 24)


def test_a_text_on_three_pages() -> None:
    parts = FIRST.removesuffix("-") + "ven", "en daarna nog meer van hetzelfde heeft gezegd", SECOND
    book = pages(*parts)
    assert "doorgeven en daarna nog meer van hetzelfde heeft gezegd geven, dan" in (
        book.by_id()["16A2"].text
    )
    assert len(joins(book)) == 2
    assert "truncated" not in dict(found(book))


def test_no_character_goes_where_pages_meet() -> None:
    texts = FIRST, SECOND
    book = pages(*texts)
    had = sum((of_lines(read_text(text)) for text in texts), characters(()))
    had += characters(mend.inserted for mend in book.mends)
    lost = had - of_book(book) - characters(mend.removed for mend in book.mends)
    assert not set(lost) - set("[]?.…ARTIKEL16A2")


def test_a_list_that_goes_on_with_its_next_item_is_not_torn() -> None:
    first = FIRST.replace("Meent een speler dat een", "Een") + "geven; of"
    book = pages(first, "3. een derde tekst, die er ook nog bij hoort.\nARTIKEL 17\nTitel\n")
    assert not book.by_id()["16A2"].truncated
    assert book.by_id()["16A3"].text.startswith("een derde")
    assert found(book) == [("inferred-context", "16")]


@pytest.mark.parametrize(
    "second",
    [
        SECOND.replace("ARTIKEL 17", "ARTIKEL 20"),
        SECOND.replace("3. Een", "7. Een"),
        SECOND.replace("geven, dan", "Geven, dan"),
        "home | zoeken\nARTIKEL 17\nTitel\n",
        "Home | Zoeken\nARTIKEL 17\nTitel\n",
    ],
)
def test_a_page_that_does_not_go_on_is_not_joined(second: str) -> None:
    book = pages(FIRST, second)
    assert book.by_id()["16A2"].text.endswith("doorge-")
    assert not joins(book)
    assert ("truncated", "16A2") in found(book)


def test_numbers_that_count_on_are_of_the_pages() -> None:
    book = pages(f"8\n{FIRST}", f"9\n{SECOND}")
    assert joins(book) == [("blad2.txt", 2, "-\n", "")]
    removed = [(mend.file, mend.removed) for mend in book.mends if mend.mender == "furniture"]
    assert removed == [("blad1.txt", "8"), ("blad2.txt", "9")]


def test_pages_that_are_not_neighbours_are_not_joined() -> None:
    assert not joins(pages(f"8\n{FIRST}", f"31\n{SECOND}"))


def test_numbers_alone_may_head_articles() -> None:
    book = pages("16\nTitel\nA. Kop\nEen tekst.", "17\nTitel\nA. Kop\nEen tekst.")
    assert [one.id for one in book.provisions] == ["16", "16A", "17", "17A"]
    book = pages("ARTIKEL 3\nKop\nEen tekst.", "16\nTitel\nA. Kop", "17\nTitel\nA. Kop")
    assert [one.id for one in book.provisions] == ["3", "16", "16A", "17", "17A"]


def test_the_next_page_may_start_with_a_title_a_text_or_a_sentence() -> None:
    book = pages(
        "8\nARTIKEL 16\nTitel\nA. Kop\nEen eerste zin.",
        "9\nEen tweede zin.\nB. Nog een kop",
        "10\nEen tekst.\nARTIKEL 17",
        "11\nTitel van dit artikel\nA. Kop\nEen tekst.",
    )
    by_id = book.by_id()
    assert by_id["16A"].text == "Een eerste zin. Een tweede zin."
    assert (by_id["16B"].heading, by_id["16B"].text) == ("Nog een kop", "Een tekst.")
    assert (by_id["17"].heading, by_id["17"].text) == ("Titel van dit artikel", "")
    assert ("doubtful-mend", "16A") in found(book)


def test_a_text_below_the_title_that_ends_a_page() -> None:
    book = pages("ARTIKEL 16\nTitel\nA. Kop", "Een tekst.\nARTIKEL 17\nTitel\n")
    assert book.by_id()["16A"].text == "Een tekst."
    book = pages("ARTIKEL 16\nTitel\nA. Kop", "Home | Zoeken\nARTIKEL 17\nTitel\n")
    assert (book.by_id()["16A"].text, book.preface) == ("", "Home | Zoeken")


def test_the_name_of_a_file_tells_more_than_the_file_before() -> None:
    texts = ("18A.txt", "1. Een tekst die hier ophoudt,"), ("18B.txt", "2. en hier weer doorgaat.")
    book = parse_sources([read_text(text, name) for name, text in texts], EDITION)
    assert [one.id for one in book.provisions] == ["18", "18A", "18A1", "18B", "18B2"]
