"""Finds the data folders, `grammar`, `site` and `corpus`, in a checkout and in a wheel."""

from __future__ import annotations

from pathlib import Path

from lawtext.errors import LawtextError

_PACKAGE = Path(__file__).resolve().parent


def data_folder(name: str) -> Path:
    """The folder `grammar`, `site` or `corpus`, wherever lawtext runs from.

    Raises LawtextError when the installation lacks the folder.
    """
    for home in (_PACKAGE / "data", _PACKAGE.parent):
        if (home / name).is_dir():
            return home / name
    raise LawtextError(
        f"the folder {name}/ of lawtext is missing",
        mend="Install lawtext-kit again, or run from a complete checkout.",
    )
