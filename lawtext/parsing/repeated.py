"""Chapter headings and definitions that stand in several sources: one of each, with a record."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import count

import msgspec

from lawtext.model import Book, Definition, Division, Finding, Mend
from lawtext.origins import Origins
from lawtext.rulebook import finding

_Place = tuple[str, int, int]
_Key = tuple[str, ...]


class Repeated:
    """Keeps the first of what several books have, and records what the others add to it."""

    def __init__(self, books: Sequence[Book]) -> None:
        """Takes the books in the order in which the first one wins."""
        self.books = books
        self.mends: list[Mend] = []
        self.findings: list[Finding] = []
        self._order = dict(zip(_articles(books), count(), strict=False))

    def definitions(self) -> tuple[Definition, ...]:
        """The definitions of all books; of a term that is defined twice, the first."""
        found: dict[str, Definition] = {}
        for book in self.books:
            for one in book.definitions:
                first = found.setdefault(one.id, one)
                if first is not one:
                    self._dropped_definition(first, one, _place_of_term(book, one))
        return tuple(found.values())

    def divisions(self) -> tuple[Division, ...]:
        """The headings of all books; what several books say of one stands at its first article."""
        found: list[Division] = []
        known: dict[_Key, int] = {}
        for book in self.books:
            fresh: dict[_Key, int] = {}
            for one, keys in _with_keys(book):
                at = next((known[key] for key in keys if key in known), -1)
                if at < 0 or not _is_same(found[at], one):
                    at = len(found)
                    found.append(one)
                else:
                    found[at] = self._joined(found[at], one, _place_of(book, one))
                fresh |= dict.fromkeys(keys, at)
            known |= {key: at for key, at in fresh.items() if key not in known}
        return tuple(found)

    def _joined(self, first: Division, copy: Division, place: _Place) -> Division:
        """The first heading with what the copy adds, before the first article of both."""
        name = f"{first.kind} {first.num}"
        self._record(place, copy.num, f"the number of {name}, given before")
        changes = {"before": min(first.before, copy.before, key=self._place_in_order)}
        for field in ("heading", "text"):
            ours, theirs = getattr(first, field), getattr(copy, field)
            if ours and theirs:
                self._record(place, theirs, f"the {field} of {name}, given before")
            changes[field] = ours or theirs
            if ours and theirs and not _alike(ours, theirs):
                self._differs(f"the {field} of {name}", place)
        return msgspec.structs.replace(first, **changes)

    def _dropped_definition(self, first: Definition, copy: Definition, place: _Place) -> None:
        words = " ".join(filter(None, (copy.term, copy.english, copy.text, *copy.senses)))
        self._record(place, words, f"{first.term} is defined before")
        if msgspec.structs.replace(copy, term=first.term) != first:
            self._differs(f"the definition of {first.term}", place)

    def _place_in_order(self, article: str) -> int:
        return self._order.get(article, len(self._order))

    def _record(self, place: _Place, removed: str, evidence: str) -> None:
        if removed:
            self.mends.append(Mend("duplicates", *place, removed, "", evidence))

    def _differs(self, what: str, place: _Place) -> None:
        message = f"{what} differs from the one given before; the first was kept"
        file, line, column = place
        self.findings.append(
            finding("conflicting-text", message, file=file, line=line, column=column)
        )


def _articles(books: Iterable[Book]) -> dict[str, None]:
    """The articles of all books in the order in which they are first named."""
    return dict.fromkeys(one.path[0] for book in books for one in book.provisions)


def _with_keys(book: Book) -> Iterator[tuple[Division, list[_Key]]]:
    """Each heading with what tells that it is the same as another one.

    It stands before the same article; or it is the same chapter, or is in the same chapter.
    """
    chapter = ""
    for one in book.divisions:
        chapter = one.num if one.kind == "chapter" else chapter
        keys: list[_Key] = []
        if one.before:
            keys.append((one.kind, one.num, "before", one.before))
        if chapter:
            keys.append((one.kind, one.num, "in", chapter, _squeezed(one.heading)))
        yield one, keys


def _is_same(first: Division, copy: Division) -> bool:
    """Whether two headings with the same number say the same, as far as both say something."""
    return not (first.heading and copy.heading) or _alike(first.heading, copy.heading)


def _alike(one: str, other: str) -> bool:
    return _squeezed(one) == _squeezed(other)


def _squeezed(words: str) -> str:
    return "".join(words.split()).casefold()


def _place_of(book: Book, division: Division) -> _Place:
    """Where a heading stands, ("", 0, 0) for a book that does not know."""
    origins = book.origins
    return origins.heading(division) if isinstance(origins, Origins) else ("", 0, 0)


def _place_of_term(book: Book, definition: Definition) -> _Place:
    """Where a definition stands: behind the heading that the definitions stand under."""
    origins = book.origins
    return origins.term(definition.id) if isinstance(origins, Origins) else ("", 0, 0)
