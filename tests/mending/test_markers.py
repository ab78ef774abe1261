"""The mender of markers: settings, provisions in findings, other editions, and time."""

import time
from pathlib import Path

import msgspec
import pytest

from lawtext.corpus import load
from lawtext.edition import Edition, load_edition
from lawtext.errors import BadSetting, BrokenLawText
from lawtext.label import BRIDGE
from lawtext.mending.markers import markers
from lawtext.mending.markers.canonical import structure_pattern
from lawtext.mending.markers.clean import is_clean
from lawtext.model import Line, Source
from lawtext.parsing import parse_source
from lawtext.parsing.lexing import marker_pattern
from lawtext.reading import read_text
from lawtext.settings import Settings
from tests.mending.cases import text_of

EDITION = load_edition("nl-2017")
UNKNOWN = Edition("nl-2017", None, {}, None)
BULLETS = """\
Artikel 16D
- Een speler hoort iets.
- De leiding mag dan:
- wachten; of
- spelen.
- Later mag zij niets."""
LINES = (
    *(
        "A. Kop",
        "A.",
        "A.Kop",
        "12. Tekst",
        "1234. x",
        "(a) x",
        "(abcdef) x",
        "(12) x",
        "(i)",
        "B… x",
    ),
    *(
        "ARTIKEL 3",
        "ARTIKEL 3 – Kop",
        "ARTIKEL 16C2  x",
        "ARTIKEL 16C2… x",
        "Artikel 3",
        "ARTIKEL x",
    ),
    *(
        "HOOFDSTUK V  x",
        "DEEL II",
        "DEEL twee",
        "een tekst",
        "1.5 x",
        "(a)x",
        "- x",
        "ART 3",
        "  2. x",
    ),
)


def with_settings(**settings: object) -> Edition:
    """The Dutch edition with settings for the source `page`."""
    checked = msgspec.convert({"sources": {"page": settings}}, Settings)
    return Edition("nl-2017", Path("edition"), {}, EDITION.skeleton, checked)


def labels(source: Source, edition: Edition = EDITION) -> list[str]:
    """The labels that a source gives once its markers are mended."""
    return [one.id for one in parse_source(markers(source, edition), edition).provisions]


def found(source: Source, edition: Edition = EDITION) -> set[tuple[str, str | None]]:
    """The findings of the mender: rule and provision."""
    return {(one.rule, one.provision) for one in markers(source, edition).findings}


def test_the_skeleton_and_the_stops_alone_give_the_same() -> None:
    expected = ["16", "16D", "16D1", "16D2", "16D2a", "16D2b", "16D3"]
    assert labels(read_text(BULLETS)) == labels(read_text(BULLETS), UNKNOWN) == expected


def test_a_finding_names_the_section_and_says_what_the_skeleton_misses() -> None:
    assert found(read_text(BULLETS), UNKNOWN) == {("lost-markers", "16D")}
    assert found(read_text(BULLETS)) == {("lost-markers", "16D"), ("doubtful-mend", "16D")}
    doubt = markers(read_text(BULLETS), EDITION).findings[-1]
    assert "no 16D2c 16D2d" in doubt.message


def test_given_markers_overrule_the_evidence() -> None:
    edition = with_settings(markers={"16D": ["1", "2", "3", "3a", "16D4"]})
    source = read_text(BULLETS, "page")
    assert labels(source, edition) == ["16", "16D", "16D1", "16D2", "16D3", "16D3a", "16D4"]


@pytest.mark.parametrize(
    "given", [["1", "2"], ["1", "2", "3", "4", "?"], ["1", "2", "3", "4", "17A"]]
)
def test_given_markers_that_cannot_be(given: list[str]) -> None:
    with pytest.raises(BadSetting) as error:
        markers(read_text(BULLETS, "page"), with_settings(markers={"16D": given}))
    assert "lawbook.toml" in error.value.message


def test_a_given_context_overrules_what_follows() -> None:
    source = read_text("2. Een speler past.\nC. Kop\nTekst.\nARTIKEL 40\nKop\nTekst.", "page")
    assert labels(source) == ["39", "39B", "39B2", "39C", "40"]
    assert labels(source, with_settings(context="14B")) == ["14", "14B", "14B2", "14C", "40"]
    assert ("inferred-context", "39") in found(source)
    assert found(source, with_settings(context="14B")) == set()


@pytest.mark.parametrize("name", ["18A.txt", "artikel-18a.html", "pages/Artikel 18A.txt"])
def test_a_page_without_a_heading_is_what_its_name_says(name: str) -> None:
    source = read_text("Een speler noemt zijn bod.", name)
    assert labels(source) == ["18", "18A"]
    assert found(source) == {("inferred-context", "18")}


def test_a_page_of_words_stays_words() -> None:
    source = read_text("Een verslag van de wedstrijd.\nIedereen was er.", "2017.txt")
    assert markers(source, EDITION).lines == source.lines


