"""Writes rows as lines of law text, and records every character that changes."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from lawtext.edition import Edition
from lawtext.label import print_label
from lawtext.mending.markers.canonical import heading_pattern, structure_pattern
from lawtext.mending.markers.evidence import Path
from lawtext.mending.markers.rows import Row
from lawtext.mending.markers.units import article_word, division_word
from lawtext.mending.repair import Edit, Repair
from lawtext.model import Line
from lawtext.rulebook import finding

_SEPARATORS = " \t-–—:.)"
_SIGNS = ("#", "\\", "[?]", "-", "–", ":", ".", "…")


class Writer:
    """Appends mended lines to a repair."""

    def __init__(self, repair: Repair, edition: Edition) -> None:
        self.repair, self.edition = repair, edition
        self.language = edition.language

    def keep(self, row: Row) -> None:
        """A row as it is."""
        self.repair.keep(row.line)

    def words(self, row: Row) -> None:
        """A row of words: a backslash keeps them from being read as structure."""
        line = row.line
        if structure_pattern(self.language).match(line.text):
            at = len(line.text) - len(line.text.lstrip())
            evidence = "these words only look like a marker"
            line = self.repair.change(line, [Edit(at, at, "\\", evidence)])
        self.repair.keep(line)

    def preface(self, row: Row) -> None:
        """A row before the first heading: only what looks like a heading needs a backslash."""
        if heading_pattern(self.language).match(row.line.text):
            self.words(row)
        else:
            self.keep(row)

    def without_marker(self, row: Row, evidence: str) -> None:
        """A row whose marker goes: the text of the title above it."""
        marker = row.marker
        assert marker is not None
        line = self.repair.change(row.line, [Edit(marker.start, row.words, "", evidence)])
        self.words(Row(line))

    def heading(self, row: Row, title: Sequence[Row], *, closing_sign: str = "") -> None:
        """The heading row of an article or fragment, with the rows of its title joined to it."""
        unit = row.unit
        assert unit is not None
        line = row.line
        if not self._is_canonical(line.text, unit.title, unit.label):
            word = article_word(self.language)
            start = len(line.text) - len(line.text.lstrip())
            space = "  " if line.text[unit.title :].strip() else ""
            evidence = "the heading of an article in its canonical form"
            edit = Edit(start, unit.title, f"{word} {unit.label}{space}", evidence)
            line = self.repair.change(line, [edit])
        self.repair.keep(self.joined(line, title, "  ", closing_sign))

    def _is_canonical(self, text: str, title: int, label: str) -> bool:
        match = heading_pattern(self.language).match(text)
        if match is None or match.end() > title or label not in _glued(match[0]):
            return False
        return not text[match.end() : title].strip(_SEPARATORS)

    def division(self, row: Row, title: Sequence[Row]) -> None:
        """The heading row of a chapter, part or section."""
        unit = row.unit
        assert unit is not None
        line = row.line
        word, number = division_word(unit.kind, self.language), unit.label
        lead = line.text[: unit.title].split()
        canonical = len(lead) == 2 and lead[0].isupper() and lead[0] != "§" and lead[1] == number
        if not canonical:
            space = "  " if line.text[unit.title :].strip() else ""
            evidence = f"the heading of a {unit.kind} in its canonical form"
            line = self.repair.change(
                line, [Edit(0, unit.title, f"{word} {number}{space}", evidence)]
            )
        self.repair.keep(self.joined(line, title, "  "))

    def item(self, row: Row, marker: str, sign: str, title: Sequence[Row], evidence: str) -> None:
        """An item's row with a canonical marker; `sign` (`# `, `\\`) stands before its words."""
        printed = row.marker
        assert printed is not None
        line = row.line
        words = line.text[row.words :].strip()
        if line.text[printed.start : printed.end] != marker or sign or row.words == printed.end:
            space = " " if words or sign else ""
            new = marker + space + sign
            end = max(row.words, printed.end)
            line = self._with_marker(line, printed.start, printed.end, end, new, evidence)
        self.repair.keep(self.joined(line, title, " "))

    def _with_marker(
        self, line: Line, start: int, end: int, words: int, new: str, evidence: str
    ) -> Line:
        """A line with a new marker; nothing is recorded where only the space changes."""
        if line.text[start:words] == new:
            return line
        if line.text[start:words].split() == new.split():
            return msgspec.structs.replace(line, text=line.text[:start] + new + line.text[words:])
        return self.repair.change(line, [Edit(start, words, new, evidence)])

    def closing(self, row: Row, marker: str, path: Path) -> None:
        """A row of words as the closing text of a provision, with a finding."""
        line = row.line
        at = len(line.text) - len(line.text.lstrip())
        evidence = "a sentence behind a list that goes on with the sentence before it"
        self.repair.keep(self.repair.change(line, [Edit(at, at, f"{marker} ", evidence)]))
        message = f"this was taken for the closing text of {print_label(path)}"
        self.report("doubtful-mend", message, row, path)

    def joined(self, line: Line, rows: Sequence[Row], gap: str, closing_sign: str = "") -> Line:
        """A line with the words of further rows behind it; a sign at their end may go."""
        for row in rows:
            words = row.text
            space = gap if line.text.strip() else ""
            self.repair.record(row.line, 0, "\n", gap, "a title goes on the line of its marker")
            line = msgspec.structs.replace(line, text=line.text.rstrip() + space + words)
            gap = " "
        if closing_sign and line.text.endswith(closing_sign):
            at = len(line.text) - len(closing_sign)
            edit = Edit(at, at + len(closing_sign), "", "a title ends without this sign")
            line = self.repair.change(line, [edit])
        return line

    def insert(self, text: str, near: Row, evidence: str) -> None:
        """A line that no source holds, placed where `near` stands."""
        line = Line(text, near.line.line, near.line.column, page=near.line.page)
        self.repair.record(line, 0, "", text, evidence)
        self.repair.keep(line)

    def report(self, rule: str, message: str, row: Row, path: Path) -> None:
        """A finding about a provision at a row."""
        text = row.line.text
        column = row.line.column + len(text) - len(text.lstrip())
        label = print_label(path) if path else None
        place = {"file": self.repair.source.name, "line": row.line.line, "column": column}
        self.repair.findings.append(
            finding(rule, message, provision=label, **place)  # type: ignore[arg-type]
        )


def _glued(text: str) -> str:
    return "".join(character for character in text if character not in " \t()")
