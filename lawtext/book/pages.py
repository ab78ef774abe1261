"""The pages of one edition, each by its path in the site."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from lawtext.book.addresses import article_page
from lawtext.book.citers import Citer, citers
from lawtext.book.colophon import colophon
from lawtext.book.contents import Group, contents, trail
from lawtext.book.data import article_json, definitions_json
from lawtext.book.entries import entries, initials
from lawtext.book.items import Setter, twin_links
from lawtext.book.linking import Linker
from lawtext.book.marking import paragraphs
from lawtext.book.occasions import answered, stages
from lawtext.book.peeks import peeks
from lawtext.book.rendering import Renderer
from lawtext.book.search import index_script
from lawtext.book.tree import Node
from lawtext.book.volume import Volume

Pages = Iterator[tuple[str, bytes]]


def pages(volume: Volume, volumes: Sequence[Volume]) -> Pages:
    """Every file of one edition: path in the site and content."""
    render, cited, groups = Renderer(volume, volumes), citers(volume), contents(volume)
    front = f"{volume.prefix}index.html"
    yield front, render.page("front.html", front, {"groups": groups})
    yield f"{volume.prefix}index.js", index_script(volume)
    neighbours = [None, *volume.articles, None]
    for place, node in enumerate(volume.articles):
        beside = (neighbours[place], neighbours[place + 2])
        yield from _article(render, node, beside, cited, trail(groups, node.path[0]))
    if volume.book.definitions:
        yield from _definitions(render, cited)
    if answered(volume):
        yield _situations(render)
    if volume.book.preface:
        path = volume.named_page("preface")
        yield path, render.page("preface.html", path, {"text": paragraphs(volume.book.preface)})
    path = volume.named_page("colophon")
    yield path, render.page("colophon.html", path, {"facts": colophon(volume, path, volumes)})


def _article(
    render: Renderer,
    node: Node,
    beside: tuple[Node | None, Node | None],
    cited: Mapping[str, tuple[Citer, ...]],
    above: Sequence[Group],
) -> Pages:
    volume = render.volume
    path = volume.prefix + article_page(node.path[0])
    linker = Linker(volume, path, render.volumes)
    values = {
        "item": Setter(linker, cited).item(node),
        "trail": above,
        "before": beside[0],
        "after": beside[1],
        "peeks": peeks(linker),
    }
    yield path, render.page("article.html", path, values, node.path[0])
    yield path.replace(".html", ".json"), article_json(volume, node.path[0], cited)


def _situations(render: Renderer) -> tuple[str, bytes]:
    path = render.volume.named_page("situations")
    linker = Linker(render.volume, path, render.volumes)
    values = {"stages": stages(render.volume, linker), "peeks": peeks(linker)}
    return path, render.page("situations.html", path, values)


def _definitions(render: Renderer, cited: Mapping[str, tuple[Citer, ...]]) -> Pages:
    volume = render.volume
    path = volume.named_page("definitions")
    linker = Linker(volume, path, render.volumes)
    found = entries(linker, cited)
    values = {
        "entries": found,
        "initials": initials(found),
        "peeks": peeks(linker),
        "twins": twin_links(volume, render.volumes, path, "def"),
    }
    yield path, render.page("definitions.html", path, values)
    yield path.replace(".html", ".json"), definitions_json(volume, cited)
