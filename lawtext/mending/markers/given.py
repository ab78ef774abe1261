"""The markers that `lawbook.toml` gives for a section of a source, which overrule all evidence."""

from __future__ import annotations

import re

from lawtext.counting import counted
from lawtext.edition import Edition
from lawtext.errors import BadLabel, BadSetting
from lawtext.label import Label, print_label
from lawtext.mending.markers.evidence import Path
from lawtext.mending.markers.placing import Placement, Problem
from lawtext.settings import SourceSettings

_WHOLE = re.compile(r"\d+[A-Z]")


def given_levels(
    problem: Problem, settings: SourceSettings, edition: Edition
) -> list[Placement] | None:
    """The placements that `markers = {"16D" = ["1", "2", "2a"]}` gives, None when it says nothing.

    A marker is a label below the section's own, or a whole label. Raises BadSetting when there
    are not as many as the section has items, or one is no label.
    """
    label = print_label(problem.root)
    parts = settings.markers.get(label)
    if parts is None:
        return None
    where = str(edition.folder / "lawbook.toml") if edition.folder else edition.name
    if len(parts) != len(problem.items):
        raise BadSetting(
            f"markers gives {counted(len(parts), 'item')} for {label}, "
            f"which has {len(problem.items)}",
            mend="Give one marker for each item, in order.",
            file=where,
            label=label,
        )
    return [Placement("item", _path(part, problem.root, edition, where)) for part in parts]


def _path(part: str, root: Path, edition: Edition, where: str) -> Path:
    """The path of one given marker."""
    words = part if _WHOLE.match(part) else print_label(root) + _joint(part)
    try:
        path = Label.parse(words, edition.numbering).parts
    except BadLabel as error:
        raise BadSetting(error.what, mend=error.mend, file=where) from None
    if path[: len(root)] != root or path == root:
        raise BadSetting(f"{part!r} is no item of {print_label(root)}", file=where)
    return path


def _joint(part: str) -> str:
    """A marker as it hangs on the label above it: roman numbers behind a hyphen."""
    return f"-{part}" if len(part) > 1 and part.isalpha() and part.islower() else part
