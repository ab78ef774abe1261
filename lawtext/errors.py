"""The one tree of errors: every message says where, what, and how to mend it."""

from __future__ import annotations


class LawtextError(Exception):
    """The root of every error that lawtext raises on purpose.

    Takes what is wrong, how to mend it, and, where known, the place: the file, the line and
    the column (both from 1), and the label of the provision.
    """

    def __init__(
        self,
        what: str,
        *,
        mend: str = "",
        file: str = "",
        line: int = 0,
        column: int = 0,
        label: str = "",
    ) -> None:
        self.what, self.mend, self.file = what, mend, file
        self.line, self.column, self.label = line, column, label
        super().__init__(self.message)

    @property
    def place(self) -> str:
        """The place as `file:line:column (label)`, without the parts that are not known."""
        numbers = [str(n) for n in (self.line, self.column if self.line else 0) if n]
        place = ":".join(part for part in [self.file, *numbers] if part)
        return f"{place} ({self.label})".strip() if self.label else place

    @property
    def message(self) -> str:
        """The whole message on one line: place, what is wrong, how to mend it."""
        text = f"{self.place}: {self.what}" if self.place else self.what
        return f"{text}. {self.mend}" if self.mend else text


class UnreadableSource(LawtextError):
    """A source file cannot be read: missing, empty, binary, too large, or without text."""


class BrokenLawText(LawtextError):
    """A text contradicts the form of law text in a way that no mend can settle."""


class NoLawFound(LawtextError):
    """A source was read, and nothing in it is an article, an item or a definition."""


class BadLabel(LawtextError):
    """A text was given as a label and is none."""


class UnknownEdition(LawtextError):
    """An edition was named that is neither in the corpus nor a folder with a lawbook.toml."""


class UnknownLabel(LawtextError):
    """A label is well formed, and the edition has no such provision."""


class BadSetting(LawtextError):
    """A `lawbook.toml` or a language file holds a value that cannot be used."""


class MissingExtra(LawtextError):
    """An optional package is needed and not installed."""

    def __init__(self, package: str, extra: str, purpose: str) -> None:
        super().__init__(
            f"{purpose} needs the package {package}, which is not installed",
            mend=f"Install it with: pip install 'lawtext-kit[{extra}]'",
        )


class CannotWrite(LawtextError):
    """An output cannot be written where it was asked for."""
