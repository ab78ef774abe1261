"""Word forms and their stems: `verzaking` and `verzaakt` are uses of one word."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from lawtext.language import language_data

_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")


class Stems:
    """The stems of one language, each worked out once."""

    def __init__(self, language: str) -> None:
        """Takes the code of a language; one whose file names no stemmer has words as stems."""
        data = language_data(language)
        name = data.get("stemmer")
        self._known: dict[str, str] = {}
        self._participle = re.compile(str(data.get("participle", "(?!)")))
        self._stemmer = None
        if name:
            import snowballstemmer

            self._stemmer = snowballstemmer.stemmer(str(name))

    def of(self, form: str) -> str:
        """The stem of a folded word form.

        A stemmer that takes a beginning off is trusted for participles only (`gespeeld`), or else
        `gever` and `verder` would be one word.
        """
        stem = self._known.get(form)
        if stem is None:
            stem = str(self._stemmer.stemWord(form)) if self._stemmer else form
            if not form.startswith(stem[:2]) and not self._participle.fullmatch(form):
                stem = form
            self._known[form] = stem
        return stem


def word_forms(text: str) -> Iterator[tuple[int, int, str]]:
    """The words of a text as (start, end, folded form)."""
    for match in _WORD.finditer(text):
        yield match.start(), match.end(), fold(match[0])


def fold(text: str) -> str:
    """A text in small letters without accents, as readers type it."""
    small = text.lower()
    if small.isascii():
        return small
    apart = unicodedata.normalize("NFD", small)
    return "".join(sign for sign in apart if not unicodedata.combining(sign))
