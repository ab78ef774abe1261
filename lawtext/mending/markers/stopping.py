"""Where a source stops in the middle of a sentence."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from lawtext.label import print_label
from lawtext.mending.markers.items import Item
from lawtext.mending.markers.placing import Placement
from lawtext.mending.markers.rows import Row
from lawtext.mending.markers.sections import Section
from lawtext.mending.markers.titles import ending, looks_like_title
from lawtext.mending.markers.writing import Writer
from lawtext.mending.repair import Edit

_TRUNCATED = "[…]"
_CUT = ("-", "\xad", "¬")
_SHORTEST = 25
_FEW = 6


def mark_truncated(
    section: Section, items: Sequence[Item], placements: Sequence[Placement], writer: Writer
) -> None:
    """Mark the last text of a source when it stops in the middle of a sentence.

    Notes may stand below it, as at the foot of a page.
    """
    last = items[-1] if items else None
    texts = _without_notes(last.rows if last is not None else section.rows)
    words = " ".join(row.text for row in texts)
    titled = last is not None and last.title >= len(texts)
    if not texts or (titled and not words.endswith(_CUT)):
        return
    if not _breaks_off(words, texts[-1].line.text) or _is_line_of_its_own(texts):
        return
    path = next((p.path for p in reversed(placements) if p.role == "item"), section.path)
    if _mark(texts[-1], writer):
        message = f"the source stops in the middle of {print_label(path)}"
        writer.report("truncated", message, texts[-1], path)


def _without_notes(rows: Sequence[Row]) -> list[Row]:
    """The rows with words, without the bodies of notes."""
    kept: list[Row] = []
    aside = False
    for row in rows:
        aside = not row.blank and (aside or row.line.text.lstrip().startswith("[^"))
        if not row.blank and not aside:
            kept.append(row)
    return kept


def _mark(row: Row, writer: Writer) -> bool:
    """Put the sign behind the words of a row, where they stand by now; whether they do."""
    lines = writer.repair.lines
    for at in range(len(lines) - 1, -1, -1):
        line = lines[at]
        if line.line == row.line.line and line.text.rstrip().endswith(row.text):
            end = len(line.text.rstrip())
            bare = msgspec.structs.replace(line, text=line.text[:end])
            edit = Edit(end, end, f" {_TRUNCATED}", "the text stops in the middle of a sentence")
            lines[at] = writer.repair.change(bare, [edit])
            return True
    return False


def _is_line_of_its_own(texts: Sequence[Row]) -> bool:
    """Whether the last line looks like a title below a complete text, not like a cut sentence."""
    last = texts[-1].line.text
    complete = len(texts) > 1 and ending(texts[-2].line.text) == "stop"
    return complete and looks_like_title(last) and len(last.split()) < _FEW


def _breaks_off(words: str, last_line: str) -> bool:
    """Whether words stop before their sentence ends."""
    if last_line.lstrip().startswith(("|", "[^")) or words[-1:] in ")]”\"»’'":
        return False
    return len(words) >= _SHORTEST and ending(words) in ("none", "open")
