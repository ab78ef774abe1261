"""The mender of headings, item markers and context."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import msgspec

from lawtext.counting import counted
from lawtext.edition import Edition
from lawtext.errors import BrokenLawText
from lawtext.label import levels_of, print_label
from lawtext.mending.markers.clean import is_clean
from lawtext.mending.markers.composing import compose_items, compose_words
from lawtext.mending.markers.context import infer_context
from lawtext.mending.markers.evidence import (
    Path,
    absolute_citations,
    known_article,
    relative_citations,
)
from lawtext.mending.markers.explicit import read_levels
from lawtext.mending.markers.given import given_levels
from lawtext.mending.markers.headings import find_units
from lawtext.mending.markers.items import Item, forget_equal_numbers, own_texts, split_items
from lawtext.mending.markers.levels import find_levels
from lawtext.mending.markers.lost import with_lost_firsts
from lawtext.mending.markers.opening import open_article, open_division
from lawtext.mending.markers.page import Page
from lawtext.mending.markers.placing import Placement, Problem, Solution, differences
from lawtext.mending.markers.ranges import check_ranges
from lawtext.mending.markers.rows import Row, cut_rows
from lawtext.mending.markers.run_in import part_titles
from lawtext.mending.markers.sections import Section, split_sections
from lawtext.mending.markers.stopping import mark_truncated
from lawtext.mending.markers.titles import ending
from lawtext.mending.markers.writing import Writer
from lawtext.mending.parentheses import closing_lines
from lawtext.mending.repair import Repair
from lawtext.model import Source

_THIN = 1.5
_MOST_ITEMS = 5_000


def markers(source: Source, edition: Edition) -> Source:
    """The source with its headings and item markers in the canonical form of law text.

    Every change is recorded. Findings: `lost-markers`, `heading-mismatch`, `inferred-context`,
    `truncated` and `doubtful-mend`. Settings of the source in `lawbook.toml` overrule.
    """
    settings = edition.source_settings(source.name)
    if settings.context and not source.context:
        source = msgspec.structs.replace(source, context=settings.context)
    if is_clean(source, edition):
        return source
    return _Work(source, edition).done()


class _Work:
    """The mending of one source."""

    def __init__(self, source: Source, edition: Edition) -> None:
        self.source, self.edition = source, edition
        self.settings = edition.source_settings(source.name)
        self.repair = Repair("markers", source)
        self.writer = Writer(self.repair, edition)
        self.page = Page([line.text for line in source.lines])

    @cached_property
    def cited(self) -> dict[str, set[Path]]:
        """The items that the whole source cites, by article."""
        return absolute_citations("\n".join(line.text for line in self.source.lines))

    def done(self) -> Source:
        """The source, section by section."""
        closing = closing_lines(self.source.lines, self.edition.language)
        rows = cut_rows(self.source.lines, self.repair, closing)
        rows = find_units(rows, self.edition, self.page, self.repair)
        sections = split_sections(rows, self.edition)
        check_ranges(sections, self.writer)
        infer_context(sections, self.source, self.edition, self.writer, self.page)
        last: tuple[Section, list[Item], list[Placement]] | None = None
        for section in sections:
            made = self._section(section)
            last = made or last
        if last is not None:
            mark_truncated(*last, self.writer)
        return self.repair.done(self.repair.lines)

    def _section(self, section: Section) -> tuple[Section, list[Item], list[Placement]] | None:
        if section.words_only:
            open_division(section, self.writer, self.page)
            return None
        if not section.path:
            for row in section.rows:
                self.writer.preface(row)
            return None
        if section.head is not None:
            open_article(section, self.writer, self.page)
        section.rows = part_titles(section.rows, self.repair)
        lead, items = split_items(section.rows, self.page)
        items = with_lost_firsts(items, self.page)
        closed: Path = ()
        following = section.path if items else ()
        for row in lead:
            places = (section.path, section.path, following, closed)
            closed = compose_words(row, places, self.writer)
        placements = self._place(section, lead, items)
        compose_items(section.path, items, placements, self.writer, self.page)
        return section, items, placements

    def _place(self, section: Section, lead: Sequence[Row], items: list[Item]) -> list[Placement]:
        """Where each item of a section belongs."""
        if not items:
            return []
        if len(items) > _MOST_ITEMS:
            raise self._too_many(section, items[_MOST_ITEMS])
        words = " ".join(own_texts(lead))
        problem = Problem(
            root=section.path,
            items=items,
            numbering=self.edition.numbering,
            known=known_article(self.edition, section.path[0]),
            lead=ending(words) if words else "none",
            started=section.started,
        )
        given = given_levels(problem, self.settings, self.edition)
        if given is not None:
            self._report_restored(problem, given)
            return given
        explicit = read_levels(problem)
        if explicit is not None:
            self._report_restored(problem, explicit)
            self._report_skipped_level(problem, explicit)
            return explicit
        forget_equal_numbers(items)
        cited = self.cited.get(section.path[0], set())
        problem.cited = cited | relative_citations(row.line.text for row in section.rows)
        solution = find_levels(problem)
        self._report_doubts(problem, solution)
        return solution.placements

    def _too_many(self, section: Section, item: Item) -> BrokenLawText:
        """The error for a section with more items than any law has: weighing them takes long."""
        line = item.rows[0].line
        return BrokenLawText(
            f"more than {_MOST_ITEMS} list items stand below one heading",
            file=self.source.name,
            line=line.line,
            column=line.column,
            label=print_label(section.path) if section.path else "",
            mend="Head the articles, or split the file.",
        )

    def _report_restored(self, problem: Problem, placements: Sequence[Placement]) -> bool:
        """The finding that markers were restored, when some were."""
        pairs = zip(problem.items, placements, strict=True)
        changed = [item for item, placement in pairs if _is_changed(item, placement)]
        if changed:
            label = print_label(problem.root)
            lost = f"{counted(len(changed), 'item marker')} of {label}"
            message = f"{lost} {'was' if len(changed) == 1 else 'were'} lost or wrong, and restored"
            self.writer.report("lost-markers", message, changed[0].rows[0], problem.root)
        return bool(changed)

    def _report_doubts(self, problem: Problem, solution: Solution) -> None:
        """The findings about markers that were restored on thin or contrary evidence."""
        if not self._report_restored(problem, solution.placements):
            return
        label = print_label(problem.root)
        odd = differences(problem, solution.placements)
        if odd:
            message = f"the restored items of {label} differ from the skeleton: {odd}"
        elif solution.margin < _THIN:
            message = f"the evidence for the items of {label} is thin"
        else:
            return
        advice = "; check them, or give the markers in lawbook.toml"
        row = problem.items[0].rows[0]
        self.writer.report("doubtful-mend", message + advice, row, problem.root)

    def _report_skipped_level(self, problem: Problem, placements: Sequence[Placement]) -> None:
        """The finding about numbers directly below an article, where letters belong."""
        levels = [levels_of(p.path, self.edition.numbering) for p in placements if p.path]
        if any(one[1] > one[0] + 1 for one in levels):
            label = print_label(problem.root)
            message = f"the items of {label} are numbers with no letter above them; they were kept"
            self.writer.report("doubtful-mend", message, problem.items[0].rows[0], problem.root)


def _is_changed(item: Item, placement: Placement) -> bool:
    """Whether a placement is another one than the printed marker says."""
    if placement.role == "text":
        return False
    if placement.role == "body":
        return True
    marker, part = item.marker, placement.path[-1]
    if marker.kind == "label":
        return not marker.part.rstrip(")").endswith(part)
    return marker.part != part or marker.start == marker.end
