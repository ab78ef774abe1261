"""`lawtext stubs`: an edition's provisions as data for a rules engine."""

from __future__ import annotations

import click

from lawtext.cli.options import books_argument, edition_option, format_option
from lawtext.cli.output import write


@click.command("stubs")
@books_argument
@edition_option
@format_option("json", "yaml")
def command(sources: tuple[str, ...], edition: str, form: str) -> None:
    """Print a rule stub for each provision of an edition.

    A stub says where a provision stands, how strongly it binds (may, should, shall, must), its
    conditions, exceptions and citations, and a hash that changes when its words do.
    """
    from lawtext.cli.books import opened
    from lawtext.stubs import stub
    from lawtext.stubs.printing import stubs_json, stubs_yaml

    book, chosen, _ = opened(sources, edition)
    made = stub(book, chosen)
    write(stubs_json(made) if form == "json" else stubs_yaml(made))
