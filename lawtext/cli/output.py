"""What commands print: data to standard output, messages to standard error."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from pathlib import Path

import click

from lawtext.errors import CannotWrite


def write(text: str | bytes) -> None:
    """Print data to standard output, in UTF-8 whatever the terminal's locale says.

    A reader that stopped reading (`| head`) is no fault: the rest goes nowhere and the command
    ends with the exit code that it would have had.
    """
    data = text if isinstance(text, bytes) else text.encode("utf-8", "replace")
    try:
        click.echo(data.rstrip(b"\n"))
        flush()
    except BrokenPipeError:
        silence()


def write_lines(lines: Iterable[str]) -> None:
    """Print lines of text to standard output; `none` where there are none."""
    write("\n".join(lines) or "none")


def deliver(text: str, out: str | None) -> None:
    """Print data, or put it in the file `out`: written beside it and moved into place.

    Raises CannotWrite.
    """
    if out is None:
        write(text)
        return
    place = Path(out)
    beside = place.with_name(f".{place.name}.{os.getpid()}")
    try:
        beside.write_text(text, encoding="utf-8", newline="\n")
        if place.exists():
            beside.chmod(place.stat().st_mode)
        beside.replace(place)
    except OSError as error:
        beside.unlink(missing_ok=True)
        mend = "" if place.parent.is_dir() else f"Make the folder {place.parent} first."
        raise CannotWrite(f"cannot be written: {error.strerror}", file=out, mend=mend) from None


def flush() -> None:
    """Send what was printed on its way; does nothing where standard output is closed."""
    if sys.stdout is not None:
        sys.stdout.flush()


def silence() -> None:
    """Point standard output at nothing, so that its closing cannot fail a second time."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def write_json(data: object) -> None:
    """Print a struct, or plain data, as indented JSON."""
    import msgspec

    write(msgspec.json.format(msgspec.json.encode(data), indent=2))


def tell(message: str) -> None:
    """Print a message to standard error."""
    click.echo(message, err=True)
