"""The kinds of mess, how much must come back of each, and the figures that came."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from lawtext.edition import Edition
from tests.messes.alternating import break_alternating
from tests.messes.bullets import break_book_to_bullets, break_to_bullets
from tests.messes.encodings import break_letters, break_to_windows
from tests.messes.flat import break_to_divisions, break_to_line_breaks, break_to_paragraphs
from tests.messes.lists import (
    break_to_alternating_lists,
    break_to_bullet_lists,
    break_to_typed_lists,
    break_to_untyped_lists,
)
from tests.messes.mixed import break_in_many_hands, break_in_other_hands
from tests.messes.pages import break_to_pdf, break_to_text_pages
from tests.messes.popups import break_to_popups
from tests.messes.printed import break_to_loose_pages, break_to_printed_pages
from tests.messes.recovery import Mess, broken, clean_book, recovered, without_skeleton
from tests.messes.renumbered import break_all_numbers, break_outer_numbers
from tests.messes.wiki import break_to_wiki
from tests.messes.wiki_lists import break_to_wiki_lists
from tests.messes.word import break_to_typed_word, break_to_word_lists

NEARLY_ALL = 0.98


class Kind(msgspec.Struct, frozen=True):
    """A mess, and the least share of provisions and citations that must come back.

    `without` is the share of provisions when no skeleton helps, `least` that of both with it.
    """

    mess: Mess
    without: float
    least: float = NEARLY_ALL


KINDS: dict[str, Kind] = {
    "bullets, a file an article": Kind(break_to_bullets, 0.88),
    "bullets, one file": Kind(break_book_to_bullets, 0.88),
    "outer items 1, 2, 3": Kind(break_outer_numbers, 0.95),
    "all items 1, 2, 3": Kind(break_all_numbers, 0.92),
    "titles and bodies as items": Kind(break_alternating, 0.95),
    "pages of text": Kind(break_to_text_pages, 0.96),
    "pages of a PDF": Kind(break_to_pdf, 0.96),
    "pop-ups": Kind(break_to_popups, 0.97),
    "wiki pages": Kind(break_to_wiki, 0.97),
    "HTML, typed lists": Kind(break_to_typed_lists, 0.98),
    "HTML, plain lists": Kind(break_to_untyped_lists, 0.95),
    "HTML, bullets": Kind(break_to_bullet_lists, 0.95),
    "Word, its own lists": Kind(break_to_word_lists, 0.97),
    "Word, typed markers": Kind(break_to_typed_word, 0.97),
    "Windows-1252": Kind(break_to_windows, 0.97),
    "wrong letters": Kind(break_letters, 0.97),
    "pages of a printer": Kind(break_to_printed_pages, 0.98),
    "loose pages": Kind(break_to_loose_pages, 0.95),
    "wiki lists": Kind(break_to_wiki_lists, 0.97),
    "HTML, titles as items": Kind(break_to_alternating_lists, 0.95),
    "HTML, paragraphs": Kind(break_to_paragraphs, 0.98),
    "HTML, line breaks": Kind(break_to_line_breaks, 0.98),
    "HTML, divisions": Kind(break_to_divisions, 0.98),
    "many hands": Kind(break_in_many_hands, 0.94),
    "many hands, others": Kind(break_in_other_hands, 0.94),
}


def figures(edition: Edition) -> Iterator[tuple[str, ...]]:
    """For each kind the shares that came back, with the skeleton and without it.

    The last figure is how many of those that did not, with the skeleton, no finding names.
    """
    clean = clean_book(edition)
    for name, kind in KINDS.items():
        sources = broken(clean, kind.mess)
        knowing = (edition, without_skeleton(edition))
        came = [recovered(clean, sources, known) for known in knowing]
        shares = [f"{share:.1%}" for one in came for share in (one.provisions, one.citations)]
        yield (name, *shares, str(len(came[0].unexplained)))
