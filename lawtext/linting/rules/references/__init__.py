"""Citations and what they refer to."""
