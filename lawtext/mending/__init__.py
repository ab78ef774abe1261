"""Mending: one file per repair, each change recorded, nothing lost."""

from lawtext.mending.chain import MENDERS, Mender, mend
from lawtext.mending.sheets import are_apart, with_sheet_numbers

__all__ = ["MENDERS", "Mender", "are_apart", "mend", "with_sheet_numbers"]
