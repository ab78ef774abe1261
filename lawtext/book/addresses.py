"""Addresses: the page and the anchor of a provision, and links that work from a file.

An address is a promise, so it is made of the label alone: `16/index.html#16C2`. Links name
`index.html`, since a browser that opens the book from a folder needs it; whoever serves the book
may leave it out.
"""

from __future__ import annotations

import posixpath
from functools import lru_cache
from urllib.parse import quote

_SAFE = "/:()!*,;=@~+&'"


def article_page(number: str) -> str:
    """The path of an article's page inside its edition."""
    return f"{number}/index.html"


def anchor(target: str) -> str:
    """The anchor of a provision, a definition or a part of one (`45#fn1` gives `45.fn1`)."""
    return target.replace("#", ".").replace(" ", "-")


@lru_cache(maxsize=65536)
def relative(page: str, path: str, fragment: str = "") -> str:
    """The link from a page to a path in the same site, with an optional anchor.

    A link to an anchor of the page itself is the anchor alone.
    """
    mark = f"#{quote(fragment, safe=_SAFE)}" if fragment else ""
    if page == path and mark:
        return mark
    start = posixpath.dirname(page) or "."
    return quote(posixpath.relpath(path, start), safe=_SAFE) + mark
