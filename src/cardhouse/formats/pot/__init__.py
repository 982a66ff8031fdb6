"""Hands of games for a pot in the formats of other programs, read and written."""
