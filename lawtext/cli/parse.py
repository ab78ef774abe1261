"""`lawtext parse`: sources become the whole contract's JSON, or a summary."""

from __future__ import annotations

import click

from lawtext.cli.options import context_option, edition_option, format_option, sources_argument
from lawtext.cli.output import write, write_json


@click.command("parse")
@sources_argument
@edition_option
@context_option
@format_option("text", "json")
def command(sources: tuple[str, ...], edition: str, context: str, form: str) -> None:
    """Read, mend, parse and link sources.

    SOURCE is a text, HTML, PDF or DOCX file, a folder of them, or `-` for standard input.
    `--format json` prints everything that was found; `text` prints the law text.
    """
    from lawtext.cli.books import opened
    from lawtext.formatting import format_book
    from lawtext.model import report

    book, chosen, _ = opened(sources, edition, context)
    if form == "json":
        write_json(report(book))
    else:
        write(format_book(book, chosen))
