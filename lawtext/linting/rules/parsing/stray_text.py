"""Text stands outside every provision.

Why:
Words before the first article or between two of them may be a foreword, or law text of which
the heading was lost.

Bad:
    Elke ronde duurt een uur.
    ARTIKEL 8
    A. De arbiter begint de ronde.

Good:
    ARTIKEL 8
    Elke ronde duurt een uur.
    A. De arbiter begint de ronde.

Mend:
Put the words where they belong, or take them out of the source.

False alarms:
A real foreword. It is kept as the preface of the book.
"""
