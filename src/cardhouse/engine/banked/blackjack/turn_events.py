"""Events in the players' turns."""

from msgspec import field

from cardhouse.cards import Card
from cardhouse.engine.banked.blackjack.hand import BlackjackHand
from cardhouse.engine.banked.blackjack.hands import may_surrender, play_rules
from cardhouse.engine.banked.layout import Wager, spot_of
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.hand import Position
from cardhouse.engine.core.piles import draw
from cardhouse.ledger import POT, Transfer


class Turn(Position):
    """The hands still to be played."""

    # The hands in order; the first is in turn.
    order: list[int]
    # A hand waiting for a card, and the players who may first add to their bets behind it.
    drawing: int = 0
    following: list[int] = field(default_factory=list)
    # Played hands that may still be given up, until the next player has acted.
    late: list[int] = field(default_factory=list)

    def copy(self) -> "Turn":
        return Turn(self.order[:], self.drawing, self.following[:], self.late[:])

    def leave(self, key: int) -> None:
        for waiting in (self.order, self.late):
            if key in waiting:
                waiting.remove(key)
        if self.drawing == key:
            # Nobody adds to a bet on it, and it gets no card.
            self.drawing, self.following = 0, []


class TurnsOpened(Event[BlackjackHand], frozen=True, kw_only=True, tag="turns-opened"):
    """The players decide, in this order of their hands."""

    order: tuple[int, ...]
    cite: str = "turn"

    def change(self, hand: BlackjackHand) -> None:
        hand.at = Turn(list(self.order))


class HitTaken(Event[BlackjackHand], frozen=True, kw_only=True, tag="hit-taken"):
    """A player signalled for a card."""

    seat: int
    hand: int
    cite: str = "play.hit"

    def change(self, hand: BlackjackHand) -> None:
        _act(hand, self.hand)
        Turn.of(hand).drawing = self.hand


class Stood(Event[BlackjackHand], frozen=True, kw_only=True, tag="stood"):
    """A player wants no more cards on a hand."""

    seat: int
    hand: int
    cite: str = "play.stand"

    def change(self, hand: BlackjackHand) -> None:
        _act(hand, self.hand)
        _finish(hand, self.hand)


class Doubled(Event[BlackjackHand], frozen=True, kw_only=True, tag="doubled"):
    """A player doubled the wager for one card; bettors behind may do the same."""

    seat: int
    hand: int
    amount: int
    cite: str = "play.double"

    def transfers(self) -> tuple[Transfer, ...]:
        return _added(self.seat, self.amount, self.cite)

    def change(self, hand: BlackjackHand) -> None:
        _act(hand, self.hand)
        lay = hand.layout
        if self.amount:
            _add(lay.wager(self.seat, self.hand), self.amount)
        lay.doubled.append(self.hand)
        Turn.of(hand).drawing = self.hand
        Turn.of(hand).following = [w.player for w in lay.on(self.hand) if w.player != self.seat]


class PairSplit(Event[BlackjackHand], frozen=True, kw_only=True, tag="pair-split"):
    """A pair became two hands, the second with a wager of its own."""

    seat: int
    hand: int
    made: int
    amount: int
    cite: str = "play.split"

    def transfers(self) -> tuple[Transfer, ...]:
        return _added(self.seat, self.amount, self.cite)

    def change(self, hand: BlackjackHand) -> None:
        _act(hand, self.hand)
        lay, at = hand.layout, Turn.of(hand)
        hand.up[self.made] = [hand.up[self.hand].pop()]
        hand.down[self.made] = []
        keys = lay.hands[spot_of(self.hand)]
        keys.insert(keys.index(self.hand) + 1, self.made)
        at.order.insert(at.order.index(self.hand) + 1, self.made)
        behind = any(w.behind for w in lay.on(self.hand) if w.player == self.seat)
        if self.amount:
            lay.wagers.append(Wager(self.seat, self.made, self.amount, self.amount, behind))
        at.drawing = self.hand
        at.following = [w.player for w in lay.on(self.hand) if w.player != self.seat]


