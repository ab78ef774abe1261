"""The markers of numbered lists, as a web page or a word processor prints them."""

from __future__ import annotations

from lawtext.label import roman_number

_LETTERS = 26


def printed_number(value: int, kind: str) -> str:
    """A number as a list of this kind prints it.

    `kind` is `1`, `A`, `a`, `I` or `i`. What letters and Roman numbers cannot print, such as 0,
    is printed as a plain number, as browsers do.
    """
    if kind == "1" or value < 1 or (kind in "Ii" and value > 3999):
        return str(value)
    text = _letters(value) if kind in "Aa" else _roman(value)
    return text.upper() if kind.isupper() else text.lower()


def _letters(value: int) -> str:
    """Letters count a to z, then aa, ab."""
    text = ""
    while value:
        value, rest = divmod(value - 1, _LETTERS)
        text = chr(ord("a") + rest) + text
    return text


def _roman(value: int) -> str:
    hundreds, rest = divmod(value, 100)
    digits = (("m", 10), ("cm", 9), ("d", 5), ("cd", 4), ("c", 1))
    text = ""
    for sign, worth in digits:
        while hundreds >= worth:
            text, hundreds = text + sign, hundreds - worth
    return text + (roman_number(rest) if rest else "")
