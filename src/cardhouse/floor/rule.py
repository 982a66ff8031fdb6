"""The floor rules: a report finds its remedy, and the remedy's events are carried out."""

from collections.abc import Callable, Iterator
from typing import Any

from cardhouse.engine.events import Event
from cardhouse.engine.game import Game
from cardhouse.engine.hand import Hand
from cardhouse.engine.illegal import Illegal, Reason
from cardhouse.engine.kernel import carry_out
from cardhouse.floor import (
    banked_orders,
    betting,
    blackjack,
    board,
    dealing,
    faced,
    orders,
    pai_gow,
    pan,
    scraps,
    streets,
    thrown,
)
from cardhouse.floor.reports import (
    Absent,
    AwardPot,
    Boxed,
    BurnMistake,
    CallMisdeal,
    CancelHand,
    ChipsPushed,
    DealtUp,
    EarlyBoard,
    EarlyCards,
    Exposed,
    ExtraDealt,
    FlopCount,
    GiveChips,
    HandMerged,
    JokerFound,
    KillHand,
    LastExposed,
    Miscalled,
    OutOfTurn,
    Report,
    ReviveHand,
    ShortDealt,
    StringRaise,
    Thrown,
    TurnedUp,
    WrongBurn,
    WrongCount,
)
from cardhouse.floor.rules import Irregularities
from cardhouse.floor.table import Case

Remedy = Callable[[Case, Any], Iterator[Event]]

REMEDIES: dict[type[Report], Remedy] = {
    Boxed: scraps.boxed,
    JokerFound: scraps.joker,
    Exposed: dealing.exposed,
    DealtUp: dealing.dealt_up,
    ShortDealt: dealing.short_dealt,
    ExtraDealt: dealing.extra_dealt,
    WrongCount: dealing.wrong_count,
    EarlyBoard: board.early,
    FlopCount: board.flop_count,
    LastExposed: faced.last_exposed,
    BurnMistake: streets.burn_mistake,
    WrongBurn: streets.wrong_burn,
    EarlyCards: streets.early_cards,
    Absent: faced.absent,
    ChipsPushed: betting.chips_pushed,
    OutOfTurn: betting.out_of_turn,
    StringRaise: betting.string_raise,
    Thrown: thrown.thrown,
    HandMerged: thrown.merged,
    TurnedUp: thrown.turned_up,
    Miscalled: thrown.miscalled,
    KillHand: orders.kill_hand,
    ReviveHand: orders.revive_hand,
    GiveChips: orders.give_chips,
    AwardPot: orders.award_pot,
    CallMisdeal: orders.call_misdeal,
    CancelHand: orders.cancel_hand,
}
BLACKJACK = {**banked_orders.REMEDIES, **blackjack.REMEDIES}
PAI_GOW = {**banked_orders.REMEDIES, **pai_gow.REMEDIES}
PAN = pan.REMEDIES


def remedies(game: Game) -> dict[type[Report], Remedy]:
    """What can be reported at a table, by how its game is played."""
    if game.pan is not None:
        return PAN
    if game.banking is None:
        return REMEDIES
    return BLACKJACK if game.blackjack is not None else PAI_GOW


def rule(
    hand: Hand, log: list[Event], report: Report, rules: Irregularities | None = None
) -> list[Event]:
    """Rule on a report in place and return the ruling's events; Illegal changes nothing."""
    if hand.over:
        raise Illegal(Reason.HAND_OVER, "floor.final")
    remedy = remedies(hand.game).get(type(report))
    if remedy is None:
        raise Illegal(Reason.NOT_SUCH_CASE, "floor")
    # Tried on a copy: a remedy that turns out impossible half-way leaves the hand untouched.
    trial = hand.copy()
    case = Case(trial, log, rules or Irregularities())
    events = carry_out(trial, log, remedy(case, report))
    hand.become(trial)
    return events
