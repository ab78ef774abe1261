"""The small parts of the book, each as a table of inputs and what is expected."""

from __future__ import annotations

from typing import Any

import pytest

from lawtext.book.addresses import relative
from lawtext.book.marking import paragraphs
from lawtext.book.members import members
from lawtext.book.search import search_index
from lawtext.book.sentences import sentence_around
from lawtext.book.stems import Stems
from lawtext.book.terms import Terms
from lawtext.book.volume import Volume
from lawtext.counting import ranges
from lawtext.label import BRIDGE
from lawtext.model import Definition, Target
from tests.book.sample import book, edition


@pytest.mark.parametrize(
    ("surface", "labels", "pieces"),
    [
        ("artikel 16C2", "16C2", ["artikel 16C2"]),
        ("de artikelen 50 en 51", "50 51", ["de artikelen 50", "51"]),
        ("artikel 27B1(b), 30B1b-i en 31A2a", "27B1b 30B1b-i 31A2a",
         ["artikel 27B1(b)", "30B1b-i", "31A2a"]),
        ("artikel 16C2 en 3", "16C2 16C3", ["artikel 16C2", "3"]),
        ("artikel 12C1 (a)-(c)", "12C1a 12C1b 12C1c", ["artikel 12C1 (a)", "(c)"]),
        ("2(c) of 2(d) hierboven", "16D2c 16D2d", ["2(c)", "2(d)"]),
        ("A en B hierboven", "25A 25B", ["A", "B"]),
        ("art. 29 t/m 32", "29 30 31 32", ["art. 29", "32"]),
        ("artikel 47 E2 of 45 F", "47E2 45F", ["artikel 47 E2", "45 F"]),
        ("artikel 1 en artikel 11", "1 11", ["artikel 1", "11"]),
        ("dit hoofdstuk", "16 17", ["dit hoofdstuk"]),
        ("(zie straf en bod)", "def:straf def:bod", ["(zie straf en bod)"]),
    ],
)  # fmt: skip
def test_members(surface: str, labels: str, pieces: list[str]) -> None:
    targets = tuple(Target(label, "resolved") for label in labels.split())
    found = members(surface, targets, BRIDGE)
    assert [surface[start:end] for start, end, _ in found] == pieces


def test_members_name_their_own_target() -> None:
    targets = tuple(Target(label, "resolved") for label in ("12C1a", "12C1b", "12C1c"))
    found = members("12C1a t/m c", targets, BRIDGE)
    assert [target.id for _, _, target in found] == ["12C1a", "12C1c"]


@pytest.mark.parametrize(
    ("text", "surface", "sentence"),
    [
        ("Eerst dit. Dan zie artikel 5. En dan.", "artikel 5", "Dan zie artikel 5."),
        ("Zie art. 29 of 30. Klaar.", "art. 29", "Zie art. 29 of 30."),
        ("Zie art. 29. Klaar.", "art. 29", "Zie art. 29."),
        ("Een\n\nTwee (zie A).\n\nDrie", "A", "Twee (zie A)."),
        ("Een noot[^1] bij artikel 5.", "artikel 5", "Een noot bij artikel 5."),
        ("artikel 5", "artikel 5", "artikel 5"),
        ("Over\nde regel artikel\n5 gaat het.", "artikel\n5", "Over de regel artikel 5 gaat het."),
    ],
)
def test_sentences(text: str, surface: str, sentence: str) -> None:
    start = text.index(surface)
    assert "".join(sentence_around(text, start, start + len(surface))) == sentence


def test_a_long_sentence_is_cut_at_words() -> None:
    text = "woord " * 200 + "artikel 5" + " woord" * 200
    before, surface, after = sentence_around(text, 1200, 1209)
    assert surface == "artikel 5"
    assert before.startswith("… woord") and after.endswith("woord …")
    assert len(before + after) < 300


def test_an_overlapping_mark_loses_no_word() -> None:
    from markupsafe import Markup

    marks = [(0, 4, Markup("<a>een </a>")), (2, 8, Markup("<b>x</b>"))]
    assert paragraphs("een twee drie", marks) == ["<a>een </a>twee drie"]


