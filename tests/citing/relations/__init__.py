"""The hand-labelled sample of relations: how it was drawn, and its labels as data."""
