"""The discard: each player throws down cards away for good and gets no others."""

from typing import Annotated, Any, ClassVar, Self

from msgspec import Meta
from msgspec.structs import replace

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core.asks import Ask, Cards
from cardhouse.engine.core.cites import Cites
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.piles import take
from cardhouse.engine.core.portion import Portion
from cardhouse.engine.core.said import say
from cardhouse.engine.core.step import Events, Step
from cardhouse.engine.pot.commands import Discard
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.round import Discarding


class DiscardOpened(Event[PotHand], frozen=True, kw_only=True, tag="discard-opened"):
    """The discard has begun, in this order."""

    order: tuple[int, ...]
    cite: str = "discard"

    def change(self, hand: PotHand) -> None:
        hand.at = Discarding(to_discard=list(self.order))


class CardsDiscarded(Event[PotHand], frozen=True, kw_only=True, tag="cards-discarded"):
    """A player threw cards away, face down, and plays the rest."""

    seat: int
    cards: tuple[Card, ...]
    cite: str = "discard"

    def change(self, hand: PotHand) -> None:
        down = hand.down[self.seat]
        hand.discards.setdefault(self.seat, []).extend(take(down, self.cards))
        if HIDDEN in self.cards:
            # Viewers who see only backs cannot tell which cards are left.
            down[:] = [HIDDEN] * len(down)
        Discarding.of(hand).to_discard.remove(self.seat)

    def seen(self, viewer: int) -> Self:
        if viewer == self.seat:
            return self
        return replace(self, cards=(HIDDEN,) * len(self.cards))


class DiscardDown(Step[PotHand], frozen=True, tag="discard"):
    """Each player still in, from the button's left, throws away a number of down cards."""

    needs: ClassVar[tuple[str, ...]] = ("deal",)
    keys: ClassVar[Cites] = ("discard", "discard.count")

    # The number of down cards each player throws away.
    count: Annotated[int, Meta(ge=1)] = 1

    def needed(self, hand: PotHand) -> bool:
        return len(hand.live) > 1

    def portion(self) -> Portion:
        return Portion(down=-self.count)

    def coming(self, hand: PotHand, seat: int) -> int:
        waits = isinstance(hand.at, Discarding) and seat in hand.at.to_discard
        return -self.count if waits else 0

    def open(self, hand: PotHand) -> Events:
        yield DiscardOpened(order=tuple([seat for seat in hand.live if hand.down[seat]]))

    def asks(self, hand: PotHand) -> tuple[Ask, ...]:
        waiting = Discarding.of(hand).to_discard
        if not waiting or len(hand.live) < 2:
            return ()
        seat = waiting[0]
        cards = tuple(hand.down[seat])
        # A hand dealt too few cards throws away those it has.
        count = min(self.count, len(cards))
        offer = Cards(cards=cards, least=count, most=count)
        return (Ask(seat, {Discard: offer}, Discard(seat, cards[-count:])),)

    def answer(self, hand: PotHand, command: Any) -> Events:
        yield CardsDiscarded(seat=command.seat, cards=command.cards)

    def refuse(self, hand: PotHand, command: Command) -> Illegal:
        if isinstance(command, Discard):
            words = say("throw-away", count=self.count)
            return Illegal(Reason.WRONG_CARDS, "discard.count", words)
        return Illegal(Reason.NOT_OFFERED, "discard")
