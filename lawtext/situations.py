"""The situation index: what a director sees at the table, and the provisions that answer it.

`situations.toml` in an edition's folder comes first, else `corpus/situations/<year>.toml`. The
form: docs/situations.md.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from pathlib import Path
from typing import Annotated, Any

import msgspec

from lawtext.edition import Edition
from lawtext.errors import BadLabel, LawtextError
from lawtext.places import data_folder
from lawtext.tomlfiles import convert, label_of, read_tables, wrong

Words = Annotated[str, msgspec.Meta(pattern=r"\S")]
Name = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]+(?:-[a-z0-9]+)*$")]
Many = Annotated[tuple[Words, ...], msgspec.Meta(min_length=1)]


class Stage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the evening (`auction`, `play`), with its title by language."""

    id: Name
    title: dict[str, Words]


class Situation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a director sees, and what to read then.

    `title`, `keywords` and `note` are by language (`nl`, `en`). `provisions` are labels in the
    order of reading, in their canonical print.
    """

    id: Name
    stage: Name
    title: dict[str, Words]
    keywords: dict[str, Many]
    provisions: Many
    note: dict[str, Words] = {}


class SituationIndex(msgspec.Struct, frozen=True):
    """All situations of an edition, by stage in the order of an evening."""

    stages: tuple[Stage, ...] = ()
    situations: tuple[Situation, ...] = ()

    def at(self, stage: str) -> tuple[Situation, ...]:
        """The situations of one stage, in order."""
        return tuple(one for one in self.situations if one.stage == stage)

    def about(self, label: str) -> tuple[Situation, ...]:
        """The situations that send their reader to exactly this provision."""
        return tuple(one for one in self.situations if label in one.provisions)


def load_situations(edition: Edition, known: Container[str] | None = None) -> SituationIndex:
    """The situation index of an edition, empty when it has none.

    `known` are the labels that the edition has; without it only the form of a label is checked.
    Raises BadSetting that names file and entry.
    """
    path = situations_file(edition)
    if path is None:
        return SituationIndex()
    tables = read_tables(path, "stage", "situation")
    stages = tuple(
        convert(table, Stage, path, number, _name(table))
        for number, table in enumerate(tables["stage"], 1)
    )
    situations = tuple(
        _situation(table, path, number, edition, known)
        for number, table in enumerate(tables["situation"], 1)
    )
    _check_names(stages, path)
    _check_names(situations, path)
    _check_stages(situations, stages, path)
    return SituationIndex(stages, situations)


def situations_file(edition: Edition) -> Path | None:
    """The file that holds an edition's situations, None when there is none."""
    if edition.folder and (edition.folder / "situations.toml").is_file():
        return edition.folder / "situations.toml"
    year = edition.settings.get("skeleton", edition.year)
    try:
        path = data_folder("corpus") / "situations" / f"{year}.toml"
    except LawtextError:
        return None
    return path if path.is_file() else None


def _situation(
    table: dict[str, Any], path: Path, number: int, edition: Edition, known: Container[str] | None
) -> Situation:
    name = _name(table)
    situation = convert(table, Situation, path, number, name)
    labels: dict[str, None] = {}
    for text in situation.provisions:
        try:
            label = label_of(text, edition.numbering, known)
        except BadLabel as error:
            raise wrong(error.what, path, number, name, error.mend) from None
        if label in labels:
            raise wrong(f"{label} stands twice in `provisions`", path, number, name)
        labels[label] = None
    return msgspec.structs.replace(situation, provisions=tuple(labels))


def _name(table: dict[str, Any]) -> str:
    return str(table.get("id", ""))


def _check_names(entries: Iterable[Stage | Situation], path: Path) -> None:
    seen: set[str] = set()
    for number, entry in enumerate(entries, 1):
        if entry.id in seen:
            raise wrong("this id stands twice", path, number, entry.id)
        seen.add(entry.id)


def _check_stages(situations: tuple[Situation, ...], stages: tuple[Stage, ...], path: Path) -> None:
    """Refuse a stage that is not there, and words that lack a language of the stages."""
    languages = set(stages[0].title) if stages else set()
    names = {stage.id for stage in stages}
    for number, stage in enumerate(stages, 1):
        _check_languages("title", stage.title, languages, path, number, stage.id)
    for number, one in enumerate(situations, 1):
        if one.stage not in names:
            mend = f"Stages: {', '.join(stage.id for stage in stages)}."
            raise wrong(f"there is no stage {one.stage!r}", path, number, one.id, mend)
        _check_languages("title", one.title, languages, path, number, one.id)
        _check_languages("keywords", one.keywords, languages, path, number, one.id)
        if one.note:
            _check_languages("note", one.note, languages, path, number, one.id)


def _check_languages(
    field: str, words: Iterable[str], languages: set[str], path: Path, number: int, name: str
) -> None:
    missing, odd = sorted(languages - set(words)), sorted(set(words) - languages)
    if missing:
        raise wrong(f"`{field}.{missing[0]}` is missing", path, number, name)
    if odd:
        raise wrong(f"`{field}.{odd[0]}` is in a language that the stages lack", path, number, name)
