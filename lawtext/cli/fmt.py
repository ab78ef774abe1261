"""`lawtext fmt`: law text in its canonical form."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import click

from lawtext.cli.options import DEFAULT_EDITION, sources_argument
from lawtext.cli.output import deliver, tell, write
from lawtext.counting import counted
from lawtext.errors import CannotWrite
from lawtext.model import Source


class Form(NamedTuple):
    """A source before and after: its name, its text if it is a text file, its canonical form."""

    name: str
    before: str | None
    after: str
    mends: int


@click.command("fmt")
@sources_argument
@click.option(
    "--edition",
    metavar="EDITION",
    help=f"The edition of files that do not name theirs.  [default: {DEFAULT_EDITION}]",
)
@click.option("--check", is_flag=True, help="Only name the files that are not in this form.")
@click.option("--write", "rewrite", is_flag=True, help="Put the form in the files themselves.")
@click.pass_context
def command(
    ctx: click.Context, sources: tuple[str, ...], edition: str | None, check: bool, rewrite: bool
) -> None:
    """Print law text in its canonical form.

    With `--check` nothing is printed or written; the exit code is 1 when a file is not in the
    form. With `--write` each file that is not is rewritten in place.
    """
    if check and rewrite:
        raise click.UsageError("--check and --write exclude each other.")
    forms = list(_forms(sources, edition))
    different = [form for form in forms if form.before != form.after]
    if rewrite:
        for form in different:
            _refuse(form)
        for form in different:
            deliver(form.after, form.name)
            tell(f"{form.name}: rewritten")
    elif check:
        for form in different:
            tell(f"{form.name}: not in the canonical form. Mend it with: lawtext fmt --write")
        ctx.exit(1 if different else 0)
    else:
        write("\n".join(form.after for form in forms))


def _forms(sources: Sequence[str], edition: str | None) -> Iterator[Form]:
    """Each source by itself, so that each keeps its own order and divisions."""
    from lawtext.edition import load_edition
    from lawtext.formatting import format_book
    from lawtext.pipeline import parse_sources
    from lawtext.reading import read

    for source in read(*_files(sources)):
        before = _text(source)
        header = (before or "").partition("\n")[0].split()
        named = header[1] if source.law_text and len(header) > 1 else ""
        chosen = load_edition(edition or named or DEFAULT_EDITION)
        book = parse_sources([source], chosen)
        yield Form(source.name, before, format_book(book, chosen), len(book.mends))


def _files(sources: Sequence[str]) -> Iterator[str]:
    """The arguments, with an edition's articles in place of its name or folder."""
    from lawtext.cli.books import check_sources, is_edition
    from lawtext.corpus import article_files
    from lawtext.edition import load_edition

    for source in sources:
        if is_edition(source):
            yield from map(str, article_files(load_edition(source)))
        else:
            check_sources([source])
            yield source


def _text(source: Source) -> str | None:
    """The text of the file itself, None when it is no UTF-8 text file."""
    try:
        return Path(source.name).read_bytes().decode("utf-8") if source.form == "text" else None
    except (OSError, UnicodeDecodeError):
        return None


def _refuse(form: Form) -> None:
    """Refuse to rewrite what cannot be, or what would be changed without a record."""
    if form.before is None or not os.access(form.name, os.W_OK):
        raise CannotWrite("cannot be rewritten in place", file=form.name, mend="Print it instead.")
    if form.mends:
        raise CannotWrite(
            f"{counted(form.mends, 'thing')} in it had to be mended, "
            "and rewriting would lose the record",
            file=form.name,
            mend="Use lawtext import, which keeps it.",
        )
