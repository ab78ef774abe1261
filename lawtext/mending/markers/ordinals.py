"""Letters and numbers as ordinals: the first of a kind, the next one, and the value of one."""

from __future__ import annotations

from lawtext.label import roman_number, roman_value

_FIRST = {"number": "1", "capital": "A", "small": "a", "roman": "i"}


def first(kind: str) -> str:
    """The first part of a kind: `1`, `A`, `a` or `i`."""
    return _FIRST[kind]


def value(part: str, kind: str) -> int:
    """The value of a part of a kind, 0 when the part is not of that kind."""
    if kind == "number":
        return int(part) if part.isdigit() else 0
    if kind == "roman":
        return roman_value(part)
    fits = len(part) == 1 and (part.isupper() if kind == "capital" else part.islower())
    return ord(part.lower()) - ord("a") + 1 if fits else 0


def of_value(number: int, kind: str) -> str:
    """The part of a kind that has a value; "" behind the last letter."""
    if kind == "number":
        return str(number)
    if kind == "roman":
        return roman_number(number)
    letter = chr(ord("a") + number - 1) if number <= 26 else ""
    return letter.upper() if kind == "capital" else letter


def kind_of(part: str, level_kinds: tuple[str, ...]) -> str:
    """Which of a level's kinds a part is of, the first when none fits."""
    return next((kind for kind in level_kinds if value(part, kind)), level_kinds[0])
