"""The bank: a player puts money up, and others may stand behind it."""

from typing import Any, ClassVar

from msgspec import field

from cardhouse.engine.banked.commands import PutUp
from cardhouse.engine.banked.hand import BankedHand
from cardhouse.engine.banked.layout import BANK, Cover, Layout, account
from cardhouse.engine.banked.terms import Sum
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.cites import Cites
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import Money, say
from cardhouse.engine.core.step import Events, Step
from cardhouse.ledger import Transfer


class BankDesignated(Event[BankedHand], frozen=True, kw_only=True, tag="bank-designated"):
    """A player holds the bank for this hand: the first or the second of their turn."""

    seat: int
    turn: int = 1
    # The spots in the order of deal and turns.
    order: tuple[int, ...] = field(default=())
    cite: str = "bank"

    def change(self, hand: BankedHand) -> None:
        hand.layout = Layout(order=self.order)
        # Every player who may put money up has an account for it.
        for seat in hand.seats:
            hand.chips.setdefault(account(seat), 0)
        for key in (BANK, *self.order):
            hand.up.setdefault(key, [])
            hand.down.setdefault(key, [])


class MoneyPutUp(Event[BankedHand], frozen=True, kw_only=True, tag="money-put-up"):
    """Money that covers wagers: the bank's own, or a backer's."""

    seat: int
    amount: int
    behind: bool = False
    cite: str = "bank.money"

    def transfers(self) -> tuple[Transfer, ...]:
        if not self.amount:
            return ()
        return (Transfer(self.seat, account(self.seat), self.amount, self.cite),)

    def change(self, hand: BankedHand) -> None:
        hand.layout.covers.append(Cover(self.seat, self.amount, self.amount, self.amount))


class MoneyTakenBack(Event[BankedHand], frozen=True, kw_only=True, tag="money-taken-back"):
    """The hand is settled: the money in front of the bank belongs to it again."""

    seat: int
    amount: int
    cite: str = "bank.money"

    def transfers(self) -> tuple[Transfer, ...]:
        return (Transfer(account(self.seat), self.seat, self.amount, self.cite),)


class PutUpBank(Step[BankedHand], frozen=True, tag="bank"):
    """The bank puts its money in the circle, before anybody else bets."""

    once: ClassVar[bool] = True
    keys: ClassVar[Cites] = (
        "bank",
        "bank.money",
        "bank.behind",
        "bank.least",
    )

    def open(self, hand: BankedHand) -> Events:
        yield BankDesignated(seat=hand.button, turn=hand.bank_hand or 1, order=_order(hand))

    def asks(self, hand: BankedHand) -> tuple[Ask, ...]:
        if hand.layout.covers:
            return ()
        seat, terms = hand.button, _terms(hand)
        return (Ask(seat, {PutUp: terms}, PutUp(seat, terms.least)),)

    def answer(self, hand: BankedHand, command: Any) -> Events:
        yield MoneyPutUp(seat=command.seat, amount=command.amount)

    def refuse(self, hand: BankedHand, command: Command) -> Illegal:
        terms = _terms(hand)
        words = say("bank-range", least=Money(terms.least), most=Money(terms.most))
        return Illegal(Reason.WRONG_AMOUNT, "bank.least", words)

    def close(self, hand: BankedHand) -> Events:
        """Put up all chips of the seats that always cover behind."""
        behind = hand.game.banking.collection.behind
        for seat in hand.behind:
            if (amount := hand.chips[seat] - behind) > 0:
                yield MoneyPutUp(seat=seat, amount=amount, behind=True, cite="bank.behind")


def _terms(hand: BankedHand) -> Sum:
    """The amount the bank may put up: its chips, less its fee."""
    most = max(0, hand.chips[hand.button] - hand.game.banking.collection.bank)
    unit = hand.game.stakes.unit
    return Sum(least=min(most, max(hand.game.banking.least, unit)), most=most)


def _order(hand: BankedHand) -> tuple[int, ...]:
    spots = tuple(range(1, hand.game.banking.circles.spots + 1))
    if hand.game.banking.first == "dealers-left":
        return spots
    return spots[hand.button :] + spots[: hand.button]
