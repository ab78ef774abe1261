"""Where a source starts in the middle of an article."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import PurePath

from lawtext.edition import Edition
from lawtext.errors import BadLabel
from lawtext.label import Label, levels_of, print_label
from lawtext.language import structure_words
from lawtext.mending.markers.canonical import canonical_marker
from lawtext.mending.markers.evidence import Path, relative_citations
from lawtext.mending.markers.following import followed_path
from lawtext.mending.markers.opening import add_title
from lawtext.mending.markers.ordinals import kind_of, of_value, value
from lawtext.mending.markers.page import Page
from lawtext.mending.markers.rows import Row
from lawtext.mending.markers.sections import Section
from lawtext.mending.markers.titles import starts_lower
from lawtext.mending.markers.writing import Writer
from lawtext.model import Before, Source

_INFERRED = "[?]"
_NAME = re.compile(r"(?P<label>\d{1,3}(?:[A-Z]\d{0,2}[a-z]?)?)(?![\dA-Za-z])", re.I)


def infer_context(
    sections: list[Section], source: Source, edition: Edition, writer: Writer, page: Page
) -> None:
    """Give the rows before the first heading their article, where they are items or a text's end.

    They go on where the source before stops, if they can. Else the article is the one before the
    next heading, or the one that the file is named after; the open items are those before the
    first marker of each level. `Source.context` overrules. Writes the inferred headings.
    """
    first = sections[0]
    rows = [row for row in first.rows if not row.blank]
    if source.context:
        first.path = Label.parse(source.context, edition.numbering).parts
        first.started = True
        return
    if source.before and (source.before.near or not _from_name(source.name, edition)):
        article = _article_before(sections, edition)
        first.path = followed_path(source.before, rows, article, edition)
    if first.path:
        first.started = True
        _write_context(first.path, rows, edition, writer, source.before)
        if source.before and source.before.ends == "bare":
            first.rows = add_title(first.rows, writer, page)
        return
    path = _found_context(sections, rows, source.name, edition) if rows else ()
    if not path:
        return
    path = _open_items(path, rows, edition) if len(path) == 1 else path
    first.path, first.started = path, True
    _write_context(path, rows, edition, writer)


def _found_context(
    sections: Sequence[Section], rows: Sequence[Row], name: str, edition: Edition
) -> Path:
    """The article that the first rows belong to, none when they are only words.

    A page without any heading is what its file's name says: `18A.txt`.
    """
    inside = _starts_inside(rows)
    if any(section.path for section in sections):
        return _article_before(sections, edition) if inside else ()
    path = _from_name(name, edition)
    return path if inside or len(path) > 1 else ()


def _starts_inside(rows: Sequence[Row]) -> bool:
    """Whether rows go on with something that started before them."""
    return any(row.marker is not None for row in rows) or starts_lower(rows[0].line.text)


def _article_before(sections: Sequence[Section], edition: Edition) -> Path:
    """The article before the first one that a heading names; nothing before a fragment."""
    following = next((s.path for s in sections[1:] if s.path), ())
    if len(following) != 1 or not following[0].isdigit():
        return ()
    number = following[0]
    known = list(edition.skeleton.articles) if edition.skeleton is not None else []
    if number in known and known.index(number) > 0:
        return (known[known.index(number) - 1],)
    return (str(int(number) - 1),) if int(number) > 1 else ()


def _from_name(name: str, edition: Edition) -> Path:
    """The label that a file's name spells: `16C.html`, `artikel-50c.txt`."""
    stem = PurePath(name).stem
    words = "|".join(re.escape(word) for word in structure_words(edition.language).article)
    bare = re.sub(rf"^(?:{words})?[\s._-]*0*", "", stem, flags=re.IGNORECASE)
    match = _NAME.fullmatch(bare)
    try:
        return Label.parse(match["label"], edition.numbering).parts if match else ()
    except BadLabel:
        return ()


def _open_items(path: Path, rows: Sequence[Row], edition: Edition) -> Path:
    """The path of the items that were open before the first row.

    On each level the one before the first marker that is not below another one.
    """
    opened: dict[int, str] = {}
    lowest = 99
    for row in rows:
        marker = row.marker
        if marker is None or marker.kind in ("bullet", "label", "lone"):
            continue
        level = edition.numbering.level_of(marker.kind, 1)
        if not 0 < level < lowest:
            continue
        kind = kind_of(marker.part, edition.numbering.levels[level].kinds)
        number = value(marker.part, kind)
        if lowest == 99:
            opened[level] = ""
        elif number > 1:
            opened[level] = of_value(number - 1, kind)
        lowest = level
    if lowest > 1 and lowest != 99:
        opened[1] = _cited_letter(rows)
    return (path[0], *(opened[level] for level in sorted(opened) if opened[level]))


def _cited_letter(rows: Sequence[Row]) -> str:
    """The last letter that the rows themselves cite as one of their own article, "" for none."""
    letters = [p[0] for p in relative_citations(row.text for row in rows) if len(p) == 1]
    return max(letters, default="")


def _write_context(
    path: Path, rows: Sequence[Row], edition: Edition, writer: Writer, before: Before | None = None
) -> None:
    """The lines that name the inferred article and items.

    `before` is where the source before stops, when that tells them.
    """
    evidence = "inferred from the headings and markers that follow"
    tells = "as what follows tells"
    if before is not None:
        evidence = tells = f"as the source before it stops in {before.label}"
    word = structure_words(edition.language).article[0].upper()
    writer.insert(f"{word} {path[0]} {_INFERRED}", rows[0], evidence)
    levels = levels_of(path, edition.numbering)
    markers = [canonical_marker(path[depth], levels[depth]) for depth in range(1, len(path))]
    if before is None:
        markers += filter(None, [_item_before(rows, edition)])
    for marker in markers:
        writer.insert(f"{marker} {_INFERRED}", rows[0], evidence)
    message = (
        f"the source starts in the middle of {print_label(path)}, {tells}; "
        "give the context in lawbook.toml if this is wrong"
    )
    writer.report("inferred-context", message, rows[0], path[:1])


def _item_before(rows: Sequence[Row], edition: Edition) -> str:
    """The marker of the item whose text ends before the first marker, "" where none is open."""
    first = next((row.marker for row in rows if row.marker is not None), None)
    if rows[0].marker is not None or first is None:
        return ""
    level = edition.numbering.level_of(first.kind, 1)
    if level < 0:
        return ""
    kind = kind_of(first.part, edition.numbering.levels[level].kinds)
    number = value(first.part, kind)
    return canonical_marker(of_value(number - 1, kind), level) if number > 1 else ""
