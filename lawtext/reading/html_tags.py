"""What the elements of a web page do to its lines, and how a browser shows words."""

from __future__ import annotations

import re
from collections.abc import Sequence

HEADINGS = frozenset({"h1", "h2", "h3", "h4", "h5", "h6"})
PARAGRAPHS = HEADINGS | {"p", "blockquote", "pre", "table", "hr"}
BLOCKS = PARAGRAPHS | frozenset(
    (
        *("address", "article", "aside", "body", "caption", "center", "dd", "details", "div"),
        *("dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "header", "html"),
        *("legend", "li", "main", "ol", "section", "summary", "tbody", "td", "tfoot", "th"),
        *("thead", "tr", "ul"),
    )
)
LISTS = frozenset({"ol", "ul", "dl"})
BOLD = frozenset({"b", "strong"})
_SPACE = re.compile(r"[ \t\n\r\f]+")
_FIRST_WORDS = 16
_FURTHER_LINES = 3


def plain(text: str) -> str:
    """Words as a browser shows them: any run of spaces and line ends is one space."""
    return _SPACE.sub(" ", text).strip(" ")


def find_words(lines: Sequence[str], words: str, line: int) -> tuple[int, int]:
    """The line and column of words in a file, found near the line where the tree has them."""
    start = _SPACE.split(words, maxsplit=1)[0][:_FIRST_WORDS]
    for number in range(max(line - 1, 0), min(line + _FURTHER_LINES, len(lines))):
        column = lines[number].find(start)
        if column >= 0:
            return number + 1, column + 1
    return line, 1
