"""How much may be bet: fixed, spread, pot and no limit."""

from typing import Literal

from cardhouse.engine.hand import Hand
from cardhouse.engine.pot.round import Round
from cardhouse.ledger import POT

# Where the size of a bet is limited, so is the number of raises.
LIMITED = ("fixed", "spread")

Size = Literal["small-bet", "big-bet"]


def prescribed(hand: Hand, at: Round, size: Size) -> int:
    """By how much a bet or raise must go beyond the last full one."""
    stakes = hand.game.stakes
    match stakes.limit:
        case "fixed":
            return stakes.small_bet if size == "small-bet" else stakes.big_bet
        case "spread":
            return max(stakes.small_bet, at.size)
        case _:
            return max(stakes.blinds[-1], at.size)


def bet_range(hand: Hand, at: Round, size: Size, seat: int) -> tuple[int, int]:
    """The least and the most to which a seat may bet or raise; all-in for less is allowed."""
    by = prescribed(hand, at, size)
    all_in = hand.bets[seat] + hand.chips[seat]
    stakes = hand.game.stakes
    match stakes.limit:
        case "fixed":
            # A short all-in may be completed, so the step is made on the last full bet.
            least = most = at.base + by
        case "spread":
            least, most = at.base + by, at.base + stakes.big_bet
        case "pot":
            owed = at.level - hand.bets[seat]
            least, most = at.level + by, at.level + hand.chips[POT] + owed
        case "no":
            least, most = at.level + by, all_in
    return min(least, all_in), min(max(least, most), all_in)


def counts_in_full(hand: Hand, at: Round, size: Size, to: int) -> bool:
    """Whether a bet or raise counts as one: a short all-in may not."""
    by = to - at.base
    full = prescribed(hand, at, size)
    halves = hand.game.betting.short_raise == "half" and hand.game.stakes.limit in LIMITED
    return by >= full or (halves and 2 * by >= full)
