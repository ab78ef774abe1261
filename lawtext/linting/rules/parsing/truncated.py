"""The source stops in the middle of a text.

Why:
A page that ends before its sentence does gives half a rule. Half a rule must not be read as a
whole one.

Bad:
    C. Een verkeerd bord
    Als de arbiter dit ontdekt, moet hij het bieden stoppen en

Good:
    C. Een verkeerd bord
    Als de arbiter dit ontdekt, moet hij het bieden stoppen en het goede bord laten spelen.

Mend:
Give the next page along with this one, or complete the text. In law text `[…]` marks the cut.

False alarms:
A text that ends without a stop on purpose, such as a line of a list.
"""
