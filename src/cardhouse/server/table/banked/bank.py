"""The terms of the bank, for the player to whom it is offered or who puts its money up."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from cardhouse.bots.banked.wagering import BANK_BETS
from cardhouse.engine.banked.commands import PutUp
from cardhouse.engine.banked.terms import Sum
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.stakes import Stakes
from cardhouse.server.messages import RoomOffer
from cardhouse.table import Table
from cardhouse.table.banked.bank import banking

# Nobody is asked to risk more than this part of their chips at once.
SHARE: Final = 2


def sensible(terms: Sum, stakes: Stakes) -> int:
    """Enough to cover a full table of small wagers, but no more than half of what is there."""
    half = terms.most // SHARE // stakes.step * stakes.step
    return max(terms.least, min(BANK_BETS * stakes.small_bet, half))


def offer(table: Table, seat: int, plain: RoomOffer) -> RoomOffer:
    """An offer of the bank with its price, its turns and the sums that can be put up."""
    if plain.do != "take-bank":
        return plain
    rules, stakes = banking(table), table.game.stakes
    most = max(0, table.players[seat].chips - rules.collection.bank)
    terms = Sum(least=min(most, max(rules.least, stakes.unit)), most=most)
    return replace(
        plain,
        least=terms.least,
        most=terms.most,
        step=stakes.step,
        proposed=sensible(terms, stakes),
        fee=rules.collection.bank,
        turns=table.rotation.hands,
    )


def proposed(table: Table, ask: Ask | None) -> int:
    """The sum proposed to a player who now puts up the bank's money; 0 to anybody else."""
    terms = None if ask is None else ask.offers.get(PutUp)
    return sensible(terms, table.dealt.game.stakes) if isinstance(terms, Sum) else 0
