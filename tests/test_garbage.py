"""Whatever is put in: an answer or an error of lawtext, in time, with nothing lost."""

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lawtext.edition import load_edition
from lawtext.errors import LawtextError
from lawtext.reading import read_text
from tests.books import NASTY
from tests.garbage import PIECES, source
from tests.losing import unaccounted
from tests.trying import Hang, at_most, try_source

EDITION = load_edition("nl-2017")
PIECE = st.one_of(st.sampled_from(PIECES), st.text(max_size=4), st.sampled_from(NASTY))
TEXTS = st.lists(st.lists(PIECE, max_size=6).map(" ".join), max_size=12).map("\n".join)


@pytest.mark.parametrize("start", range(0, 400, 25))
def test_broken_sources(start: int) -> None:
    for seed in range(start, start + 25):
        try:
            try_source(*source(seed), EDITION)
        except (Exception, Hang) as error:
            pytest.fail(f"python -m tests.fuzz --only {seed}: {type(error).__name__}: {error}")


@settings(max_examples=150, deadline=None)
@given(TEXTS)
def test_any_text(text: str) -> None:
    try_source(text.encode("utf-8", "surrogatepass"), ".txt", EDITION)


@settings(max_examples=60, deadline=None)
@given(TEXTS)
def test_any_page(text: str) -> None:
    try_source(text.encode("utf-8", "surrogatepass"), ".html", EDITION)


@settings(max_examples=60, deadline=None)
@given(st.binary(max_size=300), st.sampled_from([".txt", ".html", ".pdf", ".docx", ""]))
def test_any_bytes(data: bytes, suffix: str) -> None:
    try_source(data, suffix, EDITION)


def test_a_loss_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    page = read_text("ARTIKEL 1\nA. Kop\nTekst van het item, met woorden.\n")
    assert unaccounted(page, EDITION) == {}
    monkeypatch.setattr("tests.losing.mend", lambda one, _: read_text("ARTIKEL 1\nTekst\n"))
    assert unaccounted(page, EDITION)["w"] == 1


def test_a_hang_is_seen() -> None:
    with pytest.raises(Hang), at_most(0.05):
        time.sleep(5)


def test_an_error_of_lawtext_is_an_answer() -> None:
    with pytest.raises(LawtextError):
        read_text("")
    try_source(b"", ".txt", EDITION)
