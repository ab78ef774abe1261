"""Builds the site: all pages in memory first, then the folder as a whole."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from lawtext.book.folder import MANIFEST, write_site
from lawtext.book.offline import PATH as WORKER
from lawtext.book.offline import service_worker
from lawtext.book.pages import pages
from lawtext.book.rendering import Renderer
from lawtext.book.volume import Volume
from lawtext.edition import Edition
from lawtext.errors import LawtextError
from lawtext.model import Book
from lawtext.places import data_folder


def build_site(books: Sequence[Book], editions: Sequence[Edition], out: Path) -> None:
    """Build the online law book of some linked books in the folder `out`.

    Takes the books and, in the same order, their editions. One edition stands in `out` itself;
    several stand in folders named for them, below a page to choose from. The same books give the
    same bytes. Raises CannotWrite when `out` cannot be written, or holds files of another kind;
    an earlier book there stays whole.
    """
    write_site(site_files(books, editions), Path(out))


def site_files(books: Sequence[Book], editions: Sequence[Edition]) -> dict[str, bytes]:
    """Every file of the site by its path. Raises LawtextError when there is no book at all,
    or two of one edition."""
    if not books:
        raise LawtextError("no edition was given", mend="Name at least one, such as nl-2017.")
    names = [edition.name for edition in editions]
    if len(set(names)) < len(names):
        raise LawtextError(f"an edition was given twice: {', '.join(names)}")
    several = len(books) > 1
    volumes = [
        Volume(book, edition, f"{edition.name}/" if several else "")
        for book, edition in zip(books, editions, strict=True)
    ]
    files = {f"assets/{path.name}": path.read_bytes() for path in _assets()}
    for volume in volumes:
        files.update(pages(volume, volumes))
    if several:
        files["index.html"] = Renderer(volumes[0], volumes).page("shelf.html", "index.html", {})
    files[MANIFEST] = _manifest(volumes)
    files[WORKER] = service_worker(files)
    return files


def _assets() -> list[Path]:
    """The style sheets and scripts, without the worker, which stands at the top of the site."""
    folder = data_folder("site") / "assets"
    return sorted(path for path in folder.iterdir() if path.is_file() and path.name != WORKER)


def _manifest(volumes: Sequence[Volume]) -> bytes:
    """What stands in the site, for programs and for the next build."""
    editions = [
        {
            "edition": volume.edition.name,
            "title": volume.edition.title,
            "language": volume.edition.language,
            "path": volume.prefix,
            "articles": [node.path[0] for node in volume.articles],
        }
        for volume in volumes
    ]
    return msgspec.json.format(msgspec.json.encode({"editions": editions}), indent=1) + b"\n"
