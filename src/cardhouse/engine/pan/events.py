"""Events at a pan table, except the mending of hands and spreads."""

from typing import Self

from msgspec.structs import replace

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.piles import draw, take
from cardhouse.engine.pan.hand import PanHand
from cardhouse.engine.pan.layout import Spreads
from cardhouse.engine.pan.spreads import Declaring, Turn
from cardhouse.ledger import POT, Transfer
from cardhouse.ranking.melds import Meld


class TableSpread(Event[PanHand], frozen=True, tag="table-spread"):
    """A hand of pan begins: nothing is spread yet."""

    cite: str = "tops"

    def change(self, hand: PanHand) -> None:
        hand.spreads = Spreads()


class TopPosted(Event[PanHand], frozen=True, kw_only=True, tag="top-posted"):
    """A player put an ante with the tops, or a share of the collection missing from them."""

    seat: int
    amount: int
    cite: str = "tops"

    def transfers(self) -> tuple[Transfer, ...]:
        return (Transfer(self.seat, POT, self.amount, self.cite),)

    def change(self, hand: PanHand) -> None:
        hand.paid[self.seat] += self.amount


class TopReturned(Event[PanHand], frozen=True, kw_only=True, tag="top-returned"):
    """An ante went back out of the tops."""

    seat: int
    amount: int
    cite: str = "hand.dead"

    def transfers(self) -> tuple[Transfer, ...]:
        return (Transfer(POT, self.seat, self.amount, self.cite),)

    def change(self, hand: PanHand) -> None:
        hand.paid[self.seat] -= self.amount


class PacketDealt(Event[PanHand], frozen=True, kw_only=True, tag="packet-dealt"):
    """A packet off the front of the deck, the last card face up in the first deal of a game."""

    seat: int
    cards: tuple[Card, ...]
    up: bool = False
    cite: str = "packets"

    def change(self, hand: PanHand) -> None:
        cards = draw(hand.stock, self.cards)
        if self.up:
            hand.up[self.seat].append(cards.pop())
        hand.down[self.seat] += cards

    def seen(self, viewer: int) -> Self:
        if viewer == self.seat:
            return self
        shown = self.cards[-1:] if self.up else ()
        hidden = (HIDDEN,) * (len(self.cards) - len(shown))
        return replace(self, cards=hidden + shown)


class EldestFound(Event[PanHand], frozen=True, kw_only=True, tag="eldest-found"):
    """The lowest card face up found the eldest hand; these cards are part of the hands now."""

    seat: int
    cite: str = "eldest"

    def change(self, hand: PanHand) -> None:
        hand.button = self.seat
        hand.seats = hand.clockwise(self.seat)
        hand.live[:] = [seat for seat in hand.seats if seat in hand.live]
        for seat, cards in hand.up.items():
            hand.down[seat] += cards
            cards.clear()


class OnTopOpened(Event[PanHand], frozen=True, kw_only=True, tag="on-top-opened"):
    """Each player in this order stays in or retires."""

    order: tuple[int, ...]
    cite: str = "on-top"

    def change(self, hand: PanHand) -> None:
        hand.at = Declaring(list(self.order))


class WentOnTop(Event[PanHand], frozen=True, kw_only=True, tag="went-on-top"):
    """A player stays in the hand."""

    seat: int
    cite: str = "on-top"

    def change(self, hand: PanHand) -> None:
        Declaring.of(hand).waiting.remove(self.seat)


class Retired(Event[PanHand], frozen=True, kw_only=True, tag="retired"):
    """A player gave up hand and ante; the cards are laid aside and cannot be drawn."""

    seat: int
    cite: str = "on-top.retire"

    def change(self, hand: PanHand) -> None:
        Declaring.of(hand).waiting.remove(self.seat)
        leave(hand, self.seat)


class TurnBegan(Event[PanHand], frozen=True, kw_only=True, tag="turn-began"):
    """A player's turn began; while the window is open, these seats may force the top discard."""

    seat: int
    window: tuple[int, ...] = ()
    cite: str = "draw.turn"

    def change(self, hand: PanHand) -> None:
        hand.at = Turn(self.seat, window=list(self.window))


class NotForced(Event[PanHand], frozen=True, kw_only=True, tag="not-forced"):
    """A player who may force the top discard lets it go."""

    seat: int
    cite: str = "force.window"

    def change(self, hand: PanHand) -> None:
        Turn.of(hand).window.remove(self.seat)


class CardCalled(Event[PanHand], frozen=True, kw_only=True, tag="card-called"):
    """A player reaches for the top card of the deck, still unknown."""

    seat: int
    cite: str = "draw.deck"

    def change(self, hand: PanHand) -> None:
        Turn.of(hand).source = "called"


class CardDrawn(Event[PanHand], frozen=True, kw_only=True, tag="card-drawn"):
    """The top card of the deck lies in the middle, to be melded or discarded."""

    seat: int
    card: Card
    # True if it must be melded, because as a discard it would put the next player out.
    must: bool = False
    cite: str = "draw.deck"

    def change(self, hand: PanHand) -> None:
        hand.drawn += draw(hand.stock, (self.card,))
        at = Turn.of(hand)
        at.source, at.must, at.card = "deck", self.must, self.card
        hand.spreads.offender = 0
        _has_drawn(hand, self.seat)


class DiscardTaken(Event[PanHand], frozen=True, kw_only=True, tag="discard-taken"):
    """The top discard lies in the middle, to be melded at once; `by` is the seat that forced it."""

    seat: int
    card: Card
    by: int = 0
    cite: str = "draw.take"

    def change(self, hand: PanHand) -> None:
        hand.drawn.append(hand.muck.pop())
        at = Turn.of(hand)
        at.source, at.must, at.forced = "pile", True, bool(self.by)
        at.card = self.card
        at.window.clear()
        hand.spreads.fresh = 0
        _has_drawn(hand, self.seat)


