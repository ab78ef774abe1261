"""`lawtext show`: one provision, what it cites and what cites it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import click
import msgspec

from lawtext.cli.options import edition_option, format_option
from lawtext.cli.output import write, write_json
from lawtext.edition import Edition, load_edition
from lawtext.errors import UnknownLabel
from lawtext.label import Label
from lawtext.model import Book, Citation, Provision


class Shown(msgspec.Struct, frozen=True):
    """What `lawtext show --format json` prints: a provision, its items, and both ways to cite."""

    edition: str
    provisions: tuple[Provision, ...]
    citations: tuple[Citation, ...]
    cited_by: tuple[Citation, ...]


@click.command("show")
@click.argument("label")
@edition_option
@format_option("text", "json")
def command(label: str, edition: str, form: str) -> None:
    """Show the provision LABEL: its text, what it cites, and what cites it.

    LABEL may be spelt in any way: 16C2, 16c2, "16 C 2", 16C(2), "artikel 16C2".
    """
    from lawtext.cli.kept import linked_book

    chosen = load_edition(edition)
    found = shown(linked_book(chosen), chosen, label)
    if form == "json":
        write_json(found)
    else:
        write("\n".join(_lines(found, chosen)))


def shown(book: Book, edition: Edition, label: str) -> Shown:
    """A provision of a linked book with its items and citations.

    Raises BadLabel for a text that is no label, and UnknownLabel, with labels that are near,
    for one that the book has no text of.
    """
    path = Label.parse(_without_keyword(label, edition), edition.numbering).parts
    depth = len(path)
    provisions = tuple(one for one in book.provisions if one.path[:depth] == path)
    if not provisions:
        raise _unknown(str(Label(path)), book, edition)
    ids = {one.id for one in provisions}
    return Shown(
        book.edition,
        provisions,
        tuple(one for one in book.citations if one.from_ in ids),
        tuple(one for one in book.citations if any(to.id in ids for to in one.targets)),
    )


def _without_keyword(text: str, edition: Edition) -> str:
    """A label without the word that a citation has before it: `artikel 16C2` is 16C2."""
    word, _, label = text.strip().partition(" ")
    return label if word.lower().rstrip(".") in edition.structure_words.article else text


def _unknown(label: str, book: Book, edition: Edition) -> UnknownLabel:
    """The error for a label without text: in the skeleton only, or nowhere."""
    if edition.skeleton and label in edition.skeleton.labels:
        return UnknownLabel(
            f"{edition.name} has a provision {label}, but its text is not here",
            mend=f"Add its text to {edition.folder or 'a folder of that edition'}.",
        )
    return UnknownLabel(f"{edition.name} has no provision {label}", mend=_near(label, book))


def _near(label: str, book: Book) -> str:
    """What is there in place of a label: the items where it would stand, or the articles."""
    known = book.by_id()
    above = Label.parse(label).parent
    while above and str(above) not in known:
        above = above.parent
    path = above.parts if above else ()
    depth = len(path)
    names = [p.id for p in known.values() if p.path[:depth] == path and len(p.path) == depth + 1]
    if not above:
        return f"Its articles are {names[0]} to {names[-1]}." if names else "It has no text yet."
    return f"{above} has {', '.join(names)}." if names else f"{above} has no items."


def _lines(found: Shown, edition: Edition) -> Iterator[str]:
    from lawtext.formatting import format_book

    yield format_book(Book(found.edition, found.provisions), edition).partition("\n")[2].strip("\n")
    yield from _section("Cites", map(_cited, found.citations))
    yield from _section("Cited by", map(_citing, found.cited_by))


def _section(title: str, lines: Iterable[str]) -> Iterator[str]:
    rows = list(lines)
    if rows:
        yield f"\n{title}:"
        yield from (f"  {row}" for row in rows)


def _cited(citation: Citation) -> str:
    targets = ", ".join(
        target.id if target.status == "resolved" else f"{target.id} ({target.status})"
        for target in citation.targets
    )
    return f"{citation.from_}: {citation.surface} → {targets} ({citation.relation})"


def _citing(citation: Citation) -> str:
    return f"{citation.from_}: {citation.surface} ({citation.relation})"
