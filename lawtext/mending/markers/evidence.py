"""What is known of an article's items besides their markers: citations and the skeleton."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from functools import lru_cache

import msgspec

from lawtext.edition import Edition, Skeleton
from lawtext.errors import BadLabel
from lawtext.label import Label

Path = tuple[str, ...]

_ABSOLUTE = re.compile(r"(?<![\w.,-])(\d{1,2}[A-Z](?:\d{1,2}(?:\(?[a-z](?![a-z])\)?)?)?)(?![\w])")
_RELATIVE = re.compile(
    r"(?<![\w(])(?:([A-Z])(\d{1,2})(?:\(?([a-z])(?![a-z])\)?)?|(\d{1,2})\(([a-z])\))(?![\w])"
)
_LETTER = re.compile(r"(?<=[a-zà-ÿ] )([A-Z])(?=[ ,.;:)](?![A-Z0-9] ))")


class Cited(msgspec.Struct):
    """Which items the citations of a source name, by article."""

    paths: dict[str, set[Path]]

    def tails(self, article: str) -> set[Path]:
        """The paths below an article that its own text, or a citation of it, names."""
        return self.paths.get(article, set())


def absolute_citations(text: str) -> dict[str, set[Path]]:
    """The items that a whole source cites with the number of their article."""
    found: dict[str, set[Path]] = defaultdict(set)
    for match in _ABSOLUTE.finditer(text):
        try:
            parts = Label.parse(match[1]).parts
        except BadLabel:
            continue
        found[parts[0]].add(parts[1:])
    return found


def relative_citations(texts: Iterable[str]) -> set[Path]:
    """The paths that an article's own text names: `A1`, `2(c)`, a capital letter alone."""
    found: set[Path] = set()
    for text in texts:
        for capital, number, small, first, letter in _RELATIVE.findall(text):
            parts = (capital, number, small) if capital else (first, letter)
            found.add(tuple(part for part in parts if part))
        found.update((letter,) for letter in _LETTER.findall(text))
    return found


class Known(msgspec.Struct):
    """What the skeleton says of one article: each label's place in the order, and its weight."""

    places: dict[Path, int]
    seen: frozenset[Path]
    order: tuple[Path, ...]

    def children(self, path: Path) -> int:
        """How many items stand directly below a path."""
        return _children(self.order).get(path, 0)

    def end(self, path: Path) -> int:
        """The place behind the last label at or below a path."""
        start = self.places.get(path, -1)
        if len(path) == 1:
            return len(self.order)
        at = start + 1
        while at < len(self.order) and self.order[at][: len(path)] == path:
            at += 1
        return at


@lru_cache(maxsize=512)
def _children(order: tuple[Path, ...]) -> dict[Path, int]:
    counts: dict[Path, int] = defaultdict(int)
    for path in order:
        counts[path[:-1]] += 1
    return counts


def known_article(edition: Edition, article: str) -> Known | None:
    """What the edition's skeleton says of an article, None when it has no such article."""
    if edition.skeleton is None or article not in edition.skeleton.articles:
        return None
    return _known(edition.skeleton, article)


@lru_cache(maxsize=512)
def _known(skeleton: Skeleton, article: str) -> Known:
    entry = skeleton.articles[article]
    order = tuple(Label.parse(label).parts for label in entry["items"])
    seen = frozenset(Label.parse(label).parts for label in entry.get("seen_items", ()))
    return Known({path: place for place, path in enumerate(order)}, seen, order)
