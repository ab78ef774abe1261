"""Tells for findings that name only a line which provision stands there."""

from __future__ import annotations

from bisect import bisect_right

import msgspec

from lawtext.model import Book, Finding
from lawtext.rulebook import RULES

Starts = dict[str, tuple[list[int], list[str]]]


def locate(book: Book) -> Book:
    """The book with a provision on every finding that is about one.

    Readers and menders work on lines, before anything has a label. A finding about a source as
    a whole keeps none.
    """
    if all(finding.provision is not None for finding in book.findings):
        return book
    starts = _starts(book)
    located = tuple(_located(finding, starts) for finding in book.findings)
    return msgspec.structs.replace(book, findings=located)


def _located(finding: Finding, starts: Starts) -> Finding:
    rule = RULES.get(finding.rule)
    if finding.provision is not None or (rule and rule.of_source) or finding.file not in starts:
        return finding
    lines, names = starts[finding.file]
    index = bisect_right(lines, finding.line) - 1
    return msgspec.structs.replace(finding, provision=names[index]) if index >= 0 else finding


def _starts(book: Book) -> Starts:
    """For each file the lines on which provisions start, in order, and their ids."""
    places: dict[str, list[tuple[int, int, str]]] = {}
    for provision in book.provisions:
        for span in provision.sources:
            places.setdefault(span.file, []).append((span.line, span.column, provision.id))
    ordered = {file: sorted(found) for file, found in places.items()}
    return {
        file: ([line for line, _, _ in found], [name for _, _, name in found])
        for file, found in ordered.items()
    }
