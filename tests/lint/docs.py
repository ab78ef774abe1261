"""Checks what the documents promise: their links, the commands, options and targets they name,
and that each command, rule and document can be found.

Run as `python -m tests.lint.docs`; exit code 1 when a document is wrong.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import click

from lawtext.cli import lawtext
from lawtext.rulebook import RULES

ROOT = Path(__file__).resolve().parents[2]
_FENCE = re.compile(r"^```.*?^```", re.M | re.S)
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_COMMAND = re.compile(r"(?:^|`|\$ )(?:uv run )?lawtext ([a-z]+)([^`\n|]*)", re.M)
_OPTION = re.compile(r"(?<=\s)--[a-z][a-z-]*")
_TARGET = re.compile(r"(?:^|`|\$ )make ([a-z]+)", re.M)
_HEADING = re.compile(r"^#+ (.+)$", re.M)


def documents(root: Path = ROOT) -> list[Path]:
    """The documents of the project."""
    return sorted([*root.glob("*.md"), *root.glob("docs/**/*.md"), *root.glob("corpus/*.md")])


def lost_in(root: Path = ROOT) -> Iterator[str]:
    """Documents that no other document leads to, and commands and rules without one."""
    texts = {
        document.resolve(): document.read_text(encoding="utf-8") for document in documents(root)
    }
    led_to = {
        (document.parent / link.partition("#")[0]).resolve()
        for document, text in texts.items()
        for link in _LINK.findall(_FENCE.sub("", text))
    }
    for document in sorted(texts.keys() - led_to):
        if document.name != "README.md":
            yield f"{document.relative_to(root.resolve())}: no document leads to it"
    reference = texts.get(root.resolve() / "docs" / "commands.md", "")
    for name in lawtext.list_commands(click.Context(lawtext)):
        if f"## lawtext {name}\n" not in reference:
            yield f"docs/commands.md: `lawtext {name}` is not in it"
    for rule in RULES:
        if not (root / "docs" / "rules" / f"{rule}.md").is_file():
            yield f"docs/rules: the rule {rule} has no page"


def wrong_in(document: Path, root: Path = ROOT) -> Iterator[str]:
    """What a document says that is not so, a line for each."""
    text = document.read_text(encoding="utf-8")
    name = document.relative_to(root)
    for link in _LINK.findall(_FENCE.sub("", text)):
        if not _leads_somewhere(document, link):
            yield f"{name}: the link {link} leads nowhere"
    for command, rest in _COMMAND.findall(text):
        yield from (f"{name}: {what}" for what in _wrong_command(command, rest))
    targets = set(re.findall(r"^([a-z]+):", (root / "Makefile").read_text("utf-8"), re.M))
    for target in sorted(set(_TARGET.findall(text)) - targets):
        yield f"{name}: there is no target `make {target}`"


def _leads_somewhere(document: Path, link: str) -> bool:
    """Whether a link is one to the web, or leads to a file and heading that are there."""
    if re.match(r"[a-z]+:", link):
        return True
    path, _, anchor = link.partition("#")
    file = document.parent / path if path else document
    if not file.exists() or not anchor or file.suffix != ".md":
        return file.exists()
    headings = _HEADING.findall(file.read_text(encoding="utf-8"))
    return anchor in {re.sub(r"[^\w\- ]", "", one.lower()).replace(" ", "-") for one in headings}


def _wrong_command(name: str, rest: str) -> Iterator[str]:
    """What is wrong with a command line that a document shows."""
    context = click.Context(lawtext)
    command = lawtext.get_command(context, name)
    if command is None:
        yield f"there is no command `lawtext {name}`"
        return
    known = {option for parameter in command.params for option in parameter.opts} | {"--help"}
    for option in _OPTION.findall(rest):
        if option not in known:
            yield f"`lawtext {name}` has no option {option}"


def main() -> int:
    """Print all that is wrong; 1 when something is."""
    found = [what for document in documents() for what in wrong_in(document)] + [*lost_in()]
    for what in found:
        print(what, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
