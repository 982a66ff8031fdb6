"""The deal: five cards at a time to the right, twice; the first deal finds the eldest hand."""

from typing import ClassVar

from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.chance import to_arrange
from cardhouse.engine.core.cites import Cites
from cardhouse.engine.core.commands import Arrange
from cardhouse.engine.core.events import Arranged
from cardhouse.engine.core.portion import Portion
from cardhouse.engine.core.step import Events, Step
from cardhouse.engine.pan.events import EldestFound, PacketDealt
from cardhouse.engine.pan.hand import PanHand
from cardhouse.engine.pan.rules import HAND, PACKET
from cardhouse.engine.pan.spreads import to_the_right
from cardhouse.ranking.melds import INDEX


class DealPackets(Step[PanHand], frozen=True, tag="packets"):
    """Two rounds of five, beginning with the winner of the last hand.

    A hand without a button is the first of its game: the fifth card of each first packet comes face
    up, and the lowest of them finds the eldest hand, which begins the second round.
    """

    needs: ClassVar[tuple[str, ...]] = ("tops",)
    once: ClassVar[bool] = True
    keys: ClassVar[Cites] = (
        "packets",
        "packets.first",
        "eldest",
        "eldest.tied",
        "deck",
    )

    unwritten: ClassVar[frozenset[str]] = frozenset({"mistakes"})

    # Seats with the number of cards they get by mistake instead of ten.
    mistakes: tuple[tuple[int, int], ...] = ()

    def portion(self) -> Portion:
        return Portion(down=HAND)

    def asks(self, hand: PanHand) -> tuple[Ask, ...]:
        if any(hand.down.values()):
            return ()
        wrong = sum(cards - HAND for _, cards in self.mistakes)
        return to_arrange(hand, HAND * len(hand.seats) + wrong)

    def answer(self, hand: PanHand, command: Arrange) -> Events:
        yield Arranged(cards=command.cards)

    def close(self, hand: PanHand) -> Events:
        counts = dict.fromkeys(hand.seats, HAND) | dict(self.mistakes)
        first = not hand.button
        cite = "packets.first" if first else "packets"
        for seat in to_the_right(hand):
            cards = tuple(hand.stock[: min(PACKET, counts[seat])])
            yield PacketDealt(seat=seat, cards=cards, up=first, cite=cite)
        if first:
            yield self._eldest(hand)
        for seat in to_the_right(hand):
            if cards := tuple(hand.stock[: max(0, counts[seat] - PACKET)]):
                yield PacketDealt(seat=seat, cards=cards)

    def _eldest(self, hand: PanHand) -> EldestFound:
        """The eldest hand; suits do not rank, so among equal cards the first dealt counts."""
        lowest = min(INDEX[hand.up[seat][0][0]] for seat in hand.seats)
        tied = [seat for seat in to_the_right(hand) if INDEX[hand.up[seat][0][0]] == lowest]
        return EldestFound(seat=tied[0], cite="eldest" if len(tied) == 1 else "eldest.tied")
