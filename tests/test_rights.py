"""No sentence of the printed law text stands in the project, and nothing of one machine does."""

import re
import subprocess
from functools import lru_cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SEEDS = ROOT.parent / "shared" / "seeds"
IN_A_ROW = 8
# A home folder or a mount point; addresses on the web have a host before such a path. The homes
# of invented people stand in tests of what must not be published.
MACHINE = re.compile(r"(?<![\w.:/])/(?:home|root|Users|work|mnt|tmp|opt|private)/[\w.-]+")
INVENTED = frozenset({"/home/ann", "/home/jan"})

Words = tuple[str, ...]


def words(text: str) -> list[str]:
    """The words of a text in small letters, those cut at a line end made whole."""
    return re.findall(r"\w+", text.lower().replace("-\n", ""))


def rows(found: list[str]) -> set[Words]:
    """Every eight words in a row."""
    return {tuple(found[at : at + IN_A_ROW]) for at in range(len(found) - IN_A_ROW + 1)}


@lru_cache
def tracked() -> dict[str, str]:
    """The texts of the files that git knows, by name."""
    try:
        listed = subprocess.run(
            ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("this is no git checkout, so that it is not known which files count")
    texts: dict[str, str] = {}
    for name in filter(None, listed.split("\0")):
        try:
            texts[name] = (ROOT / name).read_text(encoding="utf-8")
        except (UnicodeDecodeError, OSError):
            continue
    return texts


def test_no_file_holds_a_sentence_of_the_printed_law() -> None:
    if not SEEDS.is_dir():
        pytest.skip("the folder ../shared/seeds with pages of the printed law is missing")
    law: set[Words] = set()
    for page in SEEDS.iterdir():
        law |= rows(words(page.read_text(encoding="utf-8")))
    found = {name: law & rows(words(text)) for name, text in tracked().items()}
    assert {name: shared for name, shared in found.items() if shared} == {}


def test_no_file_names_a_place_on_one_machine() -> None:
    found = {name: set(MACHINE.findall(text)) - INVENTED for name, text in tracked().items()}
    assert {name: places for name, places in found.items() if places} == {}


@pytest.mark.parametrize(
    ("text", "named"),
    [("see /home/ann/law.txt", 1), ("https://a.example/home/x", 0), ("a/tmp/b", 0)],
)
def test_a_place_on_a_machine_is_told_from_an_address(text: str, named: int) -> None:
    assert len(MACHINE.findall(text)) == named
