"""Prints the definitions of chapter I."""

from __future__ import annotations

from collections.abc import Iterator

from lawtext.formatting.wrapping import is_sign, is_structure, wrap
from lawtext.model import Definition
from lawtext.parsing.definitions import is_term


def print_definitions(definitions: tuple[Definition, ...], language: str) -> Iterator[str]:
    """The lines of definitions, a blank line before each."""
    for definition in definitions:
        yield ""
        english = f" [{definition.english}]" if definition.english else ""
        lead = f"{definition.term}{english}: "
        first, *more = definition.text.split("\n\n")
        lines = wrap(first, language, "", lead) if first else [lead.rstrip()]
        if is_structure(first, language) and not is_sign(first):
            lines[0] = f"{lead}\\{lines[0].removeprefix(lead)}"
        yield from lines
        yield from print_words(more, language, "")
        for number, sense in enumerate(definition.senses, 1):
            first, *more = sense.split("\n\n")
            yield from wrap(first, language, "   ", f"{number}. ")
            yield from print_words(more, language, "   ")


def print_words(paragraphs: list[str], language: str, indent: str) -> Iterator[str]:
    """Paragraphs among definitions; one that would be read as a new term is escaped."""
    for paragraph in paragraphs:
        yield ""
        lines = wrap(paragraph, language, indent)
        if is_term("\n".join(lines).strip()):
            lines[0] = f"{indent}\\{lines[0].removeprefix(indent)}"
        yield from lines
