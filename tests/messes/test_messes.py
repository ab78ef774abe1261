"""Through the mess and back: what comes out of a broken book, beside the clean one."""

from functools import lru_cache
from pathlib import Path

import pytest

from lawtext.edition import load_edition
from lawtext.model import Book, Source
from lawtext.reading import read
from tests.losing import unaccounted
from tests.messes.kinds import KINDS
from tests.messes.recovery import (
    Recovery,
    broken,
    clean_book,
    compare,
    recovered,
    without_skeleton,
)

EDITION = load_edition("nl-2017")

# What is read of one kind is read once: its tests stay together when several processes test.
every_kind = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in KINDS]
)


@lru_cache
def clean() -> Book:
    """The linked sample edition."""
    return clean_book(EDITION)


@lru_cache
def sources(name: str) -> tuple[Source, ...]:
    """What is read of a mess."""
    return broken(clean(), KINDS[name].mess)


@lru_cache
def came_back(name: str) -> Recovery:
    """What a mess gives back where the skeleton is known."""
    return recovered(clean(), sources(name), EDITION)


@every_kind
def test_with_the_skeleton_nearly_all_comes_back(name: str) -> None:
    came = came_back(name)
    assert came.provisions >= KINDS[name].least, came.lost
    assert came.citations >= KINDS[name].least, came.uncited


@every_kind
def test_what_does_not_come_back_has_a_finding(name: str) -> None:
    assert came_back(name).unexplained == ()


@every_kind
def test_without_the_skeleton_much_comes_back(name: str) -> None:
    came = recovered(clean(), sources(name), without_skeleton(EDITION))
    assert came.provisions >= KINDS[name].without, came.lost


@every_kind
def test_no_character_of_a_mess_is_lost(name: str) -> None:
    lost = {Path(one.name).name: unaccounted(one, EDITION) for one in sources(name)}
    assert {file: characters for file, characters in lost.items() if characters} == {}


@every_kind
def test_the_same_book_is_always_broken_the_same(name: str, tmp_path: Path) -> None:
    made = []
    for folder in (tmp_path / "one", tmp_path / "two"):
        folder.mkdir()
        paths = KINDS[name].mess(clean(), folder)
        # A Word file is a zip with the time in it.
        texts = [
            read(path)[0].lines if path.suffix == ".docx" else path.read_bytes() for path in paths
        ]
        made.append([(path.name, text) for path, text in zip(paths, texts, strict=True)])
    assert made[0] == made[1]


def test_the_clean_book_comes_back_whole() -> None:
    came = compare(clean(), clean())
    assert (came.provisions, came.citations, came.lost, came.extra) == (1, 1, (), ())


def test_a_loss_is_counted() -> None:
    whole = clean()
    cut = type(whole)(
        whole.edition, whole.provisions[: len(whole.provisions) // 2], citations=whole.citations[:1]
    )
    came = compare(whole, cut)
    assert 0.4 < came.provisions < 0.6
    assert came.citations < 0.1
    assert whole.provisions[-1].id in came.unexplained
