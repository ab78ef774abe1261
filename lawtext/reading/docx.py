"""A Word document as lines: its paragraphs with the numbers that Word prints."""

from __future__ import annotations

import io
import re
import zipfile
import zlib
from typing import TYPE_CHECKING

from lawtext.errors import MissingExtra, UnreadableSource
from lawtext.model import Source
from lawtext.reading.docx_body import Body
from lawtext.reading.docx_lists import Numbers
from lawtext.reading.docx_xml import all_text
from lawtext.reading.limits import MOST_BYTES
from lawtext.reading.printed import Printer

if TYPE_CHECKING:
    from lxml import etree

_DOCUMENT = re.compile(r"word/document\d*\.xml")
_FURNITURE = re.compile(r"word/(?:header|footer|comments)\d*\.xml")


def read_docx(data: bytes, name: str) -> Source:
    """The source that a Word document is; a line's number counts its paragraphs.

    Takes the bytes and the name to report. Raises UnreadableSource for a broken file and for one
    that is no Word document, and MissingExtra without lxml.
    """
    parts = _parts(data, name)
    document = next((parts[part] for part in parts if _DOCUMENT.fullmatch(part)), None)
    if document is None:
        raise UnreadableSource(
            "this is no Word document (.docx)",
            mend="Save it as .docx, also an OpenDocument (.odt) file or a book (.epub); "
            "of an archive give the files that are in it.",
            file=name,
        )
    printer = Printer(name, "docx")
    numbers = Numbers(parts.get("word/numbering.xml"), parts.get("word/styles.xml"))
    notes = [parts.get("word/footnotes.xml"), parts.get("word/endnotes.xml")]
    Body(printer, numbers, notes).read(document)
    for part in sorted(part for part in parts if _FURNITURE.fullmatch(part)):
        if words := all_text(parts[part]):
            comments = part.startswith("word/comments")
            what = "comments beside the text" if comments else "the head or foot of the pages"
            printer.record(1, 1, words, "", what)
    return printer.source()


def _parts(data: bytes, name: str) -> dict[str, etree._Element]:
    """The XML parts of the document that are read, by their names."""
    try:
        from lxml import etree
    except ImportError:
        raise MissingExtra("lxml", "import", "reading a Word document") from None
    parser = etree.XMLParser(resolve_entities=False, no_network=True)
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            found = [info for info in archive.infolist() if _is_read(info.filename)]
            if sum(info.file_size for info in found) > 2 * MOST_BYTES:
                raise UnreadableSource(
                    "the document unpacks to more than 64 MiB", mend="Split it.", file=name
                )
            return {info.filename: etree.fromstring(archive.read(info), parser) for info in found}
    except (
        zipfile.BadZipFile,
        zlib.error,
        etree.LxmlError,
        NotImplementedError,
        RuntimeError,
        OSError,
    ) as error:
        raise _broken(error, name) from None
    except (ValueError, EOFError, zipfile.LargeZipFile) as error:
        raise _broken(error, name) from None


def _broken(error: Exception, name: str) -> UnreadableSource:
    return UnreadableSource(
        f"the document is broken ({error})", mend="Open it in Word and save it again.", file=name
    )


def _is_read(part: str) -> bool:
    plain = ("word/numbering.xml", "word/styles.xml", "word/footnotes.xml", "word/endnotes.xml")
    return part in plain or bool(_DOCUMENT.fullmatch(part) or _FURNITURE.fullmatch(part))
