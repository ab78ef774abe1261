"""Rule stubs: the norms, conditions and exceptions of sentences, and what a stub carries."""

import builtins
import json
import unicodedata
from pathlib import Path

import msgspec
import pytest
import yaml

from lawtext.errors import MissingExtra
from lawtext.model import Book, Footnote, Table
from lawtext.stubs import Stub, stub, text_hash
from lawtext.stubs.norms import sentences
from lawtext.stubs.printing import stubs_json, stubs_yaml
from tests.handmade import citation, provision, small_book

FOLDER = Path(__file__).parent / "stubs"


def cases() -> list[object]:
    found: list[object] = []
    for path in sorted(FOLDER.glob("*.txt")):
        for case in path.read_text(encoding="utf-8").strip().split("\n\n"):
            title, rest = case.removeprefix("# ").split("\n", 1)
            text, expected = rest.split("\n---\n")
            found.append(pytest.param(path.stem, text, expected, id=f"{path.stem}: {title}"))
    return found


def stub_of(text: str, language: str = "nl") -> Stub:
    return stub(Book(f"{language}-2017", (provision("1", text),))).stubs[0]


@pytest.mark.parametrize(("language", "text", "expected"), cases())
def test_sentence(language: str, text: str, expected: str) -> None:
    made = stub_of(text, language)
    norms = [f"{n.modality}: {n.cue}" if n.cue else n.modality for n in made.norms]
    clauses = [f"if {c.cue}: {c.text}" for c in made.conditions]
    clauses += [f"except {c.cue}: {c.text}" for c in made.exceptions]
    assert "\n".join(norms + clauses) == expected
    for norm in made.norms:
        assert text[norm.cue_start : norm.cue_end] == norm.cue
    for clause in made.conditions + made.exceptions:
        assert text[clause.start : clause.end] == clause.text


def test_sentences_cover_the_text() -> None:
    text = "Een (zin). “Nog een.”  En 1.5 keer art. 7!\n\nnieuwe alinea\n"
    assert [text[a:b] for a, b in sentences(text)] == [
        "Een (zin).",
        "“Nog een.”",
        "En 1.5 keer art. 7!",
        "nieuwe alinea",
    ]


def test_a_stub_says_where_it_is() -> None:
    book = Book(
        "nl-2017",
        (
            provision("30", heading="Beurt"),
            provision("30B", "Woorden.", "Ander"),
            provision("30B1", "Woorden."),
        ),
        citations=(citation("30B1", "31"),),
    )
    made = stub(book).stubs[2]
    assert (made.id, made.path, made.edition) == ("30B1", ("30", "B", "1"), "nl-2017")
    assert made.eid == "art_30__para_B__subpara_1"
    assert made.headings == ("Beurt", "Ander", None)
    assert made.citations == book.citations


def test_items_inherit_from_an_unfinished_preamble() -> None:
    book = Book(
        "nl-2017",
        (
            provision("1", "Eerst dit. De speler mag niet:"),
            provision("1A", "kijken; of"),
            provision("1B", "iets doen dat lijkt op:"),
            provision("1B1", "praten; of"),
            provision("1B2", "en dan moet hij zwijgen."),
            provision("2", "De speler moet."),
            provision("2A", "Iets anders."),
        ),
    )
    found = {s.id: (s.modality, s.cue, s.inherited_from) for s in stub(book).stubs}
    assert found["1A"] == ("may-not", "mag", "1")
    assert found["1B1"] == ("may-not", "mag", "1")
    assert found["1B2"] == ("must", "moet", "")
    assert found["2A"] == ("indicative", "", "")


def test_the_modality_of_a_language_without_words_is_unknown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("lawtext.stubs.cues_of", lambda language: None)
    made = stub_of("Hij mag.")
    assert (made.modality, made.norms) == ("unknown", ())


def test_the_hash_changes_with_the_words_and_only_with_them() -> None:
    one = text_hash(provision("1", "De één gaat\n voor."))
    assert one == text_hash(provision("2", unicodedata.normalize("NFD", "De  één gaat voor."), "X"))
    assert one != text_hash(provision("1", "De één gaat door."))
    noted = msgspec.structs.replace(
        provision("1", "De één gaat voor."), footnotes=(Footnote("1", "Noot."),)
    )
    tabled = msgspec.structs.replace(
        provision("1", "De één gaat voor."), tables=(Table((), (("a",),)),)
    )
    assert len({one, text_hash(noted), text_hash(tabled)}) == 3


def test_json_and_yaml_say_the_same() -> None:
    made = stub(small_book())
    data = json.loads(stubs_json(made))
    assert list(data) == ["edition", "schema", "stubs"]
    assert data["stubs"][2]["citations"][0]["from"] == "1A1"
    assert yaml.safe_load(stubs_yaml(made)) == data


def test_yaml_without_its_package_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without_yaml(name: str, *rest: object) -> object:
        if name == "yaml":
            raise ImportError(name)
        return real(name, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(builtins, "__import__", without_yaml)
    with pytest.raises(MissingExtra, match=r"lawtext-kit\[yaml\]"):
        stubs_yaml(stub(small_book()))
