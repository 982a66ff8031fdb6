"""The deal of pai gow poker: always seven piles, delivered from the action button clockwise."""

from typing import ClassVar, Self

from msgspec.structs import replace

from cardhouse.cards import Card
from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.banked.pai_gow.hand import PaiGowHand
from cardhouse.engine.banked.pai_gow.spots import CARDS, PILES, from_action, hidden
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.chance import to_arrange
from cardhouse.engine.core.cites import Cites
from cardhouse.engine.core.commands import Arrange
from cardhouse.engine.core.events import Arranged, Event
from cardhouse.engine.core.piles import draw
from cardhouse.engine.core.portion import Portion
from cardhouse.engine.core.step import Events, Step


class PilesDealt(Event[PaiGowHand], frozen=True, kw_only=True, tag="piles-dealt"):
    """The cards went face down to the piles, one at a time; no pile has an owner yet."""

    # The pile of each card, in the order dealt.
    piles: tuple[int, ...]
    cards: tuple[Card, ...]
    cite: str = "deal.piles"

    def change(self, hand: PaiGowHand) -> None:
        for pile in PILES:
            hand.down[pile] = []
        for pile, card in zip(self.piles, draw(hand.stock, self.cards), strict=True):
            hand.down[pile].append(card)

    def seen(self, viewer: int) -> Self:
        return replace(self, cards=hidden(self.cards))


class PileDelivered(Event[PaiGowHand], frozen=True, kw_only=True, tag="pile-delivered"):
    """A pile went to a spot with a wager, to the bank's, or unseen to the dead cards."""

    pile: int
    spot: int
    cards: tuple[Card, ...]
    # The hand it lies at; 0 if it is dead.
    hand: int = 0
    # Players who may look into it: the one hand that each of them sees.
    watchers: tuple[int, ...] = ()
    cite: str = "deal.deliver"

    def change(self, hand: PaiGowHand) -> None:
        del hand.down[self.pile]
        if self.hand:
            hand.down[self.hand] += self.cards
        else:
            hand.muck += self.cards
        for player in self.watchers:
            hand.layout.watching[player] = self.hand

    def seen(self, viewer: int) -> Self:
        return self if viewer in self.watchers else replace(self, cards=hidden(self.cards))


class DealPiles(Step[PaiGowHand], frozen=True, tag="piles"):
    """Seven piles of seven cards, one card to each in turn, whatever the number of wagers."""

    needs: ClassVar[tuple[str, ...]] = ("wagers",)
    once: ClassVar[bool] = True
    keys: ClassVar[Cites] = ("deal.piles", "deck")

    unwritten: ClassVar[frozenset[str]] = frozenset({"short", "extra"})

    # Piles passed over in the last round; only by the dealer's mistake.
    short: tuple[int, ...] = ()
    # Piles served twice in the last round; only by mistake.
    extra: tuple[int, ...] = ()

    def portion(self) -> Portion:
        return Portion(spare=len(PILES) * CARDS)

    def needed(self, hand: PaiGowHand) -> bool:
        return bool(hand.layout.wagers)

    def asks(self, hand: PaiGowHand) -> tuple[Ask, ...]:
        return to_arrange(hand, len(hand.stock)) if not hand.down.get(PILES[0]) else ()

    def answer(self, hand: PaiGowHand, command: Arrange) -> Events:
        yield Arranged(cards=command.cards)

    def close(self, hand: PaiGowHand) -> Events:
        last = tuple(pile for pile in PILES if pile not in self.short) + self.extra
        piles = PILES * (CARDS - 1) + last
        yield PilesDealt(piles=piles, cards=tuple(hand.stock[: len(piles)]))


class DeliverPiles(Step[PaiGowHand], frozen=True, tag="deliver"):
    """Deliver the first pile to the action button, the others clockwise, to empty spots too."""

    needs: ClassVar[tuple[str, ...]] = ("dice",)
    once: ClassVar[bool] = True
    keys: ClassVar[Cites] = ("deal.deliver",)

    def needed(self, hand: PaiGowHand) -> bool:
        return bool(hand.layout.wagers)

    def open(self, hand: PaiGowHand) -> Events:
        watching = _watching(hand)
        for pile, spot in zip(PILES, from_action(hand), strict=True):
            key = BANK if spot == hand.button else spot if spot in hand.layout.hands else 0
            watchers = tuple(player for player, seen in watching.items() if key and seen == spot)
            cards = tuple(hand.down[pile])
            yield PileDelivered(pile=pile, spot=spot, cards=cards, hand=key, watchers=watchers)


def _watching(hand: PaiGowHand) -> dict[int, int]:
    """The one hand each player may see; a player only betting behind several names it later."""
    lay = hand.layout
    found = {w.player: w.hand for w in lay.wagers if not w.behind}
    for spot, player in lay.players.items():
        found.setdefault(player, spot)
    for wager in lay.wagers:
        behind = {w.hand for w in lay.wagers if w.player == wager.player and w.action}
        if len(behind) == 1:
            found.setdefault(wager.player, *behind)
    return found
