"""Layers: the sample entries, and what is said of an entry that is wrong."""

import datetime
import tomllib
from pathlib import Path

import pytest

from lawtext.corpus import load
from lawtext.edition import Edition, load_edition
from lawtext.errors import BadSetting
from lawtext.layers import LAYERS, Entry, entries_on, load_layers

EDITIONS = ["nl-2017", "en-2017"]
GOOD = """
[[entry]]
label = "40B2(a)(iii)"
title = "Alerteren"
text = \"\"\"
Met het kaartje,
zichtbaar.

En hardop.
\"\"\"
author = "Bond"
date = 2017-09-01
licence = "CC BY 4.0"
"""


def edition(folder: Path, **files: str) -> Edition:
    """An edition whose folder has these layers."""
    (folder / "layers").mkdir()
    for name, text in files.items():
        (folder / "layers" / f"{name}.toml").write_text(text, encoding="utf-8")
    return Edition("nl-2017", folder, {}, None)


def known(name: str) -> set[str]:
    """The labels and definitions that a sample edition has words for."""
    book = load(load_edition(name))
    return {one.id for one in book.provisions} | {one.id for one in book.definitions}


@pytest.mark.parametrize("name", EDITIONS)
def test_sample_entries_are_on_provisions_that_the_edition_has(name: str) -> None:
    entries = load_layers(load_edition(name), known(name))
    assert len([one for one in entries if one.layer == "choices"]) >= 2
    assert {"27B1b", "72C"} <= {one.label for one in entries if one.layer == "commentary"}
    assert all(one.example for one in entries if one.layer in {"choices", "errata"})


def test_the_sample_languages_have_entries_on_the_same_provisions() -> None:
    dutch, english = (
        {(one.layer, one.label) for one in load_layers(load_edition(name)) if one.layer != "errata"}
        for name in EDITIONS
    )
    assert dutch == english


def test_entry_is_read_with_canonical_label_and_free_wraps(tmp_path: Path) -> None:
    (entry,) = load_layers(edition(tmp_path, choices=GOOD))
    text = "Met het kaartje, zichtbaar.\n\nEn hardop."
    day = datetime.date(2017, 9, 1)
    assert entry == Entry("40B2a-iii", "Alerteren", text, "Bond", day, "CC BY 4.0", layer="choices")
    assert entries_on((entry,), "40B2a-iii") == (entry,)
    assert entries_on((entry,), "40B2a") == ()


def test_layers_come_in_their_order(tmp_path: Path) -> None:
    entries = load_layers(edition(tmp_path, errata=GOOD, choices=GOOD, commentary=GOOD))
    assert tuple(one.layer for one in entries) == LAYERS


def test_an_edition_without_layers_has_none(tmp_path: Path) -> None:
    assert load_layers(Edition("nl-2017", tmp_path, {}, None)) == ()
    assert load_layers(Edition("de-2017", None, {}, None)) == ()


def test_a_definition_may_have_an_entry(tmp_path: Path) -> None:
    text = GOOD.replace("40B2(a)(iii)", "def:alert")
    found = load_layers(edition(tmp_path, commentary=text), {"def:alert"})
    assert [one.label for one in found] == ["def:alert"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('author = "Bond"\n', "", "missing required field `author`"),
        ('"Bond"', '"  "', "expected words"),
        ("2017-09-01", '"soon"', "such as 2017-09-01"),
        ('"40B2(a)(iii)"', '"onbekend"', "onbekend"),
        ('"40B2(a)(iii)"', '"99A"', "99A"),
        ("author", "auteur", "auteur"),
        ("example", "example", "layer"),
    ],
)
def test_a_wrong_entry_is_told_with_file_and_entry(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    wrong = GOOD.replace(old, new) if old != new else GOOD + 'layer = "errata"\n'
    with pytest.raises(BadSetting) as caught:
        load_layers(edition(tmp_path, choices=GOOD + wrong), {"40B2a-iii"})
    message = caught.value.message
    assert "choices.toml: entry 2 (" in message
    assert said in message
    assert "\n" not in message


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[entry]", "not valid TOML"),
        ("[[entries]]\n", "'entries' does not belong here"),
        ("entry = 3\n", "'entry' does not belong here"),
    ],
)
def test_a_wrong_file_is_told(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(BadSetting, match=r"errata\.toml") as caught:
        load_layers(edition(tmp_path, errata=text))
    assert said in caught.value.message


def test_a_misspelt_layer_is_not_left_unread(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match=r"comentary\.toml.*commentary\.toml"):
        load_layers(edition(tmp_path, comentary=GOOD))


@pytest.mark.parametrize("name", ["nl-2017", "en-2017", "nl-2007"])
def test_settings_of_sample_editions_say_what_the_book_is(name: str) -> None:
    folder = load_edition(name).folder
    assert folder
    settings = tomllib.loads((folder / "lawbook.toml").read_text(encoding="utf-8"))
    assert settings["official"] is False
    assert settings["licence"] == "CC BY 4.0"
    assert isinstance(settings["valid_from"], datetime.date)
    assert settings["title"] and settings["publisher"] and settings["source_order"]
    assert "World Bridge Federation" in settings["rights"]
