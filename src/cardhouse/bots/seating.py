"""Seats at a table filled with bots."""

from collections.abc import Sequence

from cardhouse.table.rules import Rotation
from cardhouse.table.table import Role


def roles(rotation: Rotation, free: Sequence[int]) -> dict[int, Role]:
    """Seats of the standing banks: those kept for them, or else the last of the bots' seats."""
    seats = rotation.seats or free[len(free) - min(rotation.banks, len(free)) :]
    return dict.fromkeys(seats, "bank")


def too_few(rotation: Rotation, seats: Sequence[int]) -> str:
    """The reason bots in these seats cannot play hand after hand, in words; empty if they can.

    A standing bank never bets, and a lone one may not deal two turns running.
    """
    banks = roles(rotation, seats)
    players, needed = len(set(seats) - set(banks)), 2 if len(banks) < 2 else 1
    if players >= needed:
        return ""
    taken = " and ".join(map(str, sorted(banks)))
    one = len(banks) == 1
    who = f"a standing bank has seat {taken}" if one else f"standing banks have seats {taken}"
    return f"{who}; at least {needed} must play beside {'it' if one else 'them'}, not {players}"
