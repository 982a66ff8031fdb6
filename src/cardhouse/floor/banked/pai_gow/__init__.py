"""Rulings on pai gow poker."""
