"""The page of each rule, made from the docstring of its module."""

from __future__ import annotations

import re
from inspect import cleandoc

import msgspec

from lawtext.linting.rules import FAMILIES, check_of, module_of
from lawtext.rulebook import RULES, Rule

SECTIONS = ("Why", "Bad", "Good", "Mend", "False alarms")
_TITLE = re.compile(rf"^({'|'.join(SECTIONS)}):\n", re.M)
_CODE = ("Bad", "Good")

_INDEX = """\
`lawtext lint` reports under these names. `--select` and `--ignore` take a name, a code or
a family (`STR`). An error makes lint end with exit code 1, unless `--fail-on` says otherwise."""


class Page(msgspec.Struct, frozen=True):
    """What a rule's docstring says: one line, then a text for each of SECTIONS."""

    summary: str
    sections: dict[str, str]


def page_of(rule: Rule) -> Page:
    """The page of a rule as its module tells it."""
    summary, *rest = _TITLE.split(cleandoc(module_of(rule).__doc__ or "") + "\n")
    return Page(summary.strip(), dict(zip(rest[::2], map(cleandoc, rest[1::2]), strict=True)))


def rule_page(rule: Rule) -> str:
    """The page of a rule in Markdown."""
    page = page_of(rule)
    found_by = "lint" if check_of(rule) else "reading, mending, parsing or linking, shown by lint"
    parts = [
        f"# {rule.name} ({rule.code})",
        page.summary,
        f"Severity: {rule.severity}. Found by: {found_by}.",
    ]
    for title in SECTIONS:
        text = page.sections.get(title, "")
        body = f"```text\n{cleandoc(text)}\n```" if title in _CODE else text
        parts.append(f"## {title}\n\n{body.strip()}")
    return "\n\n".join(parts) + "\n"


def index_page() -> str:
    """The list of all rules in Markdown, family by family."""
    parts = ["# The rules of the linter", _INDEX]
    for start, family in FAMILIES.items():
        rules = [rule for rule in RULES.values() if rule.code.startswith(start)]
        rows = [
            f"| [{rule.name}]({rule.name}.md) | {rule.code} | {rule.severity} | {rule.summary} |"
            for rule in rules
        ]
        table = ["| rule | code | severity | what it says |", "|---|---|---|---|", *rows]
        parts += [f"## {family.capitalize()} ({start})", "\n".join(table)]
    return "\n\n".join(parts) + "\n"
