"""A heading and the marker below it disagree.

Why:
When the heading says 22A and the first marker below it says B, one of the two is wrong. Every
link to the provision depends on which.

Bad:
    Artikel 7A
    B. Het tellen van de kaarten

Good:
    Artikel 7B
    B. Het tellen van de kaarten

Mend:
Look in a printed book which of the two is right, and correct the other.

False alarms:
None known.
"""
