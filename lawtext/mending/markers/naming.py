"""Where a section's own marker repeats its heading, and where the two disagree."""

from __future__ import annotations

from typing import Literal

from lawtext.errors import BadLabel
from lawtext.label import Label, Numbering, levels_of
from lawtext.mending.markers.evidence import Path
from lawtext.mending.markers.ordinals import value
from lawtext.mending.markers.spelling import Marker

Own = Literal["same", "other", "none"]


def own_marker(marker: Marker, path: Path, numbering: Numbering) -> Own:
    """Whether the first marker below a heading is the fragment's own.

    `same` when it repeats the end of the heading's label (`C2.` below 16C2), `other` when it is
    of the same level and says something else (`B.` below 22A), `none` when it opens an item.
    """
    if marker.kind == "bullet":
        return "none"
    if marker.kind == "label":
        return _own_label(marker.part, path, numbering)
    last = path[-1]
    if marker.part == last and (len(path) > 1 or marker.kind == "number"):
        return "same" if len(path) > 1 or not marker.paren else "none"
    level = levels_of(path, numbering)[-1]
    kinds = numbering.levels[level].kinds
    if len(path) == 1 or not any(value(marker.part, kind) for kind in kinds):
        return "none"
    below = numbering.levels[level + 1].kinds if level + 1 < len(numbering.levels) else ()
    opens = any(value(marker.part, kind) == 1 for kind in below)
    return "none" if opens else "other"


def _own_label(part: str, path: Path, numbering: Numbering) -> Own:
    """Whether a marker of several parts (`B2b`) is the fragment's own."""
    for start in range(len(path)):
        lead = "".join(path[:start])
        try:
            parts = Label.parse(lead + part, numbering).parts
        except BadLabel:
            continue
        if parts == path:
            return "same"
        if len(parts) == len(path) and parts[:start] == path[:start] and len(path) > 1:
            return "other"
    return "none"
