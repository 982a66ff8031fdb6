"""Banked games, for learners."""
