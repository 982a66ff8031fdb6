"""Rulings on no-bust blackjack."""
