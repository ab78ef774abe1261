"""Two sources give different words.

Why:
One label has one text. When two sources disagree, one of them is wrong, or of another edition.
The first source is kept.

Bad:
    page-1.txt    ARTIKEL 7A  Elke speler telt zijn kaarten.
    page-2.txt    ARTIKEL 7A  Elke speler telt zijn kaarten na.

Good:
    One text in both sources, or only one source with this label.

Mend:
Compare both with a printed book. Take the wrong one out, or give the right source first.

False alarms:
A difference in punctuation only.
"""