class Laid(Event[PanHand], frozen=True, kw_only=True, tag="laid"):
    """Cards out of a hand lie on the table now, and these are the player's melds."""

    seat: int
    cards: tuple[Card, ...]
    melds: tuple[Meld, ...]
    # True if the card of this turn is among them.
    drawn: bool = False
    cite: str = "meld"

    def change(self, hand: PanHand) -> None:
        lay, own = hand.spreads, list(self.cards)
        before = lay.melds.get(self.seat, [])
        if self.drawn:
            own.remove(hand.drawn.pop())
            Turn.of(hand).went = len(self.melds) if len(self.melds) > len(before) else 0
        take(hand.down[self.seat], own)
        Turn.of(hand).laid += range(len(before) + 1, len(self.melds) + 1)
        lay.melds[self.seat] = list(self.melds)
        hand.up[self.seat] = [card for meld in self.melds for card in meld.cards]
        if all(meld.kind != "wrong" for meld in self.melds):
            lay.wrong.pop(self.seat, None)
        if lay.demanded is not None and lay.demanded[0] == self.seat:
            lay.demanded = None


class Collected(Event[PanHand], frozen=True, kw_only=True, tag="collected"):
    """A player collected this many chips from each payer, as far as their chips went."""

    seat: int
    chips: int
    # The amount each payer paid.
    shares: dict[int, int]
    # True if it is for going out, which is never given back.
    winning: bool = False
    # True if it is for a wrong spread.
    wrong: bool = False
    cite: str

    def transfers(self) -> tuple[Transfer, ...]:
        return tuple(
            Transfer(payer, self.seat, amount, self.cite) for payer, amount in self.shares.items()
        )

    def change(self, hand: PanHand) -> None:
        if self.winning:
            return
        lay = hand.spreads
        books = [lay.collected.setdefault(self.seat, {})]
        if self.wrong:
            books.append(lay.wrong.setdefault(self.seat, {}))
        for book in books:
            for payer, amount in self.shares.items():
                book[payer] = book.get(payer, 0) + amount


class PaidShort(Event[PanHand], frozen=True, kw_only=True, tag="paid-short"):
    """A player had too few chips to pay in full; the missing part is not owed."""

    seat: int
    payee: int
    missing: int
    cite: str = "chips.short"


class CardDiscarded(Event[PanHand], frozen=True, kw_only=True, tag="card-discarded"):
    """A turn ended with a card face up on the discards."""

    seat: int
    card: Card
    # True if it came straight from the deck: then the next player may take it.
    fresh: bool = False
    # True if the player was barred from it, found only at recorded tables.
    barred: bool = False
    cite: str = "discard"

    def change(self, hand: PanHand) -> None:
        lay = hand.spreads
        hand.muck += [hand.drawn.pop()] if hand.drawn else take(hand.down[self.seat], (self.card,))
        lay.fresh = self.seat if self.fresh else 0
        lay.offender = self.seat if self.barred else 0


class DiscardsShuffled(Event[PanHand], frozen=True, kw_only=True, tag="discards-shuffled"):
    """The deck ran out: all discards except the top one were shuffled into a new deck."""

    by: str = "house"
    cite: str = "deck.out"

    def change(self, hand: PanHand) -> None:
        hand.stock[:] = [HIDDEN] * (len(hand.muck) - 1)
        del hand.muck[:-1]


class WentOut(Event[PanHand], frozen=True, kw_only=True, tag="went-out"):
    """A player has eleven cards in valid melds: the hand is over at once."""

    seat: int
    cite: str = "out"

    def change(self, hand: PanHand) -> None:
        hand.spreads.winner = self.seat


class LastLeft(Event[PanHand], frozen=True, kw_only=True, tag="last-left"):
    """Everybody else is out of the hand: only the tops are won."""

    seat: int
    cite: str = "tops.alone"

    def change(self, hand: PanHand) -> None:
        hand.spreads.winner = self.seat


class TopsWon(Event[PanHand], frozen=True, kw_only=True, tag="tops-won"):
    """The tops went to the winner, after all payments."""

    seat: int
    amount: int
    cite: str = "tops.won"

    def transfers(self) -> tuple[Transfer, ...]:
        return (Transfer(POT, self.seat, self.amount, self.cite),)


class DeckRenewed(Event[PanHand], frozen=True, kw_only=True, tag="deck-renewed"):
    """The used cards and a portion of the back were shuffled and put at the back of the deck."""

    used: int
    portion: int
    by: str = "house"
    cite: str = "deck.back"

    def change(self, hand: PanHand) -> None:
        front = hand.stock[: len(hand.stock) - self.portion]
        hand.stock[:] = front + [HIDDEN] * (self.used + self.portion)
        piles = (hand.muck, hand.drawn, hand.eliminated, hand.aside, hand.burns)
        for cards in (*piles, *hand.down.values(), *hand.up.values()):
            cards.clear()
        hand.spreads.melds.clear()


def leave(hand: PanHand, seat: int) -> None:
    """Take a player out of the hand, with all their cards laid aside face down."""
    hand.live.remove(seat)
    for cards in (hand.down[seat], hand.up[seat]):
        hand.eliminated += cards
        cards.clear()
    hand.spreads.melds.pop(seat, None)


def _has_drawn(hand: PanHand, seat: int) -> None:
    if seat not in hand.spreads.drew:
        hand.spreads.drew.append(seat)
