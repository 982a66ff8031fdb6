"""Chips move only by transfers: debits equal credits, and nothing goes below zero."""

from cardhouse.ledger.money import cents, dollars
from cardhouse.ledger.transfer import (
    BANK,
    BONUS,
    BOX,
    CAGE,
    LEFT,
    OUTSIDE,
    POT,
    Account,
    Balances,
    Transfer,
    move,
)

__all__ = [
    "BANK",
    "BONUS",
    "BOX",
    "CAGE",
    "LEFT",
    "OUTSIDE",
    "POT",
    "Account",
    "Balances",
    "Transfer",
    "cents",
    "dollars",
    "move",
]
