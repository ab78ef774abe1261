"""`lawtext export`: a linked book, or its graph, for another program."""

from __future__ import annotations

import click

from lawtext.cli.options import books_argument, edition_option, out_option
from lawtext.cli.output import deliver


@click.command("export")
@click.argument("form", metavar="FORMAT", type=click.Choice(("json", "graphml", "dot")))
@books_argument
@edition_option
@out_option
def command(form: str, sources: tuple[str, ...], edition: str, out: str | None) -> None:
    """Export a book as FORMAT: json, graphml or dot.

    `json` is the whole linked book; `graphml` and `dot` are its graph of citations, for Gephi,
    Cytoscape and Graphviz.
    """
    from lawtext.cli.books import opened
    from lawtext.exports import export

    deliver(export(opened(sources, edition).book, form), out)
