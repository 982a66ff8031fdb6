"""Between hands: seats, button, blinds owed, the bank's turn, and the start of the next hand."""

from cardhouse.table.banked.bank import holder
from cardhouse.table.families import broken, offered
from cardhouse.table.play import AnyEvent, fold, next_hand, play, replay
from cardhouse.table.pot.button import in_deck, to_draw
from cardhouse.table.table import Player, Table

__all__ = [
    "AnyEvent",
    "Player",
    "Table",
    "broken",
    "fold",
    "holder",
    "in_deck",
    "next_hand",
    "offered",
    "play",
    "replay",
    "to_draw",
]
