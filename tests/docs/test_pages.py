"""What the tutorial and the how-to pages tell a reader to do works, and prints what they show."""

import doctest
from pathlib import Path

import pytest

from tests.docs.pages import (
    DOCS,
    ROOT,
    Block,
    blocks,
    checked_out,
    differs,
    edit,
    prepared,
    run,
    steps,
)

PAGES = sorted((DOCS / "how-to").glob("*.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_what_a_page_tells_works(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare = checked_out if page.stem.startswith("add-") else prepared
    follow(page, prepare(tmp_path / "work"), monkeypatch)


def follow(page: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """Do what a page says, block by block, and give the number of commands that were run."""
    monkeypatch.chdir(folder)
    names: dict[str, object] = {}
    count = 0
    for block in blocks(page.read_text(encoding="utf-8")):
        where = f"{page.relative_to(ROOT)}:{block.line}"
        if block.language == "diff":
            edit(block.text, folder)
        elif block.language == "pycon":
            try_python(block, where, names)
        elif block.language == "console":
            for step in steps(block.text):
                wrong = differs(step.shown, run(step.command, folder))
                assert not wrong, f"{where}: `{step.command}`: {wrong}"
                count += 1
    return count


def try_python(block: Block, where: str, names: dict[str, object]) -> None:
    """Run a Python session with what the sessions before it have defined."""
    session = doctest.DocTestParser().get_doctest(block.text, names, where, where, block.line)
    said: list[str] = []
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS)
    runner.run(session, out=said.append, clear_globs=False)
    names.update(session.globs)
    assert not said, "".join(said)


def test_what_the_readme_shows_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = prepared(tmp_path / "work")
    follow(ROOT / "README.md", folder, monkeypatch)
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    commands = [line for line in text.splitlines() if line.startswith("lawtext ")]
    assert commands
    for command in commands:
        printed = run(f"{command.partition(' # ')[0]}; test $? -lt 2 && echo it works", folder)
        assert printed.endswith("it works\n"), printed


@pytest.mark.parametrize(
    ("shown", "printed", "same"),
    [
        ("one\ntwo\n", "one\ntwo\n", True),
        ("one\n…\n", "one\ntwo\nthree\n", True),
        ("one\n…\nfour\n", "one\ntwo\nthree\nfour\n", True),
        ("one … three\n", "one two three\n", True),
        ("one\n…\n", "two\n", False),
        ("one …\n", "one two\nthree\n", False),
        ("one\n", "one\ntwo\n", False),
        ("", "one\n", False),
    ],
)
def test_an_output_that_differs_is_found(shown: str, printed: str, same: bool) -> None:
    assert (differs(shown, printed) == "") is same
