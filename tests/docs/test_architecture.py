"""docs/architecture.md names every module, and no module imports against its order."""

import re
from pathlib import Path

from tests.docs.pages import DOCS, ROOT

PACKAGE = ROOT / "lawtext"
OUTSIDE = {"__init__", "__main__"}
_IMPORT = re.compile(r"^\s*(?:from lawtext\.(\w+)|from lawtext import (\w+))", re.M)


def rows() -> dict[str, int]:
    """The row of the table in which each module stands."""
    page = (DOCS / "architecture.md").read_text(encoding="utf-8")
    table = page.partition("## What stands where")[2].partition("\n\nBeside it")[0]
    lines = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    return {
        name: row
        for row, line in enumerate(lines)
        for name in re.findall(r"`(\w+)(?:\.py|/)`", line)
    }


def modules() -> set[str]:
    """The modules and packages that lie directly in lawtext."""
    return {path.stem for path in PACKAGE.glob("*.py")} | {
        path.parent.name for path in PACKAGE.glob("*/__init__.py")
    }


def files(module: str) -> list[Path]:
    file = PACKAGE / f"{module}.py"
    return [file] if file.exists() else sorted((PACKAGE / module).rglob("*.py"))


def test_the_page_names_every_module_and_no_other() -> None:
    assert set(rows()) == modules() - OUTSIDE


def test_no_module_imports_from_its_own_row_or_from_below() -> None:
    row = rows()
    wrong = {
        f"{file.relative_to(ROOT)} imports {other}"
        for module in row
        for file in files(module)
        for match in _IMPORT.finditer(file.read_text(encoding="utf-8"))
        if (other := match[1] or match[2]) in row and other != module
        if row[other] > row[module] or row[other] == row[module] > 0
    }
    assert wrong == set()
