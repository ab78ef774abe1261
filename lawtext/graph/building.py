"""Builds the citation graph of a linked book."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from lawtext.errors import BadLabel
from lawtext.label import Label, order_key, print_label
from lawtext.model import Book, Citation, Provision, Target

if TYPE_CHECKING:
    import networkx as nx

Order = tuple[int, tuple[tuple[int, str], ...], str]
_KINDS = {"def": "definition", "chapter": "division"}


def build_graph(book: Book) -> nx.MultiDiGraph[str]:
    """The graph of a linked book: an edge from the citing provision to each target.

    Nodes stand in the order of the law book and carry `label`, `kind` (`provision`,
    `definition`, `division`, `part` for `45#fn1`, `external`), `article`, `parent`, `heading`,
    `status`, `level` and `order`. Edges carry `relation`, `status`, `surface`, `start`, `end`,
    `field`, `form` and `evidence`. A citation that names no target has no edge. What a cited
    provision stands in is a node too, so that every `parent` is one.
    """
    import networkx as nx

    graph: nx.MultiDiGraph[str] = nx.MultiDiGraph(edition=book.edition)
    nodes = _nodes(book)
    for order, name in enumerate(sorted(nodes, key=law_order)):
        graph.add_node(name, **nodes[name], order=order)
    for citation in book.citations:
        for target, evidence in _targets(citation):
            graph.add_edge(citation.from_, target.id, **_edge(citation, target, evidence))
    return graph


def law_order(name: str) -> Order:
    """A key that sorts node names as the law book does; other documents come last."""
    label, _, part = name.partition("#")
    try:
        return (0, order_key(Label.parse(label).parts), part)
    except BadLabel:
        return (1 if label.partition(":")[0] in _KINDS else 2, (), name)


def _nodes(book: Book) -> dict[str, dict[str, Any]]:
    """The attributes of every node by name: what the book holds, and what it only cites."""
    worded = book.worded()
    nodes = {
        provision.id: _provision_node(provision, "resolved" if provision.id in worded else "absent")
        for provision in book.provisions
    }
    for definition in book.definitions:
        nodes[definition.id] = _node(definition.id, "definition", "resolved", definition.term)
    for citation in book.citations:
        _add_cited(nodes, citation.from_, "resolved")
        for target, _ in _targets(citation):
            _add_cited(nodes, target.id, target.status)
    return nodes


def _provision_node(provision: Provision, status: str) -> dict[str, Any]:
    path = provision.path
    parent = print_label(path[:-1]) if len(path) > 1 else ""
    node = _node(provision.id, "provision", status, provision.heading or "")
    return node | {"article": path[0], "parent": parent, "level": len(path)}


def _add_cited(nodes: dict[str, dict[str, Any]], name: str, status: str) -> None:
    """Add a node for what is cited, and for all that it stands in, if they are not there yet."""
    while name and name not in nodes:
        nodes[name] = _cited_node(name, status)
        name = nodes[name]["parent"]


def _cited_node(name: str, status: str) -> dict[str, Any]:
    """A node that the book does not hold: its place follows from its name, if from anything."""
    base, _, part = name.partition("#")
    try:
        label = Label.parse(base)
    except BadLabel:
        return _node(name, _KINDS.get(name.partition(":")[0], "external"), status)
    parent, level = str(label.parent or ""), len(label.parts)
    if part:
        parent, level = base, level + 1
    place = {"article": label.article, "parent": parent, "level": level}
    return _node(name, "part" if part else "provision", status) | place


def _node(name: str, kind: str, status: str, heading: str = "") -> dict[str, Any]:
    return {
        "label": name,
        "kind": kind,
        "article": "",
        "parent": "",
        "heading": heading,
        "status": status,
        "level": 0,
    }


def _targets(citation: Citation) -> Iterator[tuple[Target, str]]:
    """The targets that have a name, each with the evidence for it."""
    for index, target in enumerate(citation.targets):
        if target.id:
            evidence = citation.evidence[index] if index < len(citation.evidence) else ""
            yield target, evidence


def _edge(citation: Citation, target: Target, evidence: str) -> dict[str, Any]:
    return {
        "relation": citation.relation,
        "status": target.status,
        "surface": citation.surface,
        "start": citation.start,
        "end": citation.end,
        "field": citation.field,
        "form": citation.form,
        "evidence": evidence,
    }
