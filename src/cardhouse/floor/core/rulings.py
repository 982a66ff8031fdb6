"""Rulings on the games of one family."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from types import ModuleType
from typing import Any, Generic, TypeVar

from msgspec import Struct

from cardhouse.engine.core.cites import Cites, Where
from cardhouse.engine.core.events import BackedUp, Event
from cardhouse.engine.core.family import Family
from cardhouse.engine.core.step import H
from cardhouse.floor.core.case import Case
from cardhouse.floor.core.guesses import Guesses
from cardhouse.floor.core.reports import Report
from cardhouse.ledger import Account, Transfer

R = TypeVar("R", bound=Report, contravariant=True)
# Chips each account lacks in a reopened hand, and chips each wager lacks.
Missing = Counter[Account]
Wagers = Counter[tuple[int, int, bool]]


class Remedy(Struct, Generic[H], frozen=True, kw_only=True):
    """The floor's answer to a report, and its conditions."""

    report: type[Report]
    answer: Callable[[Case[H], Any], Iterator[Event]]
    # Keys cited by its events, refusals and inserted steps; conditions are asked with the game and
    # the house's options.
    cites: Cites
    # True if it can still be reported or ordered after the hand; a hand that was read and paid is
    # not read again, and the dealer and players do nothing more.
    after: bool

    def declared(self) -> Cites:
        """Its own keys, and those cited when an ended hand is reopened or refused."""
        opened = ("floor", "floor.final") if self.after else ("floor.final",)
        return (*opened, *self.cites)


def remedy(
    report: type[R], *cites: str | Where, after: bool = False
) -> Callable[[Callable[[Case[H], R], Iterator[Event]]], Remedy[H]]:
    """Mark a function as the remedy of a report, with the keys it cites."""

    def of(answer: Callable[[Case[H], R], Iterator[Event]]) -> Remedy[H]:
        return Remedy(report=report, answer=answer, cites=cites, after=after)

    return of


def remedies_in(*modules: ModuleType) -> dict[type[Report], Remedy[Any]]:
    """The remedies written in some modules, one for each report."""
    named = [each for module in modules for each in vars(module).values()]
    found = [each for each in named if isinstance(each, Remedy)]
    remedies = {each.report: each for each in found}
    assert len(remedies) == len(found), "a report has two remedies"
    return remedies


class Rulings(Struct, Generic[H], frozen=True, kw_only=True):
    """The reports a family knows, and the ways its ended hands are reopened."""

    family: Family[H]
    remedies: Mapping[type[Report], Remedy[H]]
    # Index in a log of the settlement that ended the hand.
    settlement: Callable[[list[Event]], int] = len
    # Events that never happen again once players of the hand have left the table.
    anew: tuple[type[Event], ...] = (BackedUp,)
    # The wager a transfer of the settlement came out of, if any.
    wager: Callable[[Event, Transfer], tuple[int, int, bool] | None] = lambda event, paid: None
    # After reopening: how the hand goes on, chips missing from wagers and covers, and players who
    # have left and cannot play on.
    resumed: Callable[[H], Iterator[Event]] = lambda hand: iter(())
    lacking: Callable[[H, Missing, Wagers], Iterator[Event]] = lambda hand, missing, wagers: iter(
        ()
    )
    given_up: Callable[[H, Mapping[Account, int]], Iterator[Event]] = lambda hand, at_table: iter(
        ()
    )
    # Refuse events that no ruling may cause.
    guard: Callable[[H, Event], None] = lambda hand, event: None
    # Likely contents of its reports, for the forms of a floor person.
    guesses: Guesses[H] = Guesses()


def last_of(log: list[Event], by_itself: Callable[[list[Event], int], bool]) -> int:
    """Index of the first event that follows by itself from the last decision of a hand."""
    start = len(log)
    while by_itself(log, start - 1):
        start -= 1
    return start
