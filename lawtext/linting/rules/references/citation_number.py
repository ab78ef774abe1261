"""Singular and plural of a citation disagree.

Why:
`de artikel 4 en 5` or `artikelen 4` reads badly, and often tells that a label was added or
dropped when the text was revised.

Bad:
    Zie de artikel 4 en 5.

Good:
    Zie de artikelen 4 en 5.

Mend:
Write the plural before several labels and the singular before one.

False alarms:
`artikel 4 of 5` is good Dutch to many.
"""
