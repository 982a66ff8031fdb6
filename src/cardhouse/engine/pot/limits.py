"""How much may be bet: fixed, spread, pot and no limit."""

from typing import Literal

from cardhouse.engine.asks import Amounts
from cardhouse.engine.hand import Hand
from cardhouse.engine.pot.round import Round
from cardhouse.ledger import POT

# Where the size of a bet is limited, so is the number of raises.
LIMITED = ("fixed", "spread")

Size = Literal["small-bet", "big-bet"]


def prescribed(hand: Hand, at: Round, size: Size) -> int:
    """By how much a bet or raise must go beyond the last full one."""
    stakes = hand.game.stakes
    if stakes.limit == "fixed":
        return stakes.small_bet if size == "small-bet" else stakes.big_bet
    if stakes.limit == "spread":
        return max(stakes.small_bet, at.size)
    return max(stakes.blinds[-1], at.size)


def bet_range(hand: Hand, at: Round, size: Size, seat: int) -> Amounts:
    """To what a seat may bet or raise; all-in for less is allowed."""
    stakes = hand.game.stakes
    by = prescribed(hand, at, size)
    bet, chips = hand.bets[seat], hand.chips[seat]
    # Where bets are limited a short all-in may be completed: the last full bet is what counts.
    least = most = at.base + by
    if stakes.limit == "spread":
        most = at.base + stakes.big_bet
    elif stakes.limit == "pot":
        least = at.level + by
        most = max(least, 2 * at.level - bet + hand.chips[POT])
    elif stakes.limit == "no":
        least, most = at.level + by, bet + chips
    all_in = bet + chips
    if all_in < most:
        most = all_in
    if most < least:
        least = most
    return Amounts(least=least, most=most, step=stakes.unit)


def counts_in_full(hand: Hand, at: Round, size: Size, to: int) -> bool:
    """Whether a bet or raise counts as one: a short all-in may not."""
    by = to - at.base
    full = prescribed(hand, at, size)
    halves = hand.game.betting.short_raise == "half" and hand.game.stakes.limit in LIMITED
    return by >= full or (halves and 2 * by >= full)
