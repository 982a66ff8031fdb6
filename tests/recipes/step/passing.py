"""The pass: each player gives cards to the player at their left, all at the same time."""

from typing import Annotated, Any, ClassVar, Self

from msgspec import Meta
from msgspec.structs import replace

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core.asks import Ask, Cards
from cardhouse.engine.core.cites import Cites
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.hand import Position
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.piles import take
from cardhouse.engine.core.said import say
from cardhouse.engine.core.step import Events, Step
from cardhouse.engine.pot.hand import PotHand
from tests.recipes.step.commands import PassCards


class Passing(Position):
    """The players still to choose, in order, and the cards chosen so far."""

    to_choose: list[int]
    chosen: dict[int, tuple[Card, ...]]

    def copy(self) -> "Passing":
        return Passing(to_choose=self.to_choose[:], chosen=self.chosen.copy())

    def leave(self, key: int) -> None:
        self.chosen.pop(key, None)
        if key in self.to_choose:
            self.to_choose.remove(key)


class PassOpened(Event[PotHand], frozen=True, kw_only=True, tag="pass-opened"):
    """The pass has begun: everybody chooses in this order."""

    order: tuple[int, ...]
    cite: str = "pass"

    def change(self, hand: PotHand) -> None:
        hand.at = Passing(to_choose=list(self.order), chosen={})


class CardsChosen(Event[PotHand], frozen=True, kw_only=True, tag="cards-chosen"):
    """A player laid down the cards to pass; nobody has taken them up yet."""

    seat: int
    cards: tuple[Card, ...]
    cite: str = "pass"

    def change(self, hand: PotHand) -> None:
        at = Passing.of(hand)
        at.to_choose.remove(self.seat)
        at.chosen[self.seat] = self.cards

    def seen(self, viewer: int) -> Self:
        return self if viewer == self.seat else replace(self, cards=_backs(self.cards))


class CardsPassed(Event[PotHand], frozen=True, kw_only=True, tag="cards-passed"):
    """Cards went from one player to another; only the two of them know which."""

    seat: int
    to: int
    gave: tuple[Card, ...]
    got: tuple[Card, ...]
    cite: str = "pass"

    def change(self, hand: PotHand) -> None:
        take(hand.down[self.seat], self.gave)
        hand.down[self.to].extend(self.got)

    def seen(self, viewer: int) -> Self:
        gave = self.gave if viewer == self.seat else _backs(self.gave)
        got = self.got if viewer == self.to else _backs(self.got)
        return replace(self, gave=gave, got=got)


class PassLeft(Step[PotHand], frozen=True, tag="pass-left"):
    """Each player still in passes this many of their down cards to the left."""

    keys: ClassVar[Cites] = ("pass", "pass.count")

    count: Annotated[int, Meta(ge=1)] = 1

    def needed(self, hand: PotHand) -> bool:
        return len(hand.live) > 1

    def open(self, hand: PotHand) -> Events:
        yield PassOpened(order=tuple(hand.live))

    def asks(self, hand: PotHand) -> tuple[Ask, ...]:
        waiting = Passing.of(hand).to_choose
        if not waiting or len(hand.live) < 2:
            return ()
        seat = waiting[0]
        cards = tuple(hand.down[seat])
        count = min(self.count, len(cards))
        offer = Cards(cards=cards, least=count, most=count)
        return (Ask(seat, {PassCards: offer}, PassCards(seat, cards[-count:])),)

    def answer(self, hand: PotHand, command: Any) -> Events:
        yield CardsChosen(seat=command.seat, cards=command.cards)

    def close(self, hand: PotHand) -> Events:
        """Pass all chosen cards at once: nobody passes on cards just received."""
        chosen = dict(Passing.of(hand).chosen)
        if len(hand.live) < 2:
            return
        left = dict(zip(hand.live, (*hand.live[1:], hand.live[0]), strict=True))
        for seat, cards in chosen.items():
            yield CardsPassed(seat=seat, to=left[seat], gave=cards, got=cards)

    def refuse(self, hand: PotHand, command: Command) -> Illegal:
        if isinstance(command, PassCards):
            words = say("pass-count", count=self.count)
            return Illegal(Reason.WRONG_CARDS, "pass.count", words)
        return Illegal(Reason.NOT_OFFERED, "pass")


def _backs(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return (HIDDEN,) * len(cards)
