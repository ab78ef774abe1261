"""The arguments and options that several commands share, so that they mean the same in each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]
DEFAULT_EDITION = "nl-2017"

sources_argument: Decorator = click.argument("sources", nargs=-1, required=True, metavar="SOURCE…")

books_argument: Decorator = click.argument("sources", nargs=-1, metavar="[EDITION|SOURCE…]")

edition_argument: Decorator = click.argument("edition", metavar="EDITION")

edition_option: Decorator = click.option(
    "--edition",
    default=DEFAULT_EDITION,
    show_default=True,
    metavar="EDITION",
    help="The edition: its name in the corpus, or a folder that holds a lawbook.toml.",
)

context_option: Decorator = click.option(
    "--context",
    default="",
    metavar="LABEL",
    help="The provision in which a fragment starts.",
)

out_option: Decorator = click.option(
    "--out", type=click.Path(dir_okay=False), help="Write to this file, not to standard output."
)


def format_option(*formats: str) -> Decorator:
    """The option `--format` with these choices; the first is the default."""
    return click.option(
        "--format",
        "form",
        type=click.Choice(formats),
        default=formats[0],
        show_default=True,
        help="The form of what is printed.",
    )
