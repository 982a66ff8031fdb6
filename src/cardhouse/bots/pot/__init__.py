"""Bots that play for a pot."""
