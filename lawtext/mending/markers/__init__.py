"""Puts headings and item markers right: the mender that makes lines into law text.

A source goes through it in the order of the files: `rows` cuts lines at markers, `headings` and
`units` find the articles, `items` looks at what stands below them, `explicit` or `levels` find
where each item belongs, `composing` and `writing` write law text.
"""

from lawtext.mending.markers.mender import markers

__all__ = ["markers"]
