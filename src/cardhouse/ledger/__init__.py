"""Chips move only by transfers: debits equal credits, and nothing goes below zero."""

from cardhouse.ledger.transfer import BOX, POT, Account, Balances, Transfer, move

__all__ = ["BOX", "POT", "Account", "Balances", "Transfer", "move"]
