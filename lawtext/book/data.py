"""The data of an article beside its page: what a program reads."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from lawtext.book.citers import Citer
from lawtext.book.volume import Volume
from lawtext.layers import Entry
from lawtext.model import Citation, Definition, Provision


class ArticleData(msgspec.Struct, frozen=True):
    """An article as data: its provisions and citations as in the contract, and who cites it.

    `layers` holds what stands beside the law text: choices, commentary and errata.
    """

    edition: str
    article: str
    provisions: tuple[Provision, ...]
    citations: tuple[Citation, ...]
    cited_by: dict[str, tuple[Citer, ...]]
    layers: tuple[Entry, ...]


class DefinitionsData(msgspec.Struct, frozen=True):
    """The definitions of an edition as data, with their citations and who cites them."""

    edition: str
    definitions: tuple[Definition, ...]
    citations: tuple[Citation, ...]
    cited_by: dict[str, tuple[Citer, ...]]


def article_json(volume: Volume, number: str, cited: Mapping[str, tuple[Citer, ...]]) -> bytes:
    """The data of one article as JSON. Where the text came from is left out: paths are private."""
    own = [node.provision for path, node in volume.nodes.items() if path[0] == number]
    found = tuple(msgspec.structs.replace(one, sources=()) for one in own if one)
    ids = [one.id for one in found]
    layers = tuple(entry for one in ids for entry in volume.layers.get(one, ()))
    cites, citers = _citations(volume, ids), _cited(cited, ids)
    return _json(ArticleData(volume.edition.name, number, found, cites, citers, layers))


def definitions_json(volume: Volume, cited: Mapping[str, tuple[Citer, ...]]) -> bytes:
    """The data of the definitions as JSON."""
    ids = list(volume.definitions)
    return _json(
        DefinitionsData(
            volume.edition.name,
            volume.book.definitions,
            _citations(volume, ids),
            _cited(cited, ids),
        )
    )


def _citations(volume: Volume, ids: list[str]) -> tuple[Citation, ...]:
    return tuple(one for place in ids for one in volume.citations.get(place, ()))


def _cited(cited: Mapping[str, tuple[Citer, ...]], ids: list[str]) -> dict[str, tuple[Citer, ...]]:
    return {place: cited[place] for place in ids if place in cited}


def _json(data: ArticleData | DefinitionsData) -> bytes:
    return msgspec.json.format(msgspec.json.encode(data), indent=1) + b"\n"
