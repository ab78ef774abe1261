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
from lawtext.parsing.merging import in_order, settle

Path = tuple[str, ...]

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
            in_order(self.divisions, settled.provisions),
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

    def _path_of(self, mark: Mark) -> Path:
        try:
            return Label.parse(mark.part, self.edition.numbering).parts
        except BadLabel as error:
            raise self._broken(mark, error.what, error.mend) from None

    def _broken(self, mark: Mark, what: str, mend: str) -> BrokenLawText:
        """The error for a mark, with its place."""
        file, line, column = self.source.place(mark.start)
        return BrokenLawText(what, file=file, line=line, column=column, mend=mend)

    def _provision(self, unit: Node | Mark, label: str, path: Path) -> None:
        """Add the provision of a mark or node, then those below it.

        This runs once for every provision of a book, so it calls as little as it can.
        """
        mark, below = (unit, _NOTHING) if isinstance(unit, Mark) else (unit.mark, unit.below)
        text = self.source.text
        chunk = text[mark.body : mark.end]
        num = text[mark.start : mark.body].lstrip()
        sources = (self._span(mark, num, chunk),)
        closing = below[-1] if below else None
        if isinstance(closing, Mark) and closing.type[-1] == "N":
            below.pop()
        else:
            closing = None
        if closing or (self._signs and any(sign in chunk for sign in self._signs)):
            body = split_body(chunk, mark.level)
            if closing:
                self._close(body, closing, mark, path)
            provision = _of_body(label, path, body, bool(below), num.rstrip(), sources)
        else:
            heading, words = split_plain(chunk, mark.level)
            provision = Provision(
                label,
                path,
                heading,
                words,
                bool(below and words),
                "",
                (),
                (),
                False,
                False,
                num.rstrip(),
                sources,
            )
        if label in self.found:
            self.copies.setdefault(label, []).append(provision)
        else:
            self.found[label] = provision
            self.origins.stretches[label] = (self.source, mark.body, mark.end)
        if below:
            self._items(below, label, path)

    def _items(self, below: list[Node | Mark], label: str, path: Path) -> None:
        """Add the items below a provision, or beside it when their level is not below.

        A fragment may go on with items of its parent: `3.` after a fragment 16C2 is 16C3.
        """
        depth, levels = len(path), levels_of(path, self.edition.numbering)
        glued = depth < 4 and levels[-1] == depth - 1
        for unit in below:
            mark = unit if isinstance(unit, Mark) else unit.mark
            if glued and mark.level == depth:
                self._provision(unit, label + mark.part, (*path, mark.part))
            elif mark.type[-1] == "N":
                raise self._broken(mark, f"an item follows the closing of {label}", _CLOSING_LAST)
            else:
                beside = (*path[: bisect_left(levels, mark.level)], mark.part)
                self._provision(unit, print_label(beside), beside)

    def _close(self, body: Body, closing: Mark, mark: Mark, path: Path) -> None:
        """Add a closing text, with its footnotes, tables and doubts, to a body.

        A marker that closes with no words is itself taken as words, so that it is not lost.
        """
        same = self._path_of(closing) == path if closing.level == 0 else closing.part == mark.part
        if not same:
            what = f"the closing of {closing.part} stands in {print_label(path)}"
            mend = f"Write {mark.part}… if it closes {print_label(path)}."
            raise self._broken(closing, what, mend)
        start = closing.body
        if not self.source.text[start : closing.end].strip():
            start = closing.start
        words = split_body(self.source.text[start : closing.end], _WORDS_ONLY)
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


def _of_body(
    label: str, path: Path, body: Body, has_items: bool, num: str, sources: tuple[Span, ...]
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
        num,
        sources,
    )
