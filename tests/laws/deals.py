"""Random hands for the laws: every posted game and table, any seats, any stacks, any decisions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

from hypothesis import strategies as st
from msgspec.structs import replace

from cardhouse.cards import Card
from cardhouse.chance import Stacked
from cardhouse.engine.core import kernel
from cardhouse.engine.core.asks import Amounts, Ask, Choose
from cardhouse.engine.core.commands import CHANCE, Command
from cardhouse.engine.core.events import Event, HandStarted
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.post import Post
from cardhouse.engine.pot.blinds import blind_seats
from cardhouse.engine.pot.commands import Fold
from cardhouse.engine.pot.hand import PotGame, PotHand
from tests.kit.sixth import games_everywhere, posted

# From one cent, too little for a chip, to stacks nobody can exhaust.
STACKS = st.one_of(
    st.integers(1, 99),
    st.integers(1, 20).map(lambda chips: chips * 100),
    st.integers(1_00, 40_00),
    st.integers(100_00, 1000_00),
)


@st.composite
def games(draw: st.DrawFn, limits: tuple[str, ...] = ("fixed", "spread", "pot", "no")) -> PotGame:
    """A posted table; if its own limit is not wanted, the same stakes with another limit."""
    poker = [p for p in games_everywhere() if p.family.scope == "poker"]
    post = draw(st.sampled_from(poker))
    game = post.game(draw(st.sampled_from(post.page.table)))
    assert isinstance(game, PotGame)
    limit = draw(st.sampled_from((game.stakes.limit, *limits)))
    chip = draw(st.sampled_from((100, 100, 50, 25, 1)))
    stakes = replace(game.stakes, limit=limit, chip=chip)
    return replace(game, stakes=stakes, fee_time=draw(st.sampled_from(("start", "flop", "end"))))


@st.composite
def starts(draw: st.DrawFn, game: Game) -> HandStarted:
    """The seats dealt in and their chips; some owe a fee, some post to come in."""
    seating = posted(game.house, game.name).page.seating
    count = draw(st.integers(2, min(seating.most, seating.players)))
    taken = sorted(draw(st.permutations(range(1, 11)))[:count])
    first = draw(st.integers(0, count - 1))
    seats = tuple(taken[first:] + taken[:first])
    started = HandStarted(
        house=game.house,
        game=game.name,
        seats=seats,
        stacks={seat: draw(STACKS) for seat in seats},
        button=seats[-1],
        fee_seat=seats[-1],
        fee=draw(st.sampled_from((0, 0, 3_00, 5_00, 1))),
    )
    if not game.stakes.blinds:
        return started
    hand, _ = kernel.start(game, started)
    assert isinstance(hand, PotHand)
    blinds = blind_seats(hand)
    *small, full = game.stakes.blinds
    posts = {
        seat: Post(full, draw(st.sampled_from((0, sum(small)))))
        for seat in seats
        if seat not in blinds and draw(st.integers(0, 4)) == 0
    }
    return replace(started, posts=posts)


def decide(ask: Ask, choose: Choose) -> Command:
    """A legal command, with more all-ins and fewer folds than pure chance."""
    command = ask.sample(choose)
    if isinstance(command, Fold) and choose(4):
        command = ask.sample(choose)
    terms = ask.offers[type(command)]
    if isinstance(terms, Amounts) and not choose(3):
        command = replace(command, to=terms.most)
    return command


class AnyPlay:
    """A hand in play with its log and its commands."""

    game: Game
    hand: Hand
    log: list[Event]

    def __init__(self, game: Game, started: HandStarted, deck: tuple[Card, ...]) -> None:
        self.game, self.started, self.deck = game, started, deck
        self.chance = Stacked(deck)
        self.hand, self.log = kernel.start(game, started)
        self.commands: list[Command] = []
        self.looks = 0

    def play(self, command: Command) -> list[Event]:
        events = kernel.play(self.hand, command)
        self.commands.append(command)
        self.log += events
        return events

    @property
    def ask(self) -> Ask:
        """The Ask, or the first of several at once."""
        return self.hand.asked[0]

    def on(self, choose: Choose) -> list[Event]:
        """Play the next decision: chance deals from the deck, a player follows the Ask."""
        if self.ask.actor == CHANCE:
            return self.play(self.chance.answer(self.ask))
        return self.play(decide(self.ask, choose))

    def to_the_end(self, choose: Choose, each: Callable[[Self], Any] | None = None) -> Self:
        """Play on until the hand is over, calling `each` at every position."""
        while True:
            if each is not None:
                each(self)
                self.looks += 1
            # A ruling at this position may have ended the hand.
            if self.hand.over:
                return self
            self.on(choose)


class Play(AnyPlay):
    """A hand played for a pot."""

    game: PotGame
    hand: PotHand


@st.composite
def plays(draw: st.DrawFn, limits: tuple[str, ...] = ("fixed", "spread", "pot", "no")) -> Play:
    """A hand about to be dealt from a deck in a random order."""
    game = draw(games(limits))
    started = draw(starts(game))
    deck = tuple(draw(st.permutations(game.deck.cards())))
    return Play(game, started, deck)


def chooser(data: st.DataObject) -> Choose:
    """Dice thrown by hypothesis."""
    return lambda count: data.draw(st.integers(0, count - 1))
