"""The rulings of blackjack: each report finds its remedy here."""

from collections.abc import Iterator
from typing import Final

from cardhouse.engine.banked.bank import MoneyTakenBack
from cardhouse.engine.banked.blackjack.family import BLACKJACK
from cardhouse.engine.banked.blackjack.hand import BlackjackHand
from cardhouse.engine.banked.blackjack.settle import AddedReturned, JackpotDue
from cardhouse.engine.banked.mistakes import HeldInCage
from cardhouse.engine.banked.settle import SettlementOpened, TableCleared, WagerSettled
from cardhouse.engine.core.events import Began, Event, HandEnded, StepsReplaced
from cardhouse.floor.banked import orders
from cardhouse.floor.banked.blackjack import deal, turns
from cardhouse.floor.banked.blackjack.ruling_cites import CITES
from cardhouse.floor.banked.ended import lacking
from cardhouse.floor.banked.reports import (
    DealMistake,
    EarlyDouble,
    ExtraHand,
    IncompleteHand,
    MissedHand,
    PassedOver,
    ReopenTurn,
    UnaskedCard,
    WagerFound,
    WalkedAway,
    WavedOff,
)
from cardhouse.floor.core.reports import Boxed, BurnMistake, CancelHand, GiveChips, Report
from cardhouse.floor.core.rulings import Remedy, Rulings, last_of
from cardhouse.ledger import POT, Transfer

REMEDIES: Final[dict[type[Report], Remedy[BlackjackHand]]] = {
    **orders.REMEDIES,
    DealMistake: deal.deal_mistake,
    ExtraHand: deal.extra_hand,
    MissedHand: deal.missed_hand,
    IncompleteHand: deal.incomplete_hand,
    BurnMistake: deal.burn_mistake,
    Boxed: deal.boxed,
    PassedOver: turns.passed_over,
    UnaskedCard: turns.unasked_card,
    EarlyDouble: turns.early_double,
    WavedOff: turns.waved_off,
    WalkedAway: turns.walked_away,
    ReopenTurn: turns.reopen_turn,
    WagerFound: orders.wager_found,
}

AFTER: Final[frozenset[type[Report]]] = frozenset(
    {ExtraHand, MissedHand, IncompleteHand, WagerFound, GiveChips, CancelHand}
)
# What happens by itself once the bank's hand is complete.
BY_ITSELF: Final = (
    HandEnded
    | Began
    | SettlementOpened
    | WagerSettled
    | AddedReturned
    | JackpotDue
    | HeldInCage
    | MoneyTakenBack
    | TableCleared
)


def _wager(event: Event, paid: Transfer) -> tuple[int, int, bool] | None:
    if paid.source != POT or not isinstance(event, WagerSettled | AddedReturned):
        return None
    return event.seat, event.hand, isinstance(event, WagerSettled) and event.insurance


def _resumed(hand: BlackjackHand) -> Iterator[Event]:
    """What is behind the hand is done: it goes on with the settlement."""
    yield StepsReplaced(start=hand.cursor, steps=hand.script[hand.cursor + 1 :], cite="floor")


RULINGS: Final = Rulings(
    family=BLACKJACK,
    remedies=REMEDIES,
    cites=CITES,
    after=AFTER,
    settlement=lambda log: last_of(log, lambda log, i: isinstance(log[i], BY_ITSELF)),
    wager=_wager,
    resumed=_resumed,
    lacking=lacking,
)
