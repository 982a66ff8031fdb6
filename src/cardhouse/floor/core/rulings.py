"""How the floor rules on the games of one family."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Generic

from msgspec import Struct

from cardhouse.engine.core.events import BackedUp, Event
from cardhouse.engine.core.family import Family
from cardhouse.engine.core.step import H
from cardhouse.floor.core.case import Case
from cardhouse.floor.core.reports import Report
from cardhouse.ledger import Account, Transfer

# What a report leads to. The case is one of the family, and the report of the kind that it stands
# for in the table of remedies.
Remedy = Callable[[Case[H], Any], Iterator[Event]]
# The keys that the events of a ruling cite, and those of the steps that it puts in.
Cites = Mapping[type[Report], tuple[str, ...]]
# What each account lacks when a hand is opened again, and what each wager lacks of it.
Missing = Counter[Account]
Wagers = Counter[tuple[int, int, bool]]


class Rulings(Struct, Generic[H], frozen=True, kw_only=True):
    """What can be reported at the tables of a family, and what becomes of a hand that has ended."""

    family: Family[H]
    remedies: Mapping[type[Report], Remedy[H]]
    cites: Cites
    # What can still be found or ordered when a hand is over; a hand that was read and paid is not
    # read again, and nothing that the dealer or a player does happens any more.
    after: frozenset[type[Report]] = frozenset()
    # Where in a log the settlement begins with which the hand has ended.
    settlement: Callable[[list[Event]], int] = len
    # What is never done anew once players of the hand have left the table.
    anew: tuple[type[Event], ...] = (BackedUp,)
    # Which wager a transfer of the settlement came out of, if of any.
    wager: Callable[[Event, Transfer], tuple[int, int, bool] | None] = lambda event, paid: None
    # What follows when the hand was opened again: how it goes on, what wagers and covers lack, and
    # who cannot play on because he has left.
    resumed: Callable[[H], Iterator[Event]] = lambda hand: iter(())
    lacking: Callable[[H, Missing, Wagers], Iterator[Event]] = lambda hand, missing, wagers: iter(
        ()
    )
    given_up: Callable[[H, Mapping[Account, int]], Iterator[Event]] = lambda hand, at_table: iter(
        ()
    )
    # Refuse what no ruling may do.
    guard: Callable[[H, Event], None] = lambda hand, event: None


def last_of(log: list[Event], by_itself: Callable[[list[Event], int], bool]) -> int:
    """Where the events begin that follow by themselves from the last decision of a hand."""
    start = len(log)
    while by_itself(log, start - 1):
        start -= 1
    return start
