"""The bank's hand of pai gow poker: opened when all others are set, then set and confirmed."""

from itertools import combinations
from typing import Any, ClassVar, Final

from cardhouse.cards import Card
from cardhouse.engine.banked.commands import Confirm, Lapse, SetHand
from cardhouse.engine.banked.layout import BANK, Laid
from cardhouse.engine.banked.pai_gow.hand import PaiGowHand
from cardhouse.engine.banked.pai_gow.misdeal import misdeal
from cardhouse.engine.banked.pai_gow.spots import CARDS, by_house_way, is_set, pai_gow
from cardhouse.engine.banked.terms import Partition
from cardhouse.engine.core.asks import PLAIN, Ask, Terms
from cardhouse.engine.core.cites import Cites
from cardhouse.engine.core.commands import DEALER, Command
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.hand import Position
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import Said, say
from cardhouse.engine.core.step import Events, Step
from cardhouse.ranking.paigow import Foul, PaiGow, foul

FOULS: Final[dict[Foul | None, Said]] = {
    "not-two-and-five": say("not-two-and-five"),
    "front-outranks-back": say("front-outranks-back"),
}


class BankDecides(Position):
    """The bank's decision: confirmed by the bank, and closed for good."""

    confirmed: bool = False
    closed: bool = False

    def copy(self) -> "BankDecides":
        return BankDecides(self.confirmed, self.closed)


class BankOpened(Event[PaiGowHand], frozen=True, kw_only=True, tag="bank-opened"):
    """The bank's hand was turned over."""

    cards: tuple[Card, ...]
    cite: str = "bank-hand.opened"

    def change(self, hand: PaiGowHand) -> None:
        hand.down[BANK].clear()
        hand.up[BANK] += self.cards


class BankAsked(Event[PaiGowHand], frozen=True, tag="bank-asked"):
    """The bank sets its hand."""

    cite: str = "bank-hand.set"

    def change(self, hand: PaiGowHand) -> None:
        hand.at = BankDecides()


class BankSet(Event[PaiGowHand], frozen=True, kw_only=True, tag="bank-set"):
    """The bank laid its cards out; nothing is final yet unless the floor did it."""

    front: tuple[Card, ...]
    back: tuple[Card, ...]
    by_floor: bool = False
    cite: str = "bank-hand.set"

    def change(self, hand: PaiGowHand) -> None:
        hand.layout.settings[BANK] = Laid(self.front, self.back)
        if isinstance(hand.at, BankDecides):
            hand.at = BankDecides(closed=self.by_floor)


class BankConfirmed(Event[PaiGowHand], frozen=True, tag="bank-confirmed"):
    """The bank showed that its decision is final."""

    cite: str = "bank-hand.confirmed"

    def change(self, hand: PaiGowHand) -> None:
        hand.at = BankDecides(confirmed=True)


class BankClosed(Event[PaiGowHand], frozen=True, tag="bank-closed"):
    """The first player's hand is about to be exposed: the bank may not set anew."""

    cite: str = "bank-hand.closed"

    def change(self, hand: PaiGowHand) -> None:
        hand.at = BankDecides(confirmed=True, closed=True)


class BankCounted(Event[PaiGowHand], frozen=True, kw_only=True, tag="bank-counted"):
    """The dealer counted and announced the bank's wager: the cover of the hand."""

    amount: int
    cite: str = "bank-hand.counted"


class SetBank(Step[PaiGowHand], frozen=True, tag="bank-sets"):
    """The bank sets its hand, never foul, and confirms; its wager is counted."""

    needs: ClassVar[tuple[str, ...]] = ("set-hands",)
    once: ClassVar[bool] = True
    keys: ClassVar[Cites] = (
        "bank-hand.opened",
        "bank-hand.set",
        "bank-hand.foul",
        "bank-hand.confirmed",
        "bank-hand.closed",
        "bank-hand.counted",
        "misdeal.bank",
    )

    def needed(self, hand: PaiGowHand) -> bool:
        return bool(hand.layout.wagers)

    def open(self, hand: PaiGowHand) -> Events:
        if len(hand.down[BANK]) + len(hand.up[BANK]) != CARDS:
            yield from misdeal(hand, "misdeal.bank")
            return
        if hand.down[BANK]:
            yield BankOpened(cards=tuple(hand.down[BANK]))
        # A hand set by the floor is no longer the bank's to decide.
        if not is_set(hand, BANK):
            yield BankAsked()

    def asks(self, hand: PaiGowHand) -> tuple[Ask, ...]:
        at, seat = hand.at, hand.button
        if not isinstance(at, BankDecides) or at.closed or len(hand.up[BANK]) != CARDS:
            return ()
        settings = legal(hand.up[BANK], pai_gow(hand))
        terms = Partition(cards=tuple(hand.up[BANK]), only=settings)
        if at.confirmed and is_set(hand, BANK):
            again = Ask(seat, {SetHand: terms}, must=False)
            return (again, Ask(DEALER, {Lapse: PLAIN}, Lapse()))
        offers: dict[type[Command], Terms] = {SetHand: terms}
        if is_set(hand, BANK):
            return (Ask(seat, {**offers, Confirm: PLAIN}, Confirm(seat)),)
        laid = by_house_way(hand.up[BANK], pai_gow(hand))
        return (Ask(seat, offers, SetHand(seat=seat, front=laid.front, back=laid.back)),)

    def answer(self, hand: PaiGowHand, command: Any) -> Events:
        match command:
            case SetHand(front=front, back=back):
                yield BankSet(front=front, back=back)
            case Confirm():
                yield BankConfirmed()
            case Lapse():
                yield BankClosed()

    def close(self, hand: PaiGowHand) -> Events:
        if len(hand.up[BANK]) != CARDS:
            yield from misdeal(hand, "misdeal.bank")
            return
        yield BankCounted(amount=sum(cover.posted for cover in hand.layout.covers))

    def refuse(self, hand: PaiGowHand, command: Command) -> Illegal:
        match command:
            case SetHand(front=front, back=back) if sorted((*front, *back)) == sorted(
                hand.up[BANK]
            ):
                why = FOULS.get(foul(front, back, pai_gow(hand)))
                return Illegal(Reason.WRONG_CARDS, "bank-hand.foul", why)
            case SetHand():
                return Illegal(Reason.WRONG_CARDS, "bank-hand.set")
        return Illegal(Reason.NOT_OFFERED, "bank-hand.confirmed")


def legal(
    cards: list[Card], rules: PaiGow
) -> tuple[tuple[tuple[Card, ...], tuple[Card, ...]], ...]:
    """Every setting of a hand that is not foul."""
    found = []
    for pair in combinations(range(len(cards)), 2):
        front = tuple(cards[i] for i in pair)
        back = tuple(card for i, card in enumerate(cards) if i not in pair)
        if foul(front, back, rules) is None:
            found.append((front, back))
    return tuple(found)
