"""Citations: find them in a text, resolve them to provisions, and say how they relate."""

from lawtext.citing.find import find
from lawtext.citing.link import cite, link
from lawtext.citing.mention import Mention

__all__ = ["Mention", "cite", "find", "link"]
