"""The mender of headings, item markers and context."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from lawtext.edition import Edition
from lawtext.label import print_label
from lawtext.mending.markers.clean import is_clean
from lawtext.mending.markers.composing import (
    compose_division,
    compose_heading,
    compose_items,
)
from lawtext.mending.markers.context import infer_context, mark_truncated
from lawtext.mending.markers.evidence import (
    absolute_citations,
    known_article,
    relative_citations,
)
from lawtext.mending.markers.explicit import read_levels
from lawtext.mending.markers.headings import find_units
from lawtext.mending.markers.items import Item, split_items
from lawtext.mending.markers.levels import find_levels
from lawtext.mending.markers.placing import Placement, Problem, Solution
from lawtext.mending.markers.rows import Row, cut_rows
from lawtext.mending.markers.sections import Section, split_sections
from lawtext.mending.markers.titles import ending, page_width
from lawtext.mending.markers.writing import Writer
from lawtext.mending.repair import Repair
from lawtext.model import Source

_THIN = 1.5


def markers(source: Source, edition: Edition) -> Source:
    """The source with its headings and item markers in the canonical form of law text.

    Every change is recorded. Findings: `lost-markers`, `heading-mismatch`, `inferred-context`,
    `truncated` and `doubtful-mend`. Settings of the source in `lawbook.toml` overrule.
    """
    settings = edition.source_settings(source.name)
    if settings.get("context") and not source.context:
        source = msgspec.structs.replace(source, context=settings["context"])
    if is_clean(source, edition):
        return source
    return _Work(source, edition).done()


class _Work:
    """The mending of one source."""

    def __init__(self, source: Source, edition: Edition) -> None:
        self.source, self.edition = source, edition
        self.repair = Repair("markers", source)
        self.writer = Writer(self.repair, edition)
        self.width = page_width(line.text for line in source.lines)
        self.cited = absolute_citations("\n".join(line.text for line in source.lines))

    def done(self) -> Source:
        """The source, section by section."""
        rows = cut_rows(self.source.lines, self.repair)
        rows = find_units(rows, self.edition, self.width, self.repair)
        sections = split_sections(rows, self.edition)
        infer_context(sections, self.source, self.edition, self.writer)
        last: tuple[Section, list[Item], list[Placement]] | None = None
        for section in sections:
            made = self._section(section)
            last = made or last
        if last is not None:
            mark_truncated(*last, self.writer)
        return self.repair.done(self.repair.lines)

    def _section(self, section: Section) -> tuple[Section, list[Item], list[Placement]] | None:
        if section.words_only:
            compose_division(section, self.writer, self.width)
            return None
        if not section.path:
            for row in section.rows:
                self.writer.keep(row)
            return None
        if section.head is not None:
            compose_heading(section, self.writer, self.width)
        lead, items = split_items(section.rows, self.width)
        for row in lead:
            self.writer.words(row)
        placements = self._place(section, lead, items)
        compose_items(items, placements, self.writer, self.width)
        return section, items, placements

    def _place(
        self, section: Section, lead: Sequence[Row], items: list[Item]
    ) -> list[Placement]:
        """Where each item of a section belongs."""
        if not items:
            return []
        words = " ".join(row.text for row in lead)
        texts = [row.line.text for row in section.rows]
        article = section.path[0]
        problem = Problem(
            root=section.path,
            items=items,
            numbering=self.edition.numbering,
            known=known_article(self.edition, article),
            cited=self.cited.get(article, set()) | relative_citations(texts),
            lead=ending(words) if words else "none",
            started=section.started,
        )
        explicit = read_levels(problem)
        if explicit is not None:
            return explicit
        solution = find_levels(problem)
        self._report(section, problem, solution)
        return solution.placements

    def _report(self, section: Section, problem: Problem, solution: Solution) -> None:
        """The findings about markers that were restored."""
        changed = [
            index
            for index, (item, placement) in enumerate(
                zip(problem.items, solution.placements, strict=True)
            )
            if _is_changed(item, placement)
        ]
        if not changed:
            return
        row = problem.items[changed[0]].rows[0]
        label = print_label(section.path)
        message = f"{len(changed)} item markers of {label} were lost or wrong, and restored"
        self.writer.report("lost-markers", message, row, section.path)
        if solution.margin < _THIN:
            message = f"the evidence for the items of {label} is thin; check them"
            self.writer.report("doubtful-mend", message, row, section.path)


def _is_changed(item: Item, placement: Placement) -> bool:
    """Whether a placement is another one than the printed marker says."""
    if placement.role == "text":
        return False
    if placement.role == "body":
        return True
    part = placement.path[-1]
    return item.marker.part != part and not (
        item.marker.kind == "label" and item.marker.part.rstrip(")").endswith(part)
    )
