"""A citation graph in DOT, which Graphviz draws."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import networkx as nx

_HEAD = "  rankdir=LR;\n  node [shape=box, style=rounded];\n"
_STYLES = {"resolved": "solid", "absent": "dashed", "unknown": "dotted"}


def dot(graph: nx.MultiDiGraph[str]) -> str:
    """The graph in DOT with every attribute; dashed and dotted boxes have no text in the book."""
    nodes = "".join(
        f"  {_quoted(name)} {_attributes(data | _look(data))};\n"
        for name, data in graph.nodes(data=True)
    )
    edges = "".join(
        f"  {_quoted(a)} -> {_quoted(b)} {_attributes({'label': data['relation'], **data})};\n"
        for a, b, data in graph.edges(data=True)
    )
    return f"digraph {_quoted(graph.graph.get('edition', ''))} {{\n{_HEAD}{nodes}{edges}}}\n"


def _look(data: dict[str, Any]) -> dict[str, str]:
    """How a node is drawn: its outline tells its status, its tooltip is its heading."""
    style = _STYLES.get(data["status"], "dotted")
    return {"style": f"rounded,{style}", "tooltip": data["heading"] or data["label"]}


def _attributes(data: dict[str, Any]) -> str:
    return "[" + ", ".join(f"{key}={_quoted(str(value))}" for key, value in data.items()) + "]"


def _quoted(text: str) -> str:
    """A text as a DOT string: only the quote and the backslash need an escape."""
    plain = text.replace("\\", "\\\\").replace('"', '\\"').replace("\0", "\ufffd")
    return '"' + plain.replace("\r", "").replace("\n", "\\n") + '"'
