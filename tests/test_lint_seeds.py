"""The linter on the three real pages that the project started from, where they are at hand."""

import json
from pathlib import Path

import pytest

from lawtext.edition import load_edition
from lawtext.linting import lint
from lawtext.pipeline import linked, parse_sources
from lawtext.reading import read

SHARED = Path(__file__).parent.parent.parent / "shared"
pytestmark = pytest.mark.skipif(
    not (SHARED / "golden").is_dir(), reason="the real pages (../shared) are not on this machine"
)
# Information about the page, which is right and not in the golden files.
TOLD = {("page-furniture", None)}


@pytest.mark.parametrize("name", ["popups", "bulleted", "pdf-page"])
def test_every_golden_finding_is_reported_and_no_other(name: str) -> None:
    golden = json.loads((SHARED / "golden" / f"{name}.json").read_text(encoding="utf-8"))
    edition = load_edition(golden["edition"])
    sources = read(SHARED / "seeds" / golden["source"])
    found = lint(linked(parse_sources(sources, edition), edition), edition)
    expected = {(one["rule"], one["provision"]) for one in golden["findings"]}
    assert {(one.rule, one.provision) for one in found} - TOLD == expected
