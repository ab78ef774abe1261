"""The names, codes and severities of all rules, so that every stage reports under them.

Reading, mending, parsing and linking find things on the way; `lint` shows them all. This
table stands to the left of every stage, so that one name means one thing everywhere.
"""

from __future__ import annotations

import msgspec

from lawtext.model import Finding, Severity


class Rule(msgspec.Struct, frozen=True):
    """One rule: its name, code (family and number), severity and what it says in one line.

    A finding of a rule that is `of_source` is about a source as a whole and names no provision.
    """

    name: str
    code: str
    severity: Severity
    summary: str
    of_source: bool = False


_ALL = (
    Rule(
        "fallback-encoding",
        "PAR001",
        "warning",
        "The file is no UTF-8; Windows-1252 was used.",
        of_source=True,
    ),
    Rule(
        "repeated-line",
        "PAR002",
        "warning",
        "A line of the page's template stands in the text.",
        of_source=True,
    ),
    Rule("lost-markers", "PAR003", "warning", "Item markers were lost or wrong, and restored."),
    Rule("inferred-context", "PAR004", "warning", "Where a fragment belongs was inferred."),
    Rule("truncated", "PAR005", "warning", "The source stops in the middle of a text."),
    Rule("conflicting-text", "PAR006", "warning", "Two sources give different words."),
    Rule("stray-text", "PAR007", "info", "Text stands outside every provision.", of_source=True),
    Rule(
        "page-furniture",
        "PAR008",
        "info",
        "A running head or page number was removed.",
        of_source=True,
    ),
    Rule("doubtful-mend", "PAR009", "warning", "A mend was made on thin evidence."),
    Rule(
        "contents-page",
        "PAR010",
        "info",
        "A table of contents or an index was removed.",
        of_source=True,
    ),
    Rule("page-frame", "PAR011", "info", "A web page's frame was removed.", of_source=True),
    Rule("duplicate-label", "STR001", "error", "One label stands twice in one source."),
    Rule("label-gap", "STR002", "warning", "A number or letter is missing in a row of items."),
    Rule("item-order", "STR003", "warning", "Items do not stand in the order of their numbers."),
    Rule("heading-mismatch", "STR004", "warning", "A heading and the marker below it disagree."),
    Rule("empty-provision", "STR005", "warning", "A provision has a label and no text."),
    Rule("dangling-reference", "REF001", "error", "A cited provision does not exist."),
    Rule("citation-number", "REF002", "warning", "Singular and plural of a citation disagree."),
    Rule("wrong-direction", "REF003", "warning", "`above` or `below` points the wrong way."),
    Rule("suspect-character", "TYP001", "warning", "A character does not belong in this text."),
    Rule("unbalanced-parenthesis", "TYP004", "warning", "A parenthesis has no partner."),
    Rule("lower-case-start", "TYP005", "warning", "A sentence starts in lower case."),
    Rule(
        "missing-provision", "EDT001", "warning", "The other edition has an item that is not here."
    ),
    Rule("extra-provision", "EDT002", "warning", "An item is here that the other edition lacks."),
    Rule("missing-citation", "EDT003", "warning", "The other edition cites more here."),
    Rule("extra-citation", "EDT004", "warning", "The other edition does not cite this here."),
)
RULES: dict[str, Rule] = {rule.name: rule for rule in _ALL}


def finding(
    rule: str,
    message: str,
    *,
    provision: str | None = None,
    file: str = "",
    line: int = 0,
    column: int = 0,
) -> Finding:
    """A finding of a rule at a place, with the code and severity from the table.

    Raises KeyError for a rule that the table lacks, since that is a mistake in the code.
    """
    kind = RULES[rule]
    return Finding(rule, kind.code, kind.severity, provision, file, line, column, message)
