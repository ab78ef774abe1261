"""Whether a source goes on with what the source before it stops in, as pages of one text do."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from lawtext.edition import Edition
from lawtext.label import Label, Numbering, levels_of, roman_value
from lawtext.mending.markers.evidence import Path
from lawtext.mending.markers.ordinals import kind_of, value
from lawtext.mending.markers.rows import Row
from lawtext.mending.markers.spelling import Marker
from lawtext.mending.markers.titles import ending, starts_lower
from lawtext.model import Before


def followed_path(before: Before, rows: Sequence[Row], article: Path, edition: Edition) -> Path:
    """The path of the items that are open where a source starts, none when it starts anew.

    Takes where the source before it stops, the rows up to the first heading, and the article
    that this heading tells, if it does. The first marker has to go on from the item that is
    open; words without a marker go on where both are pages that count on.
    """
    path = Label.parse(before.label, edition.numbering).parts
    if not rows or (article and article != path[:1]):
        return ()
    first = next((row.marker for row in rows if row.marker is not None), None)
    depth = _depth_of(first, path, edition.numbering) if first is not None else len(path)
    if rows[0].marker is not None:
        return path[: max(depth, 1)] if depth >= 0 else ()
    return path if depth >= 0 and (before.near or _go_on(before, rows, article)) else ()


def _go_on(before: Before, rows: Sequence[Row], article: Path) -> bool:
    """Whether the words that a source starts with go on, which a page's frame does not.

    They end a torn sentence, or a source holds nothing else; or they are sentences below a
    title, whose article the next heading tells.
    """
    words = [row.text for row in takewhile(lambda row: row.marker is None, rows)]
    alone = len(words) == len(rows) and not article
    if before.ends in ("torn", "open"):
        return starts_lower(words[0]) and (alone or ending(words[-1]) != "none")
    return before.ends == "title" and bool(article) and ending(words[-1]) == "stop"


def _depth_of(marker: Marker, path: Path, numbering: Numbering) -> int:
    """How many parts of a path stay open where a marker goes on from it, -1 when it does not.

    It is the next one of a list that is open, or the first one below the last item.
    """
    levels = levels_of(path, numbering)
    for kind in _kinds(marker):
        level = numbering.level_of(kind, 1)
        number = value(marker.part, kind)
        if level in levels:
            depth = levels.index(level)
            last = value(path[depth], kind_of(path[depth], numbering.levels[level].kinds))
            if number == last + 1:
                return depth
        elif level > levels[-1] and number == 1:
            return len(path)
    return -1


def _kinds(marker: Marker) -> list[str]:
    """The kinds of number that a marker may be: a small letter may be a roman number."""
    if marker.kind == "small" and roman_value(marker.part):
        return ["small", "roman"]
    return [marker.kind] if marker.kind in ("capital", "number", "small", "roman") else []
