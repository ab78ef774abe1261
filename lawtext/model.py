"""The structs that everything works on: frozen, typed, and the same on every way out.

A `Source` is what reading gives and mending improves; a `Book` is what parsing gives and
linking completes. JSON and its schema come from these same types.
"""

from __future__ import annotations

from functools import cached_property
from typing import Literal, Protocol

import msgspec

from lawtext.label import print_label

Severity = Literal["error", "warning", "info"]
Status = Literal["resolved", "absent", "unknown", "external", "vague", "ambiguous"]
Relation = Literal[
    "see",
    "but-see",
    "applies",
    "may-apply",
    "excludes",
    "except",
    "per",
    "breach",
    "defines",
    "mentions",
]
Field = Literal["text", "heading", "closing", "footnote", "definition"]


class Line(msgspec.Struct, frozen=True, gc=False):
    """One line of a source, without its line end.

    `line` and `column` (from 1) are where `text` starts in the file. `depth` is how many lists
    the line stands in and `style` how it was set (`heading`, `bold`, `term`, `item`, `cell`),
    where the source form tells; -1 and "" where it does not. `page` counts from 1 in a form
    that has pages. A line that menders joined keeps the place of its first piece.
    """

    text: str
    line: int
    column: int = 1
    depth: int = -1
    style: str = ""
    page: int = 0


class Mend(msgspec.Struct, frozen=True, gc=False):
    """One recorded change that made a source readable: what went, what came, and why."""

    mender: str
    file: str
    line: int
    column: int
    removed: str
    inserted: str
    evidence: str


class Finding(msgspec.Struct, frozen=True, gc=False):
    """What a rule says about one place; `provision` is None for the source as a whole."""

    rule: str
    code: str
    severity: Severity
    provision: str | None
    file: str
    line: int
    column: int
    message: str


class Before(msgspec.Struct, frozen=True, gc=False):
    """Where the source before another one stops: the label of its last provision, and how.

    `ends` is `torn` in the middle of a sentence, `bare` behind an article's number, `title` behind
    another heading or marker without a text, `open` without a stop, and `complete` behind one.
    `near` tells that the numbers of both pages count on.
    """

    label: str
    ends: Literal["torn", "bare", "title", "open", "complete"]
    near: bool = False

    @property
    def may_go_on(self) -> bool:
        """Whether words without a marker may go on with it in another source."""
        return self.near or self.ends != "complete"


class Source(msgspec.Struct, frozen=True, dict=True):
    """One source file as lines. `form` is `text`, `html`, `pdf` or `docx`.

    `law_text` tells that the file says of itself (`%lawtext`) that it is in the canonical form;
    `context` is the label in which a fragment starts, "" for none. `before` is where the source
    before it stops, which it may go on with; `sheet` is the page number that it shows, 0 for
    none, where the sources are pages that count on.
    """

    name: str
    form: str
    lines: tuple[Line, ...]
    mends: tuple[Mend, ...] = ()
    findings: tuple[Finding, ...] = ()
    law_text: bool = False
    context: str = ""
    before: Before | None = None
    sheet: int = 0

    @cached_property
    def text(self) -> str:
        """The texts of the lines, joined by line ends; made once."""
        return "\n".join([line.text for line in self.lines])


class Span(msgspec.Struct, frozen=True, gc=False):
    """Where a provision stands in a source: lines and columns from 1."""

    file: str
    line: int
    column: int
    end_line: int


class Footnote(msgspec.Struct, frozen=True, gc=False):
    """A note to a provision: its marker as the text refers to it, and its words."""

    marker: str
    text: str


class Table(msgspec.Struct, frozen=True, gc=False):
    """A table: rows of cells; `header` is empty when the table has none."""

    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Provision(msgspec.Struct, frozen=True, eq=False, gc=False):
    """A numbered node: an article or an item at any depth.

    `text` holds its own words, paragraphs parted by a blank line; for a provision with items it
    is the preamble, and `preamble` is then true when there are such words. `closing` stands
    after the last item. `num` is the marker as the source prints it. Two provisions are equal
    when they say the same: where they stood and how their marker was printed does not count.
    """

    id: str
    path: tuple[str, ...]
    heading: str | None = None
    text: str = ""
    preamble: bool = False
    closing: str = ""
    footnotes: tuple[Footnote, ...] = ()
    tables: tuple[Table, ...] = ()
    inferred: bool = False
    truncated: bool = False
    num: str = ""
    sources: tuple[Span, ...] = ()

    @property
    def has_words(self) -> bool:
        """Whether it has a text, a closing, a footnote or a table; a heading is not enough."""
        return bool(self.text or self.closing or self.footnotes or self.tables)

    def _words(self) -> tuple[object, ...]:
        return (
            self.path,
            self.heading,
            self.text,
            self.closing,
            self.footnotes,
            self.tables,
            self.inferred,
            self.truncated,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Provision) and self._words() == other._words()

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash((self.path, self.text))


