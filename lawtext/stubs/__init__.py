"""Rule stubs: each provision of a linked book as data for a rules engine."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Iterator

from lawtext.edition import Edition, load_edition
from lawtext.label import Label, print_label
from lawtext.model import Book, Citation, Provision
from lawtext.stubs.clauses import conditions, exceptions
from lawtext.stubs.cues import Cues, cues_of
from lawtext.stubs.model import SCHEMA, Clause, Modality, Norm, Stub, Stubs
from lawtext.stubs.norms import norm, sentences

__all__ = ["SCHEMA", "Clause", "Modality", "Norm", "Stub", "Stubs", "stub", "text_hash"]


def stub(book: Book, edition: Edition | None = None) -> Stubs:
    """The stubs of a linked book, one for each provision in the order of the book.

    `edition` is the book's own when it is left out. Raises BadSetting when the language's
    words are wrong, and UnknownEdition for a book of an edition that is not known.
    """
    edition = edition or load_edition(book.edition)
    maker = _Maker(book, edition, cues_of(edition.language))
    return Stubs(book.edition, SCHEMA, tuple(maker.stub(one) for one in book.provisions))


def text_hash(provision: Provision) -> str:
    """`sha256:` and the hash of a provision's own words, whatever their white space.

    Text, closing, footnotes and table cells count, in this order, one a line; the heading does
    not. Letters are composed (NFC) before.
    """
    lines = (unicodedata.normalize("NFC", " ".join(part.split())) for part in _words(provision))
    words = "\n".join(line for line in lines if line)
    return "sha256:" + hashlib.sha256(words.encode("utf-8", "surrogatepass")).hexdigest()


def _words(provision: Provision) -> Iterator[str]:
    yield provision.text
    yield provision.closing
    yield from (note.text for note in provision.footnotes)
    for table in provision.tables:
        yield from (cell for row in (table.header, *table.rows) for cell in row)


class _Maker:
    """Makes stubs and remembers the norms of preambles, which items inherit."""

    def __init__(self, book: Book, edition: Edition, cues: Cues | None) -> None:
        self.edition, self.cues = edition, cues
        self.provisions = book.by_id()
        self._lent: dict[str, tuple[Modality, str, str]] = {}
        self.citations: dict[str, list[Citation]] = {}
        for citation in book.citations:
            self.citations.setdefault(citation.from_, []).append(citation)

    def stub(self, provision: Provision) -> Stub:
        """The stub of one provision."""
        norms, clauses, exempt = self._read(provision.text)
        modality, cue, lender = self._modality(provision, norms)
        return Stub(
            provision.id,
            provision.path,
            Label(provision.path).eid(self.edition.numbering),
            self.edition.name,
            self._headings(provision.path),
            text_hash(provision),
            modality,
            cue,
            lender,
            norms,
            clauses,
            exempt,
            tuple(self.citations.get(provision.id, ())),
        )

    def _read(self, text: str) -> tuple[tuple[Norm, ...], tuple[Clause, ...], tuple[Clause, ...]]:
        """The norms, conditions and exceptions of a text."""
        norms: list[Norm] = []
        clauses: list[Clause] = []
        exempt: list[Clause] = []
        for start, end in sentences(text) if self.cues else ():
            assert self.cues is not None
            inside = conditions(text, start, end, self.cues)
            outside = exceptions(text, start, end, self.cues)
            asides = sorted((*inside, *outside), key=lambda clause: clause.start)
            norms.append(norm(text, start, end, asides, self.cues))
            clauses += inside
            exempt += outside
        return tuple(norms), tuple(clauses), tuple(exempt)

    def _modality(self, provision: Provision, norms: tuple[Norm, ...]) -> tuple[Modality, str, str]:
        """The modality of a provision, its cue, and the provision that lends them."""
        if self.cues is None:
            return "unknown", "", ""
        if not norms:
            return "none", "", ""
        for one in norms:
            if one.cue:
                return one.modality, one.cue, ""
        lender = self._lender(provision)
        return self._lends(lender) if lender else ("indicative", "", "")

    def _lends(self, lender: Provision) -> tuple[Modality, str, str]:
        """What a preamble's unfinished sentence lends to the items below it, worked out once."""
        if lender.id not in self._lent:
            self._lent[lender.id] = self._work_out(lender)
        return self._lent[lender.id]

    def _work_out(self, lender: Provision) -> tuple[Modality, str, str]:
        norms = self._read(lender.text)[0]
        if norms and norms[-1].cue:
            return norms[-1].modality, norms[-1].cue, lender.id
        higher = self._lender(lender) if len(norms) == 1 else None
        return self._lends(higher) if higher else ("indicative", "", "")

    def _lender(self, provision: Provision) -> Provision | None:
        """The provision whose preamble this one continues: one that ends in a colon."""
        parent = (
            self.provisions.get(print_label(provision.path[:-1])) if provision.path[1:] else None
        )
        return parent if parent and parent.text.rstrip().endswith(":") else None

    def _headings(self, path: tuple[str, ...]) -> tuple[str | None, ...]:
        above = (self.provisions.get(print_label(path[:n])) for n in range(1, len(path) + 1))
        return tuple(one.heading if one else None for one in above)
