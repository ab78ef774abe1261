"""Layers: what a federation puts beside the law text without touching a word of it.

`layers/choices.toml`, `commentary.toml` and `errata.toml` in an edition's folder each hold
entries on provisions. The form: docs/layers.md.
"""

from __future__ import annotations

import datetime
from collections.abc import Container
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import msgspec

from lawtext.edition import Edition
from lawtext.errors import BadLabel, BadSetting
from lawtext.tomlfiles import convert, flow, label_of, read_tables, wrong

FOLDER = "layers"

Layer = Literal["choices", "commentary", "errata"]
Words = Annotated[str, msgspec.Meta(pattern=r"\S")]

LAYERS: tuple[Layer, ...] = get_args(Layer)


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of a layer, on the provision `label` or on a definition (`def:alert`).

    `text` has its paragraphs parted by a blank line. `example` marks what only shows the form
    and holds nowhere.
    """

    label: Words
    title: Words
    text: Words
    author: Words
    date: datetime.date
    licence: Words
    example: bool = False
    layer: Layer = "commentary"


def load_layers(edition: Edition, known: Container[str] | None = None) -> tuple[Entry, ...]:
    """The entries of all layers of an edition's folder, in the order of LAYERS and the files.

    Labels are given in their canonical print. `known` are the labels and the ids of definitions
    that the edition has; without it only the form of a label is checked. Raises BadSetting that
    names file and entry.
    """
    folder = edition.folder / FOLDER if edition.folder else None
    if folder is None or not folder.is_dir():
        return ()
    _check_names(folder)
    paths = [(layer, folder / f"{layer}.toml") for layer in LAYERS]
    return tuple(
        _entry(table, layer, path, number, edition, known)
        for layer, path in paths
        if path.is_file()
        for number, table in enumerate(read_tables(path, "entry")["entry"], 1)
    )


def entries_on(entries: tuple[Entry, ...], label: str) -> tuple[Entry, ...]:
    """The entries on exactly this provision, in their order."""
    return tuple(entry for entry in entries if entry.label == label)


def _check_names(folder: Path) -> None:
    """Refuse a file that would never be read, such as `comentary.toml`."""
    for path in sorted(folder.glob("*.toml")):
        if path.stem not in LAYERS:
            names = ", ".join(f"{layer}.toml" for layer in LAYERS)
            raise BadSetting("is the name of no layer", file=str(path), mend=f"Layers: {names}.")


def _entry(
    table: dict[str, Any],
    layer: Layer,
    path: Path,
    number: int,
    edition: Edition,
    known: Container[str] | None,
) -> Entry:
    name = str(table.get("label", ""))
    if "layer" in table:
        raise wrong("'layer' is told by the name of the file", path, number, name)
    entry = convert(table, Entry, path, number, name)
    try:
        label = label_of(entry.label, edition.numbering, known)
    except BadLabel as error:
        raise wrong(error.what, path, number, name, error.mend) from None
    return msgspec.structs.replace(entry, label=label, text=flow(entry.text), layer=layer)
