"""Rulings on pan."""
