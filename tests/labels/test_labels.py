"""Labels print and parse back, in any spelling that people type."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawtext.errors import BadLabel, LawtextError
from lawtext.label import Label, print_label, roman_number, roman_value

NUMBER = st.integers(1, 140).map(str)
CAPITAL = st.sampled_from("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
SMALL = st.sampled_from("abcdefghijklmnopqrstuvwxyz")
FIFTH = st.one_of(st.integers(1, 40).map(roman_number), st.integers(1, 20).map(str))
FULL = st.tuples(NUMBER, CAPITAL, NUMBER, SMALL, FIFTH)
PATHS = st.tuples(FULL, st.integers(1, 5)).map(lambda pair: pair[0][: pair[1]])


@given(PATHS)
def test_a_printed_label_is_parsed_back(path: tuple[str, ...]) -> None:
    assert Label.parse(print_label(path)).parts == path


@given(PATHS)
def test_case_spaces_dots_and_parentheses_do_not_matter(path: tuple[str, ...]) -> None:
    spelt = [" ".join(path), ".".join(path), "-".join(path)]
    spelt.append("".join(path[:3]) + "".join(f"({part})" for part in path[3:]))
    for text in spelt:
        assert Label.parse(text).parts == path
    assert Label.parse(" ".join(path).lower()).parts == path


@given(st.text(max_size=12))
def test_any_text_is_a_label_or_a_clear_error(text: str) -> None:
    try:
        assert Label.parse(str(Label.parse(text))) == Label.parse(text)
    except LawtextError as error:
        assert "is no label" in error.message


@given(st.integers(1, 99))
def test_roman_numbers_go_both_ways(value: int) -> None:
    assert roman_value(roman_number(value)) == value


@pytest.mark.parametrize("text", ["", "C2", "16CD", "foo", "0", "16C2b!", "16C2B1C3", "1.2.3.4"])
def test_these_are_no_labels(text: str) -> None:
    with pytest.raises(BadLabel):
        Label.parse(text)


@pytest.mark.parametrize(
    ("text", "eid"),
    [
        ("16", "art_16"),
        ("16C2a", "art_16__para_C__subpara_2__point_a"),
        ("30B1b-i", "art_30__para_B__subpara_1__point_b__indent_i"),
    ],
)
def test_akoma_ntoso_ids(text: str, eid: str) -> None:
    assert Label.parse(text).eid() == eid


def test_labels_sort_as_a_law_book_prints_them() -> None:
    labels = ["9", "10", "12C1b", "12C1b-i", "12C1b-ii", "12C1b-v", "12C2", "12C10", "12D"]
    assert sorted(labels, key=lambda text: Label.parse(text).order) == labels


@pytest.mark.parametrize("label", ["16.1", "16(b)", "16Cb-i", "80B2-ii", "12Ca"])
def test_labels_with_a_skipped_level_are_parsed_back(label: str) -> None:
    assert str(Label.parse(label)) == label