class BetFollowed(Event[BlackjackHand], frozen=True, kw_only=True, tag="bet-followed"):
    """A bettor behind a player matched the double or split, or declined with amount 0."""

    seat: int
    hand: int
    amount: int = 0
    # The new hand, if the player split.
    made: int = 0
    cite: str = "wager.follow"

    def transfers(self) -> tuple[Transfer, ...]:
        return _added(self.seat, self.amount, self.cite)

    def change(self, hand: BlackjackHand) -> None:
        lay = hand.layout
        Turn.of(hand).following.remove(self.seat)
        if self.amount and self.made:
            wager = Wager(self.seat, self.made, self.amount, self.amount, behind=True)
            lay.wagers.append(wager)
        elif self.amount:
            _add(lay.wager(self.seat, self.hand), self.amount)


class CardTaken(Event[BlackjackHand], frozen=True, kw_only=True, tag="card-taken"):
    """The next card of the shoe, face up, to a hand; or to the bank."""

    hand: int
    card: Card
    cite: str = "play.card"

    def change(self, hand: BlackjackHand) -> None:
        hand.up[self.hand] += draw(hand.stock, (self.card,))
        if isinstance(hand.at, Turn):
            hand.at.drawing = 0
            lay = hand.layout
            if self.hand in lay.doubled:
                _finish(hand, self.hand)


class CardDue(Event[BlackjackHand], frozen=True, kw_only=True, tag="card-due"):
    """A hand made by a split waits for its second card."""

    hand: int
    cite: str = "play.split"

    def change(self, hand: BlackjackHand) -> None:
        Turn.of(hand).drawing = self.hand


class HandClosed(Event[BlackjackHand], frozen=True, kw_only=True, tag="hand-closed"):
    """A hand takes no more cards: it is over, complete, or a split ace with its one card."""

    hand: int
    cite: str = "play.closed"

    def change(self, hand: BlackjackHand) -> None:
        _finish(hand, self.hand)


class Surrendered(Event[BlackjackHand], frozen=True, kw_only=True, tag="surrendered"):
    """A player gave a hand up: half of its wager is forfeit when the spot is settled."""

    seat: int
    hand: int
    cite: str = "play.surrender"

    def change(self, hand: BlackjackHand) -> None:
        at = Turn.of(hand)
        if self.hand in at.late:
            at.late.remove(self.hand)
        else:
            _act(hand, self.hand)
            at.order.remove(self.hand)
        hand.layout.surrendered.append(self.hand)
        hand.muck += hand.up[self.hand]
        hand.up[self.hand].clear()


class LateLapsed(Event[BlackjackHand], frozen=True, kw_only=True, tag="late-lapsed"):
    """Hands may no longer be given up."""

    cite: str = "play.surrender"

    def change(self, hand: BlackjackHand) -> None:
        Turn.of(hand).late.clear()


def _added(seat: int, amount: int, cite: str) -> tuple[Transfer, ...]:
    """Chips put up beside a wager; a player without a wager on the hand adds nothing."""
    return (Transfer(seat, POT, amount, cite),) if amount else ()


def _add(wager: Wager | None, amount: int) -> None:
    assert wager is not None, "no wager on that hand"
    wager.amount += amount
    wager.added += amount


def _act(hand: BlackjackHand, key: int) -> None:
    """Act on a hand: hands before it in order are played, and others may not go back."""
    lay, at = hand.layout, Turn.of(hand)
    for passed in at.order[: at.order.index(key)]:
        _finish(hand, passed)
    player = lay.players[spot_of(key)]
    at.late = [late for late in at.late if lay.players[spot_of(late)] == player]


def _finish(hand: BlackjackHand, key: int) -> None:
    """Finish a hand; it may still be given up if the house allows it."""
    Turn.of(hand).order.remove(key)
    if play_rules(hand)[0].surrender == "any-time" and may_surrender(hand, key):
        Turn.of(hand).late.append(key)
