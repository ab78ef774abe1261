"""The forms in which a book and its graph go to other programs: one file a form."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lawtext.model import Book

if TYPE_CHECKING:
    import networkx as nx

FORMATS = ("json", "graphml", "dot")
GRAPH_FORMATS = ("json", "graphml", "dot")


def export(book: Book, form: str) -> str:
    """A linked book in one of FORMATS: `json` is the whole book, the others are its graph."""
    if form == "json":
        from lawtext.exports.book_json import book_json

        return book_json(book)
    from lawtext.graph import build_graph

    return export_graph(build_graph(book), form)


def export_graph(graph: nx.MultiDiGraph[str], form: str) -> str:
    """A citation graph in one of GRAPH_FORMATS; raises ValueError for another."""
    if form == "json":
        from lawtext.exports.graph_json import graph_json

        return graph_json(graph)
    if form == "graphml":
        from lawtext.exports.graphml import graphml

        return graphml(graph)
    if form == "dot":
        from lawtext.exports.dot import dot

        return dot(graph)
    raise ValueError(f"no export called {form!r}")
