"""Awards: the values of the hands shown, and each pot divided among its winners."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.pots import Pot, divide
from cardhouse.ranking import High, Low, scale

Half = Literal["", "high", "low"]
Values = dict[int, int]


class Share(Struct, frozen=True):
    """A seat's share of a pot, and the rule for it."""

    seat: int
    amount: int
    half: Half
    cite: str
    # True if it is no prize but the player's own chips going back.
    back: bool = False


def values(hand: PotHand, rules: High | Low | None) -> Values:
    """The value of each hand in the showdown; 0 if it does not qualify or is ruled dead."""
    if rules is None:
        return {}
    worth = _worth(hand, rules)
    if hand.dead_for:
        half = "high" if isinstance(rules, High) else "low"
        worth |= {s: 0 for s, halves in hand.dead_for.items() if half in halves and s in worth}
    return worth


def _worth(hand: PotHand, rules: High | Low) -> Values:
    measure = scale(rules)
    board = tuple(hand.board)
    code = measure.code(board)
    value = measure.value_of_two_on if hand.game.pick == "two" else measure.value_on
    return {seat: value(code, board, hand.up[seat]) for seat in hand.live}


def best_of(worth: Values, seats: tuple[int, ...]) -> tuple[int, ...]:
    """The seats with the best hand; none if no hand qualifies."""
    if not worth:
        return ()
    top = max([worth[seat] for seat in seats])
    return tuple([seat for seat in seats if top and worth[seat] == top])


def shared(hand: PotHand, pot: Pot, highs: Values, lows: Values) -> list[Share]:
    """A pot divided among the best high and the best low hands of its own contenders."""
    game = hand.game
    high, low = best_of(highs, pot.seats), best_of(lows, pot.seats)
    if not high and not low and game.high is not None:
        # Nobody qualifies for anything: the highest cards win.
        plain = replace(game.high, qualifier="none")
        high = best_of(values(hand, plain), pot.seats)
        # If every hand is ruled dead for this pot, one of them must still get it.
        high = high or best_of(_worth(hand, plain), pot.seats)
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
    shares = divide(amount, seats, chip)
    even = min(shares.values())
    return [
        Share(s, won, half, _cite(half, len(seats), odd=won > even)) for s, won in shares.items()
    ]


def _cite(half: Half, tied: int, *, odd: bool) -> str:
    if tied > 1:
        return "award.odd-chip" if odd else "award.split"
    return f"award.{half}" if half else "award"
