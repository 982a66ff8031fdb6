"""Blackjack at the command line."""
