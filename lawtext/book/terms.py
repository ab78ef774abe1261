"""Term help: where a text uses a word that the definitions explain."""

from __future__ import annotations

from collections.abc import Iterator

from lawtext.book.stems import Stems, word_forms
from lawtext.model import Definition

_COMMON = 3
_ENDING = 3

Use = tuple[int, int, str]
Forms = tuple[str, ...]


class Terms:
    """The defined terms of an edition, found in singular and plural."""

    def __init__(self, definitions: tuple[Definition, ...], stems: Stems) -> None:
        """Takes the definitions and the stems of their language.

        A term of three letters or fewer is left out, unless it is an abbreviation: such words are
        common, and mean other things besides.
        """
        self._stems = stems
        self._by_first: dict[str, list[tuple[Forms, str]]] = {}
        for definition in definitions:
            forms = tuple(form for _, _, form in word_forms(definition.term))
            if forms and (len(definition.term) > _COMMON or definition.term.isupper()):
                self._by_first.setdefault(stems.of(forms[0]), []).append((forms, definition.id))

    def uses(self, text: str) -> Iterator[Use]:
        """The uses of terms as (start, end, id), from left to right, the best term at each."""
        places = list(word_forms(text))
        forms = tuple(form for _, _, form in places)
        at = 0
        while at < len(forms):
            size, term = self._best(forms, at)
            if size:
                yield places[at][0], places[at + size - 1][1], term
            at += size or 1

    def _best(self, forms: Forms, at: int) -> tuple[int, str]:
        """The size and id of the longest term that starts here, as it stands if there are two."""
        found = [
            (len(term), term == forms[at : at + len(term)], name)
            for term, name in self._by_first.get(self._stems.of(forms[at]), ())
            if self._is_use(forms[at : at + len(term)], term)
        ]
        size, _, name = max(found, default=(0, True, ""))
        return size, name

    def _is_use(self, forms: Forms, term: Forms) -> bool:
        return len(forms) == len(term) and all(map(self._is_form, forms, term))

    def _is_form(self, form: str, word: str) -> bool:
        """Whether a form is an inflection of a word: `borden` of `bord`, not `zit` of `zitting`."""
        if form == word:
            return True
        shorter = min(len(form), len(word))
        alike = form[: shorter - 1] == word[: shorter - 1]
        near = abs(len(form) - len(word)) <= _ENDING
        return alike and near and self._stems.of(form) == self._stems.of(word)
