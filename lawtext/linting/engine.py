"""Runs the rules over a linked book."""

from __future__ import annotations

import msgspec

from lawtext.edition import Edition, load_edition
from lawtext.linting.rules import checks
from lawtext.linting.view import View
from lawtext.model import Book, Finding


def lint(
    book: Book,
    edition: Edition | None = None,
    against: Book | None = None,
    *,
    partial: bool = False,
) -> tuple[Finding, ...]:
    """All findings on a linked book: those of the stages before, and those of the rules.

    With `against`, a linked book of another edition or language, what is missing or extra in
    comparison is a finding too; `partial` takes of it only the articles that the book holds.
    Sorted by file, line and column; each finding once.
    """
    if partial and against:
        against = _shared(against, book)
    view = View(book, edition or load_edition(book.edition), against)
    found = [*book.findings, *(finding for check in checks() for finding in check(view))]
    return tuple(sorted(dict.fromkeys(found), key=_place))


def _shared(against: Book, book: Book) -> Book:
    """The articles of a book that another has too."""
    held = {one.path[0] for one in book.provisions}
    shared = tuple(one for one in against.provisions if one.path[0] in held)
    return msgspec.structs.replace(against, provisions=shared)


def _place(finding: Finding) -> tuple[str, int, int, str]:
    return finding.file, finding.line, finding.column, finding.code
