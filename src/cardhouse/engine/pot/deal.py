"""Dealing: burns, cards to the players in rotation, cards to the board."""

from functools import cache
from typing import Annotated

from msgspec import Meta

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core import chance
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.chance import arranging
from cardhouse.engine.core.commands import Arrange
from cardhouse.engine.core.events import Arranged, Burned, Dealt
from cardhouse.engine.core.step import Events, Step
from cardhouse.engine.pot.deal_events import BoardDealt, Scrambled, ScrapFound
from cardhouse.engine.pot.hand import PotHand

Count = Annotated[int, Meta(ge=0)]


class Deal(Step[PotHand], frozen=True, tag="deal"):
    """Burn, then deal down and up cards one at a time in rotation, then turn board cards."""

    burn: Count = 0
    down: Count = 0
    up: Count = 0
    board: Count = 0
    # The rule that this street answers to.
    cite: str = "deal.rotation"

    # Seats that are passed over, or served twice, in the last round: by mistake or by a ruling.
    short: tuple[int, ...] = ()
    extra: tuple[int, ...] = ()
    # Seats whose down card of this number the dealer turns up; their next up card comes down.
    turned: tuple[tuple[int, int], ...] = ()

    def cites(self) -> frozenset[str]:
        burns = {"deal.burn"} if self.burn else set()
        deals = {self.cite} if self.down or self.up or self.board else set()
        return frozenset(burns | deals)

    def needed(self, hand: PotHand) -> bool:
        return len(hand.live) > 1

    def open(self, hand: PotHand) -> Events:
        # Cards out of play are a reserve: without them the street could not be dealt.
        if (hand.burns or hand.eliminated) and len(hand.stock) < self._count(hand):
            return (Scrambled(cite=self.cite),)
        return ()

    def asks(self, hand: PotHand) -> tuple[Ask, ...]:
        return to_arrange(hand, self._count(hand))

    def answer(self, hand: PotHand, command: Arrange) -> Events:
        return (Arranged(cards=command.cards),)

    def _count(self, hand: PotHand) -> int:
        seats = receivers(hand)
        count = self.burn + self.board + (self.down + self.up) * len(seats)
        if self.short or self.extra:
            count += len(self.extra) - sum(map(seats.__contains__, self.short))
        return count

    def close(self, hand: PotHand) -> Events:
        for _ in range(self.burn):
            while hand.stock[0] in hand.scraps:
                yield ScrapFound(card=hand.stock[0], cite="scrap.board")
            yield Burned(card=hand.stock[0])
        rounds = [False] * self.down + [True] * self.up
        for i, up in enumerate(rounds):
            seats = receivers(hand)
            if i == len(rounds) - 1 and (self.short or self.extra):
                seats = self._last(seats)
            if self.turned:
                yield from self._mixed(hand, seats, i)
            else:
                yield from self._round(hand, seats, up=up)
        if self.board:
            # A scrap among the cards to be turned is made good with the card under it, so that
            # the board cards still turn together. Face up, everybody sees a card that is foreign.
            while scraps := _scraps(hand, self.board):
                yield ScrapFound(card=scraps[0], cite="scrap.board")
            yield BoardDealt(cards=tuple(hand.stock[: self.board]), cite=self.cite)

    def _last(self, seats: tuple[int, ...]) -> tuple[int, ...]:
        """Who is dealt to in the last round, by mistake or by a ruling."""
        return tuple([seat for seat in seats if seat not in self.short]) + self.extra

    def _mixed(self, hand: PotHand, seats: tuple[int, ...], number: int) -> Events:
        """One round in which a seat gets its card up instead of down, or the other way round."""
        early = {seat for seat, _ in self.turned}
        for seat in seats:
            turned = (seat, number + 1) in self.turned
            swapped = turned or (number == self.down and seat in early)
            yield from self._round(hand, (seat,), up=(number >= self.down) != swapped)

    def _round(self, hand: PotHand, seats: tuple[int, ...], *, up: bool) -> Events:
        """One card to each."""
        if hand.scraps or (up and hand.foreign):
            return self._round_of_scraps(hand, seats, up=up)
        cards = tuple(hand.stock[: len(seats)])
        return (Dealt(seats=seats, cards=cards, up=up, cite=self.cite),)

    def _round_of_scraps(self, hand: PotHand, seats: tuple[int, ...], *, up: bool) -> Events:
        """Whoever gets a scrap waits until the others have their cards."""
        waiting = []
        for seat in seats:
            # Face up, everybody sees a card that is foreign.
            if hand.stock[0] in hand.scraps or (up and hand.stock[0] in hand.foreign):
                yield ScrapFound(card=hand.stock[0], seat=seat, cite="scrap.down-card")
                waiting.append(seat)
            else:
                yield Dealt(seats=(seat,), cards=(hand.stock[0],), up=up, cite=self.cite)
        if waiting:
            yield from self._round(hand, tuple(waiting), up=up)


def receivers(hand: PotHand) -> tuple[int, ...]:
    """Who is dealt to: the live hands, and seats that still get dead cards."""
    if not hand.receiving:
        return tuple(hand.live)
    among = {*hand.live, *hand.receiving}
    return tuple(filter(among.__contains__, hand.seats))


def to_arrange(hand: PotHand, count: int) -> tuple[Ask, ...]:
    """Chance is asked for as many of the next cards as it has not decided on yet."""
    if not (hand.scraps or hand.foreign):
        return chance.to_arrange(hand, count)
    known = len(hand.stock) - hand.stock.count(HIDDEN)
    useful = known - len(_scraps(hand, len(hand.stock)))
    return arranging(hand, max(0, min(count - useful, len(hand.stock) - known)))


def cards_due(hand: PotHand) -> int:
    """How many cards the game deals to each player; a community card replaces one of them."""
    due, board = _cards_due(hand.game.script)
    return due - max(0, len(hand.board) - board)


@cache
def _cards_due(script: tuple[Step, ...]) -> tuple[int, int]:
    deals = [step for step in script if isinstance(step, Deal)]
    return sum(deal.down + deal.up for deal in deals), sum(deal.board for deal in deals)


def is_scrap(hand: PotHand, card: Card) -> bool:
    """Whether a card counts for nothing: found boxed, or no card of this game's deck."""
    return card in hand.scraps or card in hand.foreign


def _scraps(hand: PotHand, count: int) -> list[Card]:
    """Which of the next cards count for nothing."""
    if not (hand.scraps or hand.foreign):
        return []
    return [card for card in hand.stock[:count] if is_scrap(hand, card)]
