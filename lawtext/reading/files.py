"""Finds the files to read, and hands each to the reader of its form."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from lawtext.errors import UnreadableSource
from lawtext.model import Source
from lawtext.reading.docx import read_docx
from lawtext.reading.encoding import decode
from lawtext.reading.html import read_html
from lawtext.reading.limits import MOST_BYTES, check_size
from lawtext.reading.mail import MAIL_SUFFIXES, is_mail, unpack_mail
from lawtext.reading.pdf import read_pdf
from lawtext.reading.text import read_text

STANDARD_INPUT = "-"
_TEXT_SUFFIXES = frozenset({".txt", ".text", ".md", ".rst", ".wiki"})
_HTML_SUFFIXES = frozenset({".html", ".htm", ".xhtml"})
_SUFFIXES = _TEXT_SUFFIXES | _HTML_SUFFIXES | MAIL_SUFFIXES | {".pdf", ".docx"}
_HTML_START = re.compile(
    r"\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*<(?:!doctype\s+html|html)\b", re.I | re.S
)
_NUMBERS = re.compile(r"(\d+)")
_FOREIGN = (
    (b"\xd0\xcf\x11\xe0", "an old Word file (.doc)", "Save it as .docx."),
    (b"{\\rtf", "a Rich Text file", "Save it as .docx or as plain text."),
)


def read(*sources: str | Path, standard_input: BinaryIO | None = None) -> tuple[Source, ...]:
    """The sources as lines: files, folders (recursively, 2 before 10) and `-`.

    Takes paths; `-` is standard input, which `standard_input` replaces. Raises UnreadableSource
    when something is missing, empty, binary or over a limit, and MissingExtra when reading a
    form needs a package that is not installed.
    """
    found: list[Source] = []
    for source in sources:
        if str(source) == STANDARD_INPUT:
            stream = standard_input if standard_input is not None else sys.stdin.buffer
            found.append(read_bytes(stream.read(MOST_BYTES + 1), "<standard input>"))
        else:
            found.extend(_read_file(path) for path in _files(Path(source)))
    return tuple(found)


def read_bytes(data: bytes, name: str, suffix: str = "") -> Source:
    """The source that the bytes of a file are; `suffix` helps where the bytes do not tell.

    Raises as `read` does.
    """
    check_size(len(data), name)
    if data.startswith(b"%PDF-") or suffix == ".pdf":
        return read_pdf(data, name)
    if data.startswith(b"PK\x03\x04") or suffix == ".docx":
        return read_docx(data, name)
    _refuse_foreign(data, name)
    if is_mail(data, suffix):
        data, suffix = unpack_mail(data, name)
    if suffix in _HTML_SUFFIXES or _HTML_START.match(data[:2048].decode("latin-1")):
        return read_html(data, name)
    text, findings = decode(data, name)
    return read_text(text, name, findings)


def natural_order(path: Path) -> list[tuple[int, int, str]]:
    """A key that sorts paths as people do: `page 2` before `page 10`."""
    pieces = _NUMBERS.split(str(path).lower())
    return [(0, int(p), "") if p.isdecimal() and p.isascii() else (1, 0, p) for p in pieces]


def _files(path: Path) -> Iterator[Path]:
    """The files that a path stands for."""
    if path.is_dir():
        yield from _folder_files(path)
    elif path.is_file():
        yield path
    elif path.exists():
        raise UnreadableSource(
            "this is neither a file nor a folder",
            mend="Give a file, a folder, or - for standard input.",
            file=str(path),
        )
    else:
        raise UnreadableSource("there is no such file", mend="Check the path.", file=str(path))


def _folder_files(folder: Path) -> list[Path]:
    files = [
        path
        for path in folder.rglob("*")
        if path.suffix.lower() in _SUFFIXES
        and path.is_file()
        and not any(part.startswith(".") for part in path.relative_to(folder).parts)
    ]
    if not files:
        raise UnreadableSource(
            "the folder holds no source",
            mend=f"Sources end in {', '.join(sorted(_SUFFIXES))}.",
            file=str(folder),
        )
    return sorted(files, key=natural_order)


def _read_file(path: Path) -> Source:
    try:
        check_size(path.stat().st_size, str(path))
        data = path.read_bytes()
    except OSError as error:
        raise UnreadableSource(
            f"the file cannot be read ({error.strerror})",
            mend="Check its rights.",
            file=str(path),
        ) from None
    return read_bytes(data, str(path), path.suffix.lower())


def _refuse_foreign(data: bytes, name: str) -> None:
    for start, kind, mend in _FOREIGN:
        if data.startswith(start):
            raise UnreadableSource(f"this is {kind}", mend=mend, file=name)
