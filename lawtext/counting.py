"""Says in words how many there are of something, and in short which numbers."""

from __future__ import annotations

from collections.abc import Sequence


def counted(number: int, thing: str) -> str:
    """A number and its thing: `1 mend`, `2 mends`, `0 mends`.

    Takes the name of one thing, whose plural ends in an s.
    """
    return f"{number} {thing}{'' if number == 1 else 's'}"


def ranges(numbers: Sequence[str], order: Sequence[str]) -> str:
    """Numbers in short, with a dash where they follow one another in `order`: `1–4, 7`."""
    place = {number: index for index, number in enumerate(order)}
    runs: list[list[str]] = []
    for number in numbers:
        if runs and place[number] == place[runs[-1][-1]] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(run[0] if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)
