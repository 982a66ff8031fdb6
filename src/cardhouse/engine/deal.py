"""Dealing: burns, cards to the players in rotation, cards to the board."""

from typing import Annotated, ClassVar

from msgspec import Meta

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.asks import Ask, Order
from cardhouse.engine.commands import CHANCE, Arrange
from cardhouse.engine.events import Arranged, BoardDealt, Burned, Dealt, ScrapFound
from cardhouse.engine.hand import Done, Hand
from cardhouse.engine.stock import unseen
from cardhouse.engine.step import Events, Step

Count = Annotated[int, Meta(ge=0)]


class Deal(Step, frozen=True, tag="deal"):
    """Burn, then deal down and up cards one at a time in rotation, then turn board cards."""

    cites: ClassVar = frozenset({"deal.burn", "deal.rotation", "deal.board", "scrap"})

    burn: Count = 0
    down: Count = 0
    up: Count = 0
    board: Count = 0
    # The rule that a board card of this street answers to.
    cite: str = "deal.board"

    def needed(self, hand: Hand) -> bool:
        return len(hand.live) > 1

    def open(self, hand: Hand) -> Events:
        if not self._unknown(hand):
            yield from self._deal(hand)

    def asks(self, hand: Hand) -> tuple[Ask, ...]:
        if isinstance(hand.at, Done):
            return ()
        return (Ask(CHANCE, {Arrange: Order(cards=unseen(hand), least=self._unknown(hand))}),)

    def answer(self, hand: Hand, command: Arrange) -> Events:
        yield Arranged(cards=command.cards)
        if not self._unknown(hand):
            yield from self._deal(hand)

    def _count(self, hand: Hand) -> int:
        return self.burn + self.board + (self.down + self.up) * len(hand.live)

    def _unknown(self, hand: Hand) -> int:
        """How many of the cards that this step needs chance has not decided on yet."""
        count = self._count(hand)
        if not hand.scraps:
            return hand.stock[:count].count(HIDDEN)
        known = [card for card in hand.stock if card != HIDDEN]
        useful = len(known) - sum(card in hand.scraps for card in known)
        return max(0, min(count - useful, len(hand.stock) - len(known)))

    def _deal(self, hand: Hand) -> Events:
        for _ in range(self.burn):
            yield from self._scraps(hand)
            yield Burned(card=hand.stock[0])
        for up in [False] * self.down + [True] * self.up:
            yield from self._round(hand, tuple(hand.live), up=up)
        if self.board:
            yield from self._board(hand)

    def _round(self, hand: Hand, seats: tuple[int, ...], *, up: bool) -> Events:
        """One card to each; whoever gets a scrap waits until the others have theirs."""
        if not hand.scraps:
            yield Dealt(seats=seats, cards=tuple(hand.stock[: len(seats)]), up=up)
            return
        waiting = []
        for seat in seats:
            if hand.stock[0] in hand.scraps:
                yield ScrapFound(card=hand.stock[0], seat=seat, cite="scrap.down-card")
                waiting.append(seat)
            else:
                yield Dealt(seats=(seat,), cards=(hand.stock[0],), up=up)
        if waiting:
            yield from self._round(hand, tuple(waiting), up=up)

    def _board(self, hand: Hand) -> Events:
        cards: tuple[Card, ...] = tuple(hand.stock[: self.board])
        if not hand.scraps:
            yield BoardDealt(cards=cards, cite=self.cite)
            return
        # A scrap among the cards to be turned is made good with the card under it, so that
        # the board cards still turn together.
        while any(card in hand.scraps for card in cards):
            yield ScrapFound(card=next(c for c in cards if c in hand.scraps), cite="scrap.board")
            cards = tuple(hand.stock[: self.board])
        yield BoardDealt(cards=cards, cite=self.cite)

    def _scraps(self, hand: Hand) -> Events:
        while hand.stock[0] in hand.scraps:
            yield ScrapFound(card=hand.stock[0], cite="scrap.board")
