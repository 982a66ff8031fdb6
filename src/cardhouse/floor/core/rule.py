"""The floor rules: a report finds its remedy, and the remedy's events are carried out."""

from collections.abc import Iterator

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
    remedy = rulings.remedies.get(type(report))
    if remedy is None:
        raise Illegal(Reason.NOT_SUCH_CASE, "floor")
    # Tried on a copy, so that a remedy that fails halfway leaves the hand untouched.
    trial = hand.copy()
    case = Case(trial, log, rules)
    if hand.over:
        events = _ruled_after(rulings, case, remedy, report, at_table)
    else:
        events = carry_out(trial, log, _guarded(rulings, trial, remedy.answer(case, report)))
    hand.become(trial)
    return events


def _ruled_after(
    rulings: Rulings, case: Case, remedy: Remedy, report: Report, at_table: AtTable
) -> list[Event]:
    """Rule on a hand that has ended; a refusal then says that the hand is over."""
    hand, log = case.hand, case.log
    may_be_opened(rulings, log, report)
    start = rulings.settlement(log)
    then = Case(hand, log[:start], case.rules, ended=True)

    def events() -> Iterator[Event]:
        yield from opened_again(rulings, hand, log, start, at_table)
        yield from _guarded(rulings, hand, remedy.answer(then, report))
        if at_table is not None and not hand.over:
            yield from rulings.given_up(hand, at_table)

    try:
        return carry_out(hand, log, events())
    except Illegal as error:
        raise Illegal(Reason.HAND_OVER, "floor.final", error.detail) from None


def _guarded(rulings: Rulings, hand: Hand, events: Iterator[Event]) -> Iterator[Event]:
    """Refuse rulings that deal to players who have left, or that the family rules out."""
    for event in events:
        refuse_without_leavers(rulings, hand, event)
        rulings.guard(hand, event)
        yield event
