"""The menders in their order: each takes a source and gives a better one."""

from __future__ import annotations

from collections.abc import Callable

from lawtext.edition import Edition
from lawtext.model import Source

Mender = Callable[[Source, Edition], Source]

MENDERS: tuple[Mender, ...] = ()


def mend(source: Source, edition: Edition) -> Source:
    """The source with every mender's repairs made and recorded, in the order of `MENDERS`.

    A source that says of itself that it is law text comes back as it is.
    """
    if source.law_text:
        return source
    for mender in MENDERS:
        source = mender(source, edition)
    return source
