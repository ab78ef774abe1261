"""The words of each language, which are data: `grammar/<language>.toml`."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from typing import Any

import msgspec

from lawtext.errors import BadSetting, UnknownEdition
from lawtext.places import data_folder


class StructureWords(msgspec.Struct, frozen=True):
    """The words that head the units of a law book, in small letters.

    The first word of each list is the one that `fmt` prints, in capitals. `definitions` are
    headings of the chapter that holds the definitions.
    """

    article: tuple[str, ...]
    chapter: tuple[str, ...] = ()
    part: tuple[str, ...] = ()
    section: tuple[str, ...] = ()
    definitions: tuple[str, ...] = ()


@lru_cache
def languages() -> tuple[str, ...]:
    """The codes of the languages that have a file in `grammar/`, in order."""
    return tuple(sorted(path.stem for path in data_folder("grammar").glob("*.toml")))


@lru_cache
def language_data(code: str) -> dict[str, Any]:
    """The tables of a language's file.

    Raises UnknownEdition for a language without a file and BadSetting for a broken file.
    """
    path = data_folder("grammar") / f"{code}.toml"
    if not path.is_file():
        known = ", ".join(languages())
        raise UnknownEdition(
            f"no language {code!r}", mend=f"Known languages: {known}. Add grammar/{code}.toml."
        )
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadSetting(f"not valid TOML: {error}", file=str(path)) from None


@lru_cache
def ordinal_signs(code: str) -> tuple[str, ...]:
    """What a language writes behind a number to make it an ordinal, as in `16.º`."""
    signs: tuple[str, ...] = tuple(language_data(code).get("citation", {}).get("ordinal-signs", ()))
    return signs


@lru_cache
def structure_words(code: str) -> StructureWords:
    """The structure words of a language; raises BadSetting when its file lacks them."""
    try:
        return msgspec.convert(language_data(code).get("structure"), StructureWords)
    except msgspec.ValidationError as error:
        raise BadSetting(
            f"the table [structure] is wrong: {error}", file=f"grammar/{code}.toml"
        ) from None
