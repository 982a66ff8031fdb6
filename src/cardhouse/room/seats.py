"""Who is dealt into the next hand, and where button and blinds are."""

from msgspec import Struct

from cardhouse.engine.hand import Post
from cardhouse.room.table import Player, Table


class Positions(Struct, frozen=True):
    """The next hand's places; seats run clockwise from the button's left."""

    button: int
    big_blind: int
    seats: tuple[int, ...]
    posts: dict[int, Post]
    # Who was passed over by the blinds.
    passed: tuple[int, ...]
    cite: str = "button.moves"


def positions(table: Table) -> Positions | None:
    """The places of the next hand; none while fewer than two can play."""
    ready = [seat for seat, player in table.players.items() if _ready(player)]
    playing = [seat for seat in ready if table.players[seat].standing == "in"]
    if len(playing) < 2:
        # Too few to make anybody wait: whoever has come in plays.
        playing = ready
    if len(playing) < 2:
        return None
    button = _button(table, playing)
    cite = "button.moves" if table.hands else "button.first"
    if not table.game.stakes.blinds:
        # There is nothing to wait for, to post or to miss.
        seats = nearest(table, button, [s for s in table.clockwise(button) if s in ready])
        return Positions(button=button, big_blind=0, seats=seats, posts={}, passed=(), cite=cite)
    big = _big_blind(table, button, playing, ready)
    between = _between(table, button, big)
    posting = [s for s in ready if table.players[s].standing == "posting" and s not in between]
    dealt = {*playing, big, *posting}
    if len(dealt) == 2 and table.game.heads_up == "button-small":
        big = next(seat for seat in dealt if seat != button)
        if big == table.big_blind:
            button, big, cite = big, button, "button.heads-up"
        between = _between(table, button, big)
    return Positions(
        button=button,
        big_blind=big,
        seats=nearest(table, button, [s for s in table.clockwise(button) if s in dealt]),
        posts={seat: _post(table, seat) for seat in posting if seat != big},
        passed=tuple(seat for seat in between if table.players[seat].standing == "out"),
        cite=cite,
    )


def nearest(table: Table, button: int, around: list[int]) -> tuple[int, ...]:
    """As many players as the game takes: the button and those who follow it clockwise."""
    others = [seat for seat in around if seat != button][: table.seating.players - 1]
    return tuple(seat for seat in around if seat == button or seat in others)


def between_blinds(table: Table, seat: int) -> bool:
    """Whether a seat lies between the next hand's button and big blind."""
    places = positions(table)
    return places is not None and seat in _between(table, places.button, places.big_blind)


def _ready(player: Player) -> bool:
    if player.time_owed:
        return False
    return player.chips > 0 and player.standing in ("in", "posting", "waiting")


def _button(table: Table, playing: list[int]) -> int:
    """The drawn button keeps the first hand; then it goes to the next dealt-in player."""
    if not table.hands and table.button in playing:
        return table.button
    return next(seat for seat in table.clockwise(table.button) if seat in playing)


def _big_blind(table: Table, button: int, playing: list[int], ready: list[int]) -> int:
    """The last of the blinds: it may bring in a player who waited for it."""
    around = [seat for seat in table.clockwise(button) if seat in playing]
    others = len(table.game.stakes.blinds) - 1
    before = around[(others - 1) % len(around)] if others else button
    return next(seat for seat in table.clockwise(before) if seat in ready)


def _between(table: Table, button: int, big: int) -> list[int]:
    """The occupied seats after the button and before the big blind."""
    around = table.clockwise(button)
    return around[: around.index(big)]


def _post(table: Table, seat: int) -> Post:
    """The big blind live; who missed his blinds adds the others dead."""
    *small, full = table.game.stakes.blinds
    return Post(full, sum(small) if table.players[seat].missed else 0)
