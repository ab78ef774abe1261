"""A citation graph as JSON: its nodes and its edges with every attribute."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    import networkx as nx


class GraphData(msgspec.Struct, frozen=True):
    """A graph as data: each node has its `id`, each edge its `from` and `to`."""

    edition: str
    nodes: tuple[dict[str, Any], ...]
    edges: tuple[dict[str, Any], ...]


def graph_data(graph: nx.MultiDiGraph[str]) -> GraphData:
    """The nodes and edges of a graph, in the order of the law book."""
    nodes = tuple({"id": name, **data} for name, data in graph.nodes(data=True))
    edges = tuple({"from": a, "to": b, **data} for a, b, data in graph.edges(data=True))
    return GraphData(graph.graph.get("edition", ""), nodes, edges)


def graph_json(graph: nx.MultiDiGraph[str]) -> str:
    """The graph as indented JSON."""
    return msgspec.json.format(msgspec.json.encode(graph_data(graph)), indent=2).decode() + "\n"
