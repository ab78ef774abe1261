"""A web page's frame was removed.

Why:
Menus, notes on versions and links around an article are no law text. The finding lets you see
that nothing else went.

Bad:
    Home | Zoeken | Bewerken
    ARTIKEL 8  De ronde
    Een ronde duurt een uur.
    Terug naar boven

Good:
    ARTIKEL 8  De ronde
    Een ronde duurt een uur.

Mend:
Nothing, if what was removed is no law text.

False alarms:
A line of law text that starts as such links do.
"""
