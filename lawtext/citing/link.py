"""Links a book: finds every citation in it, resolves it, and reports what is wrong."""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate

import msgspec

from lawtext.citing.check import check, is_dangling
from lawtext.citing.find import Finder, finder
from lawtext.citing.known import Known
from lawtext.citing.resolve import Place, Resolver
from lawtext.collecting import collector_paused
from lawtext.edition import Edition, load_edition
from lawtext.errors import UnknownEdition
from lawtext.label import Label
from lawtext.language import languages
from lawtext.model import Book, Citation, Finding

# Parts texts that are searched together: no cue and no label reaches across it.
_BETWEEN = "\n\0\n"
_LINKING = frozenset({"dangling-reference", "citation-number", "wrong-direction"})


def link(book: Book, edition: Edition | None = None) -> Book:
    """The book with its citations found, resolved and related, and the findings of that.

    `edition` gives the language, the level scheme and the skeleton; without it the book's own
    name tells the language, and what the book lacks is unknown. What an earlier linking left
    in the book is replaced. Raises UnknownEdition for a language without a file in `grammar/`.
    """
    with collector_paused():
        known = Known(book, edition)
        search = finder(_language(book, edition), False, known.numbering)
        citations, findings = _linked(known, search, _places(book))
    kept = tuple(each for each in book.findings if each.rule not in _LINKING)
    return msgspec.structs.replace(
        book, citations=tuple(citations), findings=kept + tuple(findings)
    )


def cite(
    text: str, from_label: str | None, edition: str | Edition, *, bare: bool = False
) -> tuple[Citation, ...]:
    """The citations in a text that stands in the provision `from_label` of an edition.

    Without a label, relative citations have nothing to be relative to and are unknown. With
    `bare`, labels without a keyword count. Raises UnknownEdition, and BadLabel for a label
    that is none.
    """
    chosen = load_edition(edition) if isinstance(edition, str) else edition
    parts = Label.parse(from_label, chosen.numbering).parts if from_label else ()
    known = Known(Book(chosen.name), chosen)
    search = finder(chosen.language, bare, chosen.numbering)
    place: Place = (str(Label(parts)) if parts else "", parts, "text", text)
    return tuple(_linked(known, search, [place])[0])


def _linked(
    known: Known, search: Finder, places: list[Place]
) -> tuple[list[Citation], list[Finding]]:
    """The citations of the texts at all places, in order, and the findings about them."""
    texts, gap = [place[3] for place in places], len(_BETWEEN)
    starts = [0, *accumulate([len(text) + gap for text in texts])]
    resolver = Resolver(known, search.beyond)
    resolve = resolver.resolve
    citations: list[Citation] = []
    findings: list[Finding] = []
    for mention in search.find(_BETWEEN.join(texts)):
        index = bisect_right(starts, mention.start) - 1
        place = places[index]
        citation = resolve(mention, place, starts[index])
        if citation is not None:
            citations.append(citation)
            if mention.number or mention.direction or (resolver.lost and is_dangling(citation)):
                findings += check(known, place[1], mention, citation)
    return citations, findings


def _language(book: Book, edition: Edition | None) -> str:
    """The code of the book's language, which its name starts with."""
    language = edition.language if edition else book.edition.partition("-")[0]
    if language not in languages():
        known = ", ".join(languages())
        raise UnknownEdition(f"no language {language!r}", mend=f"Known languages: {known}.")
    return language


def _places(book: Book) -> list[Place]:
    """Every text of a book that may cite, in order."""
    places: list[Place] = []
    add = places.append
    for provision in book.provisions:
        name, path = provision.id, provision.path
        if provision.heading:
            add((name, path, "heading", provision.heading))
        if provision.text:
            add((name, path, "text", provision.text))
        if provision.closing:
            add((name, path, "closing", provision.closing))
        for note in provision.footnotes:
            add((f"{name}#fn{note.marker}", path, "footnote", note.text))
    for definition in book.definitions:
        for text in (definition.text, *definition.senses):
            add((definition.id, (), "definition", text))
    return places
