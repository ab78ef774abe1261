"""Quick looks at a whole source, so that a mender with nothing to do costs next to nothing."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from operator import itemgetter

from lawtext.model import Source

WORD = re.compile(r"[^\W\d_]+")
_START, _END = itemgetter(slice(3)), itemgetter(slice(-1, None))
_PLAIN = bytes([9, 10, *range(32, 127)])


class Glance:
    """What can be seen of a source's lines at one look, each seen when first asked for.

    `answers` is for what a mender found out about all lines and need not find out again.
    """

    def __init__(self, source: Source) -> None:
        """Takes the source."""
        self.lines, self.text = source.lines, source.text
        self.answers: dict[tuple[object, ...], bool] = {}

    @cached_property
    def texts(self) -> list[str]:
        """The text of each line without the spaces around it."""
        return [line.text.strip() for line in self.lines]

    @cached_property
    def foreign(self) -> frozenset[str]:
        """The characters that are neither printable ASCII nor a tab."""
        strange = self.text.encode("utf-8", "replace").translate(None, _PLAIN)
        return frozenset(strange.decode("utf-8"))

    @cached_property
    def starts(self) -> frozenset[str]:
        """The first three characters of the lines, in small letters."""
        return frozenset(map(str.lower, set(map(_START, self.texts))))

    @cached_property
    def tail(self) -> str:
        """The last character of each line that is not blank, in order."""
        return "".join(map(_END, self.texts))

    def words(self) -> Counter[str]:
        """How often each word stands in the source, in small letters."""
        return Counter(WORD.findall(self.text.lower()))


_last = Glance(Source("", "text", ()))


def glance(source: Source) -> Glance:
    """What can be seen of a source; remembered for the last one, which menders pass along."""
    global _last  # noqa: PLW0603 - one entry, so that no source is kept alive for long
    if _last.lines is not source.lines:
        _last = Glance(source)
    return _last


def around(text: str, sign: str) -> Iterator[tuple[str, str]]:
    """The characters before and after each place of a sign in a text.

    A search for the sign is far faster than a pattern that has to try every word.
    """
    at = text.find(sign)
    while at >= 0:
        after = at + len(sign)
        yield text[at - 1 : at] if at else "", text[after : after + 1]
        at = text.find(sign, after)


def inside_word(text: str, sign: str) -> bool:
    """Whether the sign stands between two letters anywhere in a text."""
    return any(a.isalpha() and b.isalpha() for a, b in around(text, sign))
