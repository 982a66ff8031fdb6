"""Who is dealt into the next hand, and where button and blinds are."""

from msgspec import Struct

from cardhouse.engine.core.post import Post
from cardhouse.engine.pot.hand import PotGame
from cardhouse.table.pot.button import first_button
from cardhouse.table.table import Player, Table


class Positions(Struct, frozen=True):
    """The next hand's places; seats run clockwise from the button's left."""

    button: int
    seats: tuple[int, ...]
    # Who posts the full blind, and who the first of the blinds.
    big_blind: int = 0
    first_blind: int = 0
    posts: dict[int, Post] = {}
    # Whom the blinds have passed since the last hand.
    passed: tuple[int, ...] = ()
    # Who posts between the blinds, or beside them, and so takes none of them.
    between: tuple[int, ...] = ()
    # Whether the game begins anew, because fewer than two were in it.
    anew: bool = False
    cite: str = "button.moves"


def heads_up(table: Table) -> str:
    """Where the blinds are with two players."""
    assert isinstance(table.game, PotGame)
    return table.game.heads_up


def positions(table: Table) -> Positions | None:
    """The places of the next hand; none while fewer than two can play."""
    ready = [seat for seat, player in table.players.items() if _ready(player)]
    playing = [seat for seat in ready if table.players[seat].standing == "in"]
    if len(ready) < 2:
        return None
    if len(playing) >= 2:
        places = _placed(table, playing, ready)
        if not (len(places.seats) == 2 < len(ready) and fee_takes_all(table, places)):
            return places
    # Too few to make anybody wait or post: whoever has come in plays.
    return _placed(table, ready, ready, anew=True)


def fee_takes_all(table: Table, places: Positions) -> bool:
    """True where the fee takes the last chips of the button before the deal."""
    fee = table.fee
    due = fee.due(len(places.seats)) if (fee.payer, fee.time) == ("button", "start") else 0
    return table.players[places.button].chips <= due


def _placed(table: Table, playing: list[int], ready: list[int], *, anew: bool = False) -> Positions:
    """The places among those who play; whoever else is ready waits for the blind, or posts."""
    button = _button(table, playing)
    cite = "button.moves" if table.begun() else "button.first"
    cite = cite if table.button or not table.tied else "button.tied"
    if not table.game.stakes.blinds:
        # There is nothing to wait for, to post or to miss.
        seats = nearest(table, button, [s for s in table.clockwise(button) if s in ready])
        return Positions(button=button, seats=seats, anew=anew, cite=cite)
    big = _big_blind(table, button, playing, ready)
    barred = _between(table, button, big) if table.seating.between_blinds == "wait" else []
    posting = [s for s in ready if table.players[s].standing == "posting" and s not in barred]
    blinds = {*playing, big}
    two = len(blinds) == 2 and heads_up(table) == "button-small"
    if two:
        big = next(seat for seat in blinds if seat != button)
        if big == table.big_blind:
            button, big, cite = big, button, "button.heads-up"
    dealt = {*blinds, *posting}
    seats = nearest(table, button, [s for s in table.clockwise(button) if s in dealt])
    posts = {} if anew else {seat: _post(table, seat) for seat in posting if seat != big}
    # Beside two players who have the blinds, whoever posts has none wherever they sit.
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
    """As many players as the game takes: the button and those who follow it clockwise."""
    others = [seat for seat in around if seat != button][: table.seating.players - 1]
    return tuple(seat for seat in around if seat == button or seat in others)


def between_blinds(table: Table, seat: int) -> bool:
    """Whether a seat between the next hand's button and big blind has to wait."""
    places = positions(table) if table.seating.between_blinds == "wait" else None
    if places is None or places.anew:
        return False
    return seat in _between(table, places.button, places.big_blind)


def _ready(player: Player) -> bool:
    if player.time_owed:
        return False
    return player.chips > 0 and player.standing in ("in", "posting", "waiting")


def _button(table: Table, playing: list[int]) -> int:
    """The drawn button keeps the first hand; then it goes to the next dealt-in player."""
    first = first_button(table)
    if not table.begun() and first in playing:
        return first
    return next(seat for seat in table.clockwise(first) if seat in playing)


def _big_blind(table: Table, button: int, playing: list[int], ready: list[int]) -> int:
    """The last of the blinds: it may bring in a player who waited for it."""
    around = [seat for seat in table.clockwise(button) if seat in playing]
    others = len(table.game.stakes.blinds) - 1
    before = around[(others - 1) % len(around)] if others else button
    return next(seat for seat in table.clockwise(before) if seat in ready)


def _first_blind(table: Table, button: int, seats: tuple[int, ...]) -> int:
    """The first of the blinds: left of the button, or with two players the button itself."""
    two = len(seats) == len(table.game.stakes.blinds) == 2
    return button if two and heads_up(table) == "button-small" else seats[0]


def _passed(table: Table, button: int, big: int, *, anew: bool) -> tuple[int, ...]:
    """Whom the blinds passed: from the seat that had the first one to the new full blind.

    The button may have jumped over them: what counts is where the blinds were and are.
    """
    start = table.first_blind if table.begun() and not anew else 0
    return tuple(s for s in _between(table, start or button, big) if _away(table.players[s]))


def _away(player: Player) -> bool:
    """Whether somebody in the game is not dealt in: they sit out, or cannot pay for their time."""
    return player.standing == "out" or (player.standing == "in" and not _ready(player))


def _between(table: Table, start: int, big: int) -> list[int]:
    """The occupied seats after one seat and before the big blind."""
    around = table.clockwise(start)
    return around[: around.index(big)]


def _post(table: Table, seat: int) -> Post:
    """The big blind live; who missed his blinds adds the others dead."""
    *small, full = table.game.stakes.blinds
    return Post(full, sum(small) if table.players[seat].missed else 0)
