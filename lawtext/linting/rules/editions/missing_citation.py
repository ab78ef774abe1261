"""The other edition cites more here.

Why:
A citation that got lost in translation takes a rule out of reach.

Bad:
    English     … (see Law 9).
    Dutch       …

Good:
    English     … (see Law 9).
    Dutch       … (zie artikel 9).

Mend:
Add the citation, or tell why it is left out.

False alarms:
A law of one edition that another has renumbered. Only provisions that both have are compared.
"""

from __future__ import annotations

from collections.abc import Iterator

from lawtext.comparing import target_changes
from lawtext.linting.view import View
from lawtext.model import Finding


def missing_citation(view: View) -> Iterator[Finding]:
    """A finding for each target that only the other edition cites, provision by provision."""
    if view.against is None:
        return
    for change in target_changes(view.against, view.book):
        for target in change.missing:
            message = f"{view.against.edition} cites {target} here, and this text does not."
            yield view.report("missing-citation", view.provisions[change.id], message)
