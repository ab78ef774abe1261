"""The kept book of an edition: used again while nothing changed, made anew when something did."""

from pathlib import Path

import pytest

from lawtext.cli.kept import linked_book
from lawtext.edition import Edition

LAW = "%lawtext nl-2017\n\nARTIKEL 8  De ronde\n\nDe ronde begint (zie artikel 9).\n"


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache" / "lawtext"


@pytest.fixture
def edition(tmp_path: Path) -> Edition:
    folder = tmp_path / "nl-2017"
    (folder / "articles").mkdir(parents=True)
    (folder / "articles" / "8.txt").write_text(LAW)
    return Edition("nl-2017", folder, {}, None)


def fail(*_: object) -> None:
    raise AssertionError("it was parsed again")


def test_a_kept_book_is_not_parsed_again(edition: Edition, monkeypatch: pytest.MonkeyPatch) -> None:
    first = linked_book(edition)
    monkeypatch.setattr("lawtext.corpus.load", fail)
    again = linked_book(edition)
    assert again == first and again.citations == first.citations != ()


def test_a_change_is_seen(edition: Edition) -> None:
    linked_book(edition)
    assert edition.folder is not None
    (edition.folder / "articles" / "8.txt").write_text(LAW.replace("begint", "eindigt"))
    assert "eindigt" in linked_book(edition).provisions[0].text


def test_a_broken_cache_is_passed_over(edition: Edition, cache: Path) -> None:
    first = linked_book(edition)
    (kept,) = cache.iterdir()
    kept.write_bytes(b"\xc1nonsense")
    assert linked_book(edition) == first


def test_a_cache_that_cannot_be_written_is_no_fault(edition: Edition, cache: Path) -> None:
    cache.parent.write_text("a file where the folder should be")
    assert linked_book(edition).provisions[0].id == "8"


def test_only_the_newest_books_are_kept(edition: Edition, cache: Path) -> None:
    assert edition.folder is not None
    for number in range(12):
        (edition.folder / "articles" / "8.txt").write_text(LAW + f"\nAlinea {number}.\n")
        linked_book(edition)
    assert len(list(cache.iterdir())) == 8
