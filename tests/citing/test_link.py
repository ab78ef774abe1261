"""Linking a book: every text is searched, statuses are told, and faults are found."""

from __future__ import annotations

from lawtext.citing import cite, link
from lawtext.edition import load_edition
from lawtext.model import Book, Citation, Definition, Division, Footnote, Provision, Table


def book(*provisions: Provision, **more: object) -> Book:
    return Book("nl-2017", provisions, **more)  # type: ignore[arg-type]


def provision(label: str, path: str, text: str = "", **more: object) -> Provision:
    return Provision(label, tuple(path.split()), text=text, **more)  # type: ignore[arg-type]


def rules(linked: Book) -> list[tuple[str, str | None]]:
    return [(each.rule, each.provision) for each in linked.findings]


def only(linked: Book) -> Citation:
    assert len(linked.citations) == 1
    return linked.citations[0]


def test_every_text_of_a_book_is_searched() -> None:
    linked = link(
        book(
            provision(
                "16", "16", "Zie artikel 16.", heading="Als in artikel 16",
                closing="Artikel 16 dus.",
                footnotes=(Footnote("2", "Zie artikel 16."),),
            ),
            definitions=(Definition("def:spel", "Spel", "", "Zie artikel 16.", ("Artikel 16.",)),),
        )
    )  # fmt: skip
    assert [(c.from_, c.field, c.start) for c in linked.citations] == [
        ("16", "heading", 7),
        ("16", "text", 4),
        ("16", "closing", 0),
        ("16#fn2", "footnote", 4),
        ("def:spel", "definition", 4),
        ("def:spel", "definition", 0),
    ]


def test_no_cue_reaches_from_one_text_into_the_next() -> None:
    linked = link(book(provision("16", "16", "Zie"), provision("17", "17", "Artikel 16 is oud")))
    assert only(linked).relation == "mentions"


def test_statuses_with_a_skeleton() -> None:
    text = "Zie artikel 16A, artikel 16 en artikel 16Z."
    linked = link(
        book(provision("16", "16"), provision("16B", "16 B", text)), load_edition("nl-2017")
    )
    assert [(c.targets[0].id, c.targets[0].status) for c in linked.citations] == [
        ("16A", "absent"),
        ("16", "resolved"),
        ("16Z", "unknown"),
    ]
    assert rules(linked) == [("dangling-reference", "16B")]


def test_without_a_skeleton_the_book_is_all_there_is() -> None:
    linked = link(book(provision("16", "16", "Zie artikel 17.")))
    assert only(linked).targets[0].status == "unknown"
    assert rules(linked) == [("dangling-reference", "16")]


def test_a_provision_without_words_is_absent() -> None:
    linked = link(book(provision("16", "16", "Zie artikel 17."), provision("17", "17")))
    assert only(linked).targets[0].status == "absent"
    assert rules(linked) == []


def test_singular_and_plural() -> None:
    texts = {
        "Zie artikel 16 en 17.": True,
        "Zie artikel 16 of 17.": False,
        "Zie artikel 16A en B.": False,
        "Zie artikelen 16.": True,
        "Zie de artikel 16.": True,
        "Zie het artikel 16.": False,
        "Zie de artikelen 16 en 17.": False,
        "Zie art. 16 en 17.": False,
        "Zie artikel 16 t/m 17.": True,
    }
    for text, wrong in texts.items():
        linked = link(
            book(
                provision("16", "16", "woorden"), provision("16A", "16 A", "woorden"),
                provision("16B", "16 B", "woorden"), provision("17", "17", text),
            )
        )  # fmt: skip
        assert (rules(linked) == [("citation-number", "17")]) is wrong, text


def test_directions_are_checked() -> None:
    items = [provision(f"16{letter}", f"16 {letter}", "woorden") for letter in "AC"]
    for text, wrong in {
        "Zie A hierboven.": False,
        "Zie C hieronder.": False,
        "Zie A hieronder.": True,
        "Zie C hierboven.": True,
        "Zie C verder.": False,
    }.items():
        linked = link(
            book(provision("16", "16"), items[0], provision("16B", "16 B", text), items[1])
        )
        assert (rules(linked) == [("wrong-direction", "16B")]) is wrong, text


def test_parts_without_a_label() -> None:
    text = "Zie de tabel van artikel 2, de eerste zin van artikel 3 en de derde zin van artikel 3."
    linked = link(
        book(
            provision("2", "2", "Zo.", tables=(Table((), (("1",),)),)),
            provision("3", "3", "Een zin. Nog een zin."),
            provision("4", "4", text),
        )
    )
    assert [(c.targets[0].id, c.targets[0].status) for c in linked.citations] == [
        ("2#table", "resolved"),
        ("3#s1", "resolved"),
        ("3#s3", "unknown"),
    ]


def test_footnote_marks_lead_to_the_articles_notes() -> None:
    linked = link(book(provision("45A", "45 A", "Zo.[^1]", footnotes=(Footnote("1", "Of zo."),))))
    assert (only(linked).targets[0].id, only(linked).targets[0].status) == ("45#fn1", "resolved")


def test_terms_and_chapters_of_the_book() -> None:
    linked = link(
        book(
            provision("1", "1", "Iets (zie claim). Iets (zie bijlage). Zie Definities en deel II."),
            definitions=(Definition("def:claim", "Claim", "claim", "Woorden."),),
            divisions=(
                Division("chapter", "I", "Definities"),
                Division("chapter", "V", "Het bieden"),
                Division("part", "II", "Fouten", "24"),
            ),
        )
    )
    assert [[t.id for t in c.targets] for c in linked.citations] == [
        ["def:claim"],
        ["chapter:I"],
        ["chapter:V/part:II"],
    ]


def test_linking_again_changes_nothing() -> None:
    once = link(book(provision("16", "16", "Zie artikel 17 en 18, dit artikel en A.")))
    twice = link(once)
    assert (once.citations, once.findings) == (twice.citations, twice.findings)


def test_evidence_and_candidates() -> None:
    evidence = {
        "artikel 16": ("absolute",),
        "artikelen 16 en 17": ("list member", "list member"),
        "artikel 16A en B": ("list member", "filled from the left"),
        "artikel 16A t/m B": ("range member", "range member"),
        "zie A": ("relative to 16",),
        "dit artikel": ("self",),
        "onderdeel A van artikel 12": ("in 12",),
    }
    for text, expected in evidence.items():
        (citation,) = cite(text, "16D1", "nl-2017")
        assert citation.evidence == expected, text
