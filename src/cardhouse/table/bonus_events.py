"""A bonus at the table where it was won: no hand is dealt before it is paid."""

from collections.abc import Iterator
from typing import Final

from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.ledger import Transfer
from cardhouse.table.claim import Claim
from cardhouse.table.commands import PayBonus
from cardhouse.table.deed import Deed, Office
from cardhouse.table.events import TableEvent
from cardhouse.table.families import course_of
from cardhouse.table.leaving import gone
from cardhouse.table.table import Table
from cardhouse.table.terms import Prize
from cardhouse.table.winning import won

# Where a prize lies between the award and the players' stacks.
OWED: Final = "bonus/owed"


class BonusWon(TableEvent, frozen=True, kw_only=True, tag="bonus-won"):
    """A hand has won a bonus: the table waits until it is paid."""

    hand: int
    claim: Claim

    def change(self, table: Table) -> None:
        table.claim = self.claim


class BonusPaid(TableEvent, frozen=True, kw_only=True, tag="bonus-paid"):
    """The shares of a bonus, before the next hand; none where the prize had been won already."""

    bonus: str
    hand: int
    shares: dict[int, int]

    def transfers(self) -> tuple[Transfer, ...]:
        """From the award to the stacks."""
        shares = self.shares.items()
        return tuple(Transfer(OWED, seat, amount, self.cite) for seat, amount in shares)

    def change(self, table: Table) -> None:
        for seat, amount in self.shares.items():
            table.players[seat].chips += amount
        table.claim = None
        table.prized = self.hand


def find_bonus(table: Table) -> Iterator[BonusWon]:
    """Whether the hand that has just been counted wins a bonus; opened again, no second one."""
    hand = table.hand
    if table.claim is not None or table.prized == table.hands:
        return
    # A bot is nobody: what falls to it is not paid.
    bots = tuple(seat for seat, player in table.players.items() if player.bot)
    if hand is None:
        return
    course = course_of(table.game)
    if claim := won(course, hand, table.log, table.bonuses, bots):
        yield BonusWon(hand=table.hands, claim=claim, cite=f"bonus.won.{claim.bonus}")


def _nothing_won(table: Table, bonuses: Office) -> Illegal | None:
    return Illegal(Reason.NOT_OFFERED) if table.claim is None else None


def _prize(table: Table, bonuses: Office) -> Prize:
    """Only what the last hand has won, and only to those who share."""
    claim = table.claim
    assert claim is not None
    return Prize(bonus=claim.bonus, hand=table.hands, seats=(*claim.mains, *claim.others))


def _not_won(table: Table, command: PayBonus) -> Illegal:
    claim = table.claim
    assert claim is not None
    if (claim.bonus, table.hands) != (command.bonus, command.hand):
        return Illegal(Reason.NOT_OFFERED, f"bonus.won.{command.bonus}")
    return Illegal(Reason.WRONG_AMOUNT, f"bonus.shares.{claim.bonus}")


def _pay(table: Table, command: PayBonus) -> Iterator[TableEvent]:
    cite = f"bonus.{'paid' if command.shares else 'once'}.{command.bonus}"
    yield BonusPaid(bonus=command.bonus, hand=command.hand, shares=command.shares, cite=cite)
    yield from gone(table)


PAY_BONUS = Deed(
    kind=PayBonus,
    of=Office.BONUSES,
    bars=_nothing_won,
    terms=_prize,
    wrong=_not_won,
    answer=_pay,
)
