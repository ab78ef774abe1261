"""The structs of rule stubs: a provision as data for a rules engine."""

from __future__ import annotations

from typing import Literal

import msgspec

from lawtext.model import Citation

SCHEMA = "lawtext-stubs/1"

Modality = Literal[
    "may",
    "may-not",
    "should",
    "should-not",
    "shall",
    "shall-not",
    "must",
    "must-not",
    "need",
    "need-not",
    "indicative",
    "none",
    "unknown",
]


class Norm(msgspec.Struct, frozen=True):
    """What one sentence of a provision does: its modality and the words that show it.

    `start` and `end` count the characters of the sentence in the provision's text, `cue_start`
    and `cue_end` those of the modal verb; an indicative sentence has no cue and -1 for both.
    """

    modality: Modality
    cue: str
    start: int
    end: int
    cue_start: int = -1
    cue_end: int = -1


class Clause(msgspec.Struct, frozen=True):
    """A condition or an exception: its cue, its words, and where they stand in the text."""

    cue: str
    text: str
    start: int
    end: int


class Stub(msgspec.Struct, frozen=True):
    """One provision as data.

    `headings` are those of the article and of every level down to the provision, null where a
    level has none. `text_hash` changes when the words change and not when only white space
    does. `modality` and `cue` are those of the first sentence that has a modal verb;
    `inherited_from` names the provision whose preamble lends them ("A player may:" before an
    item), "" when they are the provision's own. `modality` is `indicative` where there is no
    such verb, `none` where there is no text, and `unknown` for a language whose words are not
    known.
    """

    id: str
    path: tuple[str, ...]
    eid: str
    edition: str
    headings: tuple[str | None, ...]
    text_hash: str
    modality: Modality
    cue: str
    inherited_from: str
    norms: tuple[Norm, ...]
    conditions: tuple[Clause, ...]
    exceptions: tuple[Clause, ...]
    citations: tuple[Citation, ...]


class Stubs(msgspec.Struct, frozen=True):
    """The stubs of an edition; `schema` names the version of this form."""

    edition: str
    schema: str
    stubs: tuple[Stub, ...]
