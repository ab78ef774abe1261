"""Each rule of the linter on small law texts: tests/lint/<rule>.txt.

A case is a title, a law text, `---`, and the findings of that rule as `provision line:column`,
or `nothing`.
"""

import re
from pathlib import Path

import pytest

from lawtext.edition import load_edition
from lawtext.linting import lint
from lawtext.model import Book
from lawtext.pipeline import linked, parse_sources
from lawtext.reading import read_text

FOLDER = Path(__file__).parent / "lint"


def cases() -> list[object]:
    found: list[object] = []
    for path in sorted(FOLDER.glob("*.txt")):
        for case in re.split(r"^# (?=[a-z])", path.read_text(encoding="utf-8"), flags=re.M)[1:]:
            title, rest = case.split("\n\n", 1)
            text, expected = rest.split("\n---\n")
            found.append(pytest.param(path.stem, text, expected, id=f"{path.stem}: {title}"))
    return found


def parse(text: str) -> Book:
    source = read_text(f"%lawtext nl-2017\n{text}\n", "law.txt")
    edition = load_edition("nl-2017")
    return linked(parse_sources([source], edition), edition)


@pytest.mark.parametrize(("rule", "text", "expected"), cases())
def test_rule(rule: str, text: str, expected: str) -> None:
    found = [
        f"{one.provision} {one.line - 1}:{one.column}"
        for one in lint(parse(text))
        if one.rule == rule
    ]
    assert "\n".join(found or ["nothing"]) == expected.strip()
