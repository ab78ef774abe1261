"""Reading: source files of every form become lines, and nothing of them is lost."""

from lawtext.reading.files import read
from lawtext.reading.text import read_text

__all__ = ["read", "read_text"]
