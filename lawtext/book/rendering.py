"""Templates: one environment for all pages, and what every page of an edition needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from lawtext.book.addresses import relative
from lawtext.book.items import title
from lawtext.book.occasions import stages_with_answers
from lawtext.book.volume import Volume
from lawtext.places import data_folder

if TYPE_CHECKING:
    from jinja2 import Environment

_SETTINGS = ("official", "publisher", "rights", "licence", "report")


@lru_cache
def environment() -> Environment:
    """The template environment: every value is escaped, and a missing one is an error."""
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    return Environment(
        loader=FileSystemLoader(data_folder("site") / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


class Renderer:
    """Renders the pages of one edition."""

    def __init__(self, volume: Volume, volumes: Sequence[Volume]) -> None:
        """Takes the edition and all editions of the site, itself among them."""
        self.volume, self.volumes = volume, volumes
        self._grids: dict[str, str] = {}

    def page(self, template: str, path: str, values: Mapping[str, object], here: str = "") -> bytes:
        """A page as bytes: the template with its values, at its path in the site.

        `here` is the number of the article that the page shows, if it shows one.
        """
        known = self._common(path)
        known["grid"] = self._grid(known["root"], here)
        return environment().get_template(template).render(known | dict(values)).encode()

    def _grid(self, root: str, here: str) -> Markup:
        """The grid of numbers, which is the same on all pages that lie as deep."""
        if root not in self._grids:
            grid = environment().get_template("grid.html")
            values = {"cells": self.volume.grid, "root": root, "w": self.volume.words}
            self._grids[root] = grid.render(values)
        link = f'href="{root}{here}/index.html"'
        return Markup(self._grids[root].replace(link, f'{link} aria-current="page"'))

    def _common(self, path: str) -> dict[str, Any]:
        """What every page needs: words, and links to the main pages."""
        volume = self.volume
        return {
            "volume": volume,
            "w": volume.words,
            "path": path,
            "settings": {name: volume.edition.settings.get(name, "") for name in _SETTINGS},
            "link": lambda target: volume.link(path, target),
            "to": lambda target, mark="": relative(path, target, mark),
            "root": relative(path, volume.prefix + "index.html").removesuffix("index.html"),
            "site": relative(path, "index.html").removesuffix("index.html"),
            "volumes": self.volumes,
            "stages_with_answers": stages_with_answers(volume),
            "title": title,
        }
