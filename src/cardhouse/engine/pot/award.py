"""Who wins what: the values of the hands shown, and each pot divided among its winners."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from cardhouse.engine.hand import Hand
from cardhouse.engine.pot.pots import Pot, divide
from cardhouse.ranking import High, Low, best, scale

Half = Literal["", "high", "low"]
Values = dict[int, int]


class Share(Struct, frozen=True):
    """What a seat gets of a pot, and why."""

    seat: int
    amount: int
    half: Half
    cite: str


def values(hand: Hand, rules: High | Low | None) -> Values:
    """What each hand in the showdown is worth; 0 where it does not qualify."""
    if rules is None:
        return {}
    measure = scale(rules)
    board = tuple(hand.board)
    if hand.game.pick == "two":
        return {s: best.of(measure, hand.up[s], board, "two") for s in hand.live}
    code = measure.code(board)
    return {seat: measure.value_on(code, board, hand.up[seat]) for seat in hand.live}


def best_of(worth: Values, seats: tuple[int, ...]) -> tuple[int, ...]:
    """The seats with the best hand; nobody where none qualifies."""
    if not worth:
        return ()
    top = max([worth[seat] for seat in seats])
    return tuple([seat for seat in seats if top and worth[seat] == top])


def shared(hand: Hand, pot: Pot, highs: Values, lows: Values) -> list[Share]:
    """A pot divided among the best high and the best low hands of its own contenders."""
    game = hand.game
    high, low = best_of(highs, pot.seats), best_of(lows, pot.seats)
    if not high and not low and game.high is not None:
        # Nobody qualifies for anything: the highest cards win.
        plain = values(hand, replace(game.high, qualifier="none"))
        high = best_of(plain, pot.seats)
    chip = game.stakes.chip
    if not (high and low):
        won = high or low
        half: Half = "" if game.low is None or game.high is None else "high" if high else "low"
        return _divided(pot.amount, won, chip, half)
    lower = pot.amount // chip // 2 * chip
    if game.splitting.odd_low_chips == "to-high":
        lower -= lower // chip % len(low) * chip
    parts = _divided(pot.amount - lower, high, chip, "high")
    return parts + (_divided(lower, low, chip, "low") if lower else [])


def _divided(amount: int, seats: tuple[int, ...], chip: int, half: Half) -> list[Share]:
    even = amount // len(seats)
    shares = divide(amount, seats, chip)
    return [
        Share(s, won, half, _cite(half, len(seats), odd=won != even)) for s, won in shares.items()
    ]


def _cite(half: Half, tied: int, *, odd: bool) -> str:
    if tied > 1:
        return "award.odd-chip" if odd else "award.split"
    return f"award.{half}" if half else "award"
