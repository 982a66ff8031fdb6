"""The button of the next hand, whatever game is dealt."""

from collections.abc import Iterator

from cardhouse.table.events import ButtonMoved
from cardhouse.table.table import Player, Table


def first_button(table: Table) -> int:
    """The button of the first hand: as drawn, or the last left of a tie; 0 before the draw."""
    tied = [seat for seat in table.tied if seat in table.players]
    return table.button or (tied[0] if len(tied) == 1 else 0)


def next_button(table: Table, playing: list[int]) -> int:
    """The drawn button keeps the first hand; after that it goes to the next dealt-in player."""
    first = first_button(table)
    if not table.begun() and first in playing:
        return first
    return next(seat for seat in table.clockwise(first) if seat in playing)


def is_ready(player: Player) -> bool:
    """True if somebody has chips, owes nothing for their time and has come into the game."""
    if player.time_owed:
        return False
    return player.chips > 0 and player.plays()


def coming_button(table: Table) -> int:
    """The seat of the next hand's button; 0 while nobody is in the game."""
    ready = [seat for seat, player in table.players.items() if is_ready(player)]
    playing = [seat for seat in ready if table.players[seat].standing == "in"]
    around = playing if len(playing) >= 2 else ready
    return next_button(table, around) if around else 0


def button_moves(table: Table) -> Iterator[ButtonMoved]:
    """Move the button in a game without one, at a table that also deals others."""
    if table.mix is not None:
        cite = "button.moves" if table.begun() else "button.first"
        yield ButtonMoved(seat=coming_button(table), big_blind=0, cite=cite)
