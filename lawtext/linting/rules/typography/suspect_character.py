"""A character does not belong in this text.

Why:
A letter of another alphabet or a lost suit symbol comes from a wrong encoding or a font. Search
does not find the word, and a screen reader stumbles over it.

Bad:
    De ronde is geēindigd.

Good:
    De ronde is geëindigd.

Mend:
Nothing where the spelling decides: the letter was replaced, with a record. Otherwise correct it.

False alarms:
A name in another language.
"""
