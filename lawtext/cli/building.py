"""Builds the online law book of some editions, for the commands that need one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from lawtext.edition import edition_names
from lawtext.errors import NoLawFound


def build(editions: Sequence[str], out: str | Path) -> None:
    """Build the book of these editions into a folder, or of all that have articles if none.

    Raises NoLawFound when nothing has articles, and what opening and building raise.
    """
    from lawtext.book import build_site
    from lawtext.cli.books import opened

    found = [opened((), name) for name in editions or edition_names()]
    full = [one for one in found if one.book.provisions]
    if not full or (editions and len(full) < len(found)):
        empty = next((one.edition.name for one in found if not one.book.provisions), "the corpus")
        raise NoLawFound(
            f"{empty} has no articles to make a book of",
            mend="Write some with: lawtext import SOURCE… --into FOLDER",
        )
    build_site([one.book for one in full], [one.edition for one in full], Path(out))
