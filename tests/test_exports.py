"""What other programs get: every attribute, in forms that they can read."""

import io
import json

import networkx as nx
import pytest

from lawtext.exports import export, export_graph
from lawtext.graph import build_graph
from lawtext.model import Book
from tests.handmade import citation, provision, small_book

NASTY = 'zie "A\\B"\n\x01 <&> \x00 \ud83d einde'


def nasty_book() -> Book:
    clean = NASTY.replace("\ud83d", "😀")
    return Book(
        "nl-2017", (provision("1", clean, clean),), citations=(citation("1", "1", surface=clean),)
    )


def test_graphml_is_read_back_with_every_attribute() -> None:
    graph = build_graph(small_book())
    back = nx.read_graphml(
        io.BytesIO(export_graph(graph, "graphml").encode()), force_multigraph=True
    )
    assert dict(back.nodes(data=True)) == dict(graph.nodes(data=True))
    assert sorted(map(str, back.edges(data=True))) == sorted(map(str, graph.edges(data=True)))
    assert back.graph["edition"] == "nl-2017"


def test_graph_json_holds_every_attribute() -> None:
    data = json.loads(export_graph(build_graph(small_book()), "json"))
    assert data["edition"] == "nl-2017"
    assert data["nodes"][0] == {
        "id": "1",
        "label": "1",
        "kind": "provision",
        "article": "1",
        "parent": "",
        "heading": "",
        "status": "resolved",
        "level": 1,
        "order": 0,
    }
    edge = next(edge for edge in data["edges"] if edge["from"] == "1B")
    assert (edge["to"], edge["relation"]) == ("1A1", "breach")


def test_dot_names_nodes_edges_and_attributes() -> None:
    text = export_graph(build_graph(small_book()), "dot")
    assert text.startswith('digraph "nl-2017" {\n') and text.endswith("}\n")
    assert '"1B" -> "1A1" [label="breach", relation="breach"' in text
    assert text.count(" -> ") == 9


def test_characters_that_a_form_cannot_hold_break_nothing() -> None:
    graph = build_graph(nasty_book())
    back = nx.read_graphml(io.BytesIO(export_graph(graph, "graphml").encode()))
    assert back.nodes["1"]["heading"].startswith('zie "A\\B"')
    line = next(line for line in export_graph(graph, "dot").splitlines() if "->" in line)
    assert 'surface="zie \\"A\\\\B\\"\\n' in line


def test_book_json_has_the_shape_of_the_contract() -> None:
    data = json.loads(export(small_book(), "json"))
    assert list(data)[:5] == ["edition", "provisions", "citations", "mends", "findings"]
    assert data["citations"][0]["from"] == "1A1"
    assert data["provisions"][2]["path"] == ["1", "A", "1"]


def test_an_unknown_form_is_a_mistake_of_the_caller() -> None:
    with pytest.raises(ValueError, match="papyrus"):
        export_graph(build_graph(small_book()), "papyrus")
