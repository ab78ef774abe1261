"""Chains of citations: the paths from one provision to another, and the circles."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING

from lawtext.graph.building import law_order
from lawtext.graph.questions import Reference, reference
from lawtext.graph.walking import Children, below, children, known

if TYPE_CHECKING:
    import networkx as nx

Path = tuple[Reference, ...]


def paths(
    graph: nx.MultiDiGraph[str], start: str, end: str, length: int = 4, limit: int = 1000
) -> tuple[Path, ...]:
    """The chains of at most `length` citations from `start` to `end`, shortest first.

    Who reads a provision reads its items too: a chain may leave from any item below the
    provision that it reached, and has arrived when it reaches `end` or an item below it. No
    chain visits a provision twice. At most `limit` are given. Raises UnknownLabel.
    """
    for label in (start, end):
        known(graph, label)
    under = children(graph)
    distances = _distances(graph, under, end)
    found = _chains(graph, under, start, distances, length)
    return tuple(sorted(islice(found, limit), key=_chain_order))


def cycles(
    graph: nx.MultiDiGraph[str], length: int = 6, limit: int = 1000
) -> tuple[tuple[str, ...], ...]:
    """The circles of at most `length` provisions that cite one another, shortest first.

    A circle starts at its first provision in the order of the law book. A provision that
    cites itself is a circle of one. For circles of articles give the collapsed graph. At most
    `limit` are given.
    """
    import networkx as nx

    plain: nx.DiGraph[str] = nx.DiGraph(graph.edges())
    found = islice(nx.simple_cycles(plain, length_bound=length), limit)
    turned = (_turn(circle) for circle in found)
    return tuple(sorted(turned, key=lambda circle: (len(circle), [*map(law_order, circle)])))


def _turn(circle: list[str]) -> tuple[str, ...]:
    """The circle written from its first provision on."""
    at = circle.index(min(circle, key=law_order))
    return tuple(circle[at:] + circle[:at])


def _distances(graph: nx.MultiDiGraph[str], under: Children, end: str) -> dict[str, int]:
    """How many citations each node is from `end` or an item of it, where there is a way."""
    over = {child: parent for parent, inside in under.items() for child in inside}
    distances = dict.fromkeys(below(under, [end]), 0)
    queue = deque(distances)
    while queue:
        name = queue.popleft()
        for citing in graph.predecessors(name):
            home: str | None = citing
            while home is not None and home not in distances:
                distances[home] = distances[name] + 1
                queue.append(home)
                home = over.get(home)
    return distances


def _chains(
    graph: nx.MultiDiGraph[str],
    under: Children,
    start: str,
    distances: dict[str, int],
    length: int,
) -> Iterator[Path]:
    """Every chain within the length; a step is taken only where the goal stays within reach."""
    stack: list[tuple[str, Path]] = [(start, ())]
    while stack:
        name, chain = stack.pop()
        visited = {start, *(step.to for step in chain)}
        steps = graph.out_edges(list(below(under, [name])), data=True)
        for citing, cited, data in steps:
            left = length - len(chain) - 1
            if cited in visited or distances.get(cited, length + 1) > left:
                continue
            longer = (*chain, reference(citing, cited, data))
            if distances[cited] == 0:
                yield longer
            else:
                stack.append((cited, longer))


def _chain_order(chain: Path) -> tuple[object, ...]:
    return len(chain), [(law_order(step.from_), law_order(step.to)) for step in chain]
