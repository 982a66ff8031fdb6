"""What a bot puts up at a banked table."""

from typing import Final

from cardhouse.engine.banked.commands import PlaceWager, PutUp
from cardhouse.engine.banked.terms import Spots, Sum
from cardhouse.engine.banked.view import BankedView, LayoutView
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command

# How many of the table's least wagers a bank puts up.
BANK_BETS: Final = 20


def usual(ask: Ask) -> Command:
    """What stands for silence, or the first thing that is offered."""
    return ask.default if ask.default is not None else ask.sample(lambda count: 0)


def wager(view: BankedView, ask: Ask) -> Command | None:
    """What one puts up as the bank, or the least wager on one's own spot; later nothing more."""
    lay = view.layout
    if not lay.covers and isinstance(terms := ask.offers.get(PutUp), Sum):
        bank = BANK_BETS * view.stakes.small_bet
        return PutUp(ask.actor, max(terms.least, min(bank, terms.most)))
    terms = ask.offers.get(PlaceWager)
    if not isinstance(terms, Spots) or _has_wager(lay, view.viewer):
        return None
    spot = view.viewer if view.viewer in terms.spots else next(iter(terms.spots))
    return PlaceWager(ask.actor, spot, terms.spots[spot][0])


def _has_wager(lay: LayoutView, seat: int) -> bool:
    return any(wager.seat == seat for wager in lay.wagers)
