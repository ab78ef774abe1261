"""The graph of citations, in networkx, and the questions that it answers.

Nodes are provisions, definitions and whatever else is cited; an edge is one target of one
citation. Every attribute is a plain string or number, so that any graph tool can open it.
"""

from lawtext.graph.building import build_graph, law_order
from lawtext.graph.collapsing import collapse
from lawtext.graph.paths import cycles, paths
from lawtext.graph.questions import (
    Hop,
    Rank,
    Reference,
    cited_by,
    cites,
    dangling,
    most_cited,
    neighbourhood,
    orphans,
    reading_order,
)

__all__ = [
    "Hop",
    "Rank",
    "Reference",
    "build_graph",
    "cited_by",
    "cites",
    "collapse",
    "cycles",
    "dangling",
    "law_order",
    "most_cited",
    "neighbourhood",
    "orphans",
    "paths",
    "reading_order",
]
