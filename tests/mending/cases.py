"""Cases for menders, kept as text: a title, what a source says, and what it says mended.

    # title

    the lines of the source
    ---
    the lines mended
    ---
    rule line:column

The last part lists the findings and may be left out. `{00A0}` is the character U+00A0.
"""

import re
from pathlib import Path
from typing import NamedTuple

from lawtext.model import Source

_CODE = re.compile(r"\{([0-9A-F]{4})\}")
_TITLE = re.compile(r"^# (.+)\n\n", re.MULTILINE)


class Case(NamedTuple):
    title: str
    given: str
    expected: str
    findings: tuple[str, ...]


def cases(name: str) -> list[Case]:
    """The cases in a file beside this one."""
    text = Path(__file__).with_name(f"{name}.txt").read_text(encoding="utf-8")
    parts = _TITLE.split(text)[1:]
    return [_case(*pair) for pair in zip(parts[::2], parts[1::2], strict=True)]


def _case(title: str, body: str) -> Case:
    pieces = re.split(r"^---\n", body, flags=re.MULTILINE)
    given, expected = (_plain(piece) for piece in pieces[:2])
    findings = pieces[2].split("\n") if len(pieces) > 2 else []
    return Case(title, given, expected, tuple(filter(None, findings)))


def _plain(text: str) -> str:
    return _CODE.sub(lambda match: chr(int(match[1], 16)), text.strip("\n"))


def text_of(source: Source) -> str:
    """The lines of a source as one text."""
    return "\n".join(line.text for line in source.lines).strip("\n")


def findings_of(source: Source) -> tuple[str, ...]:
    """The findings of a source, each as `rule line:column`."""
    return tuple(f"{one.rule} {one.line}:{one.column}" for one in source.findings)
