"""A provision as its page shows it: everything ready, so that the template only sets it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from markupsafe import Markup

from lawtext.book.addresses import anchor
from lawtext.book.citers import Citer
from lawtext.book.linking import Linker
from lawtext.book.marking import note_marks, paragraphs, words
from lawtext.book.tree import Node, marker
from lawtext.book.volume import Volume, twins
from lawtext.layers import Entry
from lawtext.model import Provision, Table

_NOTHING = Markup("")
_SHOWN = 2


@dataclass(frozen=True)
class Twin:
    """The same label in another edition of the site.

    `name` is what tells the other edition from this one: its year, its language, or both.
    """

    name: str
    title: str
    link: str


@dataclass(frozen=True)
class Note:
    """An entry of a layer, which is no law text, with its paragraphs ready to be set."""

    entry: Entry
    text: Sequence[Markup]


@dataclass(frozen=True)
class Item:
    """One provision, ready to be set; `known` is False where only what is below it has text."""

    id: str
    anchor: str
    marker: str
    level: int
    known: bool
    heading: Markup = _NOTHING
    text: Sequence[Markup] = ()
    closing: Sequence[Markup] = ()
    notes: Sequence[tuple[str, Sequence[Markup]]] = ()
    tables: Sequence[Table] = ()
    inferred: bool = False
    truncated: bool = False
    citers: Sequence[Citer] = ()
    twins: Sequence[Twin] = ()
    layers: Sequence[Note] = ()
    children: list[Item] = field(default_factory=list)


class Setter:
    """Makes items of the provisions of one page."""

    def __init__(self, linker: Linker, cited: Mapping[str, tuple[Citer, ...]]) -> None:
        """Takes the page's linker and who cites what in the edition."""
        self.linker, self.cited = linker, cited

    def item(self, node: Node) -> Item:
        """A place in the tree, with all below it, as the page shows it."""
        own = node.provision
        common = (node.id, anchor(node.id), marker(node), node.level)
        if own is None:
            return Item(*common, known=False, children=self._below(node))
        return Item(
            *common,
            known=True,
            heading=self.heading(own),
            text=self._field(own, "text", own.text),
            children=self._below(node),
            closing=self._field(own, "closing", own.closing),
            notes=[(note.marker, self._note(own, note.marker)) for note in own.footnotes],
            tables=own.tables,
            inferred=own.inferred,
            truncated=own.truncated,
            citers=self.cited.get(own.id, ()),
            twins=twin_links(self.linker.volume, self.linker.volumes, self.linker.page, own.id),
            layers=layer_notes(self.linker.volume, own.id),
        )

    def _below(self, node: Node) -> list[Item]:
        return [self.item(child) for child in node.children]

    def heading(self, provision: Provision) -> Markup:
        """A heading as HTML, "" where there is none."""
        found = self._field(provision, "heading", provision.heading or "")
        return found[0] if found else _NOTHING

    def _field(self, own: Provision, field: str, text: str) -> list[Markup]:
        notes = note_marks(text, anchor(own.id), [note.marker for note in own.footnotes])
        marks = [*notes, *self.linker.marks(own.id, field)]
        terms = self.linker.term_marks(text, marks) if field != "heading" else ()
        return paragraphs(text, [*marks, *terms])

    def _note(self, own: Provision, marker: str) -> list[Markup]:
        text = next(note.text for note in own.footnotes if note.marker == marker)
        return paragraphs(text, self.linker.marks(own.id, "footnote", f"fn{marker}"))


def layer_notes(volume: Volume, target: str) -> list[Note]:
    """What the layers of an edition say on a provision or definition, in their order."""
    return [Note(entry, paragraphs(entry.text)) for entry in volume.layers.get(target, ())]


def twin_links(volume: Volume, volumes: Sequence[Volume], page: str, target: str) -> list[Twin]:
    """Links from a page to the same label in the other editions of the site."""
    return [
        Twin(_difference(volume, other), other.edition.title, other.link(page, target) or "")
        for other in twins(volume, volumes, target)
    ]


def _difference(volume: Volume, other: Volume) -> str:
    """The name of another edition without what it shares with this one."""
    mine, theirs = volume.edition, other.edition
    if theirs.language == mine.language and theirs.year != mine.year:
        return str(theirs.year)
    if theirs.language != mine.language and theirs.year == mine.year:
        return theirs.language
    return theirs.name


def title(node: Node) -> Markup:
    """The heading of an article, without links, for lists and for links that lead to it.

    Without a heading, what the book has of the article: `16C Heading of 16C`.
    """
    own = node.provision
    if own and own.heading:
        return words(own.heading)
    parts = [f"{one.id} {one.provision.heading or ''}" for one in node.children if one.provision]
    return words(", ".join(part.strip() for part in parts[:_SHOWN]))
