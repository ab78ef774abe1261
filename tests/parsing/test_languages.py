"""The heads that law books of each language print, and the law text that they become.

Cases stand in `languages.txt`: `# edition: title`, the source, `---`, and what `fmt` prints of it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from lawtext.edition import load_edition
from lawtext.formatting import format_book
from lawtext.mending import mend
from lawtext.parsing import parse_source
from lawtext.reading import read_text

TEXT = (Path(__file__).parent / "languages.txt").read_text(encoding="utf-8")
CASES = [case.strip("# \n") for case in ("\n" + TEXT).split("\n# ") if case.strip()]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.split("\n")[0])
def test_heads_become_law_text(case: str) -> None:
    title, rest = case.split("\n", 1)
    edition = load_edition(title.partition(":")[0])
    source, _, expected = rest.partition("\n---\n")
    book = parse_source(mend(read_text(source.strip("\n") + "\n"), edition), edition)
    first, _, printed = format_book(book).partition("\n")
    assert first == f"%lawtext {edition.name}"
    assert printed.strip("\n") == expected.strip("\n")
