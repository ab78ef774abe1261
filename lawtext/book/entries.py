"""The definitions as their page shows them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from lawtext.book.addresses import anchor
from lawtext.book.citers import Citer
from lawtext.book.items import Note, Twin, layer_notes, twin_links
from lawtext.book.linking import Linker
from lawtext.book.marking import paragraphs
from lawtext.book.stems import fold
from lawtext.model import Definition


@dataclass(frozen=True)
class Entry:
    """One term, ready to be set."""

    id: str
    anchor: str
    term: str
    english: str
    text: Sequence[Markup]
    senses: Sequence[Sequence[Markup]]
    citers: Sequence[Citer]
    twins: Sequence[Twin]
    layers: Sequence[Note]


def entries(linker: Linker, cited: Mapping[str, tuple[Citer, ...]]) -> list[Entry]:
    """The terms of an edition in the order of the alphabet."""
    ordered = sorted(linker.volume.book.definitions, key=lambda one: fold(one.term))
    return [_entry(linker, one, cited) for one in ordered]


def _entry(linker: Linker, own: Definition, cited: Mapping[str, tuple[Citer, ...]]) -> Entry:
    return Entry(
        own.id,
        anchor(own.id),
        own.term,
        own.english,
        paragraphs(own.text, linker.marks(own.id, "definition")),
        [
            paragraphs(sense, linker.marks(own.id, "definition", f"sense{number}"))
            for number, sense in enumerate(own.senses, 1)
        ],
        cited.get(own.id, ()),
        twin_links(linker.volume, linker.volumes, linker.page, own.id),
        layer_notes(linker.volume, own.id),
    )


def initials(found: Sequence[Entry]) -> list[tuple[str, str]]:
    """The first letters of the terms, each with the anchor of its first term."""
    first: dict[str, str] = {}
    for entry in found:
        first.setdefault(fold(entry.term)[:1].upper(), entry.anchor)
    return list(first.items())
