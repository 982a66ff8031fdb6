"""Pai gow poker counted and played in bulk."""
