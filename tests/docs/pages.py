"""Runs what a page of the documentation tells its reader to do, in the order of the page.

A block with ``` console holds commands behind `$ ` and what each prints; `…` stands for a part
that is left out. A block with ``` diff edits a file: its first line is `+++` and the file's
name, a file that is not there is made. Blocks with ``` pycon are for Python's own doctest.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
CHECKOUT = ("lawtext", "grammar", "corpus", "site", "tests", "tools", "pyproject.toml")
_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.M | re.S)
_ADDRESS = re.compile(r"localhost:\d+")
_LONGEST = 120


class Block(NamedTuple):
    """One block of a page: its language, its text, and the line of the page where it starts."""

    language: str
    text: str
    line: int


class Step(NamedTuple):
    """A command and the output that the page shows for it."""

    command: str
    shown: str


def blocks(page: str) -> list[Block]:
    """The blocks of a page that name a language."""
    return [
        Block(match[1], match[2], page.count("\n", 0, match.start()) + 1)
        for match in _BLOCK.finditer(page)
    ]


def steps(console: str) -> Iterator[Step]:
    """The commands of a console block with what each prints."""
    for part in re.split(r"^\$ ", console, flags=re.M)[1:]:
        command, _, shown = part.partition("\n")
        yield Step(command, shown)


def prepared(folder: Path) -> Path:
    """A folder with the example files in it, as a reader has who starts a page."""
    shutil.copytree(DOCS / "examples", folder, dirs_exist_ok=True)
    shutil.copytree(DOCS / "examples", folder / "docs" / "examples")
    return folder


def checked_out(folder: Path) -> Path:
    """A copy of what a contributor works on, with the example files in it."""
    prepared(folder)
    shutil.copytree(DOCS, folder / "docs", dirs_exist_ok=True)
    for name in CHECKOUT:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, folder / name)
    return folder


def edit(text: str, folder: Path) -> None:
    """Makes the edit of a diff block: lines with a minus and a blank become the others.

    Raises AssertionError when the file does not have these lines exactly once.
    """
    head, *lines = text.splitlines()
    assert head.startswith("+++ "), f"a diff block starts with {head!r}, not with +++ and a file"
    file = folder / head[4:]
    before = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("+"))
    after = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("-"))
    old = file.read_text(encoding="utf-8") if file.exists() else ""
    assert not old or old.count(before) == 1, f"{head[4:]} does not have once:\n{before}"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(old.replace(before, after) if old else after, encoding="utf-8")


def run(command: str, folder: Path) -> str:
    """What a command prints on both outputs; a server is stopped when it says where it is."""
    serving = command.startswith("lawtext serve")
    process = subprocess.Popen(
        ["/bin/sh", "-c", f"exec {command} --port 0" if serving else command],
        cwd=folder,
        env=_surroundings(folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )
    assert process.stdout is not None
    try:
        if serving:
            return _ADDRESS.sub("localhost:8000", process.stdout.readline())
        return process.communicate(timeout=_LONGEST)[0]
    finally:
        process.kill()
        process.wait()


def _surroundings(folder: Path) -> dict[str, str]:
    """The environment of a reader who has installed lawtext, with a cache of its own."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    cache = folder.parent / f"{folder.name}-cache"
    surroundings = {**os.environ, "PATH": path, "XDG_CACHE_HOME": str(cache), "PYTHONUTF8": "1"}
    return {**surroundings, "PYTHONPATH": str(folder if (folder / "lawtext").is_dir() else ROOT)}


def differs(shown: str, printed: str) -> str:
    """How the output differs from what a page shows, "" when it does not.

    `…` stands for any part of a line, and a line with nothing else for any lines.
    """
    pattern = ""
    for line in shown.rstrip("\n").splitlines(keepends=True):
        if line.strip() == "…":
            pattern += r"(?:.*\n)*?(?:.*$)?" if line == "…" else r"(?:.*\n)*?"
        else:
            pattern += ".*".join(map(re.escape, line.rstrip("\n").split("…")))
            pattern += r"\n" if line.endswith("\n") else ""
    if re.fullmatch(pattern, printed.rstrip("\n")):
        return ""
    return f"the page shows:\n{shown}\nit prints:\n{printed}"
