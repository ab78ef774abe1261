"""One label stands twice in one source.

Why:
A label names one provision. When it stands twice with different words, a citation of it means
two things, and readers find only the first.

Bad:
    1. De gever deelt de kaarten uit.
    2. De speler links van hem begint.
    2. Daarna gaat het met de klok mee.

Good:
    1. De gever deelt de kaarten uit.
    2. De speler links van hem begint.
    3. Daarna gaat het met de klok mee.

Mend:
Correct the marker, or take one of the two out.

False alarms:
None known. A provision that is printed twice with the same words is no finding.
"""
