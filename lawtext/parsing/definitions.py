"""Reads the definitions of chapter I: a term, its English, a text and numbered senses."""

from __future__ import annotations

import re

from lawtext.model import Definition
from lawtext.parsing.bodies import paragraphs

_TERM = re.compile(
    r"(?P<term>[^\s:.\\\[\]|][^:\[\]\n|]{0,80}?)[ \t]*(?:\[(?P<english>[^\]\n]*)\])?:(?=[ \t\n]|\Z)"
)
_SENSE = re.compile(r"^[ \t]*(\d{1,2})\.[ \t]+", re.M)
_BLANK = re.compile(r"\n[ \t]*\n")


def definition_id(term: str) -> str:
    """The id of a term: `def:` and its words in small letters, joined by hyphens."""
    return "def:" + "-".join(re.findall(r"[^\W_]+", term.lower()))


def is_term(paragraph: str) -> bool:
    """Whether a paragraph starts with a term and would be read as a definition."""
    return bool(_TERM.match(paragraph))


def split_definitions(text: str) -> tuple[list[Definition], str]:
    """The definitions in a text, and the words that stand before the first.

    Source of the form: docs/law-text.md, "Definitions".
    """
    groups: list[tuple[re.Match[str] | None, list[str]]] = [(None, [])]
    for block in _BLANK.split(text):
        words = block.strip(" \t\n")
        match = _TERM.match(words)
        if match:
            groups.append((match, [words[match.end() :]]))
        elif words:
            groups[-1][1].append(words)
    lead = "\n\n".join(paragraphs(block) for block in groups[0][1])
    return [_definition(match, blocks) for match, blocks in groups[1:] if match], lead


def _definition(match: re.Match[str], blocks: list[str]) -> Definition:
    """One definition from its term and the blocks of words below it."""
    texts: list[str] = []
    senses: list[str] = []
    for block in blocks:
        words, *numbered = _numbered(block, len(senses) + 1)
        words = paragraphs(words)
        if words and senses:
            senses[-1] = f"{senses[-1]}\n\n{words}".strip()
        elif words:
            texts.append(words)
        senses += [paragraphs(sense) for sense in numbered]
    term = " ".join(match["term"].split())
    english = " ".join((match["english"] or "").split())
    return Definition(definition_id(term), term, english, "\n\n".join(texts), tuple(senses))


def _numbered(block: str, number: int) -> list[str]:
    """The words before the first sense of a block, and each sense.

    Senses are numbered in a row from `number` on; another number is part of the words.
    """
    pieces: list[str] = []
    start = 0
    for match in _SENSE.finditer(block):
        if int(match[1]) == number + len(pieces):
            pieces.append(block[start : match.start()])
            start = match.end()
    return [*pieces, block[start:]]
