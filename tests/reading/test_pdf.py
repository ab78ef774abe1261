"""PDF files made here: pages, margins, indents, bold lines, and files that cannot be read."""

import pytest
from fpdf import FPDF

import lawtext
from lawtext.edition import load_edition
from lawtext.errors import UnreadableSource
from lawtext.mending.furniture import furniture
from lawtext.mending.hyphens import hyphens
from lawtext.reading.files import read_bytes

PAGES = (
    ("2. de kaart ligt elders, zij wordt toege-",),
    ("voegd aan de hand.", "ARTIKEL 15", "Het spelen", "A. Kop", "   1. Een item."),
)


def _pdf(pages: tuple[tuple[str, ...], ...], heads: bool = True) -> bytes:
    """A PDF with a running head and page number on each page, ARTIKEL lines in bold."""
    document = FPDF(format="A4")
    for number, rows in enumerate(pages, 33):
        document.add_page()
        document.set_font("Times", size=11)
        if heads:
            document.text(20, 12, "Handboek Spelleiding")
            document.text(100, 285, str(number))
        for index, row in enumerate(rows):
            document.set_font("Times", style="B" if row.startswith("ARTIKEL") else "", size=11)
            document.text(20 + 2 * (len(row) - len(row.lstrip())), 30 + 5 * index, row.strip())
    return bytes(document.output())


def test_lines_know_their_page_margin_indent_and_weight() -> None:
    source = read_bytes(_pdf(PAGES), "page.pdf")
    assert source.form == "pdf"
    shown = {line.text.strip(): line for line in source.lines if line.text}
    assert shown["voegd aan de hand."].page == 2
    assert shown["ARTIKEL 15"].style == "bold"
    assert shown["33"].style == shown["34"].style == "margin"
    assert shown["1. Een item."].text.startswith("  ")
    assert [line.style for line in source.lines if line.text.strip() == "Handboek Spelleiding"] == [
        "margin",
        "margin",
    ]


def test_heads_go_and_words_are_joined_across_pages() -> None:
    edition = load_edition("nl-2007")
    source = read_bytes(_pdf(PAGES), "page.pdf")
    mended = hyphens(furniture(source, edition), edition)
    assert [line.text.strip() for line in mended.lines if line.text] == [
        "2. de kaart ligt elders, zij wordt toegevoegd",
        "aan de hand.",
        "ARTIKEL 15",
        "Het spelen",
        "A. Kop",
        "1. Een item.",
    ]
    assert {mend.removed for mend in mended.mends} == {"Handboek Spelleiding", "33", "34", "-"}


def test_a_larger_gap_parts_paragraphs() -> None:
    document = FPDF()
    document.add_page()
    document.set_font("Times", size=11)
    for index, row in enumerate(("een", "twee", "drie", "vier")):
        document.text(20, 40 + 5 * index + 5 * (index > 2), row)
    source = read_bytes(bytes(document.output()), "page.pdf")
    assert [line.text for line in source.lines] == ["een", "twee", "drie", "", "vier"]


def test_a_pdf_without_text_layer() -> None:
    document = FPDF()
    document.add_page()
    document.rect(10, 10, 50, 50)
    with pytest.raises(UnreadableSource, match=r"scan\.pdf: the PDF has no text layer"):
        read_bytes(bytes(document.output()), "scan.pdf")


def test_a_locked_pdf() -> None:
    document = FPDF()
    document.set_encryption(owner_password="a", user_password="b")
    document.add_page()
    document.set_font("Times")
    document.text(10, 10, "een")
    with pytest.raises(UnreadableSource, match="password"):
        read_bytes(bytes(document.output()), "locked.pdf")


@pytest.mark.parametrize("data", [b"%PDF-1.4 garbage", b"%PDF-", b"geen pdf", _pdf(PAGES)[:900]])
def test_a_broken_pdf(data: bytes) -> None:
    with pytest.raises(UnreadableSource) as caught:
        read_bytes(data, "page.pdf", ".pdf")
    assert caught.value.file == "page.pdf"


def test_suits_of_the_symbol_font_and_raised_marks() -> None:
    document = FPDF()
    document.core_fonts_encoding = "cp1252"
    document.add_page()
    left = 20.0
    for font, size, raised, text in (
        ("Times", 11, 0.0, "Hij biedt 1"),
        ("Symbol", 11, 0.0, "\xa9"),
        ("Times", 11, 0.0, " op zijn beurt"),
        ("Times", 7, 1.5, "1"),
        ("Times", 11, 0.0, "."),
    ):
        document.set_font(font, size=size)
        document.text(left, 40 - raised, text)
        left += document.get_string_width(text)
    source = read_bytes(bytes(document.output()), "page.pdf")
    assert [line.text for line in source.lines] == ["Hij biedt 1♥ op zijn beurt1)."]
    assert [(mend.removed, mend.inserted) for mend in source.mends] == [("'", "♥"), ("1", "1)")]


def _large_headed() -> bytes:
    document = FPDF(format="A4")
    document.add_page()
    document.set_font("Times", style="B", size=18)
    document.text(20, 15, "ARTIKEL 16  Een kop die op een")
    document.text(20, 23, "volgende regel doorgaat")
    document.set_font("Times", size=11)
    for index in range(9):
        document.text(20, 36 + 5 * index, f"{'ABCDEFGHI'[index]}. Een tekst van een item.")
    with document.rotation(90, 10, 100):
        document.text(10, 100, "In de kantlijn")
    return bytes(document.output())


def test_a_large_heading_at_the_top_is_no_running_head_and_may_wrap() -> None:
    source = read_bytes(_large_headed(), "page.pdf")
    assert source.lines[0].style == "bold"
    book = lawtext.parse(source)
    assert book.provisions[0].heading == "Een kop die op een volgende regel doorgaat"


def test_words_on_their_side_are_recorded() -> None:
    source = read_bytes(_large_headed(), "page.pdf")
    assert "In de kantlijn" in [mend.removed for mend in source.mends]


def test_a_pdf_with_all_words_on_their_side() -> None:
    document = FPDF(format="A4")
    document.add_page()
    document.set_font("Times", size=11)
    with document.rotation(90, 60, 100):
        document.text(60, 100, "ARTIKEL 16")
    with pytest.raises(UnreadableSource, match="on their side"):
        read_bytes(bytes(document.output()), "page.pdf")


def test_a_table_that_is_read_as_text_is_a_finding() -> None:
    document = FPDF(format="A4")
    document.add_page()
    document.set_font("Times", size=11)
    document.text(20, 30, "ARTIKEL 2  Kop")
    for index, cells in enumerate((("spel", "gever", "kwetsbaar"), *[("1", "N", "geen")] * 4)):
        for column, cell in enumerate(cells):
            document.text(20 + 40 * column, 40 + 5 * index, cell)
    source = read_bytes(bytes(document.output()), "page.pdf")
    assert [one.rule for one in source.findings] == ["doubtful-mend"]
    assert read_bytes(_pdf(PAGES), "page.pdf").findings == ()
