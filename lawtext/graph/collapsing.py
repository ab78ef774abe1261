"""Makes the coarser graph in which a whole article is one node."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import networkx as nx


def collapse(graph: nx.MultiDiGraph[str]) -> nx.MultiDiGraph[str]:
    """The graph with one node an article; citations within an article disappear.

    Nodes outside the law book (definitions, other documents) stay as they are. Edges keep all
    their attributes and gain `citing` and `cited`, the provisions at their ends.
    """
    import networkx as nx

    coarse: nx.MultiDiGraph[str] = nx.MultiDiGraph(edition=graph.graph.get("edition", ""))
    home = {name: data["article"] or name for name, data in graph.nodes(data=True)}
    for name, data in graph.nodes(data=True):
        if home[name] == name:
            coarse.add_node(name, **data)
    for name in home.values():
        if name not in coarse:
            coarse.add_node(name, **_article(name, graph))
    for citing, cited, data in graph.edges(data=True):
        if home[citing] != home[cited]:
            coarse.add_edge(home[citing], home[cited], citing=citing, cited=cited, **data)
    return coarse


def _article(number: str, graph: nx.MultiDiGraph[str]) -> dict[str, object]:
    """An article of which the graph has only items: as well known as the first of them."""
    inside = (data for _, data in graph.nodes(data=True) if data["article"] == number)
    first = next(inside)
    return first | {"label": number, "kind": "provision", "parent": "", "heading": "", "level": 1}
