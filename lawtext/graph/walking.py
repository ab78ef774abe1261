"""Moves up and down the law book within a graph: what a node stands in, what stands below it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from lawtext.errors import BadLabel, UnknownLabel
from lawtext.label import Label

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
    """The nodes that a node stands in, innermost first; a level without a node is passed over."""
    parent = _parent(graph, name)
    while parent:
        if parent in graph:
            yield parent
        parent = _parent(graph, parent)


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


def _parent(graph: nx.MultiDiGraph[str], name: str) -> str:
    """The name one level up, "" for an article or what is no provision."""
    if name in graph:
        return str(graph.nodes[name]["parent"])
    try:
        return str(Label.parse(name).parent or "")
    except BadLabel:
        return ""
