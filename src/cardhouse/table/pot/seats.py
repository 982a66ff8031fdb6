"""Seats dealt into the next hand, and the places of button and blinds."""

from msgspec import Struct

from cardhouse.engine.core.post import Post
from cardhouse.engine.pot.hand import PotGame
from cardhouse.table.button import is_ready, next_button
from cardhouse.table.table import Player, Table


class Positions(Struct, frozen=True):
    """The next hand's places; seats run clockwise from the button's left."""

    button: int
    seats: tuple[int, ...]
    # Seats of the full blind and of the first blind.
    big_blind: int = 0
    first_blind: int = 0
    posts: dict[int, Post] = {}
    # Seats the blinds have passed since the last hand.
    passed: tuple[int, ...] = ()
    # Seats that post between or beside the blinds, and so take none of them.
    between: tuple[int, ...] = ()
    # True if the game starts over because fewer than two were in it.
    anew: bool = False
    cite: str = "button.moves"


def heads_up(table: Table) -> str:
    """The house's rule for the blinds with two players."""
    assert isinstance(table.game, PotGame)
    return table.game.heads_up


def positions(table: Table) -> Positions | None:
    """The places of the next hand; None while fewer than two can play."""
    ready = [seat for seat, player in table.players.items() if is_ready(player)]
    playing = [seat for seat in ready if table.players[seat].standing == "in"]
    if len(ready) < 2:
        return None
    if len(playing) >= 2:
        places = _placed(table, playing, ready)
        if not (len(places.seats) == 2 < len(ready) and fee_takes_all(table, places)):
            return places
    # Too few to make anybody wait or post: everybody who has come in plays.
    return _placed(table, ready, ready, anew=True)


def fee_takes_all(table: Table, places: Positions) -> bool:
    """True if the fee takes the button's last chips before the deal."""
    fee = table.fee
    due = fee.due(len(places.seats)) if (fee.payer, fee.time) == ("button", "start") else 0
    return table.players[places.button].chips <= due


def _placed(table: Table, playing: list[int], ready: list[int], *, anew: bool = False) -> Positions:
    """Places of the players in the game; others who are ready wait for the blind, or post."""
    button = next_button(table, playing)
    cite = "button.moves" if table.begun() else "button.first"
    cite = cite if table.button or not table.tied else "button.tied"
    if not table.game.stakes.blinds:
        # Without blinds there is nothing to wait for, to post or to miss.
        seats = nearest(table, button, [s for s in table.clockwise(button) if s in ready])
        anew = anew and table.mix is None
        return Positions(button=button, seats=seats, anew=anew, cite=cite)
    big = _big_blind(table, button, playing, ready)
    barred = _between(table, button, big) if table.seating.between_blinds == "wait" else []
    posting = [s for s in ready if table.players[s].standing == "posting" and s not in barred]
    blinds = {*playing, big}
    two = len(blinds) == 2 and heads_up(table) == "button-small"
    if two:
        big = next(seat for seat in blinds if seat != button)
        # If the button names the game, it still moves once a hand.
        if big == table.big_blind and table.mix is None:
            button, big, cite = big, button, "button.heads-up"
    dealt = {*blinds, *posting}
    seats = nearest(table, button, [s for s in table.clockwise(button) if s in dealt])
    posts = {} if anew else {seat: _post(table, seat) for seat in posting if seat != big}
    # Beside two players with the blinds, a posting player has no blind in any seat.
    between = tuple(s for s in posts if two or s in _between(table, button, big))
    return Positions(
        button=button,
        seats=seats,
        big_blind=big,
        first_blind=_first_blind(table, button, tuple(s for s in seats if s not in between)),
        posts=posts,
        between=between,
        passed=_passed(table, button, big, anew=anew),
        anew=anew,
        cite=cite,
    )


def nearest(table: Table, button: int, around: list[int]) -> tuple[int, ...]:
    """As many players as the game takes: the button and the next seats clockwise."""
    others = [seat for seat in around if seat != button][: table.seating.players - 1]
    return tuple(seat for seat in around if seat == button or seat in others)


def between_blinds(table: Table, seat: int) -> bool:
    """True if a seat between the next hand's button and big blind has to wait."""
    waits = table.seating.between_blinds == "wait" and bool(table.game.stakes.blinds)
    places = positions(table) if waits else None
    if places is None or places.anew:
        return False
    return seat in _between(table, places.button, places.big_blind)


def _big_blind(table: Table, button: int, playing: list[int], ready: list[int]) -> int:
    """The seat of the last blind: it may bring in a player who waited for it."""
    around = [seat for seat in table.clockwise(button) if seat in playing]
    others = len(table.game.stakes.blinds) - 1
    before = around[(others - 1) % len(around)] if others else button
    return next(seat for seat in table.clockwise(before) if seat in ready)


def _first_blind(table: Table, button: int, seats: tuple[int, ...]) -> int:
    """The seat of the first blind: left of the button, or heads up the button itself."""
    two = len(seats) == len(table.game.stakes.blinds) == 2
    return button if two and heads_up(table) == "button-small" else seats[0]


def _passed(table: Table, button: int, big: int, *, anew: bool) -> tuple[int, ...]:
    """Seats the blinds passed: from the last first blind to the new full blind.

    The button may have jumped over them: only the places of the blinds count.
    """
    start = table.first_blind if table.begun() and not anew else 0
    return tuple(s for s in _between(table, start or button, big) if _away(table.players[s]))


def _away(player: Player) -> bool:
    """True for a player in the game who is not dealt in: sitting out, or unable to pay for time."""
    return player.standing == "out" or (player.standing == "in" and not is_ready(player))


def _between(table: Table, start: int, big: int) -> list[int]:
    """Occupied seats after one seat and before the big blind."""
    around = table.clockwise(start)
    return around[: around.index(big)]


def _post(table: Table, seat: int) -> Post:
    """The big blind live; a player who missed blinds adds the others dead."""
    *small, full = table.game.stakes.blinds
    return Post(full, sum(small) if table.players[seat].missed else 0)
