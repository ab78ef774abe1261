"""Questions about one graph: who cites what, what is missing, what to read first."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from lawtext.graph.building import law_order
from lawtext.graph.walking import above, below, children, known

if TYPE_CHECKING:
    import networkx as nx

MISSING = ("unknown", "absent")


class Reference(msgspec.Struct, frozen=True, rename={"from_": "from"}):
    """One citation of one target, as the graph knows it."""

    from_: str
    to: str
    relation: str
    status: str
    surface: str


class Hop(msgspec.Struct, frozen=True):
    """A provision found by following citations: how far it is, and the citation that led there."""

    id: str
    depth: int
    heading: str
    via: Reference


class Rank(msgspec.Struct, frozen=True):
    """A provision and how many citations it has."""

    id: str
    citations: int
    heading: str


def cited_by(
    graph: nx.MultiDiGraph[str], label: str, depth: int = 1, inside: bool = False
) -> tuple[Hop, ...]:
    """The provisions that cite `label`, those that cite them, and so on to `depth`.

    With `inside`, citations of the items below `label`, and below what is found, count too.
    Nearest first, then in the order of the law book. Raises UnknownLabel.
    """
    return _follow(graph, label, depth, inside, backward=True)


def cites(
    graph: nx.MultiDiGraph[str], label: str, depth: int = 1, inside: bool = False
) -> tuple[Hop, ...]:
    """The provisions that `label` cites, those that they cite, and so on to `depth`.

    With `inside`, what is cited from the items below `label`, and below what is found, counts
    too. Nearest first, then in the order of the law book. Raises UnknownLabel.
    """
    return _follow(graph, label, depth, inside, backward=False)


def dangling(graph: nx.MultiDiGraph[str]) -> tuple[Reference, ...]:
    """The citations of which the text is not here: `unknown` ones and `absent` ones."""
    edges = [edge for edge in graph.edges(data=True) if edge[2]["status"] in MISSING]
    found = [reference(citing, cited, data) for citing, cited, data in edges]
    return tuple(sorted(found, key=lambda ref: (law_order(ref.from_), law_order(ref.to))))


def orphans(graph: nx.MultiDiGraph[str]) -> tuple[str, ...]:
    """The provisions that stand alone: nothing in them cites, nothing cites them.

    What stands above a linked provision or below one is linked with it. Of what stands alone,
    only the outermost is given: an article, not also its items.
    """
    linked = [name for name in graph if graph.degree(name)]
    touched = set(below(children(graph), linked))
    touched.update(outer for name in linked for outer in above(graph, name))
    alone = {name for name in graph if name not in touched}
    return tuple(
        sorted((n for n in alone if next(above(graph, n), "") not in alone), key=law_order)
    )


def most_cited(graph: nx.MultiDiGraph[str], count: int = 20) -> tuple[Rank, ...]:
    """The most cited provisions, at most `count`; equals in the order of the law book."""
    cited = [(name, graph.in_degree(name)) for name in graph if graph.in_degree(name)]
    ranked = sorted(cited, key=lambda pair: (-pair[1], law_order(pair[0])))[:count]
    return tuple(Rank(name, number, graph.nodes[name]["heading"]) for name, number in ranked)


def reading_order(graph: nx.MultiDiGraph[str], labels: Collection[str]) -> tuple[str, ...]:
    """These provisions, each after those of them that it cites.

    Provisions that cite one another in a circle, and those that nothing orders, stand in the
    order of the law book. Raises UnknownLabel.
    """
    import networkx as nx

    circles = nx.condensation(_order_among(graph, labels))
    members = {
        circle: sorted(data["members"], key=law_order) for circle, data in circles.nodes(data=True)
    }
    order = nx.lexicographical_topological_sort(
        circles, key=lambda circle: law_order(members[circle][0])
    )
    return tuple(name for circle in order for name in members[circle])


def neighbourhood(graph: nx.MultiDiGraph[str], label: str, depth: int = 1) -> nx.MultiDiGraph[str]:
    """The part of the graph within `depth` citations of `label` and its items, either way.

    Raises UnknownLabel.
    """
    known(graph, label)
    near = set(below(children(graph), [label]))
    ring = set(near)
    for _ in range(depth):
        around = {other for name in ring for other in graph.successors(name)}
        around |= {other for name in ring for other in graph.predecessors(name)}
        ring = around - near
        near |= ring
    part = graph.__class__(edition=graph.graph.get("edition", ""))
    part.add_nodes_from((name, data) for name, data in graph.nodes(data=True) if name in near)
    part.add_edges_from((a, b, d) for a, b, d in graph.edges(data=True) if a in near and b in near)
    return part


def reference(citing: str, cited: str, data: dict[str, Any]) -> Reference:
    """One edge of the graph as a record."""
    return Reference(citing, cited, data["relation"], data["status"], data["surface"])


def _order_among(graph: nx.MultiDiGraph[str], labels: Iterable[str]) -> nx.DiGraph[str]:
    """An edge from each of these provisions to those of them that it must be read before."""
    import networkx as nx

    before: nx.DiGraph[str] = nx.DiGraph()
    wanted: list[str] = sorted(labels, key=law_order)
    before.add_nodes_from(wanted)
    for label in wanted:
        known(graph, label)
    under = children(graph)
    for label in wanted:
        for _, cited in graph.out_edges(list(below(under, [label]))):
            homes = (name for name in (cited, *above(graph, cited)) if name in before)
            before.add_edges_from((home, label) for home in homes if home != label)
    return before


def _follow(
    graph: nx.MultiDiGraph[str], label: str, depth: int, inside: bool, *, backward: bool
) -> tuple[Hop, ...]:
    """Rings of provisions around a label, one citation further each time."""
    known(graph, label)
    under = children(graph) if inside else {}
    found: dict[str, Hop] = {}
    ring = [label]
    passed: set[str] = set()
    for distance in range(1, depth + 1):
        reached = [name for name in below(under, ring) if name not in passed]
        passed.update(reached)
        edges = graph.in_edges if backward else graph.out_edges
        step: dict[str, Hop] = {}
        for citing, cited, data in edges(reached, data=True):
            name = citing if backward else cited
            if name not in passed and name not in found:
                via = reference(citing, cited, data)
                step.setdefault(name, Hop(name, distance, graph.nodes[name]["heading"], via))
        ring = sorted(step, key=law_order)
        found |= {name: step[name] for name in ring}
    return tuple(found.values())
