"""The course of games that a player banks."""

from collections.abc import Iterator

from cardhouse.engine.banked.blackjack.family import BLACKJACK as BLACKJACK_FAMILY
from cardhouse.engine.banked.layout import STANDING
from cardhouse.engine.banked.pai_gow.family import PAI_GOW as PAI_GOW_FAMILY
from cardhouse.engine.core.family import Family
from cardhouse.table.banked.bank import (
    banking,
    broken,
    count_turn,
    follow,
    offered,
)
from cardhouse.table.banked.bonus import as_settled, sharers, wins
from cardhouse.table.banked.deeds import ASK_FRESH, PASS_BANK, TAKE_BANK
from cardhouse.table.banked.start import NEXT_HAND
from cardhouse.table.command_cites import DoerCites
from cardhouse.table.commands import AskFresh, NextHand, PassBank, TakeBank
from cardhouse.table.course import Course
from cardhouse.table.events import HandCounted, TableEvent
from cardhouse.table.table import Table

CITES: DoerCites = {
    TakeBank: frozenset({"bank.turn", "bank.offer", "bank.wagered", "bank.least"}),
    PassBank: frozenset({"bank.offer", "bank.passed", "bank.standing", "bank.broken"}),
    AskFresh: frozenset({"shoe.asked"}),
    NextHand: frozenset(
        {*("bank", "bank.offer", "bank.standing", "bank.broken"), *("shoe.cut", "shoe.asked")}
    ),
    HandCounted: frozenset(
        {"bank.turn", "bank.offer", "bank.standing", "bank.renewed", "bank.broken"}
    ),
}


def _after(table: Table) -> Iterator[TableEvent]:
    """The bank's turn goes on, or the bank is offered; a cancelled hand was none."""
    if table.log[-1].cite != "fee.cancelled":
        yield count_turn(table)
        yield from follow(table)


def _rail(table: Table) -> int:
    """From where somebody may bet behind the players without a seat of their own."""
    return STANDING if banking(table).circles.back_line > 0 else 0


def _course(family: Family) -> Course:
    return Course(
        family=family,
        next_hand=NEXT_HAND,
        deeds=(TAKE_BANK, PASS_BANK, ASK_FRESH),
        cites=CITES,
        after=_after,
        offered=offered,
        broken=broken,
        rail=_rail,
        as_settled=as_settled,
        wins=wins,
        sharers=sharers,
    )


BLACKJACK = _course(BLACKJACK_FAMILY)
PAI_GOW = _course(PAI_GOW_FAMILY)
