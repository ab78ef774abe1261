"""How time grows with size: copies of a law, plain prose, and texts made to be slow."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import suppress
from time import process_time

from lawtext.citing import cite, link
from lawtext.edition import Edition
from lawtext.errors import LawtextError
from lawtext.pipeline import parse_sources
from lawtext.reading import read_text
from tests.bench.racing import parsed
from tests.bench.synthetic import Law, prose

COPIES = (1, 10, 100)
SMALL, LARGE = 125_000, 1_000_000
SLOW = 5.0

# Each takes a size in characters and gives a text of about that size.
HOSTILE: dict[str, Callable[[int], str]] = {
    "one run of digits": lambda size: "artikel " + "1" * size,
    "numbers and commas": lambda size: "artikelen " + "1, " * (size // 3),
    "labels and commas": lambda size: "artikelen " + "16C2, " * (size // 6) + "17",
    "commas": lambda size: "artikel 16" + "," * size,
    "nested parentheses": lambda size: "artikel 16" + "(a" * (size // 4) + ")" * (size // 2),
    "open parentheses": lambda size: "(zie artikel 16" * (size // 15),
    "keywords": lambda size: "artikel " * (size // 8),
    "ranges": lambda size: "artikel 1 t/m 4, " * (size // 17),
    "relative cues": lambda size: "zie A hierboven " * (size // 16),
    "one word": lambda size: "a" * size,
    "spaces": lambda size: "artikel" + " " * size + "16",
    "hyphens": lambda size: "16-" * (size // 3),
    "markers": lambda size: "ARTIKEL 1\n" + "(a) b\n" * (size // 6),
    "bullets": lambda size: "ARTIKEL 1\n" + "- b:\n" * (size // 5),
    "hyphens at line ends": lambda size: "ARTIKEL 1\n" + "kaar-\nten " * (size // 10),
    "one line repeated": lambda size: "ARTIKEL 1\n" + "1. Tekst van een item.\n" * (size // 23),
    "headings": lambda size: "ARTIKEL 1\nKop\n" * (size // 14),
}


def of_copies(law: Law, edition: Edition) -> Iterator[tuple[str, ...]]:
    """Parse and link 1, 10 and 100 copies of the law, the cheapest of some runs."""
    first = 0.0
    for copies in COPIES:
        many = Law(law.text * copies, "", (), ())
        runs = 5 if copies == 1 else 2
        taken = min(seconds(lambda: link(parsed(many, edition), edition)) for _ in range(runs))  # noqa: B023
        first = first or taken
        yield (str(copies), f"{taken:.3f}", f"{taken / copies / first:.2f}")


def of_finding(law: Law, edition: Edition) -> Iterator[tuple[str, ...]]:
    """Finding and resolving citations, in megabytes a second."""
    book = parsed(law, edition)
    size = sum(len(one.text.encode()) for one in book.provisions)
    plain = prose(LARGE)
    yield ("the synthetic law", _rate(size, lambda: link(book, edition)))
    yield (
        "prose without citations",
        _rate(len(plain.encode()), lambda: cite(plain, "16", edition)),
    )


def of_hostile(edition: Edition) -> Iterator[tuple[str, ...]]:
    """Each hostile text at two sizes: seconds, and how far the growth is from linear.

    One that is slow already when small is not tried large.
    """
    for name, make in HOSTILE.items():
        small = min(seconds(lambda: _whole_way(make(SMALL), edition)) for _ in range(2))  # noqa: B023
        if small > SLOW:
            yield (name, f"{small:.2f}", "not tried", "")
            continue
        large = seconds(lambda: _whole_way(make(LARGE), edition))  # noqa: B023
        growth = large / small / (LARGE / SMALL)
        yield (name, f"{small:.2f}", f"{large:.2f}", f"{growth:.2f}")


def _whole_way(text: str, edition: Edition) -> None:
    """Read, mend, parse and link a text, and cite from it; an error of lawtext is an answer."""
    with suppress(LawtextError):
        link(parse_sources([read_text(text, "hostile.txt")], edition), edition)
    cite(text, "16C2", edition)


def seconds(run: Callable[[], object]) -> float:
    """How much time of the processor one run takes."""
    gc.collect()
    start = process_time()
    run()
    return process_time() - start


def _rate(size: int, run: Callable[[], object], runs: int = 7) -> str:
    run()
    return f"{size / min(seconds(run) for _ in range(runs)) / 1e6:.1f}"
