"""Forms for a floor person: the reports and orders that can be true of a table now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import fields

from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.illegal import Illegal
from cardhouse.floor.core.ended import AtTable
from cardhouse.floor.core.guesses import closed, guessed, is_open, is_signature, options
from cardhouse.floor.core.pointing import pointed
from cardhouse.floor.core.reports import Report
from cardhouse.floor.core.rule import tried
from cardhouse.floor.core.rulings import Rulings
from cardhouse.floor.families import rulings_of
from cardhouse.table.reopening import reopened
from cardhouse.table.table import Table


class Form(Struct, frozen=True, kw_only=True):
    """A kind of report, with each case of it that would be ruled on now."""

    kind: type[Report]
    # One report for each choice of its closed fields; cards are places on the table.
    cases: tuple[Report, ...]
    # Of each field that may have several values: those to choose from.
    options: dict[str, tuple[Any, ...]]


def forms(table: Table) -> Iterator[Form]:
    """Every report that the floor would rule on now, as far as anybody can guess."""
    hand = table.hand
    if hand is None:
        return
    try:
        at_table: AtTable = reopened(table).at_table() if hand.over else None
    except Illegal:
        # Somebody else sits in a seat of the hand: nothing of it can be ruled on any more.
        return
    rulings = rulings_of(hand.game)
    for kind in rulings.remedies:
        if cases := tuple(_cases(table, hand, rulings, kind, at_table)):
            yield Form(kind=kind, cases=cases, options=dict(_options(rulings, kind, hand)))


def _cases(
    table: Table, hand: Hand, rulings: Rulings, kind: type[Report], at_table: AtTable
) -> Iterator[Report]:
    found = set[tuple[Any, ...]]()
    for guess in guessed(rulings.guesses, kind, hand):
        if (case := closed(guess)) not in found and _accepts(table, hand, rulings, guess, at_table):
            found.add(case)
            yield guess


def _accepts(table: Table, hand: Hand, rulings: Rulings, guess: Report, at_table: AtTable) -> bool:
    """True if the floor would rule on it; nothing is changed."""
    try:
        report = pointed(hand, guess)
        tried(rulings, hand, table.log, report, table.dealt.floor, at_table, blind=True)
    except Illegal:
        return False
    return True


def _options(
    rulings: Rulings, kind: type[Report], hand: Hand
) -> Iterator[tuple[str, tuple[Any, ...]]]:
    for info in fields(kind):
        if is_open(info) and not is_signature(info):
            yield info.name, options(rulings.guesses, info, hand)
