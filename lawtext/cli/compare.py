"""`lawtext compare`: two editions or translations, provision by provision."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from lawtext.cli.options import format_option
from lawtext.cli.output import write, write_json

if TYPE_CHECKING:
    from lawtext.comparing import Change, Comparison

_SIGNS = {"same": "{}", "removed": "[-{}-]", "inserted": "{{+{}+}}"}


@click.command("compare")
@click.argument("first", metavar="A")
@click.argument("second", metavar="B")
@format_option("text", "json")
def command(first: str, second: str, form: str) -> None:
    """Compare two books: how B differs from A.

    A and B are editions: names in the corpus or folders that hold a lawbook.toml. Labels and
    citation targets are always compared, words only between editions of one language.
    """
    from lawtext.cli.books import opened
    from lawtext.comparing import compare

    found = compare(opened((), first).book, opened((), second).book)
    if form == "json":
        write_json(found)
    else:
        write("\n".join([f"{second} against {first}", *_lines(found)]))


def _lines(found: Comparison) -> Iterator[str]:
    yield f"missing: {', '.join(found.missing) or 'none'}"
    yield f"extra: {', '.join(found.extra) or 'none'}"
    for move in found.moved:
        yield f"{move.from_} moved to {move.to}"
    for change in found.changed:
        yield f"{change.id} {change.field}: {_words(change)}"
    for targets in found.citations:
        lost = [f"-{target}" for target in targets.missing]
        yield f"{targets.id} cites: {' '.join(lost + [f'+{t}' for t in targets.extra])}"


def _words(change: Change) -> str:
    """The words of both texts, with what was removed and inserted marked."""
    return " ".join(_SIGNS[piece.kind].format(piece.text) for piece in change.pieces)
