"""A line of the page's template stands in the text.

Why:
Web pages and printed books repeat lines that are no law text. One that lands below an item
reads as if the item said so, and its citations would become links.

Bad:
    1. De gever deelt de kaarten uit.
       Klik hier voor de uitleg van dit artikel.
    2. De speler links van hem begint.
       Klik hier voor de uitleg van dit artikel.

Good:
    1. De gever deelt de kaarten uit.
    2. De speler links van hem begint.

Mend:
Nothing, if the line is no law text: it was taken out with a record. If it is, mark the file as
law text (`%lawtext` on its first line), and it is read as it stands.

False alarms:
A law that really says the same sentence under several items, indented and without a marker.
"""
