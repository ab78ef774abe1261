"""The command line: one command a file, loaded when it runs.

Data goes to standard output, messages to standard error. Exit codes: 0 fine, 1 findings at or
above `--fail-on`, 2 wrong use, unreadable input or a crash.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import ClassVar

import click

from lawtext.cli.lazy import LazyGroup
from lawtext.cli.output import flush, silence, tell
from lawtext.errors import LawtextError


class Commands(LazyGroup):
    """The commands of lawtext, in the order of the work."""

    modules: ClassVar[dict[str, str]] = {
        "parse": "lawtext.cli.parse",
        "import": "lawtext.cli.importing",
        "fmt": "lawtext.cli.fmt",
        "show": "lawtext.cli.show",
        "coverage": "lawtext.cli.coverage",
        "cite": "lawtext.cli.cite",
        "graph": "lawtext.cli.graph",
        "lint": "lawtext.cli.lint",
        "book": "lawtext.cli.book",
        "serve": "lawtext.cli.serve",
        "stubs": "lawtext.cli.stubs",
        "export": "lawtext.cli.export",
        "compare": "lawtext.cli.compare",
    }


def _print_version(ctx: click.Context, _option: click.Parameter, asked: bool) -> None:
    if asked and not ctx.resilient_parsing:
        from importlib.metadata import PackageNotFoundError, version

        try:
            click.echo(f"lawtext {version('lawtext-kit')}")
        except PackageNotFoundError:
            click.echo("lawtext, from a checkout that is not installed")
        ctx.exit()


@click.group(
    "lawtext",
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_print_version,
    help="Print the version.",
)
@click.pass_context
def lawtext(ctx: click.Context) -> None:
    """Parse law texts, link their citations, and make books, lint and data of them."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and give its exit code; takes the process's arguments if none given.

    Never raises: whatever goes wrong becomes one line on standard error and exit code 2. The
    environment variable LAWTEXT_DEBUG lets an unexpected error through with its traceback.
    """
    try:
        code = lawtext.main(arguments, prog_name="lawtext", standalone_mode=False)
        flush()
        return code if isinstance(code, int) else 0
    except BrokenPipeError:
        silence()
        return 0
    except (click.Abort, KeyboardInterrupt):
        tell("lawtext: interrupted")
    except click.ClickException as error:
        tell(f"lawtext: {_wrong_use(error, sys.argv[1:] if arguments is None else arguments)}")
    except LawtextError as error:
        tell(f"lawtext: {_one_line(error.message)}")
    except Exception as error:
        if os.environ.get("LAWTEXT_DEBUG"):
            raise
        tell(f"lawtext: {_crash(error)}")
    return 2


def _wrong_use(error: click.ClickException, arguments: Sequence[str]) -> str:
    """The message of a wrong use, with where help is."""
    context = getattr(error, "ctx", None)
    named = next((word for word in arguments if word in Commands.modules), "")
    path = context.command_path if context else f"lawtext {named}".strip()
    message = _one_line(error.format_message())
    stop = "" if message.endswith((".", "?", "!")) else "."
    return f"{message}{stop} See: {path} --help"


def _crash(error: Exception) -> str:
    """The message of an error that no code foresaw."""
    if isinstance(error, OSError) and error.strerror:
        silence()
        return _one_line(f"{error.filename or 'output'}: {error.strerror}")
    kind = type(error).__name__
    return f"internal error: {kind}: {_one_line(str(error))}. Set LAWTEXT_DEBUG=1 to see where."


def _one_line(text: str) -> str:
    return " ".join(text.split())
