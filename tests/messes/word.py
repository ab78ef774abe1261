"""The book as Word documents: with numbered lists of Word's own, and with typed markers."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from lawtext.model import Book, Table
from tests.messes.tree import Item, articles, closing, marker, notes, paragraphs

if TYPE_CHECKING:
    from docx.document import Document
    from lxml.etree import _Element

_FORMATS = (
    ("upperLetter", "%1."),
    ("decimal", "%2."),
    ("lowerLetter", "(%3)"),
    ("lowerRoman", "(%4)"),
)


def break_to_word_lists(book: Book, folder: Path) -> list[Path]:
    """One document whose markers are Word's automatic numbers, four levels of them."""
    document = _document()
    for article in articles(book):
        number = _new_list(document)
        _head(document, article)
        for item in article.items:
            _numbered(document, item, number)
        _texts(document, closing(article))
    return _saved(document, folder)


def break_to_typed_word(book: Book, folder: Path) -> list[Path]:
    """One document whose markers were typed at the start of each paragraph."""
    document = _document()
    for article in articles(book):
        _head(document, article)
        for item in article.items:
            _typed(document, item)
        _texts(document, closing(article))
    return _saved(document, folder)


def _document() -> Document:
    from docx import Document as new_document

    return new_document()


def _saved(document: Document, folder: Path) -> list[Path]:
    path = folder / "spelregels.docx"
    document.save(str(path))
    return [path]


def _head(document: Document, article: Item) -> None:
    document.add_heading(f"ARTIKEL {article.number}", level=2)
    if article.provision.heading:
        document.add_heading(article.provision.heading, level=3)
    _own(document, article, paragraphs(article))


def _own(document: Document, item: Item, texts: list[str]) -> None:
    """The texts of an item, its tables and its footnotes."""
    _texts(document, texts)
    for table in item.provision.tables:
        _table(document, table)
    _texts(document, notes(item))


def _texts(document: Document, texts: list[str]) -> None:
    for text in texts:
        document.add_paragraph(text)


def _table(document: Document, table: Table) -> None:
    rows = [table.header, *table.rows] if table.header else list(table.rows)
    made = document.add_table(len(rows), len(rows[0]))
    for line, row in zip(made.rows, rows, strict=True):
        for cell, text in zip(line.cells, row, strict=True):
            cell.text = text


def _typed(document: Document, item: Item) -> None:
    own = paragraphs(item)
    heading = item.provision.heading
    first = heading or (own.pop(0) if own else "")
    run = document.add_paragraph(f"{marker(item)} ").add_run(first)
    run.bold = bool(heading)
    _own(document, item, own)
    for child in item.items:
        _typed(document, child)
    _texts(document, closing(item))


def _numbered(document: Document, item: Item, number: int) -> None:
    own = paragraphs(item)
    heading = item.provision.heading
    paragraph = document.add_paragraph()
    paragraph.add_run(heading or (own.pop(0) if own else "")).bold = bool(heading)
    place = _element("w:numPr", paragraph._p.get_or_add_pPr())
    _element("w:ilvl", place, val=str(item.level - 1))
    _element("w:numId", place, val=str(number))
    _own(document, item, own)
    for child in item.items:
        _numbered(document, child, number)
    _texts(document, closing(item))


def _new_list(document: Document) -> int:
    """A new list of Word with the four levels of a law book; its number."""
    from docx.oxml.ns import qn

    lists = document.part.numbering_part.element
    kinds = lists.findall(qn("w:abstractNum"))
    name = max(int(kind.get(qn("w:abstractNumId"))) for kind in kinds) + 1
    kind = _element("w:abstractNum", lists, abstractNumId=str(name))
    kinds[-1].addnext(kind)
    for level, (form, text) in enumerate(_FORMATS):
        entry = _element("w:lvl", kind, ilvl=str(level))
        _element("w:start", entry, val="1")
        _element("w:numFmt", entry, val=form)
        _element("w:lvlText", entry, val=text)
    number: int = lists.add_num(name).numId
    return number


def _element(name: str, parent: _Element, **values: str) -> _Element:
    """A new element of the document's XML below another one."""
    from docx.oxml import OxmlElement
    from docx.oxml.ns import qn

    made = OxmlElement(name)
    for key, value in values.items():
        made.set(qn(f"w:{key}"), value)
    parent.append(made)
    return made
