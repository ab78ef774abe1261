"""Breaks a clean law book in the ways in which real sources are broken.

Each kind of mess is one function that takes a linked book and a folder, writes files, and gives
their paths. The same book always gives the same files.
"""
