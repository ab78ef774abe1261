"""The online law book: a static site made of linked books, and a way to serve it."""

from lawtext.book.building import build_site
from lawtext.book.serving import serve

__all__ = ["build_site", "serve"]
