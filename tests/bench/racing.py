"""Times several tools on one law, taking turns, so that all meet the same weather.

Times are of the processor, not of the clock: another program that runs at the same time counts
less. A turn is two runs, of which the second is timed: the first one has to fetch back what the
tool before it drove out of the processor's caches. The slow tools take few turns.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator
from statistics import median
from time import process_time

import msgspec

from lawtext.citing import link
from lawtext.edition import Edition
from lawtext.model import Book
from lawtext.pipeline import parse_sources
from lawtext.reading import read_text
from tests.bench.peers import PEERS
from tests.bench.synthetic import Law

Run = Callable[[], object]
YARDSTICK = "wrc 1.7.1: structure"
ROUNDS = 25
ENOUGH = 3.0  # seconds after which a tool takes no more turns


class Times(msgspec.Struct, frozen=True):
    """The shortest and the median time of a tool in seconds."""

    shortest: float
    middle: float


def parsed(law: Law, edition: Edition) -> Book:
    """The synthetic law read, mended and parsed."""
    return parse_sources([read_text(law.text, "law.txt")], edition)


def race(law: Law, edition: Edition) -> dict[str, Times]:
    """The times of lawtext's steps and of the peers that are installed."""
    book = parsed(law, edition)
    runs: dict[str, Run] = {
        "lawtext: structure": lambda: parsed(law, edition),
        "lawtext: citations": lambda: link(book, edition),
        "lawtext: structure and citations": lambda: link(parsed(law, edition), edition),
    }
    for name, make in PEERS.items():
        try:
            runs[name] = make(law)
            runs[name]()
        except ImportError as error:
            print(f"{name} is not installed ({error})", file=sys.stderr)
            runs.pop(name, None)
    return interleaved(runs)


def interleaved(runs: dict[str, Run], rounds: int = ROUNDS) -> dict[str, Times]:
    """Time the second of two runs of each tool once a round; the first round only warms up."""
    taken: dict[str, list[float]] = {name: [] for name in runs}
    for number in range(rounds + 1):
        for name, run in runs.items():
            if sum(taken[name]) > ENOUGH:
                continue
            run()
            seconds = timed(run)
            if number:
                taken[name].append(seconds)
    return {name: Times(min(times), median(times)) for name, times in taken.items()}


def timed(run: Run) -> float:
    """The seconds of the processor that one run takes."""
    gc.collect()
    start = process_time()
    run()
    return process_time() - start


def wrong(law: Law, book: Book) -> Iterator[str]:
    """What a linked book says of the synthetic law that is not so."""
    labels = tuple(one.id for one in book.provisions)
    if labels != law.labels:
        yield f"labels: {sorted(set(labels) ^ set(law.labels))[:10] or 'another order'}"
    found = [tuple(target.id for target in one.targets) for one in book.citations]
    written = [targets for _, targets in law.citations]
    if len(found) != len(written):
        yield f"{len(found)} citations instead of {len(written)}"
    for (surface, targets), names, one in zip(law.citations, found, book.citations, strict=False):
        if names != targets:
            yield f"{one.from_}: {surface!r} gave {', '.join(names)}"
            return
    statuses = {target.status for one in book.citations for target in one.targets}
    if statuses - {"resolved"}:
        yield f"statuses {', '.join(sorted(statuses))}"


def rows(times: dict[str, Times]) -> Iterator[tuple[str, ...]]:
    """The table of a race: times, and their ratio to the yardstick where that is installed."""
    yardstick = times.get(YARDSTICK)
    for name, one in times.items():
        ratios = ("", "")
        if yardstick:
            least, middle = one.shortest / yardstick.shortest, one.middle / yardstick.middle
            ratios = (f"{least:.2f}", f"{middle:.2f}")
        yield (name, f"{one.shortest * 1e3:.1f}", f"{one.middle * 1e3:.1f}", *ratios)
