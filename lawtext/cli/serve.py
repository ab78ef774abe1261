"""`lawtext serve`: the online law book on this machine."""

from __future__ import annotations

import tempfile
from pathlib import Path

import click


@click.command("serve")
@click.argument("folder", required=False, metavar="[DIR]")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8000,
    show_default=True,
    help="The port on localhost; 0 takes any free one.",
)
def command(folder: str | None, port: int) -> None:
    """Show a law book in the browser, on this machine only.

    DIR is what `lawtext book --out DIR` wrote; without it, the corpus is built for the occasion.
    Stop with Ctrl-C.
    """
    from lawtext.book import serve

    if folder is not None:
        serve(Path(folder), port)
        return
    from lawtext.cli.building import build

    with tempfile.TemporaryDirectory(prefix="lawtext-") as work:
        build((), Path(work) / "book")
        serve(Path(work) / "book", port)
