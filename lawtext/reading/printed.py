"""The lines that a reader prints from a form that is no plain text, and what it left out."""

from __future__ import annotations

from lawtext.errors import UnreadableSource
from lawtext.model import Finding, Line, Mend, Source
from lawtext.reading.limits import LONGEST_LINE


class Printer:
    """Collects lines, blank lines between paragraphs, and a mend for what is not in them.

    `count` is how many lines that are not blank it has printed.
    """

    def __init__(self, name: str, form: str) -> None:
        """Takes the name of the source and its form, `html`, `pdf` or `docx`."""
        self.name, self.form = name, form
        self.lines: list[Line] = []
        self.mends: list[Mend] = []
        self.count = 0

    def line(self, line: Line) -> None:
        """Prints a line; raises UnreadableSource when it is longer than 1 MiB."""
        if len(line.text) > LONGEST_LINE:
            raise UnreadableSource(
                "the paragraph is longer than 1 MiB",
                mend="Break it, or check that the file holds law text.",
                file=self.name,
                line=line.line,
            )
        self.lines.append(line)
        self.count += 1

    def blank(self) -> None:
        """Prints a blank line, unless there is one already or nothing above it."""
        if self.lines and self.lines[-1].text:
            last = self.lines[-1]
            self.lines.append(Line("", last.line, page=last.page))

    def record(self, line: int, column: int, removed: str, inserted: str, evidence: str) -> None:
        """Writes down what reading left out or put in."""
        mend = Mend("reading", self.name, line, column, removed, inserted, evidence)
        self.mends.append(mend)

    def source(self, findings: tuple[Finding, ...] = ()) -> Source:
        """The source that was printed; raises UnreadableSource when nothing was."""
        while self.lines and not self.lines[-1].text.strip():
            self.lines.pop()
        if not self.lines:
            raise UnreadableSource(
                "there is no text in it",
                mend="Give a source that holds law text.",
                file=self.name,
            )
        return Source(self.name, self.form, tuple(self.lines), tuple(self.mends), findings)
