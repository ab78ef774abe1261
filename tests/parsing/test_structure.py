"""Law text and the provisions that it must give, case by case, from `structure.txt`.

A case is a title behind `#`, law text, `---`, and a line for each unit: label (`?` inferred, `…`
truncated), `# heading`, `| text`, `| closing`, footnotes and tables in brackets. `^` is the
preface, `>` a division with the article it stands before, `¶` parts paragraphs.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from lawtext.edition import load_edition
from lawtext.errors import BrokenLawText
from lawtext.model import Book, Provision
from lawtext.parsing import parse_source
from lawtext.reading import read_text

CASES = (Path(__file__).parent / "structure.txt").read_text(encoding="utf-8").split("\n# ")


def parsed(text: str) -> Book:
    return parse_source(read_text("%lawtext nl-2017\n" + text), load_edition("nl-2017"))


def printed(book: Book) -> list[str]:
    lines = [f"^ {book.preface}"] if book.preface else []
    lines += [f"> {d.kind} {d.num} # {d.heading} @ {d.before}" for d in book.divisions]
    return lines + [_line(provision) for provision in book.provisions]


def _line(one: Provision) -> str:
    marks = ("?" if one.inferred else "") + ("…" if one.truncated else "")
    head = f"{one.id}{marks}" + (f" # {one.heading}" if one.heading else "")
    notes = [f"[{note.marker} {note.text}]" for note in one.footnotes]
    rows = [" / ".join(", ".join(r) for r in (t.header, *t.rows)) for t in one.tables]
    extra = " ".join([*notes, *(f"[{row}]" for row in rows)])
    fields = [one.text.replace("\n\n", " ¶ "), one.closing or extra]
    while fields and not fields[-1]:
        fields.pop()
    return head + "".join(f" | {field}" if field else " |" for field in fields)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.strip("# \n").split("\n")[0])
def test_law_text_gives_these_provisions(case: str) -> None:
    text, _, expected = case.split("\n", 1)[1].partition("\n---\n")
    assert printed(parsed(text)) == expected.strip("\n").split("\n")


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("ARTIKEL 1\n2… Zonder item.\n", ":3:"),
        ("ARTIKEL 1\n1. Tekst.\n2… Een ander nummer.\n", ":4:"),
        ("ARTIKEL 1\nA. Kop\n1. Een.\nA… Slot.\n2. Te laat.\n", ":5:"),
        ("ARTIKEL 1\nARTIKEL 2… Een ander artikel.\n", ":3:"),
    ],
)
def test_a_closing_in_the_wrong_place_is_told_with_its_line(text: str, place: str) -> None:
    with pytest.raises(BrokenLawText) as error:
        parsed(text)
    assert place in error.value.message
    assert error.value.mend


def test_every_character_of_a_text_knows_its_place() -> None:
    book = parsed("ARTIKEL 6\nA. Kop\nEen tekst\n   op twee regels.\n")
    text = book.by_id()["6A"].text
    assert book.place("6A", text.index("tekst")) == ("<text>", 4, 5)
    assert book.place("6A", text.index("twee")) == ("<text>", 5, 7)


def test_the_same_words_twice_are_one_provision_with_two_sources() -> None:
    book = parsed("ARTIKEL 16C2\nEen tekst.\nARTIKEL 16C2\nEen  tekst.\n")
    assert len(book.by_id()["16C2"].sources) == 2
    assert [mend.mender for mend in book.mends] == ["duplicates", "duplicates"]
    assert not book.findings


def test_different_words_for_one_label_keep_the_first_and_tell() -> None:
    book = parsed("ARTIKEL 16C2\nEen tekst.\nARTIKEL 16C2\nEen andere.\n")
    assert book.by_id()["16C2"].text == "Een tekst."
    assert [finding.provision for finding in book.findings] == ["16C2"]
    assert "Een andere." in [mend.removed for mend in book.mends]


def test_an_item_with_the_heading_of_its_letter_keeps_it() -> None:
    text = (
        "ARTIKEL 2\nA. # Kop\n1. # Kop\nARTIKEL 2A1-ii\nTekst.\nARTIKEL 2A1\nARTIKEL 2A1… Slot.\n"
    )
    book = parsed(text)
    assert (book.by_id()["2A1"].heading, book.by_id()["2A1"].closing) == ("Kop", "Slot.")
    assert parsed(text.replace("1. #", "ARTIKEL 2A1 ")).by_id()["2A1"].heading is None
