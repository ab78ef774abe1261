"""Quick looks at a whole source, so that a mender with nothing to do costs next to nothing."""

from __future__ import annotations

from collections.abc import Iterator

from lawtext.model import Line, Source

_ASCII = bytes(range(128))
_last: tuple[tuple[Line, ...], str] = ((), "")


def joined(source: Source) -> str:
    """The texts of the lines, joined by line ends; remembered for the last source looked at."""
    global _last  # noqa: PLW0603 - one entry, so that no source is kept alive for long
    lines, text = _last
    if lines is not source.lines:
        text = "\n".join([line.text for line in source.lines])
        _last = (source.lines, text)
    return text


def foreign(text: str) -> set[str]:
    """The characters of a text that are not ASCII."""
    if text.isascii():
        return set()
    return set(
        text.encode("utf-8", "surrogatepass")
        .translate(None, _ASCII)
        .decode("utf-8", "surrogatepass")
    )


def around(text: str, sign: str) -> Iterator[tuple[int, str, str]]:
    """Each place of a sign in a text, with the character before it and the one after it.

    A search for the sign is far faster than a pattern that has to try every word.
    """
    at = text.find(sign)
    while at >= 0:
        after = at + len(sign)
        yield at, text[at - 1 : at], text[after : after + 1]
        at = text.find(sign, after)
