"""Every case of the text fixtures, and the grammar's own promises."""

from __future__ import annotations

import pytest

from tests.citing.fixtures import FOLDER, Case, cases, found

LANGUAGES = sorted(path.name for path in FOLDER.iterdir() if path.is_dir() and len(path.name) == 2)


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, id=f"{language}: {case.title}")
        for language in LANGUAGES
        for case in cases(language)
    ],
)
def test_case(case: Case) -> None:
    assert found(case) == case.expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_differ(language: str) -> None:
    titles = [case.title for case in cases(language)]
    assert sorted(set(titles)) == sorted(titles)
