"""A hand at one of many tables as any seat sees it, asked or not."""

from typing import Any

from cardhouse.analysis.kernel.jit import bare
from cardhouse.analysis.kernel.pointing import pointer
from cardhouse.env.many.pot.playing import Room
from cardhouse.env.many.pot.seeing import see


@bare
def look_at(room: Room, table: int, player: int, seen: Any) -> None:
    """Write what a player sees, whose number is the place in the order of the seats."""
    players = len(room.stacks)
    place = (player - room.turns[table]) % players
    layout, game = pointer(room.layout), pointer(room.game)
    see(layout, game, pointer(room.rows[table]), place, pointer(seen))
