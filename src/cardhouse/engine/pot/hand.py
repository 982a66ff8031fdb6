"""A game for a pot, and a hand of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, Self

from msgspec import field
from msgspec.structs import replace

from cardhouse.cards import Card
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.post import Post
from cardhouse.engine.pot.rules import Betting, Kill, Showing, Splitting
from cardhouse.ranking import High, Low

if TYPE_CHECKING:
    from cardhouse.engine.core.events import HandStarted


class PotHand(Hand, kw_only=True):
    """A hand played for a pot."""

    game: PotGame
    posts: dict[int, Post] = field(default_factory=dict)
    # Seats that sit out and were dealt in by mistake: they post nothing, but may play the hand.
    absent: tuple[int, ...] = ()
    # Seats that come in between the button and the big blind, and so post no blinds.
    between: tuple[int, ...] = ()

    # The seat that posts the kill; 0 if the hand is played for the table's own limits.
    kill: int = 0

    board: list[Card] = field(default_factory=list)
    # A street dealt too early, face down: out of play, but a reserve when the stock runs out.
    eliminated: list[Card] = field(default_factory=list)
    # Each seat's discards, to draw or for good.
    discards: dict[int, list[Card]] = field(default_factory=dict)
    # Cards still in the stock that count as scraps of paper when they turn up.
    scraps: list[Card] = field(default_factory=list)

    # Seats that gave up, in order, with their cards as thrown in.
    released: dict[int, tuple[Card, ...]] = field(default_factory=dict)
    # The number of those cards, the last ones, that lay face up.
    released_up: dict[int, int] = field(default_factory=dict)
    # Seats that folded with no bet to face: they are dealt dead cards until somebody bets.
    receiving: list[int] = field(default_factory=list)
    # Seats with chips that play for the pot as it lies and take no part in the betting.
    resting: list[int] = field(default_factory=list)
    # Seats that announced playing the board.
    boards: list[int] = field(default_factory=list)
    # Live hands ruled dead for the high or the low half of the pot.
    dead_for: dict[int, tuple[str, ...]] = field(default_factory=dict)

    # Chips each seat has bet in this round, and each seat's dead chips in the pot.
    bets: dict[int, int] = field(default_factory=dict)
    dead: dict[int, int] = field(default_factory=dict)
    # The opening stake named by the button for this hand: no bet may be smaller.
    stake: int = 0

    # The ranking in a pot that was passed out for high and is played on for low.
    low: Low | None = None

    # The seat that began the betting of the latest round, and the last to bet or raise in it.
    opener: int = 0
    aggressor: int = 0
    # Each seat's first act of the round while nobody had bet in full: a check, a call of a bet too
    # short to count, or such a bet.
    passive: dict[int, Literal["checked", "called", "short"]] = field(default_factory=dict)

    @classmethod
    def begin(cls, game: Game, started: HandStarted) -> Self:
        if started.kill:
            assert isinstance(game, PotGame)
            game = game.killed()
        hand = super().begin(game, started)
        hand.kill = started.kill
        hand.posts = started.posts
        hand.absent = started.absent
        hand.between = started.between
        hand.bets = dict.fromkeys(started.seats, 0)
        hand.dead = dict.fromkeys(started.seats, 0)
        return hand

    def copy(self) -> Self:
        # Values that never change in place are shared.
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
        """The ranking of hands: for high, for low, or for both."""
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
    """A game in which the best hands win the bets."""

    hand: ClassVar[type[Hand]] = PotHand

    # The rules of betting.
    betting: Betting = Betting()
    # The rules of showing hands at the end.
    showing: Showing = Showing()
    # The division of pots.
    splitting: Splitting = Splitting()
    # The ranking of high hands; without it there is no high.
    high: High | None = None
    # The ranking of low hands; with both, high and low share the pot.
    low: Low | None = None
    # The cards that play with the board: any from the hand, or exactly two.
    pick: Literal["any", "two"] = "any"
    # The blinds with two players: the small one on the button, or as with more.
    heads_up: Literal["button-small", "literal"] = "button-small"
    # The kill posted by the winner of the last pots, and the limits of the next hand.
    kill: Kill | None = None

    def killed(self) -> Self:
        """The same game at the limits of a kill."""
        kill, stakes = self.kill, self.stakes
        assert kill is not None, "this game has no kill"
        small, big = kill.raised(stakes.small_bet), kill.raised(stakes.big_bet)
        return replace(self, stakes=replace(stakes, small_bet=small, big_bet=big))
