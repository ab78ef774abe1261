"""Item markers were lost or wrong, and restored.

Why:
A list that was copied from a web page often loses its numbers, or starts again at 1 on a level
that had letters. Every citation of such an item would go astray.

Bad:
    ARTIKEL 8
    - Een ronde begint als de arbiter het zegt.
    - Een ronde eindigt als de arbiter het zegt.

Good:
    ARTIKEL 8
    A. Een ronde begint als de arbiter het zegt.
    B. Een ronde eindigt als de arbiter het zegt.

Mend:
Compare the restored markers with a printed book. `lawtext import` writes them into the law text,
where they can be corrected.

False alarms:
A list that has no numbers in print either: make it one text again in the imported law text. Where
other markers belong there, give them as `markers` in `lawbook.toml`, under that source.
"""
