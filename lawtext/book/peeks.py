"""Previews: what a reader sees of a cited provision without leaving the place."""

from __future__ import annotations

import msgspec
from markupsafe import Markup, escape

from lawtext.book.linking import Linker, reason
from lawtext.book.marking import paragraphs, without_notes
from lawtext.book.tree import Node, marker
from lawtext.book.volume import Volume
from lawtext.model import Definition, Provision, Target

_LONGEST = 700


class Peek(msgspec.Struct, frozen=True):
    """One preview: its key, label, title, where it leads ("" for nowhere), and paragraphs.

    `cut` tells that the provision goes on.
    """

    key: str
    label: str
    title: str
    link: str
    text: tuple[Markup, ...]
    cut: bool = False


def peeks(linker: Linker) -> list[Peek]:
    """The previews of everything that the linker has linked or marked on its page."""
    return [_peek(linker, key, *of) for key, of in sorted(linker.peeks.items())]


def _peek(linker: Linker, key: str, target: Target, candidates: tuple[str, ...]) -> Peek:
    volume, link = linker.volume, linker.link(target)
    base, _, part = target.id.partition("#")
    if link and base in volume.provisions:
        return _of_provision(volume, key, volume.provisions[base], part, link)
    if link and base in volume.definitions:
        return _of_definition(volume.definitions[base], key, link)
    if link:
        return Peek(key, target.id, "", link, ())
    why = volume.words["why"][reason(target)]
    if candidates:
        why += " " + volume.words["peek"]["perhaps"].format(labels=", ".join(candidates))
    return Peek(key, target.id, "", "", (escape(why),))


def _of_provision(volume: Volume, key: str, own: Provision, part: str, link: str) -> Peek:
    """The preview of a provision, or of one of its notes where `part` names that."""
    node = volume.nodes[own.path]
    note = [one.text for one in own.footnotes if part == f"fn{one.marker}"]
    lines = paragraphs(note[0]) if note else _lines(node, top=True)
    kept, room = 0, _LONGEST
    while kept < len(lines) and room > 0:
        room -= len(lines[kept])
        kept += 1
    title = title_of(volume, node)
    return Peek(key, own.id, title, link, tuple(lines[:kept]), kept < len(lines))


def _lines(node: Node, *, top: bool = False) -> list[Markup]:
    """The paragraphs of a provision and of all below it, each item with its marker."""
    own = node.provision
    found = paragraphs(without_notes(own.text)) if own else []
    heading = own.heading if own else None
    if not top:
        name = Markup("<b>{}</b>").format(marker(node))
        lead = name + Markup(" <i>{}</i>").format(heading) if heading else name
        found = [lead, *found] if heading or not found else [lead + " " + found[0], *found[1:]]
    for child in node.children:
        found.extend(_lines(child))
    return found


def title_of(volume: Volume, node: Node) -> str:
    """The headings from the article down to this provision, parted by dashes."""
    paths = [node.path[:depth] for depth in range(1, len(node.path) + 1)]
    above = (volume.nodes[path].provision for path in paths)
    return " — ".join(one.heading for one in above if one and one.heading)


def _of_definition(definition: Definition, key: str, link: str) -> Peek:
    senses = [Markup("<b>{}.</b> {}").format(n, s) for n, s in enumerate(definition.senses, 1)]
    text = (*paragraphs(definition.text), *senses)
    return Peek(key, definition.term, definition.english, link, text)
