"""A cited provision does not exist.

Why:
A reader who follows the citation finds nothing. The label is mistyped, of another edition, or
of another set of rules.

Bad:
    De straf staat in artikel 99.

Good:
    De straf staat in artikel 9.

Mend:
Correct the label. A provision that the edition has, but of which the text is not here, is no
finding.

False alarms:
A citation of the rules of a club or a federation that is not marked as one.
"""
