"""`lawtext coverage`: how much of an edition's skeleton has text."""

from __future__ import annotations

from collections.abc import Sequence

import click

from lawtext.cli.options import edition_argument, format_option
from lawtext.cli.output import tell, write, write_json
from lawtext.counting import ranges
from lawtext.label import Label


@click.command("coverage")
@edition_argument
@format_option("text", "json")
def command(edition: str, form: str) -> None:
    """Show how much of the EDITION has text.

    EDITION is a name in the corpus or a folder that holds a lawbook.toml. What it should have
    is known from its skeleton, the list of all its labels.
    """
    from lawtext.corpus import coverage, load
    from lawtext.edition import load_edition

    chosen = load_edition(edition)
    found = coverage(chosen, load(chosen))
    if chosen.skeleton is None:
        tell(f"lawtext: no skeleton of {chosen.name} is known, so nothing can be missing")
    if form == "json":
        write_json(found)
        return
    write(
        f"{found.edition}: {found.with_text} of {found.labels} labels and "
        f"{found.articles_with_text} of {found.articles} articles have text\n"
        f"{_missing(found.missing, list(chosen.skeleton.articles) if chosen.skeleton else [])}\n"
        f"extra: {', '.join(found.extra) or 'none'}"
    )


def _missing(labels: Sequence[str], articles: Sequence[str]) -> str:
    """What has no text: whole articles in short, and the labels in other articles one by one."""
    without = frozenset(labels)
    whole = [number for number in articles if number in without]
    gone = frozenset(whole)
    others = [label for label in labels if Label.parse(label).article not in gone]
    return (
        f"missing articles: {ranges(whole, articles) or 'none'}\n"
        f"missing in other articles: {', '.join(others) or 'none'}"
    )
