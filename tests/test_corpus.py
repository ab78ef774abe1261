"""An edition's folder: what is saved is loaded again, whole or not at all; coverage."""

import json
from pathlib import Path

import msgspec
import pytest

from lawtext.corpus import MENDS, coverage, load, save
from lawtext.edition import Edition, Skeleton, load_edition
from lawtext.errors import CannotWrite
from lawtext.model import Book, Definition, Division, Mend
from tests.handmade import provision

NL = load_edition("nl-2017")
SKELETON = Skeleton({"1": {"items": ["1A", "1A1", "1B"]}, "2": {"items": []}, "3": {"items": []}})


def at(folder: Path, edition: Edition = NL) -> Edition:
    return Edition(edition.name, folder, edition.settings, edition.skeleton)


def files(folder: Path) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())


@pytest.mark.parametrize("name", ["nl-2017", "en-2017"])
def test_a_saved_book_is_loaded_again(name: str, tmp_path: Path) -> None:
    edition = load_edition(name)
    book = load(edition)
    save(book, edition, tmp_path / "made")
    assert book.provisions and load(at(tmp_path / "made", edition)) == book


def test_divisions_definitions_and_preface_stay_where_they_stand(tmp_path: Path) -> None:
    book = Book(
        "nl-2017",
        (provision("9", "Woorden."), provision("10", "Meer woorden.")),
        (
            Division("chapter", "I", "Definities", "9"),
            Division("chapter", "II", "De ronde", "9"),
            Division("part", "I", "De pauze", "10"),
            Division("chapter", "III", "Leeg", ""),
        ),
        (Definition("def:ronde", "Ronde", "round", "Een deel van de zitting."),),
        "Vooraf.",
    )
    save(book, NL, tmp_path / "made")
    assert files(tmp_path / "made")[:2] == ["articles/009.txt", "articles/010.txt"]
    assert load(at(tmp_path / "made")) == book


def test_fragments_are_saved_in_the_order_of_the_law_book(tmp_path: Path) -> None:
    book = Book("nl-2017", (provision("9", "Later."), provision("2", "Eerder.")))
    save(book, NL, tmp_path / "made")
    assert [one.id for one in load(at(tmp_path / "made")).provisions] == ["2", "9"]


def test_mends_are_kept_one_a_line(tmp_path: Path) -> None:
    mend = Mend("furniture", "a.pdf", 3, 1, "33", "", "a page number")
    save(Book("nl-2017", (provision("1", "Woorden."),), mends=(mend, mend)), NL, tmp_path / "made")
    lines = (tmp_path / "made" / MENDS).read_text().splitlines()
    assert [json.loads(line) for line in lines] == [msgspec.to_builtins(mend)] * 2


def test_a_book_without_law_saves_no_articles(tmp_path: Path) -> None:
    save(Book("nl-2017"), NL, tmp_path / "made")
    assert files(tmp_path / "made") == ["lawbook.toml", "mends.jsonl"]
    assert load(at(tmp_path / "made")) == Book("nl-2017")


def test_a_save_that_fails_leaves_the_old_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(Book("nl-2017", (provision("1", "Oud."),)), NL, tmp_path / "made")

    def fail(*_: object) -> str:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("lawtext.formatting.format_book", fail)
    with pytest.raises(CannotWrite, match="No space left"):
        save(Book("nl-2017", (provision("1", "Nieuw."),)), NL, tmp_path / "made", replace=True)
    assert load(at(tmp_path / "made")).provisions[0].text == "Oud."
    assert [path.name for path in tmp_path.iterdir()] == ["made"]


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(CannotWrite):
        save(Book("nl-2017"), NL, tmp_path / "file" / "made")


def test_titles_with_quotes_and_backslashes_load_again(tmp_path: Path) -> None:
    edition = Edition("nl-2017", None, {"title": 'Het "boek" \\ é'}, None)
    save(Book("nl-2017", (provision("1", "Woorden."),)), edition, tmp_path / "made")
    assert load_edition(tmp_path / "made").title == 'Het "boek" \\ é'


def test_coverage_counts_what_has_words_itself_or_below() -> None:
    edition = Edition("nl-2017", None, {}, SKELETON)
    book = Book(
        "nl-2017",
        (
            provision("1", heading="Kop"),
            provision("1A", heading="Kop"),
            provision("1A1", "Woorden."),
            provision("1C", "Te veel."),
            provision("2", heading="Alleen een kop"),
        ),
    )
    found = coverage(edition, book)
    assert (found.labels, found.with_text) == (6, 3)
    assert (found.articles, found.articles_with_text) == (3, 1)
    assert (found.missing, found.extra) == (("1B", "2", "3"), ("1C",))


def test_coverage_without_a_skeleton_is_empty() -> None:
    found = coverage(Edition("nl-1949", None, {}, None), Book("nl-1949", (provision("1", "X."),)))
    assert (found.labels, found.with_text, found.missing, found.extra) == (0, 0, (), ())
