"""The words of the book's own interface, which are data: `site/locale/<language>.toml`."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from typing import Any

from lawtext.errors import BadSetting
from lawtext.places import data_folder

Words = dict[str, Any]
_FALLBACK = "en"


def interface_language(language: str) -> str:
    """The language that an edition in `language` is shown in: its own, or else English."""
    known = (data_folder("site") / "locale" / f"{language}.toml").is_file()
    return language if known else _FALLBACK


@lru_cache
def interface_words(language: str) -> Words:
    """The interface words for an edition in `language`, as the tables of its locale file.

    A language without a file is shown in English. Raises BadSetting for a broken file.
    """
    path = data_folder("site") / "locale" / f"{interface_language(language)}.toml"
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting(f"not valid TOML: {error}", file=str(path)) from None
