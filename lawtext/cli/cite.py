"""`lawtext cite`: the citations in a piece of text."""

from __future__ import annotations

import click
import msgspec

from lawtext.cli.options import edition_option, format_option
from lawtext.cli.output import write, write_json
from lawtext.model import Citation


class Citations(msgspec.Struct, frozen=True):
    """What `lawtext cite --format json` prints."""

    edition: str
    citations: tuple[Citation, ...]


@click.command("cite")
@click.argument("text")
@click.option(
    "--from", "label", required=True, metavar="LABEL", help="The provision that the text is of."
)
@edition_option
@format_option("text", "json")
def command(text: str, label: str, edition: str, form: str) -> None:
    """Find the citations in TEXT, and what they refer to.

    A citation such as `B1 above` means something only within a provision: `--from` says which.
    TEXT may be `-` for standard input.
    """
    from lawtext.citing import cite
    from lawtext.edition import load_edition
    from lawtext.label import Label

    chosen = load_edition(edition)
    words = click.get_text_stream("stdin").read() if text == "-" else text
    found = cite(words, str(Label.parse(label, chosen.numbering)), chosen)
    if form == "json":
        write_json(Citations(chosen.name, tuple(found)))
    else:
        write("\n".join(map(_line, found)))


def _line(citation: Citation) -> str:
    targets = ", ".join(f"{target.id} ({target.status})" for target in citation.targets)
    return f"{citation.start}-{citation.end}  {citation.surface}  {citation.relation}  {targets}"
