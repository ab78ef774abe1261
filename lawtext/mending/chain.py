"""The menders in their order: each takes a source and gives a better one."""

from __future__ import annotations

from collections.abc import Callable

from lawtext.edition import Edition
from lawtext.mending.alphabet import alphabet
from lawtext.mending.boilerplate import boilerplate
from lawtext.mending.characters import characters
from lawtext.mending.chrome import chrome
from lawtext.mending.contents import contents
from lawtext.mending.footnotes import footnotes
from lawtext.mending.furniture import furniture
from lawtext.mending.hyphens import hyphens
from lawtext.mending.letters import letters
from lawtext.mending.markers import markers
from lawtext.mending.markup import markup
from lawtext.mending.mojibake import mojibake
from lawtext.mending.outline import outline
from lawtext.mending.plain_marks import plain_marks
from lawtext.mending.rows import rows
from lawtext.mending.scanned import scanned
from lawtext.mending.spaced import spaced
from lawtext.mending.suits import suits
from lawtext.mending.unsigned import unsigned
from lawtext.mending.worded import worded
from lawtext.model import Source

Mender = Callable[[Source, Edition], Source]

# What hides characters goes first, since every other mender compares texts; hyphens come when
# nothing stands between the two parts of a word any more.
MENDERS: tuple[Mender, ...] = (
    mojibake,
    plain_marks,
    markup,
    characters,
    suits,
    letters,
    alphabet,
    spaced,
    scanned,
    chrome,
    furniture,
    boilerplate,
    contents,
    rows,
    footnotes,
    hyphens,
    outline,
    worded,
    unsigned,
    markers,
)


def mend(source: Source, edition: Edition) -> Source:
    """The source with every mender's repairs made and recorded, in the order of `MENDERS`.

    A source that says of itself that it is law text comes back as it is.
    """
    if source.law_text:
        return source
    for mender in MENDERS:
        source = mender(source, edition)
    return source
