"""A hand is data with a cursor: where it stands in its script, its cards and its chips."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct, field
from msgspec.structs import replace

from cardhouse.cards import Card
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.step import Step
from cardhouse.ledger import Balances
from cardhouse.ranking import High, Low


class Position(Struct):
    """Where the hand stands inside a step."""

    def copy(self) -> Position:
        return self


class Begun(Position):
    """The step has begun and keeps no position of its own."""


BEGUN: Final = Begun()


class Post(Struct, frozen=True):
    """What a player puts in to be dealt in out of turn: a live part and a dead part."""

    live: int
    dead: int = 0


class Hand(Struct):
    """One hand in play. Only `fold` changes it."""

    game: Game
    # Who is dealt in, clockwise from the button's left; the button, if dealt in, is last.
    seats: tuple[int, ...]
    button: int
    posts: dict[int, Post]
    # Who sits out and was dealt in by mistake: he posts nothing, and his hand plays if he does.
    absent: tuple[int, ...]
    # Who comes in between the button and the big blind, and so takes none of the blinds.
    between: tuple[int, ...]
    # The cards on the table, which in a live room may not be those that the game prescribes.
    deck: tuple[Card, ...]
    # Those of them that do not belong to this game's deck.
    foreign: tuple[Card, ...]
    chips: Balances

    # The remaining script is state: a ruling may replace what is still to come.
    script: tuple[Step, ...]
    cursor: int = -1
    # Each step knows which kind of position is its own; None between two steps.
    at: Any = None
    over: bool = False

    # Cards, top of the stock first. A stock whose order nobody knows yet is all hidden cards.
    stock: list[Card] = field(default_factory=list)
    burns: list[Card] = field(default_factory=list)
    board: list[Card] = field(default_factory=list)
    muck: list[Card] = field(default_factory=list)
    aside: list[Card] = field(default_factory=list)
    # A street dealt too early, face down: out of play, but a reserve when the stock runs out.
    eliminated: list[Card] = field(default_factory=list)
    down: dict[int, list[Card]] = field(default_factory=dict)
    up: dict[int, list[Card]] = field(default_factory=dict)
    # What each seat threw away to draw.
    discards: dict[int, list[Card]] = field(default_factory=dict)
    # Cards that everybody has seen although they lie where cards are hidden.
    exposed: list[Card] = field(default_factory=list)
    # Cards still in the stock that count as scraps of paper when they turn up.
    scraps: list[Card] = field(default_factory=list)

    # Who still contends for the pot, clockwise from the button's left.
    live: list[int] = field(default_factory=list)
    # Who paid the fee with their last chips and so is not dealt in.
    left_out: tuple[int, ...] = ()
    # Who gave up, in order, with the cards as they were thrown in.
    released: dict[int, tuple[Card, ...]] = field(default_factory=dict)
    # How many of those cards, the last ones, lay face up.
    released_up: dict[int, int] = field(default_factory=dict)
    # Who folded with no bet to face: his seat is dealt dead cards until somebody bets.
    receiving: list[int] = field(default_factory=list)
    # Who plays for the pot as it lies and takes no part in the betting, though he has chips.
    resting: list[int] = field(default_factory=list)
    # Who announced that he plays the board.
    boards: list[int] = field(default_factory=list)
    # Live hands that a ruling has declared dead for the high or the low half of the pot.
    dead_for: dict[int, tuple[str, ...]] = field(default_factory=dict)

    # Chips: what each seat has bet in this round, and paid in the whole hand, live and dead.
    bets: dict[int, int] = field(default_factory=dict)
    paid: dict[int, int] = field(default_factory=dict)
    dead: dict[int, int] = field(default_factory=dict)
    # The opening stake that the button named for this hand: no bet may be smaller.
    stake: int = 0
    # Who pays the fee (0: the pot), and how much; where it is open how many play, by players.
    fee_seat: int = 0
    fee: int = 0
    fees: dict[int, int] = field(default_factory=dict)
    fee_due: int = 0
    # The part of the fee that came out of the pot.
    fee_taken: int = 0
    # What the floor took out of the pot, less what it put in.
    moved: int = 0

    # How the hands rank in a pot that was passed out for high and is played on for low.
    low: Low | None = None

    # Who began the betting of the latest round, and who bet or raised last in it.
    opener: int = 0
    aggressor: int = 0
    # What seats did in it while nobody had bet in full, first: they checked, called a bet that was
    # too short to count, or made one.
    passive: dict[int, Literal["checked", "called", "short"]] = field(default_factory=dict)

    # Which hand of the bank's turn it is, who always covers behind the bank, and who takes no part.
    bank_hand: int = 0
    behind: tuple[int, ...] = ()
    idle: tuple[int, ...] = ()
    # Whose bet behind the player of a spot may not be refused.
    entitled: dict[int, tuple[int, ...]] = field(default_factory=dict)
    # What the family of the game keeps beside all this, for the whole hand.
    family: Any = None

    # The Asks of this position, worked out once; derived, so no part of the state's identity.
    asked: tuple[Ask, ...] = ()

    def copy(self) -> Hand:
        """An independent hand in the same state."""
        # What never changes in place is shared.
        return replace(
            self,
            chips=self.chips.copy(),
            at=None if self.at is None else self.at.copy(),
            stock=self.stock[:],
            burns=self.burns[:],
            board=self.board[:],
            muck=self.muck[:],
            aside=self.aside[:],
            eliminated=self.eliminated[:],
            down={seat: cards[:] for seat, cards in self.down.items()},
            up={seat: cards[:] for seat, cards in self.up.items()},
            discards={seat: cards[:] for seat, cards in self.discards.items()},
            exposed=self.exposed[:],
            scraps=self.scraps[:],
            live=self.live[:],
            released=self.released.copy(),
            released_up=self.released_up.copy(),
            receiving=self.receiving[:],
            resting=self.resting[:],
            boards=self.boards[:],
            dead_for=self.dead_for.copy(),
            bets=self.bets.copy(),
            paid=self.paid.copy(),
            dead=self.dead.copy(),
            passive=self.passive.copy(),
            family=None if self.family is None else self.family.copy(),
        )

    def become(self, other: Hand) -> None:
        """Take over the state of another hand: how a ruling backs the action up."""
        for name in self.__struct_fields__:
            setattr(self, name, getattr(other, name))

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """All seats of the hand, beginning with the first one after `seat`."""
        after = self.seats.index(seat) + 1
        return self.seats[after:] + self.seats[:after]

    def ranks(self) -> tuple[High | None, Low | None]:
        """How the hands rank: for high, for low, or for both."""
        if self.low is not None:
            return None, self.low
        return self.game.high, self.game.low

    def cards_of(self, seat: int) -> list[Card]:
        """A seat's cards, those face down first."""
        return self.down[seat] + self.up[seat]


def places(hand: Hand) -> list[list[Card]]:
    """Every place where a card of the deck can lie."""
    return [
        hand.stock,
        hand.burns,
        hand.board,
        hand.muck,
        hand.aside,
        hand.eliminated,
        *hand.down.values(),
        *hand.up.values(),
        *hand.discards.values(),
    ]
