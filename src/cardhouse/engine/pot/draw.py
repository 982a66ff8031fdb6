"""The draw: each player in turn throws cards away and gets as many from the stock."""

from typing import Annotated, Any, ClassVar

from msgspec import Meta

from cardhouse.cards import HIDDEN
from cardhouse.engine.asks import Ask, Cards, Order
from cardhouse.engine.commands import CHANCE, Arrange, Command
from cardhouse.engine.events import Arranged, Burned, CardsMoved, Shuffled
from cardhouse.engine.hand import Hand
from cardhouse.engine.illegal import Illegal, Reason
from cardhouse.engine.piles import discards
from cardhouse.engine.pot.commands import Discard
from cardhouse.engine.pot.events import Discarded, Drawn, DrawOpened
from cardhouse.engine.pot.round import Drawing
from cardhouse.engine.step import Events, Step
from cardhouse.engine.stock import unseen

FIVE = 5


class Draw(Step, frozen=True, tag="draw"):
    """From the button's left each player still in may exchange cards; none is to stand pat."""

    keys: ClassVar[frozenset[str]] = frozenset({"draw", "draw.most", "draw.order", "draw.refill"})

    most: Annotated[int, Meta(ge=1, le=5)] = 5
    # Who draws five gets the fifth after all others have drawn.
    fifth_last: bool = False
    # Whether the burn card goes into the new stock when the old one runs out.
    refill_burns: bool = True

    def cites(self) -> frozenset[str]:
        return self.keys | ({"draw.fifth"} if self.fifth_last else set())

    def needed(self, hand: Hand) -> bool:
        return len(hand.live) > 1

    def open(self, hand: Hand) -> Events:
        yield DrawOpened(order=tuple(hand.live), cite="draw.order")

    def asks(self, hand: Hand) -> tuple[Ask, ...]:
        at = _at(hand)
        if at.owed or (at.fifth and not at.to_draw):
            # The player has thrown his cards away, and chance has not decided what he gets.
            return (Ask(CHANCE, {Arrange: Order(cards=unseen(hand), least=1)}),)
        if not at.to_draw:
            return ()
        seat = at.to_draw[0]
        cards = tuple(hand.down[seat])
        offer = Cards(cards=cards, least=0, most=min(self.most, len(cards)))
        return (Ask(seat, {Discard: offer}, Discard(seat)),)

    def answer(self, hand: Hand, command: Any) -> Events:
        if isinstance(command, Arrange):
            yield Arranged(cards=command.cards)
        else:
            seat, cards = command.seat, command.cards
            later = self.fifth_last and len(cards) == FIVE
            yield Discarded(seat=seat, cards=cards, fifth_later=later)
        yield from self._serve(hand)

    def refuse(self, hand: Hand, command: Command) -> Illegal:
        if isinstance(command, Discard):
            return Illegal(Reason.WRONG_CARDS, "draw.most", f"Draw up to {self.most} of your own.")
        return Illegal(Reason.NOT_OFFERED)

    def _serve(self, hand: Hand) -> Events:
        """Give what is owed as far as the stock and chance allow."""
        at = _at(hand)
        while at.owed:
            yield from self._give(hand, at.to_draw[0], at.owed)
            if HIDDEN in hand.stock[: at.owed]:
                return
        if at.fifth and not at.to_draw:
            yield from self._fifths(hand)

    def _fifths(self, hand: Hand) -> Events:
        at = _at(hand)
        last = hand.live[-1]
        while at.fifth:
            seat = at.fifth[0]
            if HIDDEN in hand.stock[:2]:
                return
            # Who draws last and takes five has a card burned before the fifth.
            if seat == last and len(hand.stock) > 2:
                yield Burned(card=hand.stock[0], cite="draw.fifth")
            yield from self._give(hand, seat, 1, cite="draw.fifth")
            if HIDDEN in hand.stock[:1]:
                return

    def _give(self, hand: Hand, seat: int, owed: int, cite: str = "draw") -> Events:
        """Cards off the top; the last card of the stock is not dealt but shuffled with others."""
        stock = hand.stock
        if len(stock) <= owed:
            if first := tuple(stock[:-1]):
                yield Drawn(seat=seat, cards=first, cite=cite)
            yield from self._refill(hand, seat)
        elif HIDDEN not in stock[:owed]:
            yield Drawn(seat=seat, cards=tuple(stock[:owed]), cite=cite)

    def _refill(self, hand: Hand, seat: int) -> Events:
        """A new stock from the muck and from what others threw away, never one's own discards."""
        sources = [("muck", hand.muck)]
        sources += [(discards(s), cards) for s, cards in hand.discards.items() if s != seat]
        if self.refill_burns:
            sources.append(("burns", hand.burns))
        for place, cards in sources:
            if cards:
                yield CardsMoved(
                    cards=tuple(cards), source=place, target="stock", cite="draw.refill"
                )
        yield Shuffled(cite="draw.refill")


def _at(hand: Hand) -> Drawing:
    assert isinstance(hand.at, Drawing), "no draw"
    return hand.at
