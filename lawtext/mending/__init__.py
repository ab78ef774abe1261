"""Mending: one file per repair, each change recorded, nothing lost."""

from lawtext.mending.chain import MENDERS, Mender, mend

__all__ = ["MENDERS", "Mender", "mend"]
