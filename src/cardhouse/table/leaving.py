"""Leaving a table: at once, or when the hand is over and everything due is paid."""

from collections.abc import Iterator

from cardhouse.table.events import PlayerLeft
from cardhouse.table.table import Table


def leave(table: Table, seat: int) -> PlayerLeft:
    """A player gets up; whoever is in a hand or has a share of a prize is still waited for."""
    if _stays(table, seat):
        return PlayerLeft(seat=seat, after_hand=True)
    player = table.players[seat]
    return PlayerLeft(seat=seat, name=player.name, chips=player.chips + player.bought)


def freed(table: Table) -> Iterator[PlayerLeft]:
    """Who wanted to leave and is held by nothing any more."""
    for seat, player in sorted(table.players.items()):
        if player.leaving and not player.pays_time() and not _stays(table, seat):
            yield leave(table, seat)


def _stays(table: Table, seat: int) -> bool:
    claim = table.claim
    return table.playing(seat) or (claim is not None and seat in (*claim.mains, *claim.others))
