"""Measures lawtext: against other tools, with size, on prose, on hostile text, and on messes."""
