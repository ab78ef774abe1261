"""The tutorial, from a messy page to a book: every command, edit and output on it."""

from pathlib import Path

import pytest

from tests.docs.pages import DOCS, prepared
from tests.docs.test_pages import follow


def test_the_tutorial_works_from_start_to_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = prepared(tmp_path / "work")
    commands = follow(DOCS / "tutorial.md", folder, monkeypatch)
    assert commands > 10
    assert (folder / "club-book" / "8" / "index.html").is_file()
