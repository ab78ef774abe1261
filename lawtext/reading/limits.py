"""The limits of reading, each with a clear error instead of a hang."""

from __future__ import annotations

from lawtext.errors import UnreadableSource

MOST_BYTES = 32 * 1024 * 1024
LONGEST_LINE = 1024 * 1024
DEEPEST_NESTING = 16


def check_size(size: int, name: str) -> None:
    """Raises UnreadableSource when a file of `size` bytes is too large or empty."""
    if size > MOST_BYTES:
        raise UnreadableSource(
            f"the file is larger than {MOST_BYTES // 1024 // 1024} MiB",
            mend="Split it into smaller files.",
            file=name,
        )
    if size == 0:
        raise empty(name)


def check_lines(lines: list[str], name: str) -> None:
    """Raises UnreadableSource, with the line, when a line is longer than 1 MiB."""
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise UnreadableSource(
                "the line is longer than 1 MiB",
                mend="Break the line, or check that the file is a text.",
                file=name,
                line=number,
                column=1,
            )


def check_depth(depth: int, name: str, line: int) -> None:
    """Raises UnreadableSource when lists are nested deeper than 16 levels."""
    if depth > DEEPEST_NESTING:
        raise UnreadableSource(
            f"lists are nested deeper than {DEEPEST_NESTING} levels",
            mend="Take some levels away: a law book has no more than five.",
            file=name,
            line=line,
        )


def empty(name: str) -> UnreadableSource:
    """The error for a source in which there is nothing to read."""
    return UnreadableSource(
        "there is no text in it", mend="Give a source that holds law text.", file=name
    )