def test_nested_lists_of_a_page_tell_the_levels() -> None:
    rows = [
        ("Kop", 1),
        ("Een tekst.", 2),
        ("Nog een.", 2),
        ("een", 3),
        ("twee", 3),
        ("Kop twee", 1),
    ]
    lines = [Line(f"- {text}", at, depth=depth) for at, (text, depth) in enumerate(rows, 2)]
    source = Source("page", "html", (Line("ARTIKEL 99  Kop", 1), *lines))
    assert labels(source, UNKNOWN) == ["99", "99A", "99A1", "99A2", "99A2a", "99A2b", "99B"]


def test_explicit_markers_win_from_the_skeleton() -> None:
    text = "ARTIKEL 26  Kop\nA) Een kop\nTekst.\nB) Nog een kop\nTekst.\nC) Een derde\nTekst."
    assert labels(read_text(text)) == ["26", "26A", "26B", "26C"]
    assert found(read_text(text)) == set()


def test_a_mismatch_and_a_cut_end_name_their_provision() -> None:
    text = "Artikel 22A\nB. Een kop\nEen tekst.\nArtikel 23B\nB. Kop\nEen tekst van een speler die"
    assert found(read_text(text)) == {("heading-mismatch", "22A"), ("truncated", "23B")}


@pytest.mark.parametrize("name", ["nl-2017", "en-2017", "nl-2007"])
def test_law_text_without_its_first_line_stays_as_it_is(name: str) -> None:
    edition = load_edition(name)
    for path in sorted((edition.folder / "articles").glob("*.txt")):  # type: ignore[operator]
        source = read_text(path.read_text(encoding="utf-8").partition("\n")[2], path.name)
        mended = markers(source, edition)
        assert mended.lines == source.lines, path.name
        assert mended.findings == source.findings, path.name


@pytest.mark.parametrize("line", LINES)
def test_mending_and_parsing_know_the_same_markers(line: str) -> None:
    mending = structure_pattern("nl").match(line) is not None
    assert mending == (marker_pattern("nl").match("\n" + line) is not None)


def test_the_sample_edition_uses_the_bridge_scheme() -> None:
    assert EDITION.numbering == BRIDGE
    assert load(EDITION).provisions


def test_time_grows_with_the_text_alone() -> None:
    article = (
        "ARTIKEL {}\nKop van het artikel\n" + "- Een kop\nEen tekst:\n- een; of\n- twee.\n" * 6
    )

    def took(copies: int) -> float:
        source = read_text("".join(article.format(number) for number in range(1, copies + 1)))
        start = time.perf_counter()
        markers(source, UNKNOWN)
        return time.perf_counter() - start

    took(5)
    assert took(120) < 12 * 3 * took(10)


def test_one_endless_list_is_no_trouble() -> None:
    source = read_text("ARTIKEL 3  Kop\n" + "- een tekst die doorgaat;\n" * 1500)
    start = time.perf_counter()
    assert len(markers(source, UNKNOWN).lines) == 1501
    assert time.perf_counter() - start < 30


def test_a_clean_text_is_seen_at_a_glance() -> None:
    clean = "ARTIKEL 3  Kop\n\nA. Kop\nEen tekst:\n1. Een.\n   (a) Twee.\n   (b) Drie.\n2. Vier."
    assert is_clean(read_text(clean), EDITION)
    for wrong in ("1. Een.", "(b) Twee.", "4. Vier.", "B) Kop", "- Vijf.", "Artikel 4"):
        assert not is_clean(read_text(f"{clean}\n{wrong}\nTekst."), EDITION)


LISTED = "ARTIKEL 3  Kop\n\nA. Kop\n  Een tekst:\n  1. een; of\n  2. twee."


@pytest.mark.parametrize("gap", ["\n", "\n\n"])
@pytest.mark.parametrize("word", ["Dit", "A ", "Één"])
def test_a_sentence_that_may_close_a_list_is_looked_at(gap: str, word: str) -> None:
    own = f"{LISTED}{gap}    {word} geldt.{gap}    Meer."
    assert is_clean(read_text(own), EDITION)
    assert not is_clean(read_text(f"{LISTED}{gap}  {word} geldt."), EDITION)
    assert not is_clean(read_text(f"{own}{gap}  Meer."), EDITION)


def test_words_below_words_without_a_stop_may_be_below_a_title() -> None:
    assert is_clean(read_text(f"{LISTED}\n3. drie.\n\n   Meer."), EDITION)
    assert not is_clean(read_text(f"{LISTED}\n3. Drie\n\n   Meer."), EDITION)


def text_after(text: str) -> str:
    return text_of(markers(read_text(text), EDITION))


def test_a_mended_text_is_clean() -> None:
    once = text_after(BULLETS)
    assert text_after(once) == once


def test_more_items_than_any_law_has_are_refused_at_once() -> None:
    page = read_text("ARTIKEL 16\n" + "- een kaart:\n" * 6000, "page")
    with pytest.raises(BrokenLawText) as error:
        markers(page, EDITION)
    assert error.value.place.startswith("page:5002:")
    assert error.value.mend
