"""Each mender by itself, on the cases in the text files beside this one."""

from pathlib import Path

import pytest

from lawtext.edition import load_edition
from lawtext.mending import MENDERS
from lawtext.reading import read_text
from tests.mending.cases import Case, cases, findings_of, text_of

_FILES = sorted(path.stem for path in Path(__file__).parent.glob("*.txt"))
_MENDERS = {mender.__name__: mender for mender in MENDERS}
_CASES = [(name, case) for name in _FILES for case in cases(name)]


def _edition_of(name: str) -> str:
    """The edition of a file's cases: `markers-de` is in German, `markers-items` in Dutch."""
    language = name.rpartition("-")[2]
    return f"{language}-2017" if len(language) == 2 else "nl-2017"


@pytest.mark.parametrize(
    ("name", "case"), _CASES, ids=[f"{name}: {case.title}" for name, case in _CASES]
)
def test_a_mender(name: str, case: Case) -> None:
    mender = _MENDERS[name.partition("-")[0]]
    edition = load_edition(_edition_of(name))
    mended = mender(read_text(case.given, "page"), edition)
    assert text_of(mended) == case.expected
    assert findings_of(mended) == case.findings


@pytest.mark.parametrize("mender", MENDERS, ids=lambda mender: mender.__name__)
def test_a_clean_text_comes_back_as_it_is(mender: object) -> None:
    assert callable(mender)
    text = (
        "ARTIKEL 3  Kop\n\nA. Kop van A\nEen speler past (zie artikel 4B1).\n1. Eén.\n   (a) Twee."
    )
    source = read_text(text)
    assert mender(source, load_edition("nl-2017")) is source
