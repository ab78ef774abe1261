"""Renumbering: the shipped moves fit both skeletons, and wrong entries are told."""

from pathlib import Path

import pytest

from lawtext.edition import Skeleton, load_edition
from lawtext.errors import BadLabel, BadSetting
from lawtext.label import Label
from lawtext.places import data_folder
from lawtext.renumbering import load_renumbering, moved_from, moved_to

SHIPPED = data_folder("corpus") / "renumbering-2007-2017.toml"
GOOD = """
[[move]]
from = ["16D(2)"]
to = ["16 C 2"]
kind = "moved"
note.en = "Withdrawn."
note.nl = "Ingetrokken."
"""


def skeleton(name: str) -> Skeleton:
    found = load_edition(name).skeleton
    assert found
    return found


def near(label: str, other: str) -> bool:
    """Whether two labels are the same, or one stands under the other."""
    one, two = Label.parse(label).parts, Label.parse(other).parts
    return all(a == b for a, b in zip(one, two, strict=False))


def written(folder: Path, text: str) -> Path:
    path = folder / "moves.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_both_ends_of_every_move_are_in_their_edition() -> None:
    old, new = skeleton("nl-2007"), skeleton("nl-2017")
    moves = load_renumbering(SHIPPED, old.labels, new.labels).moves
    assert len(moves) > 70
    assert all(set(move.note) == {"en", "nl"} for move in moves)


def test_every_label_leads_to_labels_that_the_other_edition_has() -> None:
    old, new = skeleton("nl-2007"), skeleton("nl-2017")
    lost = {label: moved_to(label) for label in old.order if not {*moved_to(label)} <= new.labels}
    assert lost == {}
    strange = {x: moved_from(x) for x in new.order if not {*moved_from(x)} <= old.labels}
    assert strange == {}


def test_there_and_back_is_the_same_place() -> None:
    old, new = skeleton("nl-2007"), skeleton("nl-2017")
    for label in old.order:
        for end in moved_to(label):
            assert any(near(label, back) for back in moved_from(end)), (label, end)
    for label in new.order:
        for start in moved_from(label):
            assert any(near(label, there) for there in moved_to(start)), (label, start)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("23", "72C"),
        ("16D2", "16C2"),
        ("16C2(d)", "16D2d"),
        ("17D3", "15A4"),
        ("17E2", "17D1"),
        ("25A4", "25A6"),
        ("26A2b", "26B"),
        ("32B2", "32A2"),
        ("73F", "73E2"),
        ("86C", "86A"),
        ("24A", "24A"),
        ("50C", "50C"),
    ],
)
def test_a_rule_is_found_in_the_new_edition(old: str, new: str) -> None:
    assert moved_to(old) == (new,)


@pytest.mark.parametrize(
    ("new", "old"),
    [
        ("72C", ("23",)),
        ("23C", ()),
        ("12C2b", ("12C2b", "86A")),
        ("13B", ("13A", "13B")),
        ("16", ("16",)),
        ("16B1b", ("16B1b",)),
        ("17D3", ("34",)),
        ("30B1", ("30A", "30B2", "30B3")),
        ("64C2a", ()),
    ],
)
def test_a_rule_is_found_in_the_old_edition(new: str, old: tuple[str, ...]) -> None:
    assert moved_from(new) == old


def test_a_rule_that_was_split_or_dropped_leads_to_all_its_parts_or_none() -> None:
    assert moved_to("24") == ("24", "24D", "24E")
    assert moved_to("40B3") == ("40B2a-iv", "40B3")
    assert moved_to("12C1e-ii") == ()


def test_what_is_no_label_or_no_edition_is_told() -> None:
    with pytest.raises(BadLabel):
        moved_to("onbekend")
    with pytest.raises(BadSetting, match="renumbering-1987-1997"):
        moved_from("16", 1987, 1997)


def test_move_is_read_with_canonical_labels(tmp_path: Path) -> None:
    found = load_renumbering(written(tmp_path, GOOD))
    (move,) = found.moves
    assert (move.from_, move.to, move.kind) == (("16D2",), ("16C2",), "moved")
    assert move.note["nl"] == "Ingetrokken."
    assert found.moved_to("16D2(a)") == ("16C2a",)
    assert found.moved_from("16C") == ("16C",)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"16D(2)"', '"soon"', "soon"),
        ('"16D(2)"', '"16E"', "this edition has no 16E"),
        ('"16 C 2"', '"16F"', "this edition has no 16F"),
        ('"moved"', '"went"', "went"),
        ('kind = "moved"\n', "", "missing required field `kind`"),
        ('note.nl = "Ingetrokken."', 'note.nl = " "', "expected words"),
        ("note.nl", "text.nl", "text"),
        ('["16 C 2"]', "[]", "'moved' needs one label in `to`"),
        ('"moved"', '"split"', "'split' needs two or more labels in `to`"),
        ('"moved"', '"merged"', "'merged' needs two or more labels in `from`"),
        ('"moved"', '"new"', "'new' needs no label in `from`"),
        ('"moved"', '"dropped"', "'dropped' needs no label in `to`"),
        ('["16D(2)"]\nto = ["16 C 2"]\nkind = "moved"', '[]\nto = ["16C2"]\nkind = "new"', "16C2"),
        ('to = ["16 C 2"]\nkind = "moved"', 'to = []\nkind = "dropped"', "16D2 is dropped"),
    ],
)
def test_a_wrong_entry_is_told_with_file_and_entry(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    path = written(tmp_path, GOOD + GOOD.replace(old, new))
    with pytest.raises(BadSetting) as caught:
        load_renumbering(path, {"16D2"}, {"16C2"})
    message = caught.value.message
    assert "moves.toml: entry 2 (" in message
    assert said in message
    assert "\n" not in message


def test_a_wrong_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="'moves' does not belong here"):
        load_renumbering(written(tmp_path, "[[moves]]\n"))
