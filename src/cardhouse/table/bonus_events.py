"""A bonus at the table that won it: no hand is dealt before it is paid."""

from collections.abc import Iterator
from typing import Final

from cardhouse.engine.core.cites import where
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

# Account of a prize between the award and the players' stacks.
OWED: Final = "bonus/owed"


class BonusWon(TableEvent, frozen=True, kw_only=True, tag="bonus-won"):
    """A hand has won a bonus: the table waits until it is paid."""

    hand: int
    claim: Claim

    def change(self, table: Table) -> None:
        table.claim = self.claim


class BonusTakenBack(TableEvent, frozen=True, kw_only=True, tag="bonus-taken-back"):
    """The hand was reopened before its bonus was paid; its new end decides the bonus again."""

    hand: int
    bonus: str
    cite: str = "floor"

    def change(self, table: Table) -> None:
        table.claim = None


class BonusPaid(TableEvent, frozen=True, kw_only=True, tag="bonus-paid"):
    """The shares of a bonus, before the next hand; none if the prize had already been won."""

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


# Bonus keys cited when a hand has won it.
WON: Final = ("won",)


def take_back(table: Table) -> Iterator[BonusTakenBack]:
    """Take back the unpaid bonus of a reopened hand."""
    if (claim := table.claim) is not None:
        yield BonusTakenBack(hand=table.hands, bonus=claim.bonus)


def find_bonus(table: Table) -> Iterator[BonusWon]:
    """The bonus won by the hand just counted; after one is paid, there is no second."""
    hand = table.hand
    if table.prized == table.hands:
        return
    # A bot's share is not paid.
    bots = tuple(seat for seat, player in table.players.items() if player.bot)
    if hand is None:
        return
    course = course_of(table.game)
    if claim := won(course, hand, table.log, table.bonuses, bots):
        yield BonusWon(hand=table.hands, claim=claim, cite=f"bonus.won.{claim.bonus}")


def _nothing_won(table: Table, bonuses: Office) -> Illegal | None:
    return Illegal(Reason.NOT_OFFERED) if table.claim is None else None


def _prize(table: Table, bonuses: Office) -> Prize:
    """Only the prize of the last hand, and only to those who share it."""
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
    of_bonus=("paid", where(lambda bonus: bonus.once, "once")),
)
