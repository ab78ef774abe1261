"""A running head or page number was removed.

Why:
Heads, feet and page numbers are no law text. The finding lets you see that nothing else went.

Bad:
    … de kaarten gaan terug in het
    Clubboekje 33
    bord en de ronde gaat door.

Good:
    … de kaarten gaan terug in het bord en de ronde gaat door.

Mend:
Nothing, if what was removed is no law text.

False alarms:
A short line of law text that stands at the same place on several pages.
"""
