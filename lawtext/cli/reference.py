"""The reference of the command line in Markdown, made from the commands themselves."""

from __future__ import annotations

from collections.abc import Iterator

import click

from lawtext.cli import lawtext

_WIDTH = 90
_HEAD = """# Commands

Data goes to standard output, messages to standard error. Exit codes: 0 fine, 1 findings at or
above `--fail-on` (or, for `fmt --check`, a file that is not in the form), 2 wrong use, unreadable
input or a crash. The format never changes the code."""


def reference() -> str:
    """All commands with their help, in the order of the work."""
    parent = click.Context(lawtext, info_name="lawtext", help_option_names=["-h", "--help"])
    parts = [_HEAD]
    for name in lawtext.list_commands(parent):
        command = lawtext.get_command(parent, name)
        assert command is not None
        parts.extend(_section(name, command, parent))
    return "\n\n".join(parts) + "\n"


def _section(name: str, command: click.Command, parent: click.Context) -> Iterator[str]:
    context = click.Context(command, parent, info_name=name, terminal_width=_WIDTH)
    yield f"## lawtext {name}"
    yield f"```text\n{command.get_help(context)}\n```"
