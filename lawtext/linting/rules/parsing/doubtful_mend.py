"""A mend was made on thin evidence.

Why:
A word that is cut at a line end may keep its hyphen or lose it, and a list may be read in two
ways. Where the source does not decide, the likelier reading was taken.

Bad:
    … een speel-
    sterke partij …

Good:
    … een speelsterke partij …

Mend:
Look at the place, and correct the law text if the other reading is right.

False alarms:
Most of these mends are right. They are shown because nobody can be sure from the text alone.
"""
