"""The project's own checks find what they are there to find, and nothing in the project."""

from pathlib import Path

import pytest

from tests.lint.docs import documents, lost_in, wrong_in
from tests.lint.duplicates import main, repeated

BODY = "".join(f"    step_{number} = take({number})\n" for number in range(8))
BRANCHED = '    """A docstring, which is no code."""\n\n    # nor is a comment\n' + BODY


def test_no_code_stands_twice() -> None:
    assert main() == 0


@pytest.mark.parametrize(
    ("second", "found"), [(BODY, 1), (BRANCHED, 1), (BODY.replace("step_4", "halt"), 0)]
)
def test_a_repeat_is_found(tmp_path: Path, second: str, found: int) -> None:
    (tmp_path / "one.py").write_text(f"import sys\n\n\ndef one():\n{BODY}    return step_1\n")
    (tmp_path / "two.py").write_text(f"def two():\n{second}    return step_2\n")
    files = sorted(tmp_path.glob("*.py"))
    assert [length for _, _, length in repeated(files)] == [8] * found


@pytest.mark.parametrize("document", documents(), ids=lambda path: path.name)
def test_the_documents_say_what_is_so(document: Path) -> None:
    assert list(wrong_in(document)) == []


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("[here](gone.md)", "the link gone.md leads nowhere"),
        ("[here](#nowhere)", "the link #nowhere leads nowhere"),
        ("`lawtext frob`", "there is no command `lawtext frob`"),
        ("`lawtext show 16C2 --loud`", "`lawtext show` has no option --loud"),
        ("`make coffee`", "there is no target `make coffee`"),
    ],
)
def test_a_false_document_is_found(tmp_path: Path, text: str, wrong: str) -> None:
    (tmp_path / "Makefile").write_text("book:\n")
    (tmp_path / "page.md").write_text(f"# Title\n\n{text} and [title](#title), `make book`\n")
    assert list(wrong_in(tmp_path / "page.md", tmp_path)) == [f"page.md: {wrong}"]


def test_every_document_command_and_rule_can_be_found() -> None:
    assert list(lost_in()) == []


def test_what_cannot_be_found_is_told(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "README.md").write_text("[one](one.md)\n")
    for name in ("one", "two"):
        (tmp_path / "docs" / f"{name}.md").write_text("# Title\n")
    lost = list(lost_in(tmp_path))
    assert lost[0] == "docs/two.md: no document leads to it"
    assert "docs/commands.md: `lawtext parse` is not in it" in lost
    assert "docs/rules: the rule label-gap has no page" in lost
