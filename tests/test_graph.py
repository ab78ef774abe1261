"""The citation graph and its questions, on a small book made by hand."""

from collections.abc import Iterable

import networkx as nx
import pytest

from lawtext.errors import UnknownLabel
from lawtext.graph import (
    Hop,
    Reference,
    build_graph,
    cited_by,
    cites,
    collapse,
    cycles,
    dangling,
    most_cited,
    neighbourhood,
    orphans,
    paths,
    reading_order,
)
from lawtext.model import Book
from tests.handmade import citation, provision, small_book


@pytest.fixture
def graph() -> nx.MultiDiGraph:
    return build_graph(small_book())


def ids(hops: Iterable[Hop]) -> list[tuple[str, int]]:
    return [(hop.id, hop.depth) for hop in hops]


def arrows(found: Iterable[tuple[Reference, ...]]) -> list[str]:
    return [" ".join(f"{step.from_}>{step.to}" for step in chain) for chain in found]


def test_nodes_are_what_the_book_holds_and_what_it_cites_in_law_order(
    graph: nx.MultiDiGraph,
) -> None:
    assert list(graph) == [
        "1", "1A", "1A1", "1B", "2", "2A", "3", "3A", "3B", "8", "8A",
        "12", "12C", "12C1", "12C1b", "99",
        "def:pas", "WR:18",
    ]  # fmt: skip


def test_nodes_tell_kind_status_and_place(graph: nx.MultiDiGraph) -> None:
    assert graph.nodes["12C1b"] == {
        "label": "12C1b",
        "kind": "provision",
        "article": "12",
        "parent": "12C1",
        "heading": "",
        "status": "absent",
        "level": 4,
        "order": 14,
    }
    assert graph.nodes["WR:18"]["kind"] == "external"
    assert graph.nodes["def:pas"]["heading"] == "Pas"


def test_edges_tell_relation_status_and_surface(graph: nx.MultiDiGraph) -> None:
    (edge,) = graph.get_edge_data("2A", "3A").values()
    assert (edge["relation"], edge["status"], edge["surface"]) == (
        "except",
        "resolved",
        "artikel 3A",
    )


def test_a_citation_without_a_named_target_has_no_edge(graph: nx.MultiDiGraph) -> None:
    assert graph.out_degree("2A") == 1


def test_a_part_of_a_provision_is_a_node_below_it() -> None:
    book = Book("nl-2017", (provision("24", "Woorden."),), citations=(citation("24", "24#fn1"),))
    node = build_graph(book).nodes["24#fn1"]
    assert (node["kind"], node["parent"], node["article"]) == ("part", "24", "24")


def test_cited_by_goes_as_deep_as_asked(graph: nx.MultiDiGraph) -> None:
    assert ids(cited_by(graph, "3A")) == [("2A", 1), ("3B", 1)]
    assert ids(cited_by(graph, "1A1", depth=3)) == [("1B", 1), ("3A", 2), ("2A", 3), ("3B", 3)]


def test_cited_by_with_the_items_inside(graph: nx.MultiDiGraph) -> None:
    assert ids(cited_by(graph, "3")) == []
    assert ids(cited_by(graph, "3", inside=True)) == [("2A", 1)]


def test_cites_goes_as_deep_as_asked(graph: nx.MultiDiGraph) -> None:
    assert ids(cites(graph, "3A")) == [("1B", 1), ("12C1b", 1)]
    assert ids(cites(graph, "1", depth=2, inside=True)) == [("2", 1), ("3A", 2)]


def test_unknown_labels_are_refused(graph: nx.MultiDiGraph) -> None:
    for question in (cited_by, cites, neighbourhood):
        with pytest.raises(UnknownLabel, match="77X"):
            question(graph, "77X")
    with pytest.raises(UnknownLabel):
        paths(graph, "1", "77X")
    with pytest.raises(UnknownLabel):
        reading_order(graph, ["1", "77X"])


def test_paths_descend_into_the_items_of_what_they_reach(graph: nx.MultiDiGraph) -> None:
    assert arrows(paths(graph, "1", "3")) == ["1A1>2 2A>3A", "1B>1A1 1A1>2 2A>3A"]


def test_paths_keep_within_the_length(graph: nx.MultiDiGraph) -> None:
    assert arrows(paths(graph, "1", "3", length=2)) == ["1A1>2 2A>3A"]
    assert paths(graph, "1", "3", length=1) == ()
    assert paths(graph, "8", "3") == ()


def test_paths_in_a_dense_graph_end_at_the_limit() -> None:
    labels = [str(n) for n in range(1, 40)]
    book = Book(
        "nl-2017",
        tuple(provision(label, "Woorden.") for label in labels),
        citations=tuple(citation(a, b) for a in labels for b in labels if a != b),
    )
    assert len(paths(build_graph(book), "1", "39", length=6, limit=50)) == 50


def test_circles_of_provisions_and_of_articles(graph: nx.MultiDiGraph) -> None:
    assert cycles(graph) == ()
    assert cycles(collapse(graph)) == (("1", "2", "3"),)


def test_a_circle_starts_at_its_first_provision() -> None:
    book = Book(
        "nl-2017",
        tuple(provision(label, "Woorden.") for label in ("9", "10", "11")),
        citations=(citation("10", "9"), citation("9", "10"), citation("11", "11")),
    )
    assert cycles(build_graph(book)) == (("11",), ("9", "10"))


def test_dangling_gives_what_has_no_text_here(graph: nx.MultiDiGraph) -> None:
    found = [(ref.from_, ref.to, ref.status) for ref in dangling(graph)]
    assert found == [("3A", "12C1b", "absent"), ("3B", "99", "unknown")]


def test_orphans_are_given_once_for_a_whole_article(graph: nx.MultiDiGraph) -> None:
    assert orphans(graph) == ("8",)


def test_most_cited(graph: nx.MultiDiGraph) -> None:
    assert [(rank.id, rank.citations) for rank in most_cited(graph, 2)] == [("3A", 2), ("1A1", 1)]


def test_reading_order_puts_the_cited_first(graph: nx.MultiDiGraph) -> None:
    assert reading_order(graph, ["1A1", "2", "3A"]) == ("3A", "2", "1A1")
    assert reading_order(graph, ["1", "8", "2A", "3"]) == ("1", "3", "2A", "8")


def test_neighbourhood_goes_both_ways(graph: nx.MultiDiGraph) -> None:
    assert set(neighbourhood(graph, "2")) == {"2", "2A", "1A1", "3A"}
    assert set(neighbourhood(graph, "8")) == {"8", "8A"}


def test_collapsed_edges_remember_the_provisions(graph: nx.MultiDiGraph) -> None:
    coarse = collapse(graph)
    (edge,) = coarse.get_edge_data("1", "2").values()
    assert (edge["citing"], edge["cited"]) == ("1A1", "2")
    assert coarse.nodes["12"]["status"] == "absent"
    assert not coarse.has_edge("1", "1")
