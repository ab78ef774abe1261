"""Checks of the project itself, which `make lint` runs."""
