"""The rulings of blackjack: each report finds its remedy here."""

from collections.abc import Callable, Iterator
from typing import Any

from cardhouse.engine.events import Event
from cardhouse.floor import banked_deal as deal
from cardhouse.floor import banked_orders as orders
from cardhouse.floor import banked_turns as turns
from cardhouse.floor.banked_reports import (
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
from cardhouse.floor.reports import Boxed, BurnMistake, Report
from cardhouse.floor.table import Case

Remedy = Callable[[Case, Any], Iterator[Event]]

REMEDIES: dict[type[Report], Remedy] = {
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
    ReopenTurn: orders.reopen_turn,
    WagerFound: orders.wager_found,
}
