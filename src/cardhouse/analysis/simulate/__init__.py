"""Hands played in bulk."""
