"""Rulings on games that are played for a pot."""
