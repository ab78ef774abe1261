"""What linking reports: citations that dangle, disagree in number, or point the wrong way."""

from __future__ import annotations

from collections.abc import Iterator

from lawtext.citing.known import Known, Parts
from lawtext.citing.mention import Mention
from lawtext.errors import BadLabel
from lawtext.label import Label, order_key
from lawtext.model import Citation, Finding, Target
from lawtext.rulebook import finding

_NUMBER = {
    "singular": "the keyword is singular and {} provisions are cited",
    "plural": "the keyword is plural and one provision is cited",
    "determiner": "the article before the keyword has another number than the keyword",
}
_SHOWN = 3


def is_dangling(citation: Citation) -> bool:
    """Whether a target of a citation exists nowhere."""
    for target in citation.targets:  # noqa: SIM110  (any() costs twice as much, 700 times)
        if target.status == "unknown":
            return True
    return False


def check(known: Known, parts: Parts, mention: Mention, citation: Citation) -> Iterator[Finding]:
    """The findings about one citation of a provision."""
    place = known.book.place((parts and citation.from_.partition("#")[0]) or "", _offset(citation))
    where = {
        "provision": citation.from_.partition("#")[0],
        "file": place[0], "line": place[1], "column": place[2],
    }  # fmt: skip
    lost = [target.id for target in citation.targets if _lost(known, target)]
    if lost:
        names = ", ".join(lost[:_SHOWN]) + (" and others" if len(lost) > _SHOWN else "")
        yield finding("dangling-reference", f"“{citation.surface}” cites {names}, which neither "
                      "this text nor the edition has", **where)  # fmt: skip
    if mention.number:
        message = _NUMBER[mention.number].format(len(citation.targets))
        yield finding("citation-number", f"“{citation.surface}”: {message}", **where)
    if mention.direction in {"above", "below"} and parts:
        wrong = [t.id for t in citation.targets if _wrong(known, parts, t.id, mention.direction)]
        if wrong:
            yield finding("wrong-direction", f"“{citation.surface}” says {mention.direction}, and "
                          f"{wrong[0]} does not stand there", **where)  # fmt: skip


def _lost(known: Known, target: Target) -> bool:
    """Whether a target does not exist, as far as that can be told.

    Without a skeleton nobody knows what an article that is not here holds.
    """
    if target.status != "unknown" or known.edition is None or known.edition.skeleton is not None:
        return target.status == "unknown"
    try:
        return Label.parse(target.id.partition("#")[0], known.numbering).article in known.labels
    except BadLabel:
        return False


def _offset(citation: Citation) -> int:
    return citation.start if citation.field == "text" else 0


def _wrong(known: Known, own: Parts, target: str, direction: str) -> bool:
    """Whether a target stands on the other side of the citing provision."""
    try:
        parts = Label.parse(target.partition("#")[0], known.numbering).parts
    except BadLabel:
        return False
    if parts == own[: len(parts)]:
        return direction == "below"
    return (order_key(parts) > order_key(own)) != (direction == "below")
