"""Between hands: seats, button, blinds owed, the bank's turn, and the start of the next hand."""

from cardhouse.table.asks import TableAsk, table_ask, ways_in
from cardhouse.table.banked.bank import holder
from cardhouse.table.deed import Office
from cardhouse.table.naming import broken, offered, to_name
from cardhouse.table.play import AnyEvent, fold, next_hand, play, replay
from cardhouse.table.table import Player, Table

__all__ = [
    "AnyEvent",
    "Office",
    "Player",
    "Table",
    "TableAsk",
    "broken",
    "fold",
    "holder",
    "next_hand",
    "offered",
    "play",
    "replay",
    "table_ask",
    "to_name",
    "ways_in",
]
