"""Bet sizes: fixed, spread, pot and no limit."""

from typing import Literal

from cardhouse.engine.core.stakes import Stakes
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.round import Round
from cardhouse.ledger import POT

# Limits on the size of a bet also limit the number of raises.
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
    """The least, most and step of a seat's bet or raise; all-in for less is allowed."""
    stakes, by, bet = hand.game.stakes, at.by, hand.bets[seat]
    all_in = bet + hand.chips[seat]
    if at.most:
        # A short all-in may be completed: the last full bet counts.
        least = most = at.base + by
        if at.most > by:
            most = at.base + at.most
    else:
        # A forced bet is completed to a full one; any other is raised by as much as the last raise.
        forced = not (at.base or hand.aggressor)
        least, most = by if forced else at.level + by, all_in
        if stakes.limit == "pot":
            # The least bet may be made even if the pot holds less.
            most = max(least, 2 * at.level - bet + hand.chips[POT])
    if all_in < most:
        most = all_in
    if most < least:
        least = most
    if least == most or stakes.limit != "fixed":
        return least, most, stakes.unit
    # A fixed limit offers at most two sizes, and nothing between them.
    return least, most, most - least


def counts_in_full(hand: PotHand, at: Round, to: int) -> bool:
    """True if a bet or raise counts as one; a short all-in may not."""
    by = to - at.base
    halves = hand.game.betting.short_raise == "half" and at.most
    return by >= at.by or bool(halves and 2 * by >= at.by)
