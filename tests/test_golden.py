"""Three kinds of real page against files read and written by hand.

The real pages hold printed law and stand outside the project (`../shared`); where they are
missing, their tests are skipped. Replicas of them in own words stand in
`tests/mending/replicas` and are always tested.
"""

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from lawtext.edition import load_edition
from lawtext.linting import lint
from lawtext.model import Book
from lawtext.pipeline import linked, parse_sources
from lawtext.reading import read

SHARED = Path(__file__).resolve().parents[2] / "shared"
REPLICAS = Path(__file__).parent / "mending" / "replicas"
MISSING = pytest.mark.skipif(
    not (SHARED / "golden").is_dir() or not (SHARED / "seeds").is_dir(),
    reason="the real pages (../shared) are not on this machine",
)
KINDS = ("popups", "bulleted", "pdf-page")
every_page = pytest.mark.parametrize(
    ("folder", "name"),
    [pytest.param(SHARED, name, id=name, marks=MISSING) for name in KINDS]
    + [pytest.param(REPLICAS, name, id=f"replica of {name}") for name in KINDS],
)


@lru_cache
def golden(folder: Path, name: str) -> dict[str, Any]:
    """What a reader sees on a page."""
    where = folder / "golden" if folder == SHARED else folder
    data: dict[str, Any] = json.loads((where / f"{name}.json").read_text(encoding="utf-8"))
    return data


@lru_cache
def parsed(folder: Path, name: str) -> Book:
    """What lawtext makes of the page."""
    facts = golden(folder, name)
    where = folder / "seeds" if folder == SHARED else folder
    edition = load_edition(facts["edition"])
    return linked(parse_sources(read(where / facts["source"]), edition), edition)


@every_page
def test_every_provision_in_order_and_no_other(folder: Path, name: str) -> None:
    expected = [one["id"] for one in golden(folder, name)["provisions"]]
    assert [one.id for one in parsed(folder, name).provisions] == expected


@every_page
def test_headings(folder: Path, name: str) -> None:
    expected = {one["id"]: one.get("heading") for one in golden(folder, name)["provisions"]}
    assert {one.id: one.heading for one in parsed(folder, name).provisions} == expected


@every_page
def test_first_and_last_words(folder: Path, name: str) -> None:
    by_id = parsed(folder, name).by_id()
    for one in golden(folder, name)["provisions"]:
        found = by_id[one["id"]]
        assert found.text.startswith(one.get("text_starts", "")), one["id"]
        assert found.text.endswith(one.get("text_ends", "")), one["id"]
        assert bool(found.text) == ("text_starts" in one), one["id"]
        assert found.preamble == (one.get("role") == "intro"), one["id"]


@every_page
def test_references(folder: Path, name: str) -> None:
    expected = [
        (citing, surface, tuple(targets), relation)
        for citing, surface, targets, relation in golden(folder, name)["references"]
    ]
    found = [
        (one.from_, one.surface, tuple(target.id for target in one.targets), one.relation)
        for one in parsed(folder, name).citations
    ]
    assert found == expected


@every_page
def test_findings(folder: Path, name: str) -> None:
    edition = load_edition(golden(folder, name)["edition"])
    found = {(one.rule, one.provision) for one in lint(parsed(folder, name), edition)}
    expected = {(one["rule"], one["provision"]) for one in golden(folder, name)["findings"]}
    assert expected <= found


@every_page
def test_a_template_line_is_removed_as_often_as_it_stands(folder: Path, name: str) -> None:
    artefact = golden(folder, name).get("artefact", {"line_starts": "", "times": 0})
    removed = [one for one in parsed(folder, name).mends if one.mender == "boilerplate"]
    assert len(removed) == artefact["times"]
    assert all(one.removed.startswith(artefact["line_starts"]) for one in removed)


@every_page
def test_furniture_is_removed_and_words_are_whole(folder: Path, name: str) -> None:
    book = parsed(folder, name)
    removed = [one.removed.strip() for one in book.mends if one.mender == "furniture"]
    assert removed == golden(folder, name).get("furniture", [])
    words = "\n".join(one.text for one in book.provisions)
    for word in golden(folder, name).get("hyphenation", []):
        assert word in words
