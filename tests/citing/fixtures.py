"""Reads the text fixtures of citations: title, place, text, and what must be found in it.

Cases are parted by a blank line. The second line names the provision that the text stands in
(`-` for none), and where needed the edition and `bare`. Each expected citation is a line
`> surface | targets | relation | form`, with `⏎` for a line end in the surface. A target's status
stands behind `=` where it is not `absent`; candidates come last.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from lawtext.citing import cite
from lawtext.model import Citation

FOLDER = Path(__file__).parent


class Case(NamedTuple):
    title: str
    place: str | None
    edition: str
    bare: bool
    text: str
    expected: list[str]


def cases(language: str) -> list[Case]:
    files = sorted((FOLDER / language).glob("*.txt"))
    blocks = [b for f in files for b in f.read_text(encoding="utf-8").split("\n\n") if b.strip()]
    return [_case(block.strip("\n").split("\n"), f"{language}-2017") for block in blocks]


def _case(lines: list[str], edition: str) -> Case:
    title, head, *rest = lines
    place, *options = head.split()
    text = "\n".join(line for line in rest if not line.startswith("> "))
    expected = [line for line in rest if line.startswith("> ")]
    chosen = next((option for option in options if option != "bare"), edition)
    return Case(title, None if place == "-" else place, chosen, "bare" in options, text, expected)


def found(case: Case) -> list[str]:
    citations = cite(case.text, case.place, case.edition, bare=case.bare)
    return [shown(citation) for citation in citations]


def shown(citation: Citation) -> str:
    targets = " ".join(
        target.id + ("" if target.status == "absent" else f"={target.status}")
        for target in citation.targets
    )
    row = [citation.surface.replace("\n", "⏎"), targets, citation.relation, citation.form]
    return "> " + " | ".join(
        row + ([", ".join(citation.candidates)] if citation.candidates else [])
    )
