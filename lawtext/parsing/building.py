"""Makes provisions of nested marks: gives each its label, words and place."""

from __future__ import annotations

from bisect import bisect_left

from lawtext.edition import Edition
from lawtext.errors import BadLabel, BrokenLawText
from lawtext.label import Label, levels_of, print_label
from lawtext.model import Book, Definition, Division, Provision, Span
from lawtext.origins import Origins, SourceText
from lawtext.parsing.bodies import Body, paragraphs, signs_in, split_body, split_plain
from lawtext.parsing.definitions import split_definitions
from lawtext.parsing.marks import Mark, Node
from lawtext.parsing.merging import settle

_WORDS_ONLY = 9
_CLOSING_LAST = "A closing text stands once, behind the last item of the provision it closes."
_NOTHING: list[Node | Mark] = []


class Builder:
    """Collects the provisions of one source in the order in which they are first named."""

    def __init__(self, source: SourceText, edition: Edition) -> None:
        self.source, self.edition = source, edition
        self.found: dict[str, Provision] = {}
        self.copies: dict[str, list[Provision]] = {}
        self.divisions: list[Division] = []
        self.definitions: list[Definition] = []
        self.preface = ""
        self.origins = Origins()
        self._pending: list[tuple[str, str, str, str]] = []
        self._line, self._offset = 0, 1
        self._signs = signs_in(source.text)

    def add(self, unit: Mark | Node) -> None:
        """Take one article, division or preface."""
        if isinstance(unit, Node):
            self._article(unit)
        elif unit.type == "PREFACE":
            self.preface = paragraphs(self.source.text[unit.body : unit.end])
        else:
            self._division(unit)

    def finished(self) -> Book:
        """The book of this source, with one provision for each label."""
        self._place_divisions("")
        settled = settle(self.found, self.copies)
        source = self.source.source
        return Book(
            self.edition.name,
            settled.provisions,
            tuple(self.divisions),
            tuple(self.definitions),
            self.preface,
            mends=source.mends + settled.mends,
            findings=source.findings + settled.findings,
            origins=self.origins,
        )

    def _article(self, node: Node) -> None:
        path = self._path_of(node.mark)
        for depth in range(1, len(path)):
            label = print_label(path[:depth])
            self.found.setdefault(label, Provision(label, path[:depth]))
        self._place_divisions(path[0])
        self._provision(node, print_label(path), path)

    def _path_of(self, mark: Mark) -> tuple[str, ...]:
        try:
            return Label.parse(mark.part, self.edition.numbering).parts
        except BadLabel as error:
            raise self._broken(mark, error.what, error.mend) from None

    def _broken(self, mark: Mark, what: str, mend: str) -> BrokenLawText:
        """The error for a mark, with its place."""
        file, line, column = self.source.place(mark.start)
        return BrokenLawText(what, file=file, line=line, column=column, mend=mend)

    def _provision(self, unit: Node | Mark, label: str, path: tuple[str, ...]) -> None:
        """Add the provision of a mark or node, then those below it."""
        mark, below = (unit, _NOTHING) if isinstance(unit, Mark) else (unit.mark, unit.below)
        chunk = self.source.text[mark.body : mark.end]
        num = self.source.text[mark.start : mark.body].lstrip()
        span = self._span(mark, num, chunk)
        closing = _closing_mark(below)
        if closing or (self._signs and any(sign in chunk for sign in self._signs)):
            body = split_body(chunk, mark.level)
            if closing:
                self._close(body, closing, mark, path)
            provision = _of_body(label, path, body, bool(below), num, span)
        else:
            heading, text = split_plain(chunk, mark.level)
            preamble = bool(below and text)
            provision = Provision(
                label, path, heading, text, preamble, num=num.rstrip(), sources=(span,)
            )
        if label in self.found:
            self.copies.setdefault(label, []).append(provision)
        else:
            self.found[label] = provision
            self.origins.stretches[label] = (self.source, mark.body, mark.end)
        for child in below:
            self._item(child, label, path)

    def _item(self, unit: Node | Mark, label: str, path: tuple[str, ...]) -> None:
        """Add an item below a provision, or beside it when its level is not below.

        A fragment may go on with items of its parent: `3.` after a fragment 16C2 is 16C3.
        """
        mark = unit if isinstance(unit, Mark) else unit.mark
        levels = levels_of(path, self.edition.numbering)
        if mark.level == len(path) < 4 and levels[-1] == mark.level - 1:
            self._provision(unit, label + mark.part, (*path, mark.part))
            return
        if mark.type[-1] == "N":
            raise self._broken(mark, f"an item follows the closing of {label}", _CLOSING_LAST)
        path = (*path[: bisect_left(levels, mark.level)], mark.part)
        self._provision(unit, print_label(path), path)

    def _close(self, body: Body, closing: Mark, mark: Mark, path: tuple[str, ...]) -> None:
        """Add a closing text, with its footnotes, tables and doubts, to a body."""
        same = self._path_of(closing) == path if closing.level == 0 else closing.part == mark.part
        if not same:
            what = f"the closing of {closing.part} stands in {print_label(path)}"
            mend = f"Write {mark.part}… if it closes {print_label(path)}."
            raise self._broken(closing, what, mend)
        words = split_body(self.source.text[closing.body : closing.end], _WORDS_ONLY)
        body.closing = words.text
        body.footnotes += words.footnotes
        body.tables += words.tables
        body.truncated = body.truncated or words.truncated

    def _span(self, mark: Mark, num: str, chunk: str) -> Span:
        """Where a mark and its words stand; marks come in order, so lines are counted on."""
        text, source = self.source.text, self.source.source
        self._line += text.count("\n", self._offset, mark.start)
        self._offset = mark.start
        line = source.lines[self._line]
        indent = mark.body - len(num) - mark.start
        further = chunk.rstrip().count("\n")
        last = source.lines[self._line + further] if further else line
        return Span(source.name, line.line, line.column + indent, last.line)

    def _division(self, mark: Mark) -> None:
        """Note a chapter, part or section, to be placed at the next article."""
        kind, _, num = mark.part.partition(" ")
        first, _, rest = self.source.text[mark.body : mark.end].partition("\n")
        heading = " ".join(first.lstrip(" \t").removeprefix("# ").split())
        if heading.strip(" .:-–").lower() in self.edition.structure_words.definitions:
            definitions, text = split_definitions(rest)
            self.definitions += definitions
        else:
            text = paragraphs(rest)
        self._pending.append((kind, num, heading, text))

    def _place_divisions(self, before: str) -> None:
        """Give the divisions that were just read their place."""
        self.divisions += [
            Division(kind, num, heading, before, text)  # type: ignore[arg-type]
            for kind, num, heading, text in self._pending
        ]
        self._pending.clear()


def _closing_mark(below: list[Node | Mark]) -> Mark | None:
    """Takes the closing mark, if there is one, off the end of what stands below."""
    if below and type(last := below[-1]) is Mark and last.type[-1] == "N":
        below.pop()
        return last
    return None


def _of_body(
    label: str, path: tuple[str, ...], body: Body, has_items: bool, num: str, span: Span
) -> Provision:
    """The provision of a body that holds more than plain words."""
    return Provision(
        label,
        path,
        body.heading,
        body.text,
        has_items and bool(body.text),
        body.closing,
        body.footnotes,
        body.tables,
        body.inferred,
        body.truncated,
        num.rstrip(),
        (span,),
    )
