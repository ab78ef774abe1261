"""What a mention means by where it stands: quotes, paragraphs, and the rows that ranges run in."""

from __future__ import annotations

from lawtext.citing.known import Parts
from lawtext.citing.mention import Mention
from lawtext.citing.phrases import QUOTES
from lawtext.label import part_kind, roman_number, roman_value

LONGEST_RANGE = 200


def is_quoted(text: str, start: int) -> bool:
    """Whether a quote opens right before a place, or before a space there (`« claim »`)."""
    return text[max(0, start - 2) : start].rstrip()[-1:] in QUOTES


def default_base(within: Parts, first: Parts) -> Parts:
    """Under which provision a relative label would stand if it existed."""
    kind = part_kind(first[0], 4 if len(first[0]) > 1 else 0)
    level = {"capital": 1, "number": 2, "small": 3, "roman": 4}[kind]
    return within[: min(level, len(within))]


def parts_between(first: str, last: str, level: int) -> list[str]:
    """The parts from `first` to `last` at one level, [] when they do not ascend."""
    if first.isdigit() and last.isdigit():
        span = range(int(first), min(int(last), int(first) + LONGEST_RANGE) + 1)
        return [str(value) for value in span]
    if level >= 4 and roman_value(first) and roman_value(last):
        return [roman_number(value) for value in range(roman_value(first), roman_value(last) + 1)]
    if len(first) == len(last) == 1:
        return [chr(value) for value in range(ord(first), ord(last) + 1)]
    return []


def paragraph(text: str, mention: Mention, offset: int) -> str | None:
    """The place of the paragraph that a mention stands in, or the one before it.

    Gives "" for the only paragraph of a text and None where there is none before.
    """
    number = text.count("\n\n", 0, mention.start - offset) + 1
    if mention.term == "previous":
        return f"p{number - 1}" if number > 1 else None
    return f"p{number}" if "\n\n" in text else ""
