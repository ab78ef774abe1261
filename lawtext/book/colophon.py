"""What an honest book says of itself: how much text it has, and what is doubtful in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import PurePath

from lawtext.book.linking import Linker, reason
from lawtext.book.volume import Volume
from lawtext.counting import ranges
from lawtext.model import Citation, Provision, Status, Target

_MANY = 12


@dataclass(frozen=True)
class Unlinked:
    """A citation that leads nowhere: where it stands, its words, its target, and why."""

    from_: str
    surface: str
    target: str
    why: Status


@dataclass(frozen=True)
class Colophon:
    """The facts of one edition in this book."""

    provisions: int
    known: int
    with_text: int
    articles: int
    missing: str
    links: int
    unlinked: Sequence[Unlinked]
    inferred: Sequence[Provision]
    truncated: Sequence[Provision]
    sources: str
    mends: Sequence[tuple[str, int]]


def colophon(volume: Volume, page: str, volumes: Sequence[Volume] = ()) -> Colophon:
    """The facts of one edition. Of its sources only the file names are told: paths are private."""
    book, known = volume.book, volume.edition.skeleton
    linker = Linker(volume, page, volumes)
    targets = [(citation, target) for citation in book.citations for target in citation.targets]
    dead = [_unlinked(*one) for one in targets if linker.link(one[1]) is None]
    present = {node.path[0] for node in volume.articles}
    sources = {PurePath(span.file).name for one in book.provisions for span in one.sources}
    return Colophon(
        provisions=len(book.provisions),
        known=len(known.labels) if known else 0,
        with_text=sum(label in volume.provisions for label in known.labels) if known else 0,
        articles=len(present),
        missing=ranges([one for one in volume.numbers if one not in present], volume.numbers),
        links=len(targets) - len(dead),
        unlinked=dead,
        inferred=[one for one in book.provisions if one.inferred],
        truncated=[one for one in book.provisions if one.truncated],
        sources=_listed(sorted(sources)),
        mends=sorted(Counter(mend.mender for mend in book.mends).items()),
    )


def _listed(names: list[str]) -> str:
    """A few names in full; of many, the first and the last and how many there are."""
    if len(names) <= _MANY:
        return ", ".join(names)
    return f"{names[0]} … {names[-1]} ({len(names)})"


def _unlinked(citation: Citation, target: Target) -> Unlinked:
    named = target.id or ", ".join(citation.candidates)
    return Unlinked(citation.from_, citation.surface, named, reason(target))
