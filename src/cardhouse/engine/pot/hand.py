"""A game that is played for a pot, and one hand of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, Self

from msgspec import field
from msgspec.structs import replace

from cardhouse.cards import Card
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.post import Post
from cardhouse.engine.pot.rules import Betting, Showing, Splitting
from cardhouse.ranking import High, Low

if TYPE_CHECKING:
    from cardhouse.engine.core.events import HandStarted


class PotHand(Hand, kw_only=True):
    """One hand that is played for a pot."""

    game: PotGame
    posts: dict[int, Post] = field(default_factory=dict)
    # Who sits out and was dealt in by mistake: he posts nothing, and his hand plays if he does.
    absent: tuple[int, ...] = ()
    # Who comes in between the button and the big blind, and so takes none of the blinds.
    between: tuple[int, ...] = ()

    board: list[Card] = field(default_factory=list)
    # A street dealt too early, face down: out of play, but a reserve when the stock runs out.
    eliminated: list[Card] = field(default_factory=list)
    # What each seat threw away to draw.
    discards: dict[int, list[Card]] = field(default_factory=dict)
    # Cards still in the stock that count as scraps of paper when they turn up.
    scraps: list[Card] = field(default_factory=list)

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

    # Chips: what each seat has bet in this round, and what of its chips in the pot is dead.
    bets: dict[int, int] = field(default_factory=dict)
    dead: dict[int, int] = field(default_factory=dict)
    # The opening stake that the button named for this hand: no bet may be smaller.
    stake: int = 0

    # How the hands rank in a pot that was passed out for high and is played on for low.
    low: Low | None = None

    # Who began the betting of the latest round, and who bet or raised last in it.
    opener: int = 0
    aggressor: int = 0
    # What seats did in it while nobody had bet in full, first: they checked, called a bet that was
    # too short to count, or made one.
    passive: dict[int, Literal["checked", "called", "short"]] = field(default_factory=dict)

    @classmethod
    def begin(cls, game: Game, started: HandStarted) -> Self:
        hand = super().begin(game, started)
        hand.posts = started.posts
        hand.absent = started.absent
        hand.between = started.between
        hand.bets = dict.fromkeys(started.seats, 0)
        hand.dead = dict.fromkeys(started.seats, 0)
        return hand

    def copy(self) -> Self:
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
        )

    def ranks(self) -> tuple[High | None, Low | None]:
        """How the hands rank: for high, for low, or for both."""
        if self.low is not None:
            return None, self.low
        return self.game.high, self.game.low

    def places(self) -> list[list[Card]]:
        return [*super().places(), self.board, self.eliminated, *self.discards.values()]

    def gather(self) -> None:
        super().gather()
        for cards in (self.board, self.eliminated, self.scraps):
            cards.clear()
        self.discards.clear()
        self.released.clear()
        self.released_up.clear()
        self.boards.clear()
        self.receiving.clear()
        self.resting.clear()
        self.dead_for.clear()
        self.low = None


class PotGame(Game, frozen=True, kw_only=True):
    """A game in which the best hands win what was bet."""

    hand: ClassVar[type[Hand]] = PotHand

    betting: Betting = Betting()
    showing: Showing = Showing()
    splitting: Splitting = Splitting()
    high: High | None = None
    low: Low | None = None
    pick: Literal["any", "two"] = "any"
    heads_up: Literal["button-small", "literal"] = "button-small"
