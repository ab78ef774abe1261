"""Makes provisions of nested marks: gives each its label, words and place."""

from __future__ import annotations

from bisect import bisect_left

from lawtext.edition import Edition
from lawtext.errors import BadLabel, BrokenLawText
from lawtext.label import Label, levels_of, print_label
from lawtext.model import Book, Definition, Division, Provision, Span
from lawtext.origins import Origins, SourceText, Stretch
from lawtext.parsing.bodies import Body, paragraphs, signs_in, split_body, split_plain
from lawtext.parsing.definitions import split_definitions
from lawtext.parsing.marks import Mark, Node
from lawtext.parsing.merging import in_order, settle

Path = tuple[str, ...]
# A mark with its label and path, the closing of its provision, and whether items stand below it.
Entry = tuple[Mark, str, Path, Mark | None, bool]

_WORDS_ONLY = 9
_CLOSING_LAST = "A closing text stands once, behind the last item of the provision it closes."
# From this level on a provision has no heading of its own.
_WORDS_FROM = 2


class Builder:
    """Collects the provisions of one source in the order in which they are first named."""

    def __init__(self, source: SourceText, edition: Edition) -> None:
        self.source, self.edition = source, edition
        self.found: dict[str, Provision] = {}
        self.copies: dict[str, list[Provision]] = {}
        self.divisions: list[Division] = []
        self.definitions: list[Definition] = []
        self.preface = ""
        self.origins = Origins(self._stretches)
        self._articles: list[tuple[Node, str, Path]] = []
        self._pending: list[tuple[str, str, str, str, Mark]] = []
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
        article = (node, print_label(path), path)
        self._articles.append(article)
        self._provisions(self._entries(*article))

    def _path_of(self, mark: Mark) -> Path:
        try:
            return Label.parse(mark.part, self.edition.numbering).parts
        except BadLabel as error:
            raise self._broken(mark, error.what, error.mend) from None

    def _broken(self, mark: Mark, what: str, mend: str) -> BrokenLawText:
        """The error for a mark, with its place."""
        file, line, column = self.source.place(mark.start)
        return BrokenLawText(what, file=file, line=line, column=column, mend=mend)

    def _provisions(self, entries: list[Entry]) -> None:
        """Add the provisions of marks in the order of the text.

        This loop runs once for every provision of a book, so it keeps all it needs in local
        names and calls as little as it can.
        """
        text, signs, lines = self.source.text, self._signs, self.source.source.lines
        name, found = self.source.source.name, self.found
        number, offset = self._line, self._offset
        for mark, label, path, closing, items in entries:
            start, at, level = mark.start, mark.body, mark.level
            chunk = text[at : mark.end].rstrip()
            num = text[start:at].lstrip()
            number += text.count("\n", offset, start)
            offset, line = start, lines[number]
            several = "\n" in chunk
            last = lines[number + chunk.count("\n")].line if several else line.line
            sources = (Span(name, line.line, line.column + at - len(num) - start, last),)
            if closing or (signs and any(sign in chunk for sign in signs)):
                provision = self._special(mark, closing, path, items, sources)
            else:
                heading, words = None, chunk.lstrip()
                if several or level < _WORDS_FROM or "  " in words or "\t" in words:
                    heading, words = split_plain(chunk, level)
                preamble = items and words != ""
                provision = Provision(
                    label, path, heading, words, preamble, "", (), (), False, False, num, sources
                )
            if found.setdefault(label, provision) is not provision:
                self.copies.setdefault(label, []).append(provision)
        self._line, self._offset = number, offset

    def _entries(self, node: Node, label: str, path: Path) -> list[Entry]:
        """The marks of a node and of all below it in order, each with its label and path."""
        entries: list[Entry] = []
        self._enter(node, label, path, levels_of(path, self.edition.numbering), entries)
        return entries

    def _stretches(self) -> dict[str, Stretch]:
        """Where the words of each label that was named stand, of the first mention."""
        found: dict[str, Stretch] = {}
        for article in self._articles:
            for mark, label, *_ in self._entries(*article):
                found.setdefault(label, Stretch(self.source, mark.body, mark.end))
        return found

    def _enter(
        self, node: Node, label: str, path: Path, levels: tuple[int, ...], entries: list[Entry]
    ) -> None:
        """Note the marks of a node and of all below it.

        `levels` are those of the path. An item whose level is not below the provision's stands
        beside it: a fragment may go on with items of its parent, and `3.` after a fragment 16C2
        is 16C3.
        """
        closing = _closing_of(node.below)
        entries.append((node.mark, label, path, closing, bool(node.below)))
        depth = len(path)
        glued = depth if depth < 4 and levels[-1] == depth - 1 else -1
        for unit in node.below:
            mark = unit if isinstance(unit, Mark) else unit.mark
            level = mark.level
            if level == glued:
                own, parts, above = label + mark.part, (*path, mark.part), levels
            elif mark.type[-1] == "N":
                raise self._broken(mark, f"an item follows the closing of {label}", _CLOSING_LAST)
            else:
                above = levels[: bisect_left(levels, level)]
                parts = (*path[: len(above)], mark.part)
                own = print_label(parts)
            if isinstance(unit, Mark):
                entries.append((mark, own, parts, None, False))
            else:
                self._enter(unit, own, parts, (*above, level), entries)

    def _special(
        self, mark: Mark, closing: Mark | None, path: Path, items: bool, sources: tuple[Span, ...]
    ) -> Provision:
        """The provision of a mark whose body holds more than plain words, or that is closed."""
        body = split_body(self.source.text[mark.body : mark.end], mark.level)
        if closing:
            self._close(body, closing, mark, path)
        num = self.source.text[mark.start : mark.body].strip()
        return _of_body(print_label(path), path, body, items, num, sources)

    def _close(self, body: Body, closing: Mark, mark: Mark, path: Path) -> None:
        """Add a closing text, with its footnotes, tables and doubts, to a body.

        A marker that closes with no words is itself taken as words, so that it is not lost.
        """
        same = self._path_of(closing) == path if closing.level == 0 else closing.part == mark.part
        if not same:
            what = f"the closing of {closing.part} stands in {print_label(path)}"
            mend = f"Write {mark.part}… if it closes {print_label(path)}."
            raise self._broken(closing, what, mend)
        words = split_body(self.source.text[closing.body : closing.end], _WORDS_ONLY)
        if not words.text:
            words = split_body(self.source.text[closing.start : closing.end], _WORDS_ONLY)
        body.closing = "\n\n".join(filter(None, (words.heading, words.text)))
        body.footnotes += words.footnotes
        body.tables += words.tables
        body.truncated = body.truncated or words.truncated

    def _division(self, mark: Mark) -> None:
        """Note a chapter, part or section, to be placed at the next article."""
        kind, _, num = mark.part.partition(" ")
        first, _, rest = self.source.text[mark.body : mark.end].partition("\n")
        heading = " ".join(first.lstrip(" \t").removeprefix("# ").split())
        if heading.strip(" .:-–").lower() in self.edition.structure_words.definitions:
            definitions, text = split_definitions(rest)
            self.definitions += definitions
            place = Stretch(self.source, mark.start, mark.end)
            self.origins.terms |= {one.id: place for one in definitions}
        else:
            text = paragraphs(rest)
        self._pending.append((kind, num, heading, text, mark))

    def _place_divisions(self, before: str) -> None:
        """Give the divisions that were just read their place."""
        for kind, num, heading, text, mark in self._pending:
            division = Division(kind, num, heading, before, text)  # type: ignore[arg-type]
            self.divisions.append(division)
            self.origins.headings.setdefault(division, Stretch(self.source, mark.start, mark.end))
        self._pending.clear()


def _closing_of(below: list[Node | Mark]) -> Mark | None:
    """Takes the closing mark, if there is one, off the end of what stands below."""
    last = below[-1] if below else None
    if isinstance(last, Mark) and last.type[-1] == "N":
        below.pop()
        return last
    return None


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
