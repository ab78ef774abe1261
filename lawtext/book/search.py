"""The search index: made at build time, so that the reader's side only looks up prefixes.

Each word form carries the number of its stem group, and each group the places that use any of
its forms. So `verzaking` finds `verzaakt`, and the reader's side knows no grammar at all.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from lawtext.book.addresses import article_page
from lawtext.book.marking import without_notes
from lawtext.book.occasions import answered
from lawtext.book.peeks import title_of
from lawtext.book.stems import Stems, word_forms
from lawtext.book.volume import Volume
from lawtext.model import Provision

_SHOWN = 110


class Place(msgspec.Struct, frozen=True):
    """One thing to find: its id, page, title, what is shown of it, and the words it is found by."""

    id: str
    page: str
    title: str
    shown: str
    headings: str
    text: str


def search_index(volume: Volume) -> dict[str, Any]:
    """The index of an edition.

    `places` holds `[id, page number, title, first words]`; `forms` the word forms in order, and
    `groups` the group of each; `uses` holds for each group the numbers of the places, each
    doubled, plus one where the word stands in a heading, and each less the one before it.
    `absent` holds the labels that the edition has and this book has no text of.
    """
    places = [*_articles(volume), *_definitions(volume), *_situations(volume)]
    pages = list(dict.fromkeys(place.page for place in places))
    number = {page: index for index, page in enumerate(pages)}
    forms, groups, uses = _words(places, volume.stems)
    skeleton = volume.edition.skeleton
    here = {place.id for place in places}
    return {
        "pages": pages,
        "places": [[one.id, number[one.page], one.title, one.shown] for one in places],
        "forms": " ".join(forms),
        "groups": groups,
        "uses": uses,
        "absent": [label for label in (skeleton.order if skeleton else ()) if label not in here],
    }


def index_script(volume: Volume) -> bytes:
    """The index as a script that assigns it, since a page opened from a file can fetch nothing."""
    return b"window.lawtextIndex = " + msgspec.json.encode(search_index(volume)) + b";\n"


def _articles(volume: Volume) -> Iterator[Place]:
    for path, node in volume.nodes.items():
        own, page = node.provision, article_page(path[0])
        if own is None:
            gap = volume.words["provision"]["unknown"].format(label=node.id)
            yield Place(node.id, page, title_of(volume, node), gap, "", "")
        else:
            title, heading = title_of(volume, node), own.heading or ""
            yield Place(own.id, page, title, _short(own.text), heading, _all_words(own))


def _all_words(own: Provision) -> str:
    """Every word of a provision but its heading: text, closing, notes and tables."""
    notes = (note.text for note in own.footnotes)
    cells = (cell for table in own.tables for row in (table.header, *table.rows) for cell in row)
    return " ".join((own.text, own.closing, *notes, *cells))


def _definitions(volume: Volume) -> Iterator[Place]:
    page = volume.named_page("definitions").removeprefix(volume.prefix)
    for one in volume.book.definitions:
        text = " ".join((one.text, *one.senses))
        names = f"{one.term} {one.english}"
        yield Place(one.id, page, one.term, _short(text.strip()), names, text)


def _situations(volume: Volume) -> Iterator[Place]:
    page = volume.named_page("situations").removeprefix(volume.prefix)
    language = volume.interface_language
    for one in answered(volume):
        title, shown = one.title[language], ", ".join(map(volume.name_of, one.provisions))
        names = " ".join((title, *one.keywords.get(language, ())))
        yield Place(f"sit:{one.id}", page, title, shown, names, one.note.get(language, ""))


def _short(text: str) -> str:
    """The first words of a text, cut at a word."""
    plain = re.sub(r"\s+", " ", without_notes(text))
    return plain if len(plain) <= _SHOWN else plain[:_SHOWN].rpartition(" ")[0] + " …"


def _words(places: Iterable[Place], stems: Stems) -> tuple[list[str], list[int], list[list[int]]]:
    """The word forms in order, the group of each, and the uses of each group."""
    seen: dict[str, dict[int, bool]] = {}
    for index, place in enumerate(places):
        for field, heading in ((place.headings, True), (place.text, False)):
            for _, _, word in word_forms(without_notes(field)):
                at = seen.setdefault(word, {})
                at[index] = at.get(index, False) or heading
    forms = sorted(seen)
    numbers: dict[str, int] = {}
    groups = [numbers.setdefault(stem, len(numbers)) for stem in map(stems.of, forms)]
    merged: list[dict[int, bool]] = [{} for _ in numbers]
    for form, group in zip(forms, groups, strict=True):
        for index, heading in seen[form].items():
            merged[group][index] = merged[group].get(index, False) or heading
    return forms, groups, [_steps(at) for at in merged]


def _steps(at: dict[int, bool]) -> list[int]:
    """Places as steps from one to the next: small numbers make a small index."""
    codes = [index * 2 + at[index] for index in sorted(at)]
    return [code - before for before, code in zip([0, *codes], codes, strict=False)]
