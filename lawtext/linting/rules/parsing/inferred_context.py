"""Where a fragment belongs was inferred.

Why:
A page may start in the middle of an article. Which one is then a conclusion from the words and
the numbers that follow, and it may be wrong.

Bad:
    2. De kaart gaat terug naar de hand.
    C. Een kaart te veel
    ARTIKEL 15

Good:
    ARTIKEL 14
    B. Een kaart te weinig
    2. De kaart gaat terug naar de hand.

Mend:
Name the provision in which the source starts: `lawtext parse --context 14B2`, or `context` for
that source in `lawbook.toml`.

False alarms:
None: the finding says that something was inferred. It may be right all the same.
"""
