"""A law-text parser and cross-reference toolkit for the Laws of Duplicate Bridge.

The verbs, in the order in which the data flows: `read`, `mend`, `parse`, `link`, then `cite`,
`lint`, `build`, `stub`, `compare`, `fmt`; `load` gives a whole edition. Each name is imported when
it is first used, so that a command that needs little starts fast.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lawtext.edition import Edition, load_edition
    from lawtext.errors import LawtextError
    from lawtext.label import Label
    from lawtext.model import (
        Book,
        Citation,
        Definition,
        Division,
        Finding,
        Mend,
        Provision,
        Source,
    )
    from lawtext.verbs import (
        build,
        cite,
        compare,
        fmt,
        link,
        lint,
        load,
        mend,
        parse,
        read,
        stub,
    )

__version__ = "0.1.0"
__all__ = [
    "Book",
    "Citation",
    "Definition",
    "Division",
    "Edition",
    "Finding",
    "Label",
    "LawtextError",
    "Mend",
    "Provision",
    "Source",
    "build",
    "cite",
    "compare",
    "fmt",
    "link",
    "lint",
    "load",
    "load_edition",
    "mend",
    "parse",
    "read",
    "stub",
]
_HOMES = {
    "Edition": "edition",
    "load_edition": "edition",
    "LawtextError": "errors",
    "Label": "label",
    **dict.fromkeys(
        ("Book", "Citation", "Definition", "Division", "Finding", "Mend", "Provision", "Source"),
        "model",
    ),
}


def __getattr__(name: str) -> object:
    """The public name from the module that it lives in; raises AttributeError for any other."""
    if name not in __all__:
        raise AttributeError(f"module 'lawtext' has no attribute {name!r}")
    value: object = getattr(import_module(f"lawtext.{_HOMES.get(name, 'verbs')}"), name)
    globals()[name] = value
    return value
