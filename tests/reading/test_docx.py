"""Word documents made here: numbers as Word prints them, headings, tables, footnotes."""

import io
import zipfile

import pytest
from docx import Document
from docx.document import Document as WordDocument
from docx.oxml import parse_xml
from docx.oxml.ns import nsdecls

from lawtext.errors import UnreadableSource
from lawtext.model import Source
from lawtext.reading.files import read_bytes

LEVELS = (("upperLetter", "%1."), ("decimal", "%2."), ("lowerLetter", "(%3)"), ("bullet", "o"))


def _read(document: WordDocument, parts: dict[str, str] | None = None) -> Source:
    buffer = io.BytesIO()
    document.save(buffer)
    with zipfile.ZipFile(buffer, "a") as archive:
        for name, text in (parts or {}).items():
            archive.writestr(name, text)
    return read_bytes(buffer.getvalue(), "page.docx")


def _with_list(document: WordDocument) -> None:
    levels = "".join(
        f'<w:lvl w:ilvl="{level}"><w:start w:val="1"/><w:numFmt w:val="{kind}"/>'
        f'<w:lvlText w:val="{text}"/></w:lvl>'
        for level, (kind, text) in enumerate(LEVELS)
    )
    lists = document.part.numbering_part.element
    names = nsdecls("w")
    lists.insert(
        0, parse_xml(f'<w:abstractNum {names} w:abstractNumId="77">{levels}</w:abstractNum>')
    )
    again = '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride>'
    for number, change in ((77, ""), (78, again)):
        lists.append(
            parse_xml(
                f'<w:num {names} w:numId="{number}"><w:abstractNumId w:val="77"/>{change}</w:num>'
            )
        )


def _item(document: WordDocument, text: str, level: int, number: int = 77) -> None:
    place = f'<w:ilvl w:val="{level}"/><w:numId w:val="{number}"/>'
    properties = document.add_paragraph(text)._p.get_or_add_pPr()
    properties.append(parse_xml(f"<w:numPr {nsdecls('w')}>{place}</w:numPr>"))


def test_numbers_are_printed_as_word_prints_them() -> None:
    document = Document()
    _with_list(document)
    for text, level in (("kop", 0), ("een", 1), ("sub", 2), ("twee", 1), ("sub", 2), ("kop", 0)):
        _item(document, text, level)
    _item(document, "punt", 3)
    _item(document, "opnieuw", 0, 78)
    source = _read(document)
    assert [(line.text, line.depth) for line in source.lines] == [
        ("A. kop", 1),
        ("1. een", 2),
        ("(a) sub", 3),
        ("2. twee", 2),
        ("(a) sub", 3),
        ("B. kop", 1),
        ("- punt", 4),
        ("A. opnieuw", 1),
    ]


def test_headings_bold_and_paragraphs() -> None:
    document = Document()
    document.add_heading("ARTIKEL 1", 1)
    document.add_paragraph("Een alinea.")
    document.add_paragraph("Nog een, die doorgaat")
    document.add_paragraph("op de volgende regel")
    document.add_paragraph().add_run("Vet").bold = True
    shown = [(line.text, line.style) for line in _read(document).lines]
    assert shown == [
        ("ARTIKEL 1", "heading"),
        ("Een alinea.", ""),
        ("", ""),
        ("Nog een, die doorgaat", ""),
        ("op de volgende regel", ""),
        ("Vet", "bold"),
    ]


def test_a_style_gives_its_numbers() -> None:
    document = Document()
    document.add_paragraph("een", style="List Number")
    document.add_paragraph("twee", style="List Number")
    document.add_paragraph("punt", style="List Bullet")
    assert [line.text for line in _read(document).lines] == ["1. een", "2. twee", "- punt"]


