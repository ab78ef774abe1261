"""The book of the sample editions: whole, linked, and small enough for a phone."""

from __future__ import annotations

import pytest

from lawtext import corpus
from lawtext.book.building import site_files
from lawtext.edition import load_edition
from lawtext.pipeline import linked
from tests.book.test_pages import assert_links_lead_somewhere


@pytest.fixture(scope="module")
def files() -> dict[str, bytes]:
    editions = [load_edition(name) for name in ("nl-2017", "en-2017")]
    return site_files([linked(corpus.load(one), one) for one in editions], editions)


def test_every_article_has_its_page_in_both_languages(files: dict[str, bytes]) -> None:
    for number in range(1, 94):
        for name in ("nl-2017", "en-2017"):
            assert f"{name}/{number}/index.html" in files


def test_every_link_of_the_sample_leads_somewhere(files: dict[str, bytes]) -> None:
    assert_links_lead_somewhere(files)


def test_the_index_is_small_enough_for_a_phone(files: dict[str, bytes]) -> None:
    assert len(files["nl-2017/index.js"]) < 400_000
    assert len(files["en-2017/index.js"]) < 400_000


def test_every_situation_and_term_of_the_sample_is_found(files: dict[str, bytes]) -> None:
    assert b'"sit:' in files["nl-2017/index.js"]
    assert b'"def:arbitrale-score"' in files["nl-2017/index.js"]
