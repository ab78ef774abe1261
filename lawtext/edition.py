"""Editions and their skeletons: what is known of a law book before its words are read."""

from __future__ import annotations

import json
import re
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

import msgspec

from lawtext.errors import BadSetting, UnknownEdition
from lawtext.label import BRIDGE, Label, Numbering
from lawtext.language import StructureWords, languages, structure_words
from lawtext.places import data_folder
from lawtext.settings import Settings, SourceSettings, read_settings

_NAME = re.compile(r"([a-z]{2,3})-(\d{4})")


class Skeleton:
    """Which labels an edition has, without any words; `seen` ones are certain."""

    def __init__(self, articles: dict[str, dict[str, Any]]) -> None:
        """Takes articles by number, each with `items`, `seen_items` and `source`."""
        self.articles = articles

    @cached_property
    def order(self) -> tuple[str, ...]:
        """Every label in the order of the law book, parents before children."""
        return tuple(
            label for number, entry in self.articles.items() for label in (number, *entry["items"])
        )

    @cached_property
    def labels(self) -> frozenset[str]:
        """Every label, for a quick look."""
        return frozenset(self.order)

    @cached_property
    def seen(self) -> frozenset[str]:
        """The labels that were seen in print; the others are recalled and may be wrong."""
        return frozenset(
            label
            for number, entry in self.articles.items()
            for label in (number, *entry.get("seen_items", ()))
        )

    @cached_property
    def _children(self) -> dict[str, tuple[str, ...]]:
        children: dict[str, list[str]] = {}
        for label in self.order:
            parent = Label.parse(label).parent
            children.setdefault(str(parent) if parent else "", []).append(label)
        return {parent: tuple(labels) for parent, labels in children.items()}

    def children(self, label: str) -> tuple[str, ...]:
        """The labels directly under a label, in order; "" gives the articles."""
        return self._children.get(label, ())


class Edition:
    """One law book: its name, language, year, skeleton (or None) and settings."""

    def __init__(
        self,
        name: str,
        folder: Path | None,
        said: dict[str, Any],
        skeleton: Skeleton | None,
        settings: Settings | None = None,
    ) -> None:
        """Takes the name, the folder it was loaded from, and what lawbook.toml says there.

        `settings` is the checked part of it, worked out when it is left out.
        """
        checked = settings or msgspec.convert(said, Settings)
        self.name, self.folder, self.settings, self.skeleton = name, folder, said, skeleton
        self.language = checked.language or name.partition("-")[0]
        self.year = checked.year or _year(name)
        self.title = checked.title or name
        self._sources = checked.sources

    @property
    def numbering(self) -> Numbering:
        """The level scheme of the labels."""
        return BRIDGE

    @cached_property
    def structure_words(self) -> StructureWords:
        """The words that head the units of a law book in this edition's language."""
        return structure_words(self.language)

    def source_settings(self, file: str) -> SourceSettings:
        """What `[sources."<file>"]` of lawbook.toml says about one source."""
        return self._sources.get(file) or self._sources.get(Path(file).name) or SourceSettings()


def _year(name: str) -> int:
    """The year that an edition's name ends in, 0 for none."""
    year = name.rpartition("-")[2]
    return int(year) if year.isdecimal() else 0


def load_edition(name: str | Path) -> Edition:
    """The edition of that name, or the one in that folder.

    Takes a name in the corpus (`nl-2017`), a folder with a `lawbook.toml`, or language and year
    of an edition that has a skeleton but no folder (`de-2017`). Raises UnknownEdition or
    BadSetting.
    """
    return _load(str(name))


@lru_cache
def _load(name: str) -> Edition:
    for folder in (data_folder("corpus") / name, Path(name)):
        if _NAME.fullmatch(folder.name) or folder.is_dir():
            settings = folder / "lawbook.toml"
            if settings.is_file():
                return _from_folder(folder, settings)
    match = _NAME.fullmatch(name)
    skeleton = _skeleton(match[2]) if match and match[1] in languages() else None
    if skeleton is None:
        raise _unknown(name)
    return Edition(name, None, {}, skeleton)


def _unknown(name: str) -> UnknownEdition:
    """The error for a name that is no edition's: of a folder, of a file, or of nothing."""
    if not (name and Path(name).exists()):
        known = f"Known editions: {', '.join(edition_names())}. "
        mend = f"{known}Or give a folder that holds a lawbook.toml."
        return UnknownEdition(f"no edition {name!r}", mend=mend)
    folder = Path(name).is_dir()
    what = "this folder holds no lawbook.toml" if folder else "this is a file, not an edition"
    mend = "Make an edition's folder of your sources with: lawtext import SOURCE… --into FOLDER"
    return UnknownEdition(what, mend=mend, file=name)


def _from_folder(folder: Path, path: Path) -> Edition:
    said, settings = read_settings(path)
    name = settings.edition or folder.resolve().name
    language = settings.language or name.partition("-")[0]
    if language not in languages():
        known = f"Known languages: {', '.join(languages())}."
        raise BadSetting(f"no language {language!r}", mend=known, file=str(path))
    skeleton = _skeleton(str(settings.skeleton or settings.year or _year(name)))
    return Edition(name, folder, said, skeleton, settings)


@lru_cache
def _skeleton(year: str) -> Skeleton | None:
    path = data_folder("corpus") / "skeletons" / f"{year}.json"
    if not path.is_file():
        return None
    data = json.loads(path.read_text(encoding="utf-8"))
    return Skeleton({number: entry for number, entry in data.items() if number != "_meta"})


def edition_names() -> tuple[str, ...]:
    """The names of the editions in the corpus, in order."""
    return tuple(sorted(path.parent.name for path in data_folder("corpus").glob("*/lawbook.toml")))
