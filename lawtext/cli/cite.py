"""`lawtext cite`: the citations in a piece of text."""

from __future__ import annotations

from collections.abc import Iterable

import click
import msgspec

from lawtext.cli.options import edition_option, format_option
from lawtext.cli.output import tell, write_json, write_lines
from lawtext.edition import Edition, load_edition
from lawtext.label import Label
from lawtext.model import Book, Citation, Target


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
    from lawtext.cli.kept import linked_book
    from lawtext.reading import read

    chosen = load_edition(edition)
    words = "\n".join(line.text for line in read(text)[0].lines) if text == "-" else text
    book = linked_book(chosen)
    found = _with_texts(cite(words, label, chosen), book)
    _warn_of_unknown(label, chosen, book)
    if form == "json":
        write_json(Citations(chosen.name, found))
    else:
        write_lines(map(_line, found))


def _warn_of_unknown(label: str, edition: Edition, book: Book) -> None:
    """Tell when the text is said to be of a provision that the edition does not have."""
    name = str(Label.parse(label, edition.numbering))
    known = edition.skeleton is None or name in edition.skeleton.labels
    if not (known or name in book.by_id()):
        tell(f"lawtext: {edition.name} has no provision {name}, so relative citations lead nowhere")


def _with_texts(citations: Iterable[Citation], book: Book) -> tuple[Citation, ...]:
    """The citations, with `resolved` on the targets that the edition's own articles hold."""
    texts = book.by_id()
    return tuple(
        msgspec.structs.replace(
            citation,
            targets=tuple(
                Target(target.id, "resolved")
                if target.id in texts and target.status in ("absent", "unknown")
                else target
                for target in citation.targets
            ),
        )
        for citation in citations
    )


def _line(citation: Citation) -> str:
    targets = ", ".join(f"{target.id} ({target.status})" for target in citation.targets)
    return f"{citation.start}-{citation.end}  {citation.surface}  {citation.relation}  {targets}"
