"""The linter: everything that is doubtful or wrong in a book, rule by rule."""

from lawtext.linting.engine import lint
from lawtext.linting.selection import Selection, at_least

__all__ = ["Selection", "at_least", "lint"]
