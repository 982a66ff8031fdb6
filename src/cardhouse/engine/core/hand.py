"""A hand is data with a cursor: its place in the script, its cards and its chips."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from msgspec import Struct, field

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.step import Script
from cardhouse.ledger import BOX, POT, Balances

if TYPE_CHECKING:
    from cardhouse.engine.core.events import HandStarted


class Position(Struct):
    """The hand's place inside a step; each step has its own kind."""

    def copy(self) -> Position:
        return self

    def leave(self, key: int) -> None:
        """Stop waiting for a seat or a hand that is out."""

    def join(self, hand: Hand, key: int) -> None:
        """Give a hand returned by a ruling the turn it has not had here."""

    @classmethod
    def of(cls, hand: Hand) -> Self:
        """The position of a hand standing in such a step."""
        at = hand.at
        assert isinstance(at, cls), f"{at} is no {cls.__name__}"
        return at


class Begun(Position):
    """The step has begun and keeps no position of its own."""


BEGUN: Final = Begun()


class Hand(Struct, kw_only=True):
    """A hand in play, as far as all games are alike. Only `fold` changes it."""

    game: Game
    # Seats dealt in, clockwise from the button's left; the button, if dealt in, is last.
    seats: tuple[int, ...]
    button: int
    # The cards on the table, which in a live room may differ from those prescribed by the game.
    deck: tuple[Card, ...]
    # Cards on the table that do not belong to this game's deck.
    foreign: tuple[Card, ...]
    chips: Balances

    # The remaining script is state: a ruling may replace the steps to come.
    script: Script
    cursor: int = -1
    # None between two steps.
    at: Position | None = None
    over: bool = False

    # Cards, top of the stock first. A stock in unknown order is all hidden cards.
    stock: list[Card] = field(default_factory=list)
    burns: list[Card] = field(default_factory=list)
    muck: list[Card] = field(default_factory=list)
    aside: list[Card] = field(default_factory=list)
    down: dict[int, list[Card]] = field(default_factory=dict)
    up: dict[int, list[Card]] = field(default_factory=dict)
    # Cards that everybody has seen although they lie among hidden ones.
    exposed: list[Card] = field(default_factory=list)

    # Contenders, clockwise from the button's left.
    live: list[int] = field(default_factory=list)
    # Seats that paid the fee with their last chips and so are not dealt in.
    left_out: tuple[int, ...] = ()

    # Chips each seat has put into the middle in the whole hand.
    paid: dict[int, int] = field(default_factory=dict)
    # The payer of the fee (0: the pot) and its amount; by players while their number is open.
    fee_seat: int = 0
    fee: int = 0
    fees: dict[int, int] = field(default_factory=dict)
    fee_due: int = 0
    # The part of the fee that came out of the pot.
    fee_taken: int = 0
    # Chips the floor took out of the pot, less those it put in.
    moved: int = 0

    # The Asks of this position, computed once; derived, so no part of the state's identity.
    asked: tuple[Ask, ...] = ()

    @classmethod
    def begin(cls, game: Game, started: HandStarted) -> Self:
        """A hand before anything has happened in it."""
        seats, proper = started.seats, game.deck.cards()
        deck = started.deck or proper
        chips: Balances = {seat: started.stacks[seat] for seat in seats}
        chips[POT] = chips[BOX] = chips[game.fund] = 0
        return cls(
            game=game,
            seats=seats,
            button=started.button,
            deck=deck,
            foreign=tuple([card for card in started.deck if card not in proper]),
            chips=chips,
            script=game.script,
            stock=list(started.stock) or [HIDDEN] * len(deck),
            muck=list(started.discards),
            down={seat: [] for seat in seats},
            up={seat: [] for seat in seats},
            live=list(seats),
            paid=dict.fromkeys(seats, 0),
            fee_seat=started.fee_seat,
            fee=started.fee,
            fees=started.fees,
        )

    def copy(self) -> Self:
        """An independent hand in the same state; each family copies its own fields flat."""
        raise NotImplementedError

    def become(self, other: Self) -> None:
        """Take over the state of another hand, as when a ruling backs the action up."""
        for name in self.__struct_fields__:
            setattr(self, name, getattr(other, name))

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """All seats of the hand, beginning with the first one after `seat`."""
        after = self.seats.index(seat) + 1
        return self.seats[after:] + self.seats[:after]

    def cards_of(self, seat: int) -> list[Card]:
        """A seat's cards, those face down first."""
        return self.down[seat] + self.up[seat]

    def places(self) -> list[list[Card]]:
        """Every place that can hold a card of the deck."""
        return [
            self.stock,
            self.burns,
            self.muck,
            self.aside,
            *self.down.values(),
            *self.up.values(),
        ]

    def gather(self) -> None:
        """Return all cards to the stock, in unknown order, for a new deal."""
        proper = self.game.deck.cards()
        # A card foreign to the deck stays out.
        self.aside[:] = [card for card in self.aside if card not in proper]
        self.stock[:] = [HIDDEN] * (len(self.deck) - len(self.aside))
        for cards in (self.burns, self.muck, *self.down.values(), *self.up.values(), self.exposed):
            cards.clear()
