"""Figures of games for a pot, and compiled play."""
