"""Takes a broken source the whole way, and says what went wrong that must not."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType

from lawtext.citing import link
from lawtext.edition import Edition
from lawtext.errors import LawtextError
from lawtext.formatting import format_book
from lawtext.parsing import parse_source
from lawtext.pipeline import parse_sources
from lawtext.reading import read_text
from lawtext.reading.files import read_bytes
from tests.losing import unaccounted

LONGEST = 10.0


class Hang(BaseException):
    """A source took longer than it may; no `except Exception` on the way catches it."""


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Raise Hang when the block takes longer. Works in the main thread of a Unix process."""

    def stop(_signal: int, _frame: FrameType | None) -> None:
        raise Hang(f"took longer than {seconds:g} s")

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def try_source(data: bytes, suffix: str, edition: Edition) -> None:
    """Read, mend, parse, link, print and read back; an error of lawtext is a good answer.

    Raises AssertionError when a character is lost or the print reads back as another book,
    Hang when it takes too long, and whatever else the code under test raises.
    """
    with at_most(LONGEST), suppress(LawtextError):
        source = read_bytes(data, f"broken{suffix}", suffix)
        lost = unaccounted(source, edition)
        assert not lost, f"characters were lost, or with a minus invented: {lost}"
        book = parse_sources([source], edition)
        link(book, edition)
        printed = format_book(book)
        again = parse_source(read_text(printed), edition)
        assert again == book, "the printed book reads back as another"
        assert format_book(again) == printed, "printing it again changes it"
