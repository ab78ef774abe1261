"""Reads the TOML files that people keep beside the law text, entry by entry.

`lawtext.settings`, `lawtext.layers` and `lawtext.situations` share this, so that all say in the
same way which file and which entry is wrong.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Container, Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from lawtext.errors import BadLabel, BadSetting
from lawtext.label import BRIDGE, Label, Numbering

_BLANK = re.compile(r"\n[ \t]*(?:\n[ \t]*)+")
_PLAIN = (
    ("Object missing", "missing"),
    ("Object contains", "contains"),
    ("Expected", "expected"),
    ("Invalid RFC3339 encoded date", "expected a date such as 2017-09-01, without quotes,"),
    ("`str` matching regex '\\\\S'", "words"),
    ("`str` matching regex '^[a-z", "small letters, numbers and hyphens, '^[a-z"),
    ("`array` of length >= 1", "at least one entry"),
    ("`array`", "a list"),
    ("`str`", "words in quotes"),
    ("`int`", "a whole number"),
    ("`float`", "a number"),
    ("`bool`", "true or false"),
    ("`object`", "a table"),
    (" - at `$.", " in `"),
    ("[...]`", "`"),
)
_T = TypeVar("_T")


def read_tables(path: Path, *names: str) -> dict[str, list[dict[str, Any]]]:
    """The arrays of tables of a TOML file, `[[name]]`, by name; [] for one that it lacks.

    Raises BadSetting for a file that is no TOML, and for a key that is none of the names.
    """
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting(f"not valid TOML: {error}", file=str(path)) from None
    except OSError as error:
        raise BadSetting(f"cannot be read: {error.strerror}", file=str(path)) from None
    wanted = " and ".join(f"[[{name}]]" for name in names)
    for key, value in data.items():
        tables = isinstance(value, list) and all(isinstance(one, dict) for one in value)
        if key not in names or not tables:
            raise BadSetting(
                f"{key!r} does not belong here", file=str(path), mend=f"Write only {wanted}."
            )
    return {name: data.get(name, []) for name in names}


def convert(
    table: Mapping[str, Any], kind: type[_T], path: Path, number: int, name: str = ""
) -> _T:
    """One table as a struct; `number` counts from 1 and `name` says what people call it.

    Raises BadSetting that names file and entry.
    """
    try:
        return msgspec.convert(table, kind)
    except msgspec.ValidationError as error:
        raise wrong(plain(str(error)), path, number, name) from None


def wrong(what: str, path: Path, number: int, name: str = "", mend: str = "") -> BadSetting:
    """The error for one entry of a file."""
    entry = f"entry {number} ({name})" if name else f"entry {number}"
    return BadSetting(f"{entry}: {what}", file=str(path), mend=mend)


def label_of(text: str, numbering: Numbering = BRIDGE, known: Container[str] | None = None) -> str:
    """The canonical print of a label, or the id of a definition (`def:alert`) as it stands.

    With `known`, what the edition has, a label that is not among them is refused. Raises
    BadLabel.
    """
    label = text if text.startswith("def:") else str(Label.parse(text, numbering))
    if known is not None and label not in known:
        raise BadLabel(f"this edition has no {label}")
    return label


def flow(text: str) -> str:
    """A text without its hard wraps: paragraphs on one line each, a blank line between."""
    return "\n\n".join(" ".join(one.split()) for one in _BLANK.split(text.strip()))


def plain(message: str) -> str:
    """What msgspec says of a value, in the words of someone who edits a file."""
    for said, plain in _PLAIN:
        message = message.replace(said, plain)
    return message
