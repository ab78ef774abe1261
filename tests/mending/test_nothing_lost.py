"""Every character of a source is in the mended lines or in a mend, whatever the source is."""

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lawtext.edition import load_edition
from lawtext.errors import LawtextError
from lawtext.mending import MENDERS, Mender, mend
from lawtext.model import Line, Source
from lawtext.reading import read_text

_PIECES = (
    *("ARTIKEL 1", "Artikel 16C2", "A. Kop", "1. ", "(a) ", "- ", "1) ", "* ", "# ", "| a | b |"),
    *("de speler", "toege-", "voegd", "be-", "eindigen", "niet-overtredende", "weten-schap"),
    *("wetenschap", "beēindigd", "offici\u01able", "be?indigd", "Ã«", "â€œ", "\u00a0", "\u00ad"),
    *("ﬁ", "1§", "2¨", "schoppen ()", "33", "Handboek", "Handboek 34", "- 35 -", "83 | Strona"),
    *("Page 3: ", "Inhoud", "Kop ..... 4", "Kop 5", "20F5, 75B", "Terug naar boven", ".", "[menu]"),
    *("'''vet'''", "''", "[[a|b]]", "[[", "]]", "<br />", "</p>", "<!-- ", "-->", "&eacute;"),
    *("&#0;", "/li>", "== Kop ==", "noot 1).", "woord*", "[^1]", "Een tekst.", "Een zin:", "; of"),
    *("\f", "\t", " ", "  ", "", "\x07", "\x92", "Huidige versie van", "← Oudere versie", "\u2028"),
)
_LINES = st.lists(st.sampled_from(_PIECES), max_size=5).map("".join)
_TEXTS = st.lists(_LINES | st.text(max_size=12), min_size=1, max_size=25).map("\n".join)
_EDITION = load_edition("nl-2017")


def _characters(*texts: str) -> Counter[str]:
    return Counter(sign for text in texts for sign in text if not sign.isspace())


def _balance(before: Source, after: Source) -> tuple[Counter[str], Counter[str]]:
    """What went in and what came out, which is the same when nothing is lost."""
    mends = after.mends[len(before.mends) :]
    came = _characters(*(line.text for line in before.lines), *(one.inserted for one in mends))
    went = _characters(*(line.text for line in after.lines), *(one.removed for one in mends))
    return came, went


def _source(text: str) -> Source | None:
    try:
        return read_text(text, "page")
    except LawtextError:
        return None


@pytest.mark.parametrize("mender", MENDERS, ids=lambda mender: mender.__name__)
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(text=_TEXTS)
def test_a_mender_loses_nothing(mender: Mender, text: str) -> None:
    if source := _source(text):
        came, went = _balance(source, mender(source, _EDITION))
        assert came == went


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(text=_TEXTS)
def test_all_menders_together_lose_nothing(text: str) -> None:
    if source := _source(text):
        came, went = _balance(source, mend(source, _EDITION))
        assert came == went


_PLACED = st.tuples(_LINES, st.integers(0, 3), st.sampled_from(("", "margin")))


@settings(max_examples=100, deadline=None)
@given(texts=st.lists(_PLACED, max_size=20))
def test_pages_lose_nothing(texts: list[tuple[str, int, str]]) -> None:
    placed = sorted(texts, key=lambda entry: entry[1])
    lines = tuple(
        Line(text, number, page=page, style=style)
        for number, (text, page, style) in enumerate(placed, 1)
        if not any(sign in text for sign in "\f\u2028")
    )
    source = Source("page", "pdf", lines)
    came, went = _balance(source, mend(source, _EDITION))
    assert came == went


@settings(max_examples=100, deadline=None)
@given(text=_TEXTS)
def test_every_mend_has_a_place_and_evidence(text: str) -> None:
    if source := _source(text):
        count = sum(map(text.count, "\n\r\u2028\u2029")) + 1
        for one in mend(source, _EDITION).mends:
            assert 1 <= one.line <= count
            assert one.column >= 1
            assert one.evidence and one.mender


@settings(max_examples=50, deadline=None)
@given(text=_TEXTS)
def test_law_text_is_not_mended(text: str) -> None:
    source = read_text(f"%lawtext nl-2017\n{text}".replace("\0", ""), "page")
    assert mend(source, _EDITION) is source
