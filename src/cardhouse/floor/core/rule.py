"""The floor rules: a report finds its remedy, and the remedy's events are carried out."""

from collections.abc import Iterator

from cardhouse.cards import HIDDEN
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.kernel import carry_out
from cardhouse.floor.core.case import Case
from cardhouse.floor.core.ended import (
    AtTable,
    may_be_opened,
    opened_again,
    refuse_without_leavers,
)
from cardhouse.floor.core.reports import Report
from cardhouse.floor.core.rules import Irregularities
from cardhouse.floor.core.rulings import Remedy, Rulings


def rule(
    rulings: Rulings,
    hand: Hand,
    log: list[Event],
    report: Report,
    rules: Irregularities,
    at_table: AtTable,
) -> list[Event]:
    """Rule on a report in place and return the ruling's events; Illegal changes nothing."""
    # Tried on a copy, so that a remedy that fails halfway leaves the hand untouched.
    trial, events = tried(rulings, hand, log, report, rules, at_table)
    hand.become(trial)
    return events


def tried(
    rulings: Rulings,
    hand: Hand,
    log: list[Event],
    report: Report,
    rules: Irregularities,
    at_table: AtTable,
    *,
    blind: bool = False,
) -> tuple[Hand, list[Event]]:
    """A copy of the hand after a ruling, and the ruling's events; Illegal if there is none.

    Blind, it goes no further than the cards that the ruling itself moves: nobody shall learn from a
    trial which cards would come next.
    """
    remedy = rulings.remedies.get(type(report))
    if remedy is None:
        raise Illegal(Reason.NOT_SUCH_CASE, "floor")
    trial = hand.copy()
    case = Case(trial, log, rules)
    if hand.over:
        events = _after(rulings, case, remedy, report, at_table)
    else:
        events = _guarded(rulings, trial, remedy.answer(case, report))
    if blind:
        events = _blindly(trial, events)
    try:
        return trial, carry_out(trial, log, events)
    except Illegal as error:
        if not hand.over:
            raise
        raise Illegal(Reason.HAND_OVER, "floor.final", error.detail) from None


def _after(
    rulings: Rulings, case: Case, remedy: Remedy, report: Report, at_table: AtTable
) -> Iterator[Event]:
    """Rule on a hand that has ended; a refusal then says that the hand is over."""
    hand, log = case.hand, case.log
    may_be_opened(rulings, log, report)
    start = rulings.settlement(log)
    then = Case(hand, log[:start], case.rules, ended=True)
    yield from opened_again(rulings, hand, log, start, at_table)
    yield from _guarded(rulings, hand, remedy.answer(then, report))
    if at_table is not None and not hand.over:
        yield from rulings.given_up(hand, at_table)


def _blindly(hand: Hand, events: Iterator[Event]) -> Iterator[Event]:
    """A ruling after which the order of the deck is unknown: chance would be asked for more."""
    yield from events
    hand.stock[:] = [HIDDEN] * len(hand.stock)


def _guarded(rulings: Rulings, hand: Hand, events: Iterator[Event]) -> Iterator[Event]:
    """Refuse rulings that deal to players who have left, or that the family rules out."""
    for event in events:
        refuse_without_leavers(rulings, hand, event)
        rulings.guard(hand, event)
        yield event
