"""Compares two books provision by provision: editions of one language, or translations.

Structure and citation targets are compared between any two books; words only between books
of one language.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from typing import Literal

import msgspec

from lawtext.label import order_key
from lawtext.model import Book, Provision

_WORD = re.compile(r"\S+")
_LONGEST = 4000

Kind = Literal["same", "removed", "inserted"]


class Piece(msgspec.Struct, frozen=True):
    """A run of words that both texts have, or only the first, or only the second."""

    kind: Kind
    text: str


class Change(msgspec.Struct, frozen=True):
    """A provision whose words differ; `pieces` in order make up both texts."""

    id: str
    field: Literal["heading", "text", "closing"]
    pieces: tuple[Piece, ...]


class TargetChange(msgspec.Struct, frozen=True):
    """A provision that cites other targets in the second book: which it lost, which it gained."""

    id: str
    missing: tuple[str, ...]
    extra: tuple[str, ...]


class Move(msgspec.Struct, frozen=True, rename={"from_": "from"}):
    """A text that stands under another label in the second book."""

    from_: str
    to: str


class Comparison(msgspec.Struct, frozen=True):
    """How the second book differs from the first.

    `missing` and `extra` are the labels that only the first and only the second has, without
    the moved ones. `changed` is empty for books of two languages, which `words` tells.
    """

    first: str
    second: str
    words: bool
    missing: tuple[str, ...]
    extra: tuple[str, ...]
    moved: tuple[Move, ...]
    changed: tuple[Change, ...]
    citations: tuple[TargetChange, ...]


def compare(first: Book, second: Book) -> Comparison:
    """How `second` differs from `first`; link both books before, to compare what they cite."""
    ours, theirs = first.by_id(), second.by_id()
    words = _language(first) == _language(second)
    missing, extra = _only_in(ours, theirs), _only_in(theirs, ours)
    moved = _moves(missing, extra) if words else ()
    gone, new = {move.from_ for move in moved}, {move.to for move in moved}
    return Comparison(
        first.edition,
        second.edition,
        words,
        tuple(provision.id for provision in missing if provision.id not in gone),
        tuple(provision.id for provision in extra if provision.id not in new),
        moved,
        _changes(ours, theirs) if words else (),
        target_changes(first, second),
    )


def target_changes(first: Book, second: Book) -> tuple[TargetChange, ...]:
    """The provisions of both books that do not cite the same targets, in order."""
    ours, theirs = targets_by_provision(first), targets_by_provision(second)
    shared = [p for p in first.by_id().values() if p.id in second.by_id()]
    changes = []
    for provision in sorted(shared, key=lambda p: order_key(p.path)):
        here, there = ours.get(provision.id, {}), theirs.get(provision.id, {})
        missing, extra = _without(here, there), _without(there, here)
        if missing or extra:
            changes.append(TargetChange(provision.id, missing, extra))
    return tuple(changes)


def targets_by_provision(book: Book) -> dict[str, dict[str, None]]:
    """For each provision that cites, the names of its targets in the order of its text."""
    targets: dict[str, dict[str, None]] = {}
    for citation in book.citations:
        named = targets.setdefault(citation.from_, {})
        named.update((target.id, None) for target in citation.targets if target.id)
    return targets


def word_pieces(first: str, second: str) -> tuple[Piece, ...]:
    """Two texts as runs of words that are the same, removed or inserted.

    Texts of more than 4,000 words are given as removed and inserted as a whole, since the
    comparison of words takes quadratic time.
    """
    ours, theirs = _WORD.findall(first), _WORD.findall(second)
    if max(len(ours), len(theirs)) > _LONGEST:
        return (*_piece("removed", ours), *_piece("inserted", theirs))
    matcher = difflib.SequenceMatcher(None, ours, theirs)
    pieces: list[Piece] = []
    for operation, a, b, c, d in matcher.get_opcodes():
        if operation == "equal":
            pieces += _piece("same", ours[a:b])
        else:
            pieces += [*_piece("removed", ours[a:b]), *_piece("inserted", theirs[c:d])]
    return tuple(pieces)


def _language(book: Book) -> str:
    return book.edition.partition("-")[0]


def _only_in(ours: dict[str, Provision], theirs: dict[str, Provision]) -> list[Provision]:
    only = (provision for name, provision in ours.items() if name not in theirs)
    return sorted(only, key=lambda provision: order_key(provision.path))


def _without(here: Iterable[str], there: Iterable[str]) -> tuple[str, ...]:
    lacking = set(there)
    return tuple(name for name in here if name not in lacking)


def _words(provision: Provision) -> str:
    return " ".join(_WORD.findall(f"{provision.text} {provision.closing}"))


def _moves(missing: list[Provision], extra: list[Provision]) -> tuple[Move, ...]:
    """Texts that are in both books under different labels, word for word."""
    homes: dict[str, list[str]] = {}
    for provision in extra:
        homes.setdefault(_words(provision), []).append(provision.id)
    homes.pop("", None)
    moves = []
    for provision in missing:
        if homes.get(_words(provision)):
            moves.append(Move(provision.id, homes[_words(provision)].pop(0)))
    return tuple(moves)


def _changes(ours: dict[str, Provision], theirs: dict[str, Provision]) -> tuple[Change, ...]:
    fields: tuple[Literal["heading", "text", "closing"], ...] = ("heading", "text", "closing")
    shared = sorted((p for p in ours.values() if p.id in theirs), key=lambda p: order_key(p.path))
    changes = []
    for provision in shared:
        for field in fields:
            before = getattr(provision, field) or ""
            after = getattr(theirs[provision.id], field) or ""
            if before.split() != after.split():
                changes.append(Change(provision.id, field, word_pieces(before, after)))
    return tuple(changes)


def _piece(kind: Kind, words: list[str]) -> list[Piece]:
    return [Piece(kind, " ".join(words))] if words else []
