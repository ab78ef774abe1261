"""Lines of law text become a book, with the LALR grammar of `grammar/article.lark`."""

from __future__ import annotations

from lawtext.edition import Edition
from lawtext.model import Book, Source
from lawtext.origins import SourceText
from lawtext.parsing.building import Builder
from lawtext.parsing.grammar import nest
from lawtext.parsing.lexing import lex
from lawtext.parsing.merging import merge

__all__ = ["merge", "parse_source"]


def parse_source(source: Source, edition: Edition) -> Book:
    """The book, or the part of one, that a mended source holds.

    Takes lines in the canonical form (docs/law-text.md). Raises BrokenLawText with the place
    where the lines contradict that form.
    """
    text = SourceText(source)
    builder = Builder(text, edition)
    for unit in nest(lex(text, edition.language, source.context), text):
        builder.add(unit)
    return builder.finished()
