"""A law-text parser and cross-reference toolkit for the Laws of Duplicate Bridge.

The verbs, in the order in which the data flows: `read`, `mend`, `parse`, `link`, then `cite`,
`graph`, `lint`, `build`, `stub`, `compare`, `fmt`; `load` gives a whole edition.
"""

from lawtext.edition import Edition, load_edition
from lawtext.errors import LawtextError
from lawtext.label import Label
from lawtext.model import Book, Citation, Definition, Division, Finding, Mend, Provision, Source
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
