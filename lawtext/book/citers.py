"""Cited by: for every provision, the places that cite it, each with its sentence."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from lawtext.book.marking import note_marker
from lawtext.book.sentences import sentence_around
from lawtext.book.volume import Volume
from lawtext.book.wording import field_words
from lawtext.label import order_key
from lawtext.model import Citation


class Citer(msgspec.Struct, frozen=True, rename={"from_": "from"}):
    """One place that cites a provision: where it is, its sentence in three pieces, and how."""

    from_: str
    before: str
    surface: str
    after: str
    relation: str


def citers(volume: Volume) -> dict[str, tuple[Citer, ...]]:
    """Who cites what, by the id of the cited provision, in the order of the law book.

    The mark of a footnote cites its note, which nobody needs to be told.
    """
    found: dict[str, dict[Citer, None]] = {}
    for citation in volume.book.citations:
        if note_marker(citation.surface):
            continue
        citer = _citer(volume, citation)
        for target in citation.targets:
            found.setdefault(target.id.partition("#")[0], {})[citer] = None
    places = {node.id: order_key(path) for path, node in volume.nodes.items()}

    def order(one: Citer) -> tuple[bool, tuple[tuple[int, str], ...]]:
        return one.from_ not in places, places.get(one.from_, ())

    return {target: tuple(sorted(ones, key=order)) for target, ones in found.items()}


def _citer(volume: Volume, citation: Citation) -> Citer:
    base = citation.from_.partition("#")[0]
    text = _text_of(volume, citation)
    pieces = sentence_around(text, citation.start, citation.end) if text else None
    before, surface, after = pieces or ("", citation.surface, "")
    return Citer(base, before, surface, after, citation.relation)


def _text_of(volume: Volume, citation: Citation) -> str:
    """The field that the citation stands in, "" when its words are not at that place."""
    for text in _fields(volume, citation):
        if text[citation.start : citation.end] == citation.surface:
            return text
    return ""


def _fields(volume: Volume, citation: Citation) -> Iterator[str]:
    return (text for _, text in field_words(volume, citation.from_, citation.field))
