"""The right structure in the wrong characters."""

from __future__ import annotations

from pathlib import Path

from lawtext.model import Book
from tests.messes.cutting import places
from tests.messes.layout import article_lines, file_name
from tests.messes.tree import Item, articles

_WRONG_LETTERS = str.maketrans({"ë": "ē", "ï": "ī"})


def break_to_windows(book: Book, folder: Path) -> list[Path]:
    """Windows-1252 with `\\r\\n`, hard spaces and soft hyphens.

    What Windows-1252 lacks (suits, the minus sign) keeps a file in UTF-8.
    """
    paths: list[Path] = []
    for article in articles(book):
        text = "\r\n".join(map(_softened, _lines(article))) + "\r\n"
        path = folder / file_name(article)
        try:
            path.write_bytes(text.encode("cp1252"))
        except UnicodeEncodeError:
            path.write_bytes(text.encode("utf-8-sig"))
        paths.append(path)
    return paths


def break_letters(book: Book, folder: Path) -> list[Path]:
    """Wrong letters: `ē` for `ë`; every other file was read as Windows-1252 and saved as UTF-8."""
    paths: list[Path] = []
    for number, article in enumerate(articles(book)):
        text = "\n".join(_lines(article)).translate(_WRONG_LETTERS) + "\n"
        path = folder / file_name(article)
        path.write_text(_misread(text) if number % 2 else text, encoding="utf-8")
        paths.append(path)
    return paths


def _lines(article: Item) -> list[str]:
    """The lines of an article with the right markers and hard spaces behind them."""
    return [
        line.replace(". ", ".\N{NO-BREAK SPACE} ", 1) if line[1:3] == ". " else line
        for line in article_lines(article)
    ]


def _softened(line: str) -> str:
    """The line with a soft hyphen in its long words, and hard spaces in its citations."""
    softened = [_soft(word) if len(word) > 9 else word for word in line.split(" ")]
    return " ".join(softened).replace("artikel ", "artikel\N{NO-BREAK SPACE}")


def _soft(word: str) -> str:
    found = places(word)
    middle = found[len(found) // 2] if found else 0
    return f"{word[:middle]}\N{SOFT HYPHEN}{word[middle:]}" if middle else word


def _misread(text: str) -> str:
    """UTF-8 read as Windows-1252, where that can be done."""
    try:
        return text.encode("utf-8").decode("cp1252")
    except UnicodeDecodeError:
        return text
