"""Moves up and down the law book within a graph: what a node stands in, what stands below it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from lawtext.errors import UnknownLabel

if TYPE_CHECKING:
    import networkx as nx

Children = Mapping[str, list[str]]


def known(graph: nx.MultiDiGraph[str], label: str) -> None:
    """Raises UnknownLabel when the graph has no node of that name."""
    if label not in graph:
        edition = graph.graph.get("edition", "this book")
        raise UnknownLabel(
            f"nothing called {label!r} stands in {edition} or is cited there",
            mend="Give the label of a provision, such as 16C2.",
        )


def above(graph: nx.MultiDiGraph[str], name: str) -> Iterator[str]:
    """The nodes that a node stands in, innermost first."""
    while (name := graph.nodes[name]["parent"]) in graph:
        yield name


def children(graph: nx.MultiDiGraph[str]) -> Children:
    """The nodes directly under each node, in the order of the law book."""
    under: dict[str, list[str]] = {}
    for name in graph:
        parent = next(above(graph, name), "")
        if parent:
            under.setdefault(parent, []).append(name)
    return under


def below(under: Children, names: Iterable[str]) -> Iterator[str]:
    """These nodes and all that stands below them, each once; `under` is what `children` gave."""
    seen: set[str] = set()
    stack = list(names)[::-1]
    while stack:
        name = stack.pop()
        if name not in seen:
            seen.add(name)
            yield name
            stack.extend(reversed(under.get(name, ())))
