"""What every mender works with: it changes lines and writes each change down."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from lawtext.model import Finding, Line, Mend, Source
from lawtext.rulebook import finding


class Edit(msgspec.Struct, frozen=True):
    """One change in a line: the characters from `start` to `end` become `inserted`."""

    start: int
    end: int
    inserted: str
    evidence: str


class Repair:
    """One mender's work on one source: the lines so far, the mends and the findings."""

    def __init__(self, mender: str, source: Source) -> None:
        self.mender, self.source = mender, source
        self.lines: list[Line] = []
        self.mends: list[Mend] = []
        self.findings: list[Finding] = []

    def keep(self, line: Line) -> None:
        """Takes a line over as it is."""
        self.lines.append(line)

    def drop(self, line: Line, evidence: str) -> None:
        """Leaves a line out, with a record."""
        words = line.text.strip()
        if words:
            start = len(line.text) - len(line.text.lstrip())
            self.record(line, start, words, "", evidence)

    def change(self, line: Line, edits: Sequence[Edit]) -> Line:
        """The line with the edits made, which stand in order and do not overlap."""
        pieces: list[str] = []
        position = 0
        for edit in edits:
            removed = line.text[edit.start : edit.end]
            self.record(line, edit.start, removed, edit.inserted, edit.evidence)
            pieces += (line.text[position : edit.start], edit.inserted)
            position = edit.end
        pieces.append(line.text[position:])
        return msgspec.structs.replace(line, text="".join(pieces))

    def record(self, line: Line, offset: int, removed: str, inserted: str, evidence: str) -> None:
        """Writes a change down that starts at `offset` in the line."""
        place = (self.source.name, line.line, line.column + offset)
        self.mends.append(Mend(self.mender, *place, removed, inserted, evidence))

    def report(self, rule: str, message: str, line: Line, offset: int = 0) -> None:
        """Adds a finding at a place in the line."""
        column = line.column + offset
        self.findings.append(
            finding(rule, message, file=self.source.name, line=line.line, column=column)
        )

    def done(self, lines: Iterable[Line] | None = None) -> Source:
        """The source with this work in it; `lines` stand in for the lines kept so far."""
        if not self.mends and not self.findings and lines is None:
            return self.source
        return msgspec.structs.replace(
            self.source,
            lines=tuple(self.lines if lines is None else lines),
            mends=self.source.mends + tuple(self.mends),
            findings=self.source.findings + tuple(self.findings),
        )
