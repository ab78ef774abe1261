"""The site as a folder: whole or not at all, the same each time, and never over other files."""

from __future__ import annotations

import os
import threading
import urllib.request
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from lawtext.book import build_site
from lawtext.book.building import site_files
from lawtext.book.folder import write_site
from lawtext.book.serving import make_server
from lawtext.errors import CannotWrite, LawtextError, UnreadableSource
from lawtext.model import Book
from tests import books
from tests.book.sample import book, edition


def contents(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


def test_two_builds_are_the_same_bytes(tmp_path: Path) -> None:
    build_site([book()], [edition()], tmp_path / "one")
    build_site([book()], [edition()], tmp_path / "two")
    assert contents(tmp_path / "one") == contents(tmp_path / "two")


def test_a_new_build_takes_the_place_of_the_old_one(tmp_path: Path) -> None:
    build_site([book()], [edition()], tmp_path / "site")
    build_site([Book("nl-2017")], [edition()], tmp_path / "site")
    assert not (tmp_path / "site" / "16").exists()
    assert [path.name for path in tmp_path.iterdir()] == ["site"]


def test_a_failed_build_leaves_the_old_one_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build_site([book()], [edition()], tmp_path / "site")
    before = contents(tmp_path / "site")

    def full(self: Path, data: bytes) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(CannotWrite, match="No space left"):
        build_site([book()], [edition()], tmp_path / "site")
    assert contents(tmp_path / "site") == before
    assert [path.name for path in tmp_path.iterdir()] == ["site"]


def test_the_old_one_is_put_back_when_the_new_one_cannot_be_moved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build_site([book()], [edition()], tmp_path / "site")
    before = contents(tmp_path / "site")
    rename = Path.rename

    def once(self: Path, target: Path) -> Path:
        if self.name.startswith(".site-") and not self.name.endswith("-old"):
            raise OSError(5, "Input/output error")
        return rename(self, target)

    monkeypatch.setattr(Path, "rename", once)
    with pytest.raises(CannotWrite):
        build_site([book()], [edition()], tmp_path / "site")
    assert contents(tmp_path / "site") == before
    assert [path.name for path in tmp_path.iterdir()] == ["site"]


def test_a_folder_with_other_files_is_never_replaced(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("mine")
    with pytest.raises(CannotWrite, match="not of a law book"):
        build_site([book()], [edition()], tmp_path)
    assert contents(tmp_path) == {"thesis.txt": b"mine"}


def test_an_empty_folder_may_be_used(tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    build_site([book()], [edition()], tmp_path / "site")
    assert (tmp_path / "site" / "index.html").is_file()


def test_a_file_is_no_place_for_a_book(tmp_path: Path) -> None:
    (tmp_path / "site").write_text("mine")
    with pytest.raises(CannotWrite, match="this is a file"):
        build_site([book()], [edition()], tmp_path / "site")
    with pytest.raises(CannotWrite):
        build_site([book()], [edition()], tmp_path / "site" / "below")


@pytest.mark.skipif(os.geteuid() == 0, reason="the superuser may write anywhere")
def test_a_place_without_permission_is_an_error_with_the_place(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(CannotWrite, match="site"):
        build_site([book()], [edition()], tmp_path / "site")


def test_the_folder_can_be_read_by_a_web_server(tmp_path: Path) -> None:
    mask = os.umask(0o022)
    try:
        write_site({"book.json": b"{}"}, tmp_path / "site")
    finally:
        os.umask(mask)
    assert (tmp_path / "site").stat().st_mode & 0o777 == 0o755


def test_no_books_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(LawtextError, match="no edition"):
        build_site([], [], tmp_path / "site")
    with pytest.raises(LawtextError, match="twice"):
        build_site([book(), book()], [edition(), edition()], tmp_path / "site")


def test_serving_a_book(tmp_path: Path) -> None:
    build_site([book()], [edition()], tmp_path / "site")
    with make_server(tmp_path / "site", 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        port = server.server_address[1]
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/16/") as answer:
            assert b'id="16C2"' in answer.read()
        with pytest.raises(LawtextError, match=f"port {port}"):
            make_server(tmp_path / "site", port)
        server.shutdown()


def test_serving_what_is_no_book(tmp_path: Path) -> None:
    with pytest.raises(UnreadableSource, match="no law book"):
        make_server(tmp_path, 0)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(books.books())
def test_any_book_can_be_built(some: Book) -> None:
    files = site_files([some], [edition()])
    for provision in some.provisions:
        assert f"{provision.path[0]}/index.html" in files
