"""How lawtext stands beside wrc on laws that it has not met: no phrase of theirs is remembered."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median

from lawtext.citing import link
from lawtext.edition import Edition
from tests.bench.peers import wrc
from tests.bench.racing import parsed, timed
from tests.bench.synthetic import own_law

_LAWS, _WARM = 20, 5


def of_unseen(edition: Edition) -> Iterator[tuple[str, ...]]:
    """The median time of each over laws that are read once, and that of their ratios.

    The first laws warm both up and do not count. Gives nothing where wrc is not installed.
    """
    ours: list[float] = []
    theirs: list[float] = []
    for seed in range(_LAWS + _WARM):
        law = own_law(seed)
        try:
            other = wrc(law)
        except ImportError:
            return
        ours.append(timed(lambda law=law: link(parsed(law, edition), edition)))  # type: ignore[misc]
        theirs.append(timed(other))
    ratios = [own / other for own, other in zip(ours[_WARM:], theirs[_WARM:], strict=True)]
    times = (f"{median(times[_WARM:]) * 1e3:.1f}" for times in (ours, theirs))
    yield (f"{_LAWS} laws, each once", *times, f"{median(ratios):.2f}")
