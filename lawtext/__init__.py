"""A law-text parser and cross-reference toolkit for the Laws of Duplicate Bridge."""
