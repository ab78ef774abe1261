"""A citation graph as GraphML, which Gephi, Cytoscape and yEd open."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import networkx as nx

# XML 1.0, section 2.2: no other characters may stand in a document, not even escaped.
_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def graphml(graph: nx.MultiDiGraph[str]) -> str:
    """The graph as GraphML; a character that XML cannot hold becomes U+FFFD."""
    import networkx as nx

    lines = nx.generate_graphml(_clean(graph), named_key_ids=True)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + "\n".join(lines) + "\n"


def _clean(graph: nx.MultiDiGraph[str]) -> nx.MultiDiGraph[str]:
    """A copy of which every text can stand in XML."""
    clean = graph.__class__()
    clean.graph.update(_attributes(graph.graph))
    clean.add_nodes_from((_text(name), _attributes(data)) for name, data in graph.nodes(data=True))
    clean.add_edges_from(
        (_text(a), _text(b), _attributes(data)) for a, b, data in graph.edges(data=True)
    )
    return clean


def _attributes(data: dict[str, object]) -> dict[str, object]:
    return {key: _text(value) if isinstance(value, str) else value for key, value in data.items()}


def _text(value: str) -> str:
    return _NOT_XML.sub("\ufffd", value)
