"""Blackjack solved, played in bulk, and its chart."""
