"""A table of contents or an index was removed.

Why:
A list of headings with page numbers looks like a row of articles without text. It is no law
text, and would give empty provisions.

Bad:
    ARTIKEL 8  De ronde ........ 12
    ARTIKEL 9  De pauze ........ 13
    ARTIKEL 10  Het protest .... 13

Good:
    ARTIKEL 8  De ronde
    Een ronde duurt een uur.

Mend:
Nothing, if what was removed is no law text.

False alarms:
A chapter of which only the headings are at hand. Mark the file as law text (`%lawtext` on its
first line), and it is read as it stands.
"""
