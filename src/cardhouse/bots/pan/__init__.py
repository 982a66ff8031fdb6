"""Bots that play pan."""
