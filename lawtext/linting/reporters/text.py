"""Findings for people: the place, the rule, the message, and the line with a caret under it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile

from lawtext.counting import counted
from lawtext.linting.selection import SEVERITIES
from lawtext.model import Finding, Severity, Source

_WIDTH = 90
_CONTROL = dict.fromkeys((*range(9), *range(10, 32), 127), "�")


def text_report(
    findings: Sequence[Finding], sources: Iterable[Source] = (), found: Iterable[Finding] = ()
) -> str:
    """The findings as text, and how many there are.

    `sources` give the lines to show, as far as they are known. `found` are
    all findings, where only the more severe ones are shown; the others are counted.
    """
    lines = _lines(findings, sources)
    reports = ["\n".join(_report(one, lines.get((one.file, one.line)))) for one in findings]
    return "\n".join([*reports, _sum(findings, found)]) + "\n"


def _lines(findings: Iterable[Finding], sources: Iterable[Source]) -> dict[tuple[str, int], str]:
    """The lines that findings are on, each piece of a line at its column."""
    wanted = {(one.file, one.line) for one in findings}
    pieces: dict[tuple[str, int], list[str]] = {}
    widths: dict[tuple[str, int], int] = {}
    for source in {source.name: source for source in sources}.values():
        for line in source.lines:
            key = (source.name, line.line)
            if key in wanted:
                gap = " " * (line.column - 1 - widths.get(key, 0))
                pieces.setdefault(key, []).append(gap + line.text)
                widths[key] = widths.get(key, 0) + len(gap) + len(line.text)
    return {key: "".join(found) for key, found in pieces.items()}


def _report(finding: Finding, line: str | None) -> Iterator[str]:
    place = ":".join(str(part) for part in (finding.file, finding.line, finding.column) if part)
    label = f" {finding.provision}:" if finding.provision else ""
    rule = f"[{finding.rule} {finding.code}]"
    yield f"{place or '-'}:{label} {finding.severity}: {finding.message} {rule}"
    if line and line.strip() and finding.column <= len(line) + 1:
        yield from _excerpt(line, finding.column)


def _excerpt(line: str, column: int) -> Iterator[str]:
    """The part of a line around a column, and a caret below that column."""
    line = line.translate(_CONTROL).replace("\t", " ")
    start = max(0, min(column - _WIDTH // 2, len(line) - _WIDTH))
    cut = line[start : start + _WIDTH]
    before = "…" if start else ""
    yield f"    {before}{cut}{'…' if start + _WIDTH < len(line) else ''}"
    yield f"    {' ' * (len(before) + max(0, column - 1 - start))}^"


def _sum(shown: Iterable[Finding], found: Iterable[Finding]) -> str:
    """How many findings of each severity there are, and how many were not shown."""
    counts = Counter(finding.severity for finding in shown)
    rest = Counter(finding.severity for finding in found) - counts
    worse = takewhile(lambda one: not rest[one], SEVERITIES) if rest else ()
    none = " or ".join([f"{one}s" for one in worse]) or "findings"
    told = _counts(counts) or f"no {none}"
    return f"{told}; {_counts(rest)} not shown" if rest else told


def _counts(counts: Counter[Severity]) -> str:
    return ", ".join([counted(counts[one], one) for one in SEVERITIES if counts[one]])
