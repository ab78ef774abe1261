"""`lawtext lint`: what is doubtful or wrong in a text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

import click

from lawtext.cli.options import (
    context_option,
    edition_option,
    format_option,
    sources_argument,
)
from lawtext.cli.output import write

if TYPE_CHECKING:
    from lawtext.model import Severity

_SEVERITY = click.Choice(("error", "warning", "info"))


@click.command("lint")
@sources_argument
@edition_option
@context_option
@click.option(
    "--against",
    metavar="EDITION",
    help="Report what is missing or extra in comparison with this edition.",
)
@click.option(
    "--partial",
    is_flag=True,
    help="With --against: compare only the articles that SOURCE holds.",
)
@format_option("text", "json")
@click.option(
    "--show",
    type=_SEVERITY,
    default="info",
    show_default=True,
    help="Print findings that are as severe as this, or more.",
)
@click.option(
    "--fail-on",
    type=_SEVERITY,
    default="error",
    show_default=True,
    help="End with exit code 1 on a finding as severe as this, or more.",
)
@click.option("--select", multiple=True, metavar="RULE", help="Only this rule, code or family.")
@click.option("--ignore", multiple=True, metavar="RULE", help="Not this rule, code or family.")
@click.pass_context
def command(
    ctx: click.Context,
    sources: tuple[str, ...],
    edition: str,
    context: str,
    against: str | None,
    partial: bool,
    form: str,
    show: str,
    fail_on: str,
    select: tuple[str, ...],
    ignore: tuple[str, ...],
) -> None:
    """Report what is doubtful or wrong in sources.

    SOURCE is a file or folder as for `lawtext parse`, or an edition: a name in the corpus or a
    folder that holds a lawbook.toml. `--select` and `--ignore` take the name of a rule
    (label-gap), its code (STR002) or its family (STR), may be given more than once, and take
    lists with commas. Every rule has its page in docs/rules/.
    """
    from lawtext.cli.books import opened
    from lawtext.linting import Selection, at_least, lint

    if partial and not against:
        raise click.UsageError("--partial needs --against EDITION.")
    selection = Selection.of(_words(select), _words(ignore))
    book, chosen, read = opened(sources, edition, context)
    other = opened((), against).book if against else None
    found = tuple(one for one in lint(book, chosen, other, partial=partial) if selection.takes(one))
    shown = at_least(found, cast("Severity", show))
    if form == "json":
        from lawtext.linting.reporters.json import json_report

        write(json_report(shown, chosen.name))
    else:
        from lawtext.linting.reporters.text import text_report

        write(text_report(shown, read, found))
    ctx.exit(1 if at_least(found, cast("Severity", fail_on)) else 0)


def _words(values: Iterable[str]) -> list[str]:
    return [word.strip() for value in values for word in value.split(",") if word.strip()]
