"""Keeps the linked book of an edition, so that looking one thing up need not parse it all again.

A kept book is found again by the bytes that it was made from: the articles, the settings, the
skeleton, the grammars, and lawtext's own code. When one of them changes, the book is made anew.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from pathlib import Path

import msgspec

from lawtext.edition import Edition
from lawtext.model import Book
from lawtext.places import data_folder

_KEPT = 8


def linked_book(edition: Edition) -> Book:
    """The linked book of an edition's own articles, without the table of places.

    A cache that cannot be read or written is passed over. Raises what parsing raises.
    """
    place = _folder() / f"{edition.name}-{_fingerprint(edition)}"
    try:
        return msgspec.msgpack.decode(place.read_bytes(), type=Book)
    except (OSError, msgspec.MsgspecError):
        pass
    from lawtext.corpus import load
    from lawtext.pipeline import linked

    book = msgspec.structs.replace(linked(load(edition), edition), origins=None)
    _keep(book, place)
    return book


def _folder() -> Path:
    """The cache's folder, by the custom of the system."""
    home = os.environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "lawtext"


def _fingerprint(edition: Edition) -> str:
    """A hash of all that the book of an edition is made from."""
    digest = hashlib.sha256()
    for path in _made_from(edition):
        digest.update(f"{path.name}\0".encode("utf-8", "surrogateescape"))
        digest.update(path.read_bytes() + b"\0")
    for path in sorted(Path(__file__).resolve().parent.parent.rglob("*.py")):
        status = path.stat()
        digest.update(
            f"{path}\0{status.st_mtime_ns}\0{status.st_size}\0".encode("utf-8", "replace")
        )
    return digest.hexdigest()[:32]


def _made_from(edition: Edition) -> Iterator[Path]:
    if edition.folder is not None:
        yield from sorted(edition.folder.glob("*.toml"))
        yield from sorted((edition.folder / "articles").glob("*.txt"))
    yield from sorted((data_folder("corpus") / "skeletons").glob("*.json"))
    yield from sorted(data_folder("grammar").iterdir())


def _keep(book: Book, place: Path) -> None:
    """Keep a book, and let the oldest ones go; a system that forbids it is no fault."""
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        beside = place.with_name(f"{place.name}.{os.getpid()}")
        beside.write_bytes(msgspec.msgpack.encode(book))
        beside.replace(place)
        kept = sorted(place.parent.iterdir(), key=lambda path: path.stat().st_mtime)
        for path in kept[:-_KEPT]:
            path.unlink(missing_ok=True)
    except OSError:
        return
