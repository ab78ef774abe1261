"""The rules, one a file: `rules/<family>/<rule>.py`, its docstring the rule's page.

A rule that reading, mending, parsing or linking already reports has only its page there. The
others have a function named for the rule, which takes a View and gives findings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from types import ModuleType

from lawtext.linting.view import View
from lawtext.model import Finding
from lawtext.rulebook import RULES, Rule

Check = Callable[[View], Iterator[Finding]]

FAMILIES = {
    "PAR": "parsing",
    "STR": "structure",
    "REF": "references",
    "TYP": "typography",
    "EDT": "editions",
}


def module_of(rule: Rule) -> ModuleType:
    """The module that holds a rule's page and, where lint itself finds it, its check."""
    family = FAMILIES[rule.code[:3]]
    return import_module(f"lawtext.linting.rules.{family}.{rule.name.replace('-', '_')}")


def check_of(rule: Rule) -> Check | None:
    """The check of a rule, None where an earlier stage reports it."""
    check: Check | None = getattr(module_of(rule), rule.name.replace("-", "_"), None)
    return check


def checks() -> tuple[Check, ...]:
    """The checks of all rules, in the order of the rulebook."""
    found = (check_of(rule) for rule in RULES.values())
    return tuple(check for check in found if check is not None)
