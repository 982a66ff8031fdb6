"""Rulings on games played for a pot."""
