"""From bytes to text: UTF-8, UTF-16 by its mark, and Windows-1252 as the last resort."""

from __future__ import annotations

import codecs

from lawtext.errors import UnreadableSource
from lawtext.model import Finding
from lawtext.rulebook import finding

_UTF16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_TEXT_CONTROLS = b"\t\n\r\x0b\x0c\x1b"
_CONTROLS = bytes(code for code in range(32) if code not in _TEXT_CONTROLS)
_SAMPLE = 8192


def decode(data: bytes, name: str) -> tuple[str, tuple[Finding, ...]]:
    """The text of a file's bytes, and a finding when its encoding had to be guessed.

    Raises UnreadableSource for a binary file and for broken UTF-16.
    """
    if data.startswith(_UTF16):
        return _decode_utf16(data, name), ()
    if _is_binary(data):
        raise binary(name)
    try:
        return data.decode("utf-8-sig"), ()
    except UnicodeDecodeError as error:
        return _fall_back(data, name, error.start)


def binary(name: str) -> UnreadableSource:
    """The error for a file that holds no text."""
    return UnreadableSource(
        "the file is binary, or UTF-16 without a byte order mark",
        mend="Give a text, HTML, PDF or DOCX file; save a text as UTF-8.",
        file=name,
    )


def _is_binary(data: bytes) -> bool:
    """Whether bytes hold what no text holds: a zero byte, or many control characters."""
    if b"\0" in data:
        return True
    sample = data[:_SAMPLE]
    return len(sample) - len(sample.translate(None, _CONTROLS)) > len(sample) // 20


def _decode_utf16(data: bytes, name: str) -> str:
    try:
        return data.decode("utf-16")
    except UnicodeDecodeError as error:
        raise UnreadableSource(
            f"the file starts as UTF-16 and is broken at byte {error.start}",
            mend="Save the file again as UTF-8.",
            file=name,
        ) from None


def _fall_back(data: bytes, name: str, start: int) -> tuple[str, tuple[Finding, ...]]:
    """Windows-1252; Latin-1 takes over where a byte has no meaning in it, so none is lost."""
    try:
        text, used = data.decode("cp1252"), "Windows-1252"
    except UnicodeDecodeError:
        text, used = data.decode("latin-1"), "Latin-1"
    before = data[:start]
    line = before.count(b"\n") + 1
    column = start - before.rfind(b"\n")
    message = f"byte {start + 1} is no UTF-8; the file was read as {used}"
    return text, (finding("fallback-encoding", message, file=name, line=line, column=column),)
