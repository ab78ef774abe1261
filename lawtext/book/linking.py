"""Citations as HTML: a link where there is text to go to, an honest mark where there is none."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from markupsafe import Markup

from lawtext.book.marking import Mark, note_marker, words
from lawtext.book.members import members
from lawtext.book.volume import Volume
from lawtext.book.wording import field_words
from lawtext.model import Citation, Status, Target

_LINK = Markup('<a class="cite" href="{}" data-peek="{}">{}</a>')
_NO_LINK = Markup(
    '<span class="cite no-link {0}" data-peek="{1}">{2}<span class="quiet"> ({3})</span></span>'
)
_TERM = Markup('<a class="cite term-use" href="{}" data-peek="{}">{}</a>')
_NOTE_LINK = Markup('<sup class="note"><a href="{}" role="doc-noteref">{}</a></sup>')


class Linker:
    """Sets the citations of one page as HTML, and keeps which targets the page refers to."""

    def __init__(self, volume: Volume, page: str, volumes: Sequence[Volume] = ()) -> None:
        """Takes the edition, the path of the page in the site, and all editions of the site."""
        self.volume, self.page, self.volumes = volume, page, volumes
        self.peeks: dict[str, tuple[Target, tuple[str, ...]]] = {}

    def marks(self, place: str, field: str, part: str = "") -> Iterator[Mark]:
        """The marks of the citations in one field of a provision, `part` naming one of several."""
        base = place.partition("#")[0]
        for citation in self.volume.citations.get(base, ()):
            if citation.field == field and self._stands_in(citation, part or field):
                yield citation.start, citation.end, self.html(citation)

    def term_marks(self, text: str, taken: Sequence[Mark]) -> Iterator[Mark]:
        """The marks of defined terms that the page uses for the first time, outside other marks."""
        for start, end, term in self.volume.terms.uses(text):
            free = all(end <= mark[0] or start >= mark[1] for mark in taken)
            if free and term not in self.peeks:
                self.peeks[term] = (Target(term, "resolved"), ())
                link = self.volume.link(self.page, term)
                yield start, end, _TERM.format(link, term, words(text[start:end]))

    def _stands_in(self, citation: Citation, part: str) -> bool:
        return any(
            name == part and text[citation.start : citation.end] == citation.surface
            for name, text in field_words(self.volume, citation.from_, citation.field)
        )

    def html(self, citation: Citation) -> Markup:
        """A citation's words, with every piece that names a target linked or marked."""
        surface, html, position = citation.surface, Markup(""), 0
        named = citation.targets or (Target("", "vague"),)
        pieces = members(surface, named, self.volume.edition.numbering)
        for start, end, target in pieces:
            targets = named if len(pieces) == 1 else (target,)
            piece = self._piece(surface[start:end], targets, citation.candidates)
            html += words(surface[position:start]) + piece
            position = end
        return html + words(surface[position:])

    def _piece(self, text: str, targets: tuple[Target, ...], candidates: tuple[str, ...]) -> Markup:
        """Words that name one target, or several that have no words of their own."""
        note, first = note_marker(text), self.link(targets[0])
        if note and first:
            return _NOTE_LINK.format(first, note)
        keys = " ".join(self._peek(target, candidates) for target in targets)
        for target in targets:
            link = self.link(target)
            if link:
                return _LINK.format(link, keys, words(text))
        status = reason(targets[0])
        why = self.volume.words["status"][status]
        return _NO_LINK.format(status, keys, words(text), why)

    def link(self, target: Target) -> str | None:
        """The link to a target's text, None where there is none to go to."""
        if target.status == "ambiguous":
            return None
        year, label = _edition_of(target.id)
        if year:
            return self._elsewhere(year, label)
        return self.volume.link(self.page, target.id)

    def _elsewhere(self, year: str, label: str) -> str | None:
        """The link to a provision of another edition, when the site holds that edition."""
        name = f"{self.volume.edition.language}-{year}"
        for other in self.volumes:
            if other.edition.name == name:
                return other.link(self.page, label)
        return None

    def _peek(self, target: Target, candidates: tuple[str, ...]) -> str:
        """The key of the preview of a target, which the page will carry."""
        key = f"{reason(target)}:{target.id or ','.join(candidates)}"
        if self.link(target):
            key, candidates = target.id, ()
        self.peeks[key] = (target, candidates)
        return key


def reason(target: Target) -> Status:
    """Why a target cannot be gone to; a resolved one without a page has no text here."""
    return "absent" if target.status == "resolved" else target.status


def _edition_of(target: str) -> tuple[str, str]:
    """The year and the label of a target in another edition: `2007:23`; no year in this one."""
    year, colon, label = target.partition(":")
    return (year, label) if colon and year.isdigit() else ("", target)
