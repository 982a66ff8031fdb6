"""The last street when the stock runs out: scrambled burns, no burn, a community card."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from cardhouse.engine.core.cites import Cites, where
from cardhouse.engine.core.events import StepsReplaced
from cardhouse.engine.core.portion import Portion
from cardhouse.engine.core.step import Events, Script, Step
from cardhouse.engine.pot.bet import BettingRound
from cardhouse.engine.pot.deal import Deal, receivers
from cardhouse.engine.pot.deal_events import Scrambled
from cardhouse.engine.pot.hand import PotHand


class Scramble(Step[PotHand], frozen=True, tag="scramble"):
    """Mix the rest of the stock with the burns and the cards out of play, and cut."""

    cite: str = "last.scramble"

    def open(self, hand: PotHand) -> Events:
        yield Scrambled(cite=self.cite)


class Stretch(Step[PotHand], frozen=True, tag="stretch"):
    """If the next street, the last one, lacks cards: decide beforehand how it is dealt instead.

    All cards except the last are dealt; that one is scrambled with the burns and the missing cards
    are dealt from there after a burn, or without one if they are just enough. If they are not, one
    card is turned up in the centre and is everybody's last card.
    """

    keys: ClassVar[Cites] = (
        "last.community",
        "last.community.first",
        where(lambda stretch, game: stretch.scramble, "last.scramble", "last.no-burn"),
    )

    # True if burns are scrambled to make up for missing cards; otherwise one community card does.
    scramble: bool = True

    def portion(self) -> Portion:
        return Portion(stretches=True)

    def misplaced(self, before: Script, after: Script) -> str:
        street = next((step for step in after if isinstance(step, Deal)), None)
        if street is None or street.down + street.up != 1 or street.board:
            return "is for a street of one card to each player, and none follows"
        return super().misplaced(before, after)

    def needed(self, hand: PotHand) -> bool:
        deal = _street(hand)
        seats = [seat for seat in receivers(hand) if seat not in deal.short]
        return len(hand.live) > 1 and _left(hand) < deal.burn + len(seats)

    def open(self, hand: PotHand) -> Events:
        deal = _street(hand)
        seats = [seat for seat in hand.live if seat not in deal.short]
        # Dead cards for folded seats are the first to be saved.
        deal = replace(deal, short=(*deal.short, *hand.receiving))
        rest = hand.script[hand.script.index(_street(hand), hand.cursor) + 1 :]
        steps: tuple[Step, ...] = (*_turned(hand, deal), *_opened(rest))
        if _left(hand) >= deal.burn + len(seats):
            steps = (deal, *rest)
        elif dealt := tuple(self._dealt(hand, deal, seats)):
            steps = (*dealt, *rest)
        yield StepsReplaced(start=hand.cursor + 1, steps=steps)

    def _dealt(self, hand: PotHand, deal: Deal, seats: list[int]) -> Iterator[Step]:
        """A card for each: off the stock as far as it goes, then from the scrambled burns."""
        reserve = len(hand.burns) + len(hand.eliminated)
        first = _left(hand) - deal.burn - 1
        pool = 1 + reserve + deal.burn
        if first < 0:
            # There is not even a card to burn and one to keep.
            first, pool = 0, _left(hand) + reserve
        missing = len(seats) - first
        if not self.scramble or missing > pool:
            return
        if first:
            yield replace(deal, short=(*deal.short, *seats[first:]))
        elif _left(hand) > deal.burn:
            yield Deal(burn=deal.burn)
        yield Scramble()
        short = (*deal.short, *seats[:first])
        if missing == pool:
            yield replace(deal, burn=0, short=short, cite="last.no-burn")
        else:
            yield replace(deal, burn=1, short=short, cite="last.scramble")


def _turned(hand: PotHand, deal: Deal) -> Iterator[Step]:
    """Turn one card up in the centre; a stock down to the burn needs help from the burns."""
    if _left(hand) <= deal.burn:
        yield Scramble()
    yield Deal(burn=deal.burn, board=1, cite="last.community")


def _opened(rest: tuple[Step, ...]) -> Iterator[Step]:
    """Open the last round by the high hand with the community card counted in."""
    for step in rest:
        opens = isinstance(step, BettingRound)
        yield replace(step, cite="last.community.first") if opens else step


def _street(hand: PotHand) -> Deal:
    """The next street."""
    return next(step for step in hand.script[hand.cursor + 1 :] if isinstance(step, Deal))


def _left(hand: PotHand) -> int:
    """The number of cards in the stock that can be dealt."""
    return len(hand.stock) - len(hand.scraps)
