"""Findings as JSON, in the shape of the contract of the command line."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from lawtext.model import Finding


class Findings(msgspec.Struct, frozen=True):
    """What `lawtext lint --format json` prints."""

    edition: str
    findings: tuple[Finding, ...]


def json_report(findings: Iterable[Finding], edition: str) -> str:
    """The findings as indented JSON."""
    found = Findings(edition, tuple(findings))
    return msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n"
