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
    "singular": "has a singular keyword and cites {} provisions",
    "plural": "has a plural keyword and cites one provision",
    "determiner": "has a keyword of another number than the article before it",
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
    own = citation.from_.partition("#")[0]
    file, line, column = known.book.place(own, _offset(citation))
    for rule, message in _faults(known, parts, mention, citation):
        words = f"“{citation.surface}” {message}"
        yield finding(rule, words, provision=own, file=file, line=line, column=column)


def _faults(
    known: Known, parts: Parts, mention: Mention, citation: Citation
) -> Iterator[tuple[str, str]]:
    """The rules that a citation breaks, each with what there is to say."""
    lost = [target.id for target in citation.targets if _lost(known, target)]
    if lost:
        names = ", ".join(lost[:_SHOWN]) + (" and others" if len(lost) > _SHOWN else "")
        yield "dangling-reference", f"cites {names}, which neither this text nor the edition has"
    if mention.number:
        yield "citation-number", _NUMBER[mention.number].format(len(citation.targets))
    if mention.direction in {"above", "below"} and parts:
        targets = (target.id for target in citation.targets)
        wrong = next((t for t in targets if _wrong(known, parts, t, mention.direction)), None)
        if wrong:
            says = f"says {mention.direction}, and {wrong} does not stand there"
            yield "wrong-direction", says


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
