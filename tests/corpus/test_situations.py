"""The situation index: the sample, and what is said of an entry that is wrong."""

from pathlib import Path

import pytest

from lawtext.corpus import load
from lawtext.edition import Edition, load_edition
from lawtext.errors import BadSetting
from lawtext.situations import Situation, SituationIndex, load_situations

GOOD = """
[[stage]]
id = "auction"
title.nl = "Bieden"
title.en = "Auction"

[[situation]]
id = "low-bid"
stage = "auction"
title.nl = "Te laag"
title.en = "Too low"
keywords.nl = ["onvoldoende bod"]
keywords.en = ["insufficient bid"]
provisions = ["27A1", "27B1(b)"]
"""


def index_of(folder: Path, text: str) -> SituationIndex:
    """The index of an edition whose folder has these situations."""
    (folder / "situations.toml").write_text(text, encoding="utf-8")
    return load_situations(Edition("nl-2017", folder, {}, None), {"27A1", "27B1b"})


@pytest.fixture(scope="module")
def sample() -> SituationIndex:
    return load_situations(load_edition("nl-2017"))


@pytest.mark.parametrize("name", ["nl-2017", "en-2017"])
def test_every_label_exists_in_the_edition(name: str) -> None:
    edition = load_edition(name)
    labels = {one.id for one in load(edition).provisions}
    assert load_situations(edition, labels).situations


def test_sample_has_many_situations_and_every_stage_some(sample: SituationIndex) -> None:
    assert len(sample.situations) >= 45
    assert all(sample.at(stage.id) for stage in sample.stages)
    stages = [stage.id for stage in sample.stages]
    order = [stages.index(one.stage) for one in sample.situations]
    assert order == sorted(order)


def test_both_languages_are_filled(sample: SituationIndex) -> None:
    for one in (*sample.stages, *sample.situations):
        assert set(one.title) == {"nl", "en"}
        assert one.title["nl"] != one.title["en"]
    assert all(set(one.keywords) == {"nl", "en"} for one in sample.situations)


def test_titles_are_unique(sample: SituationIndex) -> None:
    for language in ("nl", "en"):
        titles = [one.title[language] for one in sample.situations]
        assert len(set(titles)) == len(titles)


@pytest.mark.parametrize(
    ("name", "label"),
    [
        ("insufficient-bid", "27A1"),
        ("opening-lead-out-of-turn", "54A"),
        ("revoke-established", "64A1"),
        ("unintended-call", "25A1"),
        ("hesitation", "16B1"),
        ("claim-disputed", "70A"),
        ("appeal", "92A"),
    ],
)
def test_a_director_finds_the_law(sample: SituationIndex, name: str, label: str) -> None:
    assert name in [one.id for one in sample.about(label)]


def test_situation_is_read_with_canonical_labels(tmp_path: Path) -> None:
    index = index_of(tmp_path, GOOD)
    assert index.situations == (
        Situation(
            "low-bid",
            "auction",
            {"nl": "Te laag", "en": "Too low"},
            {"nl": ("onvoldoende bod",), "en": ("insufficient bid",)},
            ("27A1", "27B1b"),
        ),
    )


def test_an_edition_of_another_year_has_no_index() -> None:
    assert load_situations(Edition("nl-1997", None, {}, None)) == SituationIndex()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('keywords.en = ["insufficient bid"]\n', "", "`keywords.en` is missing"),
        ('title.en = "Too low"\n', "", "`title.en` is missing"),
        ('title.en = "Too low"', 'title.en = ""', "expected words"),
        (
            'keywords.en = ["insufficient bid"]',
            "keywords.en = []",
            "at least one entry in `keywords`",
        ),
        ('title.en = "Too low"', 'title.en = "Low"\ntitle.fr = "Bas"', "`title.fr`"),
        ('stage = "auction"', 'stage = "lead"', "no stage 'lead'"),
        ('"27A1", ', '"27A9", ', "27A9"),
        ('"27A1", ', '"27B1b", ', "27B1b stands twice"),
        ('"27A1", ', '"x", ', "x"),
        ("provisions", "laws", "laws"),
    ],
)
def test_a_wrong_entry_is_told_with_file_and_entry(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    with pytest.raises(BadSetting) as caught:
        index_of(tmp_path, GOOD.replace(old, new))
    assert "situations.toml: entry 1 (low-bid): " in caught.value.message
    assert said in caught.value.message


def test_an_id_may_stand_once(tmp_path: Path) -> None:
    twice = GOOD + GOOD[GOOD.index("[[situation]]") :]
    with pytest.raises(BadSetting, match=r"entry 2 \(low-bid\): this id stands twice"):
        index_of(tmp_path, twice)
