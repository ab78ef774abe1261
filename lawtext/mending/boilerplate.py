"""A line of a page's template that was repeated below the items of a law text."""

from __future__ import annotations

from collections import Counter

from lawtext.edition import Edition
from lawtext.mending.glance import glance
from lawtext.mending.repair import Repair
from lawtext.mending.shapes import is_complete, is_heading, is_marked
from lawtext.model import Line, Source

_LEAST = 3


def boilerplate(source: Source, edition: Edition) -> Source:
    """The source without lines that a template repeats, and a finding for each such line.

    A template line stands at least three times, below at least three different texts, starts
    without a marker, and comes where a text is complete: indented, or as a paragraph of its
    own. A law may well repeat a sentence, below its headings or in the middle of a text, and a
    page may give one provision twice; those stay.
    """
    texts = glance(source).texts
    counts = Counter(texts)
    often = {text for text, count in counts.items() if count >= _LEAST and _may_be_template(text)}
    template = _template(source, texts, often, edition) if often else {}
    if not template:
        return source
    repair = Repair("boilerplate", source)
    for line, text in zip(source.lines, texts, strict=True):
        if text in template:
            repair.drop(line, f"the same line stands {counts[text]} times below different texts")
        else:
            repair.keep(line)
    for text, number in template.items():
        _report(source.lines[number], counts[text], repair)
    return repair.done()


def _may_be_template(text: str) -> bool:
    """Whether a line is words without a marker; a number is a page number or a cell."""
    return any(character.isalpha() for character in text) and not is_marked(text)


def _template(
    source: Source, texts: list[str], often: set[str], edition: Edition
) -> dict[str, int]:
    """Of the lines that stand often, those in the position of a template, and where first."""
    above: dict[str, set[str]] = {}
    first: dict[str, int] = {}
    misplaced: Counter[str] = Counter()
    previous = ""
    for number, text in enumerate(texts):
        if text in often:
            first.setdefault(text, number)
            if _fits(source.lines[number], previous, texts, number):
                above.setdefault(text, set()).add(previous)
            else:
                misplaced[text] += 1
        elif text:
            previous = text
    return {
        text: first[text]
        for text, different in above.items()
        if len(different) >= _LEAST
        and len(different) > misplaced[text]
        and not is_heading(text, edition)
    }


def _fits(line: Line, previous: str, texts: list[str], number: int) -> bool:
    """Whether a line stands where a template puts one: behind a complete text, on its own."""
    if not is_complete(previous):
        return False
    lower = texts[number][0].islower()
    if (line.text[0].isspace() or line.depth > 0) and not lower:
        return True
    following = texts[number + 1] if number + 1 < len(texts) else ""
    alone = not following or is_marked(following)
    return alone and line.page == 0 and not (lower and number and texts[number - 1])


def _report(line: Line, times: int, repair: Repair) -> None:
    words = line.text.strip()
    start = len(line.text) - len(line.text.lstrip())
    message = f"a template line stands {times} times and was removed: {words[:60]}"
    repair.report("repeated-line", message, line, start)
