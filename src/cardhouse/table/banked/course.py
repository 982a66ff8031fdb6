"""The course of games banked by a player."""

from collections.abc import Iterator

from cardhouse.engine.banked.blackjack.family import BLACKJACK as BLACKJACK_FAMILY
from cardhouse.engine.banked.layout import STANDING
from cardhouse.engine.banked.pai_gow.family import PAI_GOW as PAI_GOW_FAMILY
from cardhouse.engine.core.cites import where
from cardhouse.engine.core.family import Family
from cardhouse.table.banked.bank import (
    FOLLOW_CITES,
    banking,
    broken,
    count_turn,
    follow,
    offered,
)
from cardhouse.table.banked.bonus import as_settled, sharers, wins
from cardhouse.table.banked.deeds import ASK_FRESH, PASS_BANK, TAKE_BANK
from cardhouse.table.banked.start import NEXT_HAND
from cardhouse.table.course import Course
from cardhouse.table.events import TableEvent
from cardhouse.table.table import Table

CITES = (
    "bank.turn",
    *FOLLOW_CITES,
    where(lambda table: table.rotation.renewed_ends, "bank.renewed"),
)


def _after(table: Table) -> Iterator[TableEvent]:
    """The bank's turn goes on, or the bank is offered; a cancelled hand does not count."""
    if table.log[-1].cite != "fee.cancelled":
        yield count_turn(table)
        # At a table with changing games, the bank is offered once the game is named.
        if table.mix is None:
            yield from follow(table)


def _rail(table: Table) -> int:
    """The first place for betting behind the players without a seat."""
    # Other games have no places but seats.
    return STANDING if banking(table).circles.back_line > 0 and table.mix is None else 0


def _course(family: Family) -> Course:
    return Course(
        family=family,
        next_hand=NEXT_HAND,
        deeds=(TAKE_BANK, PASS_BANK, ASK_FRESH),
        cites=CITES,
        after=_after,
        named=follow,
        offered=offered,
        broken=broken,
        rail=_rail,
        as_settled=as_settled,
        wins=wins,
        sharers=sharers,
    )


BLACKJACK = _course(BLACKJACK_FAMILY)
PAI_GOW = _course(PAI_GOW_FAMILY)
