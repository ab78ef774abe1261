"""`above` or `below` points the wrong way.

Why:
A reader who is sent up looks above. When the item stands below, the text was moved and its
citation was not.

Bad:
    A. Zie B hierboven.
    B. De ronde duurt een uur.

Good:
    A. Zie B hieronder.
    B. De ronde duurt een uur.

Mend:
Correct the word, or the label.

False alarms:
None known.
"""
