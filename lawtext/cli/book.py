"""`lawtext book`: the online law book."""

from __future__ import annotations

import click

from lawtext.cli.output import tell


@click.command("book")
@click.argument("editions", nargs=-1, metavar="[EDITION…]")
@click.option("--out", required=True, metavar="DIR", help="The folder to write the pages in.")
def command(editions: tuple[str, ...], out: str) -> None:
    """Build the online law book.

    EDITION is a name in the corpus or a folder that holds a lawbook.toml; without one, every
    edition of the corpus that has articles is built.
    """
    from lawtext.cli.building import build

    build(editions, out)
    tell(f"{out}: the law book is ready. Open {out}/index.html, or: lawtext serve {out}")
