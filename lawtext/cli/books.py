"""Turns a command's arguments into books: sources, or an edition's folder."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from lawtext.edition import Edition, edition_names, load_edition
from lawtext.errors import BadLabel, UnreadableSource
from lawtext.label import Label
from lawtext.model import Book, Source


class Opened(NamedTuple):
    """A book, the edition that it belongs to, and the sources that it was parsed from."""

    book: Book
    edition: Edition
    sources: tuple[Source, ...]


def parsed(arguments: Sequence[str], edition: str, context: str = "") -> Opened:
    """The book of these sources, not linked.

    One argument that names an edition, or a folder with a lawbook.toml, gives that edition's
    own articles; no argument gives those of `edition`. Raises what reading and parsing raise.
    """
    from lawtext.corpus import article_files
    from lawtext.pipeline import parse_sources
    from lawtext.reading import read

    name = arguments[0] if len(arguments) == 1 and is_edition(arguments[0]) else ""
    chosen = load_edition(name or edition)
    own = bool(name) or not arguments
    check_sources(() if own else arguments)
    sources = read(*(article_files(chosen) if own else arguments))
    return Opened(parse_sources(sources, chosen, context), chosen, sources)


def opened(arguments: Sequence[str], edition: str, context: str = "") -> Opened:
    """The book of these sources, linked; takes and raises the same as `parsed`."""
    from lawtext.pipeline import linked

    book, chosen, sources = parsed(arguments, edition, context)
    return Opened(linked(book, chosen), chosen, sources)


def is_edition(argument: str) -> bool:
    """Whether an argument names an edition of the corpus or a folder with a lawbook.toml."""
    folder = Path(argument)
    return (folder / "lawbook.toml").is_file() or (
        argument.rstrip("/\\") in edition_names() and not folder.is_file()
    )


def check_sources(arguments: Iterable[str]) -> None:
    """Refuse sources that are not there, with advice on what was meant; raises UnreadableSource."""
    for argument in arguments:
        if argument != "-" and not Path(argument).exists():
            what = "there is no such file or folder"
            raise UnreadableSource(what, mend=_advice(argument), file=argument)


def _advice(argument: str) -> str:
    """What may have been meant by the name of a file that is not there."""
    if argument in edition_names():
        return "It is an edition, which is given alone, or with --edition."
    try:
        label = Label.parse(argument)
    except BadLabel:
        return f"Check the path. Editions are {', '.join(edition_names())}."
    return f"A provision is shown by: lawtext show {label}"
