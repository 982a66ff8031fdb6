"""A bot's money at a banked table."""

from typing import Final

from cardhouse.engine.banked.commands import PlaceWager, PutUp
from cardhouse.engine.banked.terms import Spots, Sum
from cardhouse.engine.banked.view import BankedView, LayoutView
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command

# The bank's money, in minimum wagers.
BANK_BETS: Final = 20


def usual(ask: Ask) -> Command:
    """The default, or else the first offer."""
    return ask.default if ask.default is not None else ask.sample(lambda count: 0)


def wager(view: BankedView, ask: Ask) -> Command | None:
    """The bank's money, or the minimum wager on the bot's own spot; after that nothing."""
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