class Division(msgspec.Struct, frozen=True, gc=False):
    """A chapter, part or section: its number and heading, and the article it stands before.

    `kind` is `chapter`, `part` or `section`; `before` is "" when no article follows; `text`
    holds words that stand under the heading.
    """

    kind: Literal["chapter", "part", "section"]
    num: str
    heading: str
    before: str = ""
    text: str = ""


class Definition(msgspec.Struct, frozen=True, gc=False):
    """A term of chapter I: its name, the English term ("" if not given), text and senses.

    `id` is `def:` and the term in small letters, spaces as hyphens: `def:arbitrale-score`.
    """

    id: str
    term: str
    english: str = ""
    text: str = ""
    senses: tuple[str, ...] = ()


class Target(msgspec.Struct, frozen=True, gc=False):
    """One provision that a citation refers to, and whether its text is here."""

    id: str
    status: Status


class Citation(msgspec.Struct, frozen=True, gc=False, rename={"from_": "from"}):
    """A place in a text that refers to provisions.

    `start` and `end` count characters in the field of `from_` that `field` names. `form` tells
    how the words refer: `absolute`, `relative`, `self`, `vague`, `term`, `division` or
    `external`. `evidence` tells for the targets how each was found.
    """

    from_: str
    surface: str
    start: int
    end: int
    form: str
    targets: tuple[Target, ...]
    relation: Relation
    field: Field = "text"
    evidence: tuple[str, ...] = ()
    candidates: tuple[str, ...] = ()


class PlaceFinder(Protocol):
    """Knows where the words of each provision stood (see `lawtext.origins`)."""

    def place(self, key: str, text: str, offset: int) -> tuple[str, int, int]:
        """The file, line and column (from 1) of `text[offset]` in provision `key`."""
        ...


class Book(msgspec.Struct, frozen=True, eq=False, dict=True):
    """One edition, or the part of it that the sources hold, in the order of the sources.

    `preface` holds words that stand before the first article. `origins` knows where each
    provision's words stood. Two books are equal when they hold the same law; mends, findings
    and places do not count.
    """

    edition: str
    provisions: tuple[Provision, ...] = ()
    divisions: tuple[Division, ...] = ()
    definitions: tuple[Definition, ...] = ()
    preface: str = ""
    citations: tuple[Citation, ...] = ()
    mends: tuple[Mend, ...] = ()
    findings: tuple[Finding, ...] = ()
    origins: PlaceFinder | None = None

    def _law(self) -> tuple[object, ...]:
        return (self.edition, self.provisions, self.divisions, self.definitions, self.preface)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Book) and self._law() == other._law()

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash((self.edition, len(self.provisions)))

    def by_id(self) -> dict[str, Provision]:
        """The provisions by id, made once."""
        return self._by_id

    @cached_property
    def _by_id(self) -> dict[str, Provision]:
        return {provision.id: provision for provision in self.provisions}

    def worded(self) -> frozenset[str]:
        """The labels that have words or a table, themselves or in an item below; made once."""
        return self._worded

    @cached_property
    def _worded(self) -> frozenset[str]:
        found: set[tuple[str, ...]] = set()
        for provision in self.provisions:
            path = provision.path if provision.has_words else ()
            while path and path not in found:
                found.add(path)
                path = path[:-1]
        return frozenset(map(print_label, found))

    def place(self, provision: str, offset: int = 0) -> tuple[str, int, int]:
        """The file, line and column (from 1) of a character of a provision's text.

        Gives ("", 0, 0) for a provision that no source holds.
        """
        found = self.by_id().get(provision)
        if found is None or self.origins is None:
            return ("", 0, 0)
        return self.origins.place(provision, found.text, offset)


class Report(msgspec.Struct, frozen=True):
    """What a command prints as JSON: the contract of the command line."""

    edition: str
    provisions: tuple[Provision, ...]
    citations: tuple[Citation, ...]
    mends: tuple[Mend, ...]
    findings: tuple[Finding, ...]
    divisions: tuple[Division, ...] = ()
    definitions: tuple[Definition, ...] = ()
    preface: str = ""


def report(book: Book) -> Report:
    """The contract's view of a book: everything but the inner table of places."""
    return Report(
        book.edition,
        book.provisions,
        book.citations,
        book.mends,
        book.findings,
        book.divisions,
        book.definitions,
        book.preface,
    )
