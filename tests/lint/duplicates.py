"""Finds code that stands twice: eight equal significant lines in a row in two places.

Run as `python -m tests.lint.duplicates [FOLDER]`; exit code 1 when something stands twice.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
FEWEST = 8


class Code(NamedTuple):
    """One significant line: where it stands and what it says, without its indentation."""

    file: Path
    line: int
    text: str


def significant(file: Path) -> list[Code]:
    """The lines of a file that are code: no imports, docstrings, comments, or closing brackets."""
    source = file.read_text(encoding="utf-8")
    silent = set(_silent(ast.parse(source)))
    return [
        Code(file, number, text)
        for number, line in enumerate(source.splitlines(), 1)
        if number not in silent
        and (text := line.partition("  #")[0].strip())
        and not text.startswith("#")
        and any(char.isalnum() for char in text)
    ]


def _silent(tree: ast.Module) -> Iterator[int]:
    """The numbers of the lines that imports and docstrings take."""
    for node in ast.walk(tree):
        imports = isinstance(node, ast.Import | ast.ImportFrom)
        docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if imports or docstring:
            yield from range(node.lineno, (node.end_lineno or node.lineno) + 1)  # type: ignore[attr-defined]


def repeated(files: list[Path], fewest: int = FEWEST) -> Iterator[tuple[Code, Code, int]]:
    """Pairs of places with the same lines, and how many there are."""
    seen: dict[tuple[str, ...], tuple[list[Code], int]] = {}
    for file in files:
        lines = significant(file)
        known = 0
        for start in range(len(lines) - fewest + 1):
            window = tuple(line.text for line in lines[start : start + fewest])
            other, place = seen.setdefault(window, (lines, start))
            overlaps = other is lines and start - place < fewest
            if not overlaps and start >= known:
                length = _length(other[place:], lines[start:])
                known = start + length
                yield other[place], lines[start], length


def _length(one: list[Code], other: list[Code]) -> int:
    """How many lines in a row are the same."""
    pairs = zip(one, other, strict=False)
    return next(
        (n for n, (a, b) in enumerate(pairs) if a.text != b.text), min(len(one), len(other))
    )


def main(folder: Path = ROOT / "lawtext") -> int:
    """Print every repeat; 1 when there is one."""
    found = list(repeated(sorted(folder.rglob("*.py"))))
    for first, second, length in found:
        places = [f"{one.file.relative_to(folder.parent)}:{one.line}" for one in (first, second)]
        print(f"{places[0]} and {places[1]}: the same {length} lines", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:2])))
