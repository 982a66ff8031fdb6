"""Rulings on games that a player banks."""
