"""Chips move only by transfers: debits equal credits, and nothing goes below zero."""

from cardhouse.ledger.transfer import (
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
    "BONUS",
    "BOX",
    "CAGE",
    "LEFT",
    "OUTSIDE",
    "POT",
    "Account",
    "Balances",
    "Transfer",
    "move",
]
