"""What is wrong in a lawbook.toml is told with the file, the key and how to mend it."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawtext.edition import load_edition
from lawtext.errors import BadSetting, UnknownEdition

WRONG = [
    ("sources = 3", "`sources`"),
    ('[sources]\n"a.txt" = 3', "sources"),
    ('[sources."a.txt"]\nmarkers = 3', "markers"),
    ('[sources."a.txt"]\nmarkers = {"16D" = "x"}', "markers"),
    ('[sources."a.txt"]\nmarkers = {"16D" = [1, 2]}', "markers"),
    ('[sources."a.txt"]\ncontext = 3', "context"),
    ('[sources."a.txt"]\ncontexts = "16D"', "contexts"),
    ('[sources."a.txt"]\ncontext = "D"', "'D' is no label"),
    ('year = "x"', "`year`"),
    ("title = 3", "`title`"),
    ("[numbering]\nlevels = []", "[numbering]"),
    ("title = ", "not valid TOML"),
]


@pytest.mark.parametrize(("said", "named"), WRONG, ids=[said for said, _ in WRONG])
def test_a_wrong_setting_is_told_with_file_and_key(said: str, named: str, tmp_path: Path) -> None:
    file = tmp_path / "lawbook.toml"
    file.write_text(said, encoding="utf-8")
    with pytest.raises(BadSetting) as error:
        load_edition(tmp_path)
    assert error.value.file == str(file)
    assert named in error.value.message


def test_a_label_may_be_spelt_in_any_way(tmp_path: Path) -> None:
    said = 'edition = "nl-2017"\n[sources."a.txt"]\ncontext = "16d"\nmarkers = {"16 d" = ["1"]}\n'
    (tmp_path / "lawbook.toml").write_text(said, encoding="utf-8")
    settings = load_edition(tmp_path).source_settings("pages/a.txt")
    assert settings.context == "16D"
    assert settings.markers == {"16D": ["1"]}


def test_a_folder_without_settings_is_no_edition(tmp_path: Path) -> None:
    with pytest.raises(UnknownEdition) as error:
        load_edition(tmp_path)
    assert "lawbook.toml" in error.value.message
