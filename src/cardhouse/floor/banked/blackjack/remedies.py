"""The rulings of blackjack: each report finds its remedy here."""

from collections.abc import Callable, Iterator
from typing import Any

from cardhouse.engine.core.events import Event
from cardhouse.floor.banked import orders
from cardhouse.floor.banked.blackjack import deal, turns
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
from cardhouse.floor.core.case import Case
from cardhouse.floor.core.reports import Boxed, BurnMistake, Report

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
