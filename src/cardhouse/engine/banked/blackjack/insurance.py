"""Insurance: with an ace up, half of a wager may be bet that the bank has a natural."""

from typing import Any, ClassVar

from cardhouse.engine.banked.blackjack.hand import BlackjackHand
from cardhouse.engine.banked.blackjack.hands import ACE, play_rules
from cardhouse.engine.banked.commands import Decline, Insure
from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.core.asks import PLAIN, Ask, Terms
from cardhouse.engine.core.cites import Cites
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.hand import Position
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.step import Events, Step
from cardhouse.ledger import POT, Transfer


class Insuring(Position):
    """The wagers, as player and hand, still to be offered insurance."""

    waiting: list[tuple[int, int]]

    def copy(self) -> "Insuring":
        return Insuring(self.waiting[:])


class InsuranceOpened(Event[BlackjackHand], frozen=True, kw_only=True, tag="insurance-opened"):
    """The bank shows an ace: these wagers may be insured."""

    wagers: tuple[tuple[int, int], ...]
    cite: str = "insurance"

    def change(self, hand: BlackjackHand) -> None:
        hand.at = Insuring(list(self.wagers))


class InsuranceAnswered(Event[BlackjackHand], frozen=True, kw_only=True, tag="insurance-answered"):
    """A player insured a wager with half of it, or declined, with amount 0."""

    seat: int
    hand: int
    amount: int = 0
    cite: str = "insurance"

    def transfers(self) -> tuple[Transfer, ...]:
        return (Transfer(self.seat, POT, self.amount, self.cite),) if self.amount else ()

    def change(self, hand: BlackjackHand) -> None:
        Insuring.of(hand).waiting.remove((self.seat, self.hand))
        wager = hand.layout.wager(self.seat, self.hand)
        assert wager is not None
        wager.insurance = self.amount


class OfferInsurance(Step[BlackjackHand], frozen=True, tag="insurance"):
    """Offer insurance to everybody with a wager, before the first player acts."""

    needs: ClassVar[tuple[str, ...]] = ("round",)
    once: ClassVar[bool] = True
    keys: ClassVar[Cites] = ("insurance",)

    def needed(self, hand: BlackjackHand) -> bool:
        up = hand.up[BANK]
        return play_rules(hand)[0].insurance and bool(up) and up[0][0] == ACE

    def open(self, hand: BlackjackHand) -> Events:
        lay = hand.layout
        # A ruling may give the bank a second ace: insured wagers stay insured.
        bare = [w for key in hand.layout.in_play() for w in lay.on(key) if not w.insurance]
        yield InsuranceOpened(wagers=tuple((w.player, w.hand) for w in bare))

    def asks(self, hand: BlackjackHand) -> tuple[Ask, ...]:
        """Ask each player for their wagers one after another."""
        first = dict(reversed(_waiting(hand)))
        return tuple(_ask(hand, seat, key) for seat, key in first.items())

    def answer(self, hand: BlackjackHand, command: Any) -> Events:
        key = next(key for seat, key in _waiting(hand) if seat == command.seat)
        wager = hand.layout.wager(command.seat, key)
        assert wager is not None
        amount = wager.action // 2 if isinstance(command, Insure) else 0
        yield InsuranceAnswered(seat=command.seat, hand=key, amount=amount)

    def refuse(self, hand: BlackjackHand, command: Command) -> Illegal:
        return Illegal(Reason.NOT_OFFERED, "insurance")


def _waiting(hand: BlackjackHand) -> list[tuple[int, int]]:
    """The wagers still to be offered insurance; a ruling may have taken some off their hands."""
    lay = hand.layout
    return [(seat, key) for seat, key in Insuring.of(hand).waiting if lay.wager(seat, key)]


def _ask(hand: BlackjackHand, seat: int, key: int) -> Ask:
    wager = hand.layout.wager(seat, key)
    assert wager is not None
    offers: dict[type[Command], Terms] = {Decline: PLAIN}
    if hand.chips[seat] >= wager.action // 2:
        offers[Insure] = Terms(wager.action // 2)
    return Ask(seat, offers, Decline(seat))
