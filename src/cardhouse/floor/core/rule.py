"""The floor rules: a report finds its remedy, and the remedy's events are carried out."""

from collections.abc import Callable, Iterator
from typing import Any

from cardhouse.engine.core.events import Event
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.kernel import carry_out
from cardhouse.engine.pot.events import HandKilled
from cardhouse.floor.banked import orders as banked_orders
from cardhouse.floor.banked.blackjack import remedies as blackjack
from cardhouse.floor.banked.pai_gow import remedies as pai_gow
from cardhouse.floor.core import orders
from cardhouse.floor.core.case import Case
from cardhouse.floor.core.ended import (
    AtTable,
    given_up,
    may_be_opened,
    opened_again,
    refuse_without_leavers,
    settlement,
)
from cardhouse.floor.core.reports import (
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
from cardhouse.floor.core.rules import Irregularities
from cardhouse.floor.pan import remedies as pan
from cardhouse.floor.pot import betting, board, dealing, faced, scraps, streets, thrown
from cardhouse.ledger import POT

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
    hand: Hand,
    log: list[Event],
    report: Report,
    rules: Irregularities | None = None,
    at_table: AtTable = None,
) -> list[Event]:
    """Rule on a report in place and return the ruling's events; Illegal changes nothing.

    A hand that has ended is opened again with the chips that are still there: `at_table` says
    what each player who has not left has of it, and without a word it is all of it.
    """
    remedy = remedies(hand.game).get(type(report))
    if remedy is None:
        raise Illegal(Reason.NOT_SUCH_CASE, "floor")
    # Tried on a copy: a remedy that turns out impossible half-way leaves the hand untouched.
    trial = hand.copy()
    case = Case(trial, log, rules or Irregularities())
    if hand.over:
        events = _ruled_after(case, remedy, report, at_table)
    else:
        events = carry_out(trial, log, _guarded(trial, remedy(case, report)))
    hand.become(trial)
    return events


def _ruled_after(case: Case, remedy: Remedy, report: Report, at_table: AtTable) -> list[Event]:
    """Rule on a hand that has ended: what is impossible now is refused because of that."""
    hand, log = case.hand, case.log
    may_be_opened(hand, log, report)
    start = settlement(log)
    then = Case(hand, log[:start], case.rules, ended=True)

    def events() -> Iterator[Event]:
        yield from opened_again(hand, log, start, at_table)
        yield from _guarded(hand, remedy(then, report))
        yield from given_up(hand, at_table)

    try:
        return carry_out(hand, log, events())
    except Illegal as error:
        raise Illegal(Reason.HAND_OVER, "floor.final", error.detail) from None


def _guarded(hand: Hand, events: Iterator[Event]) -> Iterator[Event]:
    """No ruling kills the last hand that could win the pot, or deals to who has left."""
    for event in events:
        refuse_without_leavers(hand, event)
        if isinstance(event, HandKilled) and hand.live == [event.seat] and hand.chips[POT]:
            words = "No other hand is left to win the pot: one must be given back first."
            raise Illegal(Reason.NOT_SUCH_CASE, event.cite, words)
        yield event
