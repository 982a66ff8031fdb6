"""Cardhouse runs a California card room from its rule books."""

__version__ = "0.1.0"
