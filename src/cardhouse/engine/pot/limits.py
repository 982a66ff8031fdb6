"""How much may be bet: fixed, spread, pot and no limit."""

from typing import Literal

from cardhouse.engine.asks import Amounts
from cardhouse.engine.hand import Hand
from cardhouse.engine.pot.round import Round
from cardhouse.engine.pot.stakes import Stakes
from cardhouse.ledger import POT

# Where the size of a bet is limited, so is the number of raises.
LIMITED = ("fixed", "spread")

Size = Literal["small-bet", "big-bet"]


def prescribed(stakes: Stakes, size: Size, level: int) -> int:
    """The bet or raise of a round; where amounts are free, the least one."""
    if stakes.limit == "fixed":
        return stakes.small_bet if size == "small-bet" else stakes.big_bet
    least = stakes.small_bet if stakes.limit == "spread" else stakes.blinds[-1]
    return max(least, level)


def bet_range(hand: Hand, at: Round, seat: int) -> Amounts:
    """To what a seat may bet or raise; all-in for less is allowed."""
    stakes, bet = hand.game.stakes, hand.bets[seat]
    all_in = bet + hand.chips[seat]
    # Where bets are limited a short all-in may be completed: the last full bet is what counts.
    least = most = at.base + at.by
    if stakes.limit != "fixed":
        if stakes.limit == "spread":
            most = at.base + stakes.big_bet
        else:
            least = at.level + at.by
            call = at.level - bet
            most = all_in
            if stakes.limit == "pot":
                # The least bet may be made even where the pot holds less.
                most = max(least, at.level + call + hand.chips[POT])
    if all_in < most:
        most = all_in
    if most < least:
        least = most
    return Amounts(least=least, most=most, step=stakes.unit)


def counts_in_full(hand: Hand, at: Round, to: int) -> bool:
    """Whether a bet or raise counts as one: a short all-in may not."""
    by = to - at.base
    halves = hand.game.betting.short_raise == "half" and hand.game.stakes.limit in LIMITED
    return by >= at.by or (halves and 2 * by >= at.by)
