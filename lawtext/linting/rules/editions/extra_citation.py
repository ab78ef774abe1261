"""The other edition does not cite this here.

Why:
A citation that the original does not have sends the reader to a rule that was not meant, often
because of a mistyped label.

Bad:
    English     … (see Law 9).
    Dutch       … (zie artikel 19).

Good:
    English     … (see Law 9).
    Dutch       … (zie artikel 9).

Mend:
Correct the label, or take the citation out.

False alarms:
A law of one edition that another has renumbered. Only provisions that both have are compared.
"""

from __future__ import annotations

from collections.abc import Iterator

from lawtext.comparing import target_changes
from lawtext.linting.view import View
from lawtext.model import Finding


def extra_citation(view: View) -> Iterator[Finding]:
    """A finding for each target that the other edition does not cite, provision by provision."""
    if view.against is None:
        return
    starts = {
        (citation.from_, target.id): citation.start
        for citation in view.book.citations
        for target in citation.targets
        if citation.field == "text"
    }
    for change in target_changes(view.against, view.book):
        for target in change.extra:
            message = f"{view.against.edition} does not cite {target} here."
            provision, at = view.provisions[change.id], starts.get((change.id, target))
            yield view.report("extra-citation", provision, message, at)
