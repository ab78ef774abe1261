"""The words and spelling rules of a language that menders need: `[mending]` of its file."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from lawtext.errors import BadSetting
from lawtext.language import language_data


class Chrome(msgspec.Struct, frozen=True):
    """The words of a web page's frame, in small letters.

    `current` heads the current text of a page that compares versions, `comparison` are signs
    of such a page; `starts` begin a line of the frame, `lines` are one, and `tagline` begins
    the line that names the site.
    """

    current: tuple[str, ...] = ()
    comparison: tuple[str, ...] = ()
    starts: tuple[str, ...] = ()
    tagline: tuple[str, ...] = ()
    lines: frozenset[str] = frozenset()


class Wording(msgspec.Struct, frozen=True):
    """How a language spells, and the words of pages in it, in small letters.

    `letters` are its letters beside a-z, "" when nothing is known; `alphabets` are orders in which
    items are lettered, beside that of the table `[citation.letters]`; `clashes` are two vowels
    that need a trema or a hyphen between them; `hyphen_prefixes` keep their hyphen;
    `conjunctions` follow a hyphen that stands for a left-out part; `references` stand before the
    number of an item; `compounds` is `glued` or `hyphenated`; `page`, `contents` and `index` are
    words on such pages; `suits` are the names of each suit.
    """

    letters: str = ""
    alphabets: tuple[str, ...] = ()
    clashes: frozenset[str] = frozenset()
    hyphen_prefixes: frozenset[str] = frozenset()
    conjunctions: frozenset[str] = frozenset()
    references: frozenset[str] = frozenset()
    compounds: str = "glued"
    page: tuple[str, ...] = ()
    contents: frozenset[str] = frozenset()
    index: frozenset[str] = frozenset()
    suits: dict[str, tuple[str, ...]] = {}
    chrome: Chrome = Chrome()


@lru_cache
def wording(language: str) -> Wording:
    """The `[mending]` table of a language's file, with nothing in it when there is none.

    Raises BadSetting when the table is wrong and UnknownEdition for a language without a file.
    """
    try:
        return msgspec.convert(language_data(language).get("mending", {}), Wording)
    except msgspec.ValidationError as error:
        raise BadSetting(
            f"the table [mending] is wrong: {error}", file=f"grammar/{language}.toml"
        ) from None
