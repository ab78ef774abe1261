"""A group of commands that loads a command's module only when that command runs."""

from __future__ import annotations

import difflib
from importlib import import_module
from typing import ClassVar

import click


class LazyGroup(click.Group):
    """A click group whose class names its commands and the module that holds each.

    A module keeps its command under the name `command`.
    """

    modules: ClassVar[dict[str, str]] = {}

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of the commands, in the order of the work."""
        return list(self.modules)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name, loaded now; None for an unknown name."""
        if cmd_name not in self.modules:
            return None
        command = import_module(self.modules[cmd_name]).command
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that `args` starts with; an unknown one gets the nearest name as advice."""
        if args[0] not in self.modules and not args[0].startswith("-"):
            near = difflib.get_close_matches(args[0], self.modules, n=1)
            advice = f"Did you mean {near[0]!r}?" if near else f"Known: {', '.join(self.modules)}."
            ctx.fail(f"no command {args[0]!r}. {advice}")
        return super().resolve_command(ctx, args)
