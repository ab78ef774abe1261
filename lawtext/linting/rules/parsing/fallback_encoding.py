"""The file is no UTF-8; Windows-1252 was used.

Why:
A file does not say in which encoding it was saved. What is no UTF-8 is read as Windows-1252, the
usual one of older Dutch and English documents. When that guess is wrong, letters with accents
become other signs.

Bad:
    A file saved as Latin-1 or Windows-1252: the byte E9 for é.

Good:
    The same file saved as UTF-8: the bytes C3 A9 for é.

Mend:
Look at the accents in the text. If they are right, save the file as UTF-8; if not, save it anew
from the program that it comes from.

False alarms:
None: the finding says what was done. The guess may be right all the same.
"""
