"""`lawtext import`: messy sources become an edition's folder of law text."""

from __future__ import annotations

import click

from lawtext.cli.options import context_option, edition_option, sources_argument
from lawtext.cli.output import tell
from lawtext.counting import counted


@click.command("import")
@sources_argument
@edition_option
@context_option
@click.option(
    "--into", "folder", required=True, metavar="FOLDER", help="The edition's folder to write."
)
@click.option(
    "--replace", is_flag=True, help="Replace the articles of a folder that is an edition's already."
)
def command(
    sources: tuple[str, ...], edition: str, context: str, folder: str, replace: bool
) -> None:
    """Write sources as an edition's folder of law text.

    The folder gets lawbook.toml, articles/NNN.txt, and mends.jsonl with every change that was
    made to the sources. It is written whole or not at all.
    """
    from lawtext.cli.books import parsed
    from lawtext.corpus import save

    book, chosen, _ = parsed(sources, edition, context)
    save(book, chosen, folder, replace=replace)
    articles = len({provision.path[0] for provision in book.provisions})
    tell(
        f"{folder}: {counted(articles, 'article')}, "
        f"{counted(len(book.provisions), 'provision')}, {counted(len(book.mends), 'mend')}, "
        f"{counted(len(book.findings), 'finding')}. "
        f"Check it with: lawtext lint {folder}"
    )
