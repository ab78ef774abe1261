"""What a `lawbook.toml` may say, checked before anything uses it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec

from lawtext.errors import BadLabel, BadSetting
from lawtext.label import Label
from lawtext.tomlfiles import plain

_NEEDS = "Write it as corpus/README.md shows, or leave it out."


class SourceSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `[sources."<file>"]` says of one source.

    `context` is the label of the provision in which the source starts; `markers` gives for a
    label the markers of the items below it, in order.
    """

    context: str = ""
    markers: dict[str, list[str]] = {}


class Settings(msgspec.Struct, frozen=True):
    """The keys that lawtext itself reads; a federation may add keys of its own."""

    edition: str = ""
    language: str = ""
    year: int = 0
    title: str = ""
    skeleton: str | int = ""
    publisher: str = ""
    licence: str = ""
    rights: str = ""
    report: str = ""
    official: bool = False
    source_order: list[str] = []
    sources: dict[str, SourceSettings] = {}


def read_settings(path: Path) -> tuple[dict[str, Any], Settings]:
    """All that a lawbook.toml says, and the checked part of it.

    Labels in `[sources]` come back in the canonical spelling. Raises BadSetting, with the file
    and the key, for what cannot be used.
    """
    try:
        said = tomllib.loads(path.read_text(encoding="utf-8-sig"))
        settings = msgspec.convert(said, Settings)
    except tomllib.TOMLDecodeError as error:
        raise BadSetting(f"not valid TOML: {error}", file=str(path)) from None
    except UnicodeDecodeError:
        raise BadSetting("not UTF-8", file=str(path), mend="Save the file as UTF-8.") from None
    except OSError as error:
        raise BadSetting(f"cannot be read: {error.strerror}", file=str(path)) from None
    except msgspec.ValidationError as error:
        raise BadSetting(plain(str(error)), file=str(path), mend=_NEEDS) from None
    if "numbering" in said:
        raise BadSetting(
            "a [numbering] of its own cannot be read yet",
            file=str(path),
            mend="Take it out: the labels of the Laws of Duplicate Bridge are built in.",
        )
    return said, _canonical(settings, path)


def _canonical(settings: Settings, path: Path) -> Settings:
    """The settings with the labels of `[sources]` as lawtext prints them."""
    sources = {
        file: SourceSettings(
            _label(one.context, file, path) if one.context else "",
            {_label(label, file, path): parts for label, parts in one.markers.items()},
        )
        for file, one in settings.sources.items()
    }
    return msgspec.structs.replace(settings, sources=sources)


def _label(text: str, file: str, path: Path) -> str:
    try:
        return str(Label.parse(text))
    except BadLabel as error:
        where = f'[sources."{file}"]'
        raise BadSetting(f"{where}: {error.what}", file=str(path), mend=error.mend) from None
