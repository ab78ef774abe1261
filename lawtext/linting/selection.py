"""Chooses findings by rule and severity."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence
from typing import get_args

import msgspec

from lawtext.errors import BadSetting
from lawtext.model import Finding, Severity
from lawtext.rulebook import RULES

SEVERITIES: tuple[Severity, ...] = get_args(Severity)


class Selection(msgspec.Struct, frozen=True):
    """The rules that count: all, or only `select`ed ones, without the `ignore`d ones.

    Both hold names of rules. Make one with `Selection.of`, which takes codes and families too.
    """

    select: frozenset[str]
    ignore: frozenset[str]

    @staticmethod
    def of(select: Iterable[str] = (), ignore: Iterable[str] = ()) -> Selection:
        """A selection by names (`label-gap`), codes (`STR002`) or families (`STR`).

        Nothing selected means all. Raises BadSetting for what is no rule.
        """
        chosen = [name for word in select for name in _rules(word)]
        refused = [name for word in ignore for name in _rules(word)]
        return Selection(frozenset(chosen or RULES), frozenset(refused))

    def takes(self, finding: Finding) -> bool:
        """Whether a finding's rule counts."""
        return finding.rule in self.select and finding.rule not in self.ignore


def at_least(findings: Iterable[Finding], severity: Severity) -> tuple[Finding, ...]:
    """The findings that are as severe as `severity` or more."""
    level = SEVERITIES.index(severity)
    return tuple(one for one in findings if SEVERITIES.index(one.severity) <= level)


def _rules(word: str) -> Sequence[str]:
    """The names of the rules that a name, a code or the start of a code stands for."""
    word = word.strip()
    if word in RULES:
        return [word]
    found = [rule.name for rule in RULES.values() if word and rule.code.startswith(word.upper())]
    if not found:
        near = difflib.get_close_matches(word, RULES, n=1)
        mend = f"Did you mean {near[0]}?" if near else "See docs/rules/ for the names and codes."
        raise BadSetting(f"no lint rule is called {word!r}", mend=mend)
    return found