def test_a_table_has_bars_and_the_head_of_the_pages_is_recorded() -> None:
    document = Document()
    table = document.add_table(2, 2)
    for index, text in enumerate(("spel", "gever", "1", "N|O")):
        table.cell(index // 2, index % 2).text = text
    document.sections[0].header.paragraphs[0].text = "Kopregel"
    source = _read(document)
    assert [line.text for line in source.lines if line.text] == [
        "| spel | gever |",
        "| 1 | N\\|O |",
    ]
    assert [mend.removed for mend in source.mends] == ["Kopregel"]


def test_footnotes_stand_behind_their_paragraph() -> None:
    document = Document()
    run = document.add_paragraph("Een bod").add_run()
    run._r.append(parse_xml(f'<w:footnoteReference {nsdecls("w")} w:id="2"/>'))
    document.paragraphs[0].add_run(" telt.")
    note = (
        f'<w:footnotes {nsdecls("w")}><w:footnote w:type="separator" w:id="0"><w:p/></w:footnote>'
        '<w:footnote w:id="2"><w:p><w:r><w:t>De noot.</w:t></w:r></w:p></w:footnote></w:footnotes>'
    )
    source = _read(document, {"word/footnotes.xml": note})
    assert [line.text for line in source.lines] == ["Een bod[^1] telt.", "", "[^1]: De noot."]


def test_deleted_words_are_left_out_with_a_record() -> None:
    document = Document()
    paragraph = document.add_paragraph("Een bod")
    paragraph._p.append(
        parse_xml(f"<w:del {nsdecls('w')}><w:r><w:delText>weg</w:delText></w:r></w:del>")
    )
    source = _read(document)
    assert source.lines[0].text == "Een bod"
    assert [mend.removed for mend in source.mends] == ["weg"]


def test_a_level_that_word_lacks_breaks_the_limit() -> None:
    document = Document()
    _with_list(document)
    _item(document, "diep", 16)
    with pytest.raises(UnreadableSource, match="nested deeper than 16 levels"):
        _read(document)


@pytest.mark.parametrize("data", [b"PK\x03\x04garbage", b"geen zip"])
def test_a_broken_document(data: bytes) -> None:
    with pytest.raises(UnreadableSource, match=r"page\.docx: the document is broken"):
        read_bytes(data, "page.docx", ".docx")


def test_another_zip_is_no_document() -> None:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        archive.writestr("content.xml", "<x/>")
    with pytest.raises(UnreadableSource, match="no Word document"):
        read_bytes(buffer.getvalue(), "page.odt")


_RUN = "<w:r><w:t>{}</w:t></w:r>"


def _paragraph(document: WordDocument, runs: str) -> None:
    names = (
        f"{nsdecls('w')} xmlns:v='urn:schemas-microsoft-com:vml'"
        " xmlns:mc='http://schemas.openxmlformats.org/markup-compatibility/2006'"
    )
    document.element.body.insert(0, parse_xml(f"<w:p {names}>{runs}</w:p>"))


def test_hidden_words_go_with_a_record() -> None:
    document = Document()
    hidden = "<w:r><w:rPr><w:vanish/></w:rPr><w:t>geheim</w:t></w:r>"
    _paragraph(document, _RUN.format("een") + hidden)
    source = _read(document)
    assert [line.text for line in source.lines] == ["een"]
    assert [(mend.removed, mend.evidence) for mend in source.mends] == [
        ("geheim", "words that Word hides")
    ]


def test_a_text_box_has_paragraphs_of_its_own() -> None:
    document = Document()
    box = f"<w:txbxContent><w:p>{_RUN.format('kader')}</w:p></w:txbxContent>"
    _paragraph(document, f"{_RUN.format('een')}<w:r><w:pict>{box}</w:pict></w:r>")
    assert [line.text for line in _read(document).lines] == ["een", "", "kader"]


def test_a_word_in_several_runs_is_one_word_in_a_note_and_a_cell() -> None:
    document = Document()
    table = document.add_table(2, 2)
    for cell in (table.cell(0, 0), table.cell(0, 1), table.cell(1, 0), table.cell(1, 1)):
        cell.paragraphs[0].add_run("kaar")
        cell.paragraphs[0].add_run("ten")
    sign = f'<w:r {nsdecls("w")}><w:sym w:font="Symbol" w:char="F0A9"/></w:r>'
    table.cell(1, 1).paragraphs[0]._p.append(parse_xml(sign))
    texts = [line.text for line in _read(document).lines]
    assert texts == ["| kaarten | kaarten |", "| kaarten | kaarten\uf0a9 |"]


def test_a_table_that_sets_a_list_is_a_list() -> None:
    document = Document()
    table = document.add_table(2, 2)
    for row, (marker, text) in enumerate((("A.", "een"), ("B.", "twee"))):
        table.cell(row, 0).text, table.cell(row, 1).text = marker, text
    assert [line.text for line in _read(document).lines] == ["A.", "een", "B.", "twee"]


def test_comments_are_recorded() -> None:
    comment = f"<w:comments {nsdecls('w')}><w:comment><w:p>{_RUN.format('Klopt dit?')}</w:p>"
    document = Document()
    document.add_paragraph("een")
    source = _read(document, {"word/comments.xml": comment + "</w:comment></w:comments>"})
    assert [mend.removed for mend in source.mends] == ["Klopt dit?"]


def test_a_part_that_cannot_be_unpacked() -> None:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("word/document.xml", "<w:document/>" * 50)
    data = bytearray(buffer.getvalue())
    start = data.index(b"word/document.xml") + len("word/document.xml")
    data[start : start + 12] = b"\xff" * 12
    with pytest.raises(UnreadableSource, match="broken"):
        read_bytes(bytes(data), "page.docx")
