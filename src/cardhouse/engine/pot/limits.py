"""How much may be bet: fixed, spread, pot and no limit."""

from typing import Literal

from cardhouse.engine.core.stakes import Stakes
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.round import Round
from cardhouse.ledger import POT

# Where the size of a bet is limited, so is the number of raises.
LIMITED = ("fixed", "spread")

# On an open pair the small bet may be made as well as the big one.
Size = Literal["small-bet", "big-bet", "small-or-big"]


def sizes(stakes: Stakes, size: Size, level: int) -> tuple[int, int]:
    """The least and the most by which to bet or raise in a round; a most of 0 is no limit."""
    if stakes.limit == "fixed":
        least = stakes.big_bet if size == "big-bet" else stakes.small_bet
        return least, stakes.small_bet if size == "small-bet" else stakes.big_bet
    if stakes.limit == "spread":
        return max(stakes.small_bet, level), stakes.big_bet
    return max(stakes.small_bet, level), 0


def bet_range(hand: PotHand, at: Round, seat: int) -> tuple[int, int, int]:
    """To what a seat may bet or raise, least, most and step; all-in for less is allowed."""
    stakes, by, bet = hand.game.stakes, at.by, hand.bets[seat]
    all_in = bet + hand.chips[seat]
    if at.most:
        # A short all-in may be completed: the last full bet is what counts.
        least = most = at.base + by
        if at.most > by:
            most = at.base + at.most
    else:
        least, most = at.level + by, all_in
        if stakes.limit == "pot":
            # The least bet may be made even where the pot holds less.
            most = max(least, 2 * at.level - bet + hand.chips[POT])
    if all_in < most:
        most = all_in
    if most < least:
        least = most
    if least == most or stakes.limit != "fixed":
        return least, most, stakes.unit
    # At a fixed limit two sizes are offered at most, and nothing between them.
    return least, most, most - least


def counts_in_full(hand: PotHand, at: Round, to: int) -> bool:
    """Whether a bet or raise counts as one: a short all-in may not."""
    by = to - at.base
    halves = hand.game.betting.short_raise == "half" and at.most
    return by >= at.by or bool(halves and 2 * by >= at.by)