@pytest.mark.parametrize(
    ("page", "path", "mark", "link"),
    [
        ("16/index.html", "27/index.html", "27B1b", "../27/index.html#27B1b"),
        ("16/index.html", "16/index.html", "16C2", "#16C2"),
        ("16/index.html", "index.html", "", "../index.html"),
        ("index.html", "16/index.html", "16(b)", "16/index.html#16(b)"),
        ("a/16/index.html", "b/16/index.html", "16", "../../b/16/index.html#16"),
        ("index.html", "d/index.html", "def:50%-regel", "d/index.html#def:50%25-regel"),
    ],
)
def test_links(page: str, path: str, mark: str, link: str) -> None:
    assert relative(page, path, mark) == link


def test_ranges() -> None:
    order = ["1", "2", "3", "5", "7", "8"]
    assert ranges(["1", "2", "3", "7"], order) == "1–3, 7"
    assert ranges(["2", "3", "7", "8"], order) == "2–3, 7–8"
    assert ranges(["1", "3", "7"], order) == "1, 3, 7"
    assert ranges([], order) == ""


@pytest.fixture(scope="module")
def index() -> dict[str, Any]:
    return search_index(Volume(book(), edition()))


def places_of(index: dict[str, Any], form: str) -> list[str]:
    group = index["groups"][index["forms"].split(" ").index(form)]
    code, found = 0, []
    for step in index["uses"][group]:
        code += step
        found.append(index["places"][code >> 1][0] + ("!" if code & 1 else ""))
    return found


def test_the_index_groups_the_forms_of_a_word(index: dict[str, Any]) -> None:
    assert places_of(index, "kaart") == places_of(index, "kaarten") == ["16C!", "def:straf"]


def test_the_index_tells_headings_apart(index: dict[str, Any]) -> None:
    assert places_of(index, "weten") == ["16!"]
    assert places_of(index, "zwijgt") == ["16D"]
    assert places_of(index, "zwijgen") == ["16D!"]


def test_the_index_finds_definitions_by_their_english_term(index: dict[str, Any]) -> None:
    assert places_of(index, "penalty") == ["def:straf!"]


def test_the_index_knows_what_has_no_text(index: dict[str, Any]) -> None:
    assert index["absent"] == ["31", "40"]


def test_words_are_indexed_without_accents_and_notes(index: dict[str, Any]) -> None:
    forms = index["forms"].split(" ")
    assert "1" in forms and "hoort" in forms and forms == sorted(forms)
    assert not [form for form in forms if "^" in form]


@pytest.mark.parametrize(
    ("text", "uses"),
    [
        ("De kleuren, en de troefkleuren.", [("kleuren", "def:kleur")]),
        ("Een arbitrale score.", [("arbitrale score", "def:arbitrale-score")]),
        ("Een kunstmatige arbitrale score!",
         [("kunstmatige arbitrale score", "def:kunstmatige-arbitrale-score")]),
        ("Hij zit, en wie zitten er?", []),
        ("Twee zittingen", [("zittingen", "def:zitting")]),
        ("De gever gaat verder.", [("gever", "def:gever")]),
        ("Elke bieding bij het bieden", [("bieding", "def:bieding"), ("bieden", "def:bieden")]),
        ("Hij mag pas passen; de LT niet.", [("LT", "def:lt")]),
    ],
)  # fmt: skip
def test_terms(text: str, uses: list[tuple[str, str]]) -> None:
    names = ["Kleur", "Arbitrale score", "Kunstmatige arbitrale score", "Zitting", "Gever",
             "Bieden", "Bieding", "Pas", "LT"]  # fmt: skip
    made = [Definition("def:" + name.lower().replace(" ", "-"), name) for name in names]
    found = Terms(tuple(made), Stems("nl")).uses(text)
    assert [(text[start:end], term) for start, end, term in found] == uses


def test_stems() -> None:
    stems = Stems("nl")
    assert stems.of("gespeeld") == stems.of("spelen")
    assert stems.of("verzaakt") == stems.of("verzaking")
    assert stems.of("gever") != stems.of("verder")
