"""Plain text as lines, with any line end."""

from __future__ import annotations

from lawtext.errors import UnreadableSource
from lawtext.model import Finding, Line, Source
from lawtext.reading.encoding import binary
from lawtext.reading.limits import LONGEST_LINE, check_lines, check_size, empty

HEADER = "%lawtext"
_SEPARATORS = ("\u2028", "\u2029")
_BYTE_ORDER_MARK = "\ufeff"


def read_text(text: str, name: str = "<text>", findings: tuple[Finding, ...] = ()) -> Source:
    """The source that a text is, one Line for each line of it.

    Takes the text, the name under which mends and findings report it, and what was found
    before. Raises UnreadableSource when the text is empty, binary or over a limit. A first line
    `%lawtext` is kept out of the lines: `law_text` says that it was there.
    """
    check_size(len(text), name)
    _check_characters(text, name)
    lines = split_lines(text.removeprefix(_BYTE_ORDER_MARK))
    if len(text) > LONGEST_LINE:
        check_lines(lines, name)
    if text.isspace():
        raise empty(name)
    if lines[0].startswith(HEADER):
        rest = tuple(Line(line, number) for number, line in enumerate(lines[1:], 2))
        return Source(name, "text", rest, (), findings, law_text=True)
    made = _paged(lines) if "\f" in text else map(Line, lines, range(1, len(lines) + 1))
    return Source(name, "text", tuple(made), (), findings)


def split_lines(text: str) -> list[str]:
    """The lines of a text without their ends; no last empty line for a final line end.

    Not `str.splitlines`, which also splits at characters that a broken encoding gives, such as
    U+0085 for the three dots of Windows-1252.
    """
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    for separator in _SEPARATORS:
        text = text.replace(separator, "\n")
    return text.removesuffix("\n").split("\n")


def _paged(lines: list[str]) -> list[Line]:
    """Lines that a form feed parts into pages; the form feed itself is a line end."""
    made: list[Line] = []
    page = 1
    for number, line in enumerate(lines, 1):
        column = 1
        for index, piece in enumerate(line.split("\f")):
            page += index > 0
            made.append(Line(piece, number, column, page=page))
            column += len(piece) + 1
    return made


def _check_characters(text: str, name: str) -> None:
    """Raises UnreadableSource for characters that no text holds."""
    if "\0" in text:
        raise binary(name)
    if text.isascii():
        return
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise UnreadableSource(
            f"character {error.start + 1} is half of a surrogate pair",
            mend="Save the text again as UTF-8.",
            file=name,
        ) from None
