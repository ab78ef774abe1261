"""Reads a mess back and tells how much of the clean book came out of it."""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec

from lawtext.citing import link
from lawtext.corpus import load
from lawtext.edition import Edition
from lawtext.model import Book, Provision, Source
from lawtext.pipeline import parse_sources
from lawtext.reading import read

Mess = Callable[[Book, Path], list[Path]]
Reference = tuple[str, tuple[str, ...]]


class Recovery(msgspec.Struct, frozen=True):
    """What came back of a clean book.

    `lost` are the labels that did not come back with their heading and text; `uncited` the
    citations (label and targets) that did not; `unexplained` are those of both of which no
    finding names the provision or its article. `extra` are labels that the clean book lacks.
    """

    provisions: float
    citations: float
    lost: tuple[str, ...]
    uncited: tuple[Reference, ...]
    unexplained: tuple[str, ...]
    extra: tuple[str, ...]


def clean_book(edition: Edition) -> Book:
    """The linked articles of an edition, without its definitions, which are no provisions."""
    book = load(edition)
    words = edition.structure_words.definitions
    divisions = tuple(one for one in book.divisions if one.heading.lower() not in words)
    return link(msgspec.structs.replace(book, definitions=(), divisions=divisions), edition)


def without_skeleton(edition: Edition) -> Edition:
    """The same edition, of which nobody has noted the labels."""
    return Edition(edition.name, edition.folder, edition.settings, None)


def broken(clean: Book, mess: Mess) -> tuple[Source, ...]:
    """The sources that a mess makes of the clean book, read."""
    with tempfile.TemporaryDirectory() as work:
        return read(*mess(clean, Path(work)))


def recovered(clean: Book, sources: tuple[Source, ...], edition: Edition) -> Recovery:
    """What comes back of a linked clean book when its broken sources are read with an edition."""
    return compare(clean, link(parse_sources(sources, edition), edition))


def compare(clean: Book, found: Book) -> Recovery:
    """How much of a clean linked book another one holds."""
    known = found.by_id()
    lost = tuple(one.id for one in clean.provisions if not same(one, known.get(one.id)))
    written = cited(clean)
    uncited = tuple((written - cited(found)).elements())
    named = {one.provision for one in found.findings if one.provision}
    named |= {known[label].path[0] for label in named if label in known}
    paths = {one.id: one.path for one in clean.provisions}
    missed = dict.fromkeys([*lost, *(label.partition("#")[0] for label, _ in uncited)])
    return Recovery(
        1 - len(lost) / len(clean.provisions),
        1 - len(uncited) / max(1, written.total()),
        lost,
        uncited,
        tuple(one for one in missed if one not in named and paths[one][0] not in named),
        tuple(label for label in known if label not in paths),
    )


def same(clean: Provision, found: Provision | None) -> bool:
    """Whether a provision came back: the same heading and text, white space apart."""
    return found is not None and all(
        squeezed(getattr(clean, field)) == squeezed(getattr(found, field))
        for field in ("heading", "text", "closing")
    )


def squeezed(text: str | None) -> str:
    """A text without white space."""
    return "".join((text or "").split())


def cited(book: Book) -> Counter[Reference]:
    """Who cites what, and how often: the citing provision and the targets of each citation."""
    return Counter(
        (one.from_, tuple(target.id for target in one.targets)) for one in book.citations
    )
