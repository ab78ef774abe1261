"""The page of situations: from what happened at the table to the provisions that answer it."""

from __future__ import annotations

from dataclasses import dataclass

from lawtext.book.linking import Linker
from lawtext.book.peeks import title_of
from lawtext.book.volume import Volume
from lawtext.model import Target
from lawtext.situations import Situation


@dataclass(frozen=True)
class Answer:
    """A provision that answers a situation: its label, headings, and link (None without text)."""

    label: str
    title: str
    link: str | None


@dataclass(frozen=True)
class Occasion:
    """A situation in one language, with what to ask first and what to read."""

    id: str
    title: str
    note: str
    answers: list[Answer]


@dataclass(frozen=True)
class Stage:
    """A part of the evening with its occasions."""

    id: str
    title: str
    occasions: list[Occasion]


def stages(volume: Volume, linker: Linker) -> list[Stage]:
    """The situations that this book has an answer to, by stage in the order of an evening."""
    language = volume.interface_language
    found = answered(volume)
    return [
        Stage(name, title, [_occasion(one, linker, language) for one in found if one.stage == name])
        for name, title in stages_with_answers(volume)
    ]


def answered(volume: Volume) -> list[Situation]:
    """The situations of which the book has at least one provision, in a language it is shown in."""
    return [
        one
        for one in volume.situations.situations
        if volume.interface_language in one.title
        and any(volume.page_of(label) for label in one.provisions)
    ]


def stages_with_answers(volume: Volume) -> list[tuple[str, str]]:
    """The id and the title of every stage that the page of situations shows."""
    used = {one.stage for one in answered(volume)}
    language = volume.interface_language
    return [(one.id, one.title[language]) for one in volume.situations.stages if one.id in used]


def _occasion(own: Situation, linker: Linker, language: str) -> Occasion:
    answers = [_answer(linker, label) for label in own.provisions]
    return Occasion(own.id, own.title[language], own.note.get(language, ""), answers)


def _answer(linker: Linker, label: str) -> Answer:
    volume = linker.volume
    own = volume.provisions.get(label)
    title = title_of(volume, volume.nodes[own.path]) if own else ""
    link = linker.link(Target(label, "resolved"))
    if link:
        linker.peeks[label] = (Target(label, "resolved"), ())
    return Answer(volume.name_of(label), title, link)
