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
from cardhouse.floor.banked.blackjack import deal, missed, turns, wagers
from cardhouse.floor.banked.blackjack.guesses import GUESSES
from cardhouse.floor.banked.ended import lacking
from cardhouse.floor.core.rulings import Rulings, last_of, remedies_in
from cardhouse.ledger import POT, Transfer

# Events that follow without a decision once the bank's hand is complete.
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
    """The play of the hand is over: go on with the settlement."""
    yield StepsReplaced(start=hand.cursor, steps=hand.script[hand.cursor + 1 :], cite="floor")


RULINGS: Final = Rulings(
    family=BLACKJACK,
    remedies=remedies_in(orders, deal, missed, turns, wagers),
    settlement=lambda log: last_of(log, lambda log, i: isinstance(log[i], BY_ITSELF)),
    wager=_wager,
    resumed=_resumed,
    lacking=lacking,
    guesses=GUESSES,
)
