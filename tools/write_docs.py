"""Writes the pages of docs/ that are made from the code: run it after changing a command,
a rule or a struct.

    python tools/write_docs.py
"""

from __future__ import annotations

import json
from pathlib import Path

from lawtext.cli.reference import reference
from lawtext.contract import schemas
from lawtext.linting.pages import index_page, rule_page
from lawtext.rulebook import RULES

DOCS = Path(__file__).resolve().parent.parent / "docs"


def pages() -> dict[str, str]:
    """Every generated page by its path below docs/."""
    return {
        "commands.md": reference(),
        "rules/README.md": index_page(),
        **{f"rules/{rule.name}.md": rule_page(rule) for rule in RULES.values()},
        **{
            f"schemas/{name}.json": json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
            for name, schema in schemas().items()
        },
    }


def main() -> None:
    """Write the pages, and take away those of rules and commands that are gone."""
    made = pages()
    for folder in ("rules", "schemas"):
        (DOCS / folder).mkdir(exist_ok=True)
        for path in (DOCS / folder).iterdir():
            if f"{folder}/{path.name}" not in made:
                path.unlink()
    for name, text in made.items():
        (DOCS / name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
