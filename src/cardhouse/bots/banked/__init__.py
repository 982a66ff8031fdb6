"""Bots at tables banked by a player."""
