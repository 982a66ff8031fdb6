"""Bots at tables that a player banks."""
