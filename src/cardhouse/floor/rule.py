"""The floor rules: a report finds its remedy, and the remedy's events are carried out."""

from collections.abc import Callable, Iterator
from typing import Any

from cardhouse.engine.events import Event
from cardhouse.engine.hand import Hand
from cardhouse.engine.illegal import Illegal, Reason
from cardhouse.engine.kernel import carry_out
from cardhouse.floor import betting, board, dealing, orders, scraps
from cardhouse.floor.reports import (
    AwardPot,
    Boxed,
    CallMisdeal,
    CancelHand,
    ChipsPushed,
    EarlyBoard,
    Exposed,
    ExtraDealt,
    FlopCount,
    GiveChips,
    JokerFound,
    KillHand,
    Report,
    ReviveHand,
    ShortDealt,
    StringRaise,
    WrongCount,
)
from cardhouse.floor.rules import Irregularities
from cardhouse.floor.table import Case

Remedy = Callable[[Case, Any], Iterator[Event]]

REMEDIES: dict[type[Report], Remedy] = {
    Boxed: scraps.boxed,
    JokerFound: scraps.joker,
    Exposed: dealing.exposed,
    ShortDealt: dealing.short_dealt,
    ExtraDealt: dealing.extra_dealt,
    WrongCount: dealing.wrong_count,
    EarlyBoard: board.early,
    FlopCount: board.flop_count,
    ChipsPushed: betting.chips_pushed,
    StringRaise: betting.string_raise,
    KillHand: orders.kill_hand,
    ReviveHand: orders.revive_hand,
    GiveChips: orders.give_chips,
    AwardPot: orders.award_pot,
    CallMisdeal: orders.call_misdeal,
    CancelHand: orders.cancel_hand,
}


def rule(
    hand: Hand, log: list[Event], report: Report, rules: Irregularities | None = None
) -> list[Event]:
    """Rule on a report in place and return the ruling's events; Illegal changes nothing."""
    if hand.over:
        raise Illegal(Reason.HAND_OVER, "floor.final")
    # Tried on a copy: a remedy that turns out impossible half-way leaves the hand untouched.
    trial = hand.copy()
    case = Case(trial, log, rules or Irregularities())
    events = carry_out(trial, log, REMEDIES[type(report)](case, report))
    hand.become(trial)
    return events
