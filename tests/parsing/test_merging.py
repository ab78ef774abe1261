"""One book of several sources: what stands in more than one of them is kept once and recorded."""

from lawtext.edition import load_edition
from lawtext.model import Book
from lawtext.parsing import merge, parse_source
from lawtext.reading import read_text
from tests.losing import characters, of_book

EDITION = load_edition("nl-2017")
FIRST = "HOOFDSTUK II  Begin\n\nARTIKEL 3\nEen tekst.\n"


def of_texts(*texts: str) -> list[Book]:
    sources = (read_text(text, f"{number}.txt") for number, text in enumerate(texts, 1))
    return [parse_source(source, EDITION) for source in sources]


def lost(books: list[Book], merged: Book) -> dict[str, int]:
    """The characters of several books that are neither in the merged one nor in its mends."""
    had = sum((of_book(book) for book in books), characters(()))
    removed = characters(mend.removed for mend in merged.mends)
    return dict(had - of_book(merged) - removed)


def test_a_chapter_that_two_sources_head_is_one_and_the_copy_is_recorded() -> None:
    books = of_texts(FIRST, "\nHOOFDSTUK II  Begin\n\nARTIKEL 4\nEen andere tekst.\n")
    merged = merge(books)
    assert [(one.num, one.before) for one in merged.divisions] == [("II", "3")]
    assert [(one.file, one.line, one.removed) for one in merged.mends] == [
        ("2.txt", 2, "II"),
        ("2.txt", 2, "Begin"),
    ]
    assert lost(books, merged) == {}


def test_a_chapter_stands_before_the_first_article_of_all_its_sources() -> None:
    late = "ARTIKEL 3\nEen tekst.\n\nHOOFDSTUK II  Begin\n\nARTIKEL 4\nTekst.\n"
    merged = merge(of_texts(late, FIRST))
    assert [(one.heading, one.before) for one in merged.divisions] == [("Begin", "3")]


def test_two_headings_with_one_number_are_both_kept() -> None:
    books = of_texts(FIRST, FIRST.replace("Begin", "Einde"))
    merged = merge(books)
    assert [one.heading for one in merged.divisions] == ["Begin", "Einde"]
    assert lost(books, merged) == {}


def test_what_only_one_heading_of_a_chapter_says_is_kept() -> None:
    bare = "HOOFDSTUK II\n\nARTIKEL 3\nEen tekst.\n"
    books = of_texts(bare, FIRST.replace("\n\n", "\nWoorden vooraf.\n\n", 1))
    merged = merge(books)
    assert [(one.heading, one.text) for one in merged.divisions] == [("Begin", "Woorden vooraf.")]
    assert lost(books, merged) == {}
    assert not merged.findings


def test_other_words_below_a_heading_are_recorded_and_told() -> None:
    texts = [FIRST.replace("\n\n", f"\n{words}\n\n", 1) for words in ("Eerst.", "Later.")]
    books = of_texts(*texts)
    merged = merge(books)
    assert [one.text for one in merged.divisions] == ["Eerst."]
    assert [(one.rule, one.file, one.line) for one in merged.findings] == [
        ("conflicting-text", "2.txt", 1)
    ]
    assert lost(books, merged) == {}


def test_parts_with_one_number_in_two_chapters_are_two() -> None:
    chapter = "HOOFDSTUK {}\n\nAFDELING 1  Algemeen\n\nARTIKEL {}\nTekst.\n"
    merged = merge(of_texts(chapter.format("II", 3), chapter.format("III", 9)))
    assert len(merged.divisions) == 4
    assert not merged.mends


def test_a_term_that_is_defined_twice_is_kept_once_and_recorded() -> None:
    terms = "HOOFDSTUK I  Definities\n\nBod [bid]: {}\n\nARTIKEL 1\nTekst.\n"
    books = of_texts(terms.format("een bieding."), terms.format("een aanbod."))
    merged = merge(books)
    assert [one.text for one in merged.definitions] == ["een bieding."]
    assert [one.rule for one in merged.findings] == ["conflicting-text"]
    assert lost(books, merged) == {}
    assert not merge(of_texts(*[terms.format("een bieding.")] * 2)).findings
