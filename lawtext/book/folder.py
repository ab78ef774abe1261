"""Writes a site whole or not at all: beside its place first, then moved there."""

from __future__ import annotations

import contextlib
import os
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

from lawtext.errors import CannotWrite

MANIFEST = "book.json"


def write_site(files: Mapping[str, bytes], out: Path) -> None:
    """Make `out` a folder with exactly these files, by path; what a former build left there goes.

    The old folder stays whole until the new one is. Raises CannotWrite when the place cannot be
    written, or holds anything that no build has put there.
    """
    try:
        out = out.expanduser().resolve()
        _refuse_foreign(out)
        out.parent.mkdir(parents=True, exist_ok=True)
        with _folder_beside(out) as fresh:
            for path, content in files.items():
                place = fresh / path
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_bytes(content)
            _move(fresh, out)
    except OSError as error:
        raise CannotWrite(
            f"the book cannot be written: {error.strerror or error}",
            file=str(out),
            mend="Name a folder that you may write to.",
        ) from None


def _refuse_foreign(out: Path) -> None:
    """A folder that no build made is the user's own, and is never replaced."""
    if out.is_dir() and any(out.iterdir()) and not (out / MANIFEST).is_file():
        raise CannotWrite(
            "the folder holds files that are not of a law book",
            file=str(out),
            mend="Name a new or an empty folder.",
        )
    if out.exists() and not out.is_dir():
        raise CannotWrite("this is a file", file=str(out), mend="Name a folder.")


@contextlib.contextmanager
def _folder_beside(out: Path) -> Iterator[Path]:
    """A fresh folder beside `out`, gone afterwards if it was not moved."""
    fresh = Path(tempfile.mkdtemp(prefix=f".{out.name}-", dir=out.parent))
    try:
        mask = os.umask(0)
        os.umask(mask)
        fresh.chmod(0o777 & ~mask)
        yield fresh
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def _move(fresh: Path, out: Path) -> None:
    """Put the fresh folder in the place of the old one, and the old one back if that fails."""
    if not out.exists():
        fresh.rename(out)
        return
    old = fresh.with_name(fresh.name + "-old")
    out.rename(old)
    try:
        fresh.rename(out)
    except OSError:
        old.rename(out)
        raise
    shutil.rmtree(old, ignore_errors=True)
