"""The rulings of pai gow poker: each report finds its remedy here."""

from typing import Final

from cardhouse.engine.banked.bank import MoneyTakenBack
from cardhouse.engine.banked.mistakes import HeldInCage
from cardhouse.engine.banked.pai_gow.bank import BankCounted
from cardhouse.engine.banked.pai_gow.family import PAI_GOW
from cardhouse.engine.banked.pai_gow.misdeal import DealVoided
from cardhouse.engine.banked.settle import TableCleared, WagerSettled
from cardhouse.engine.core.events import BackedUp, Began, Event, HandEnded
from cardhouse.floor.banked import orders
from cardhouse.floor.banked.ended import lacking
from cardhouse.floor.banked.pai_gow import dealing, fouls, wagers
from cardhouse.floor.banked.pai_gow.guesses import GUESSES
from cardhouse.floor.core.rulings import Rulings, last_of, remedies_in
from cardhouse.ledger import POT, Transfer

# Events that follow once nobody has a decision left.
BY_ITSELF: Final = HandEnded | Began | WagerSettled | HeldInCage | MoneyTakenBack | TableCleared


def _settlement(log: list[Event]) -> int:
    """Index where the bank's hand was counted, unless the deal was voided after that."""
    for i in reversed(range(len(log))):
        if isinstance(log[i], DealVoided):
            break
        if isinstance(log[i], BankCounted):
            return i
    return last_of(log, lambda log, i: isinstance(log[i], BY_ITSELF))


def _wager(event: Event, paid: Transfer) -> tuple[int, int, bool] | None:
    if paid.source != POT or not isinstance(event, WagerSettled):
        return None
    return event.seat, event.hand, event.insurance


RULINGS: Final = Rulings(
    family=PAI_GOW,
    remedies=remedies_in(orders, dealing, wagers, fouls),
    settlement=_settlement,
    anew=(BackedUp, DealVoided),
    wager=_wager,
    lacking=lacking,
    guesses=GUESSES,
)
