"""Keeps Python's collector of cycles from searching while a book is made."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def collector_paused() -> Iterator[None]:
    """Run a block without the search for cycles, which a book's structs cannot form.

    Making a book allocates so much that the search would run again and again and find nothing.
    It goes on afterwards if it was on before, also when the block raises.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
