"""Random hands of every game that PHH has a code for: of the houses, and by rules of their own."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from msgspec import UNSET

from cardhouse.engine.core.commands import CHANCE, Command
from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.core.post import Post
from cardhouse.engine.pot.commands import Check, Fold, Muck, Raise, Show
from cardhouse.engine.pot.hand import PotGame
from cardhouse.formats import History
from cardhouse.formats.pot import variants
from cardhouse.rulebook import Posted
from tests.kit.sixth import posted
from tests.laws.deals import Play, decide

NAMES = ("Ada", "Ben", "Cora", "Dan", "Eve", "Finn")
MOST = 6


@dataclass(frozen=True)
class Spread:
    """A game as PHH can say it, and the table at which it is dealt."""

    house: str
    game: str
    table: str = ""

    @property
    def post(self) -> Posted:
        if self.house:
            return posted(self.house, self.game)
        stakes: Any = {"small_bet": 200, "big_bet": 200, "blinds": [100, 200], "unit": 100}
        stakes |= {"limit": {"omaha": "pot", "badugi": "fixed"}.get(self.game, "no")}
        return variants.posted(self.game, {"name": "own", "stakes": stakes}, {"name": "Nobody's"})


SPREADS = (
    Spread("tommys", "holdem", "4-8"),
    Spread("tommys", "omaha-hilo", "4-8"),
    Spread("tommys", "stud7", "4-8"),
    Spread("tommys", "stud7-hilo", "8-16"),
    Spread("lo-ball-room", "holdem"),
    Spread("button-room", "holdem", "3-6"),
    Spread("ven-a-mexico", "holdem", "6-12"),
    Spread("corner-club", "holdem", "no limit"),
    Spread("corner-club", "holdem-big-blind-ante", "no limit"),
    Spread("corner-club", "razz", "4-8"),
    Spread("corner-club", "triple-draw", "4-8"),
    Spread("", "omaha"),
    Spread("", "single-draw"),
    Spread("", "short-deck"),
    Spread("", "badugi"),
)


def dealt(spread: Spread, seed: int) -> tuple[Play, History]:
    """A hand of two to six players with deep, short and mixed stacks, played at random."""
    random = Random(f"{spread} {seed}")
    post = spread.post
    table = post.table(spread.table)
    game = post.game(table)
    assert isinstance(game, PotGame)
    started = _started(game, random, post.fee(table).due(MOST) if spread.house else 0)
    deck = list(game.deck.cards())
    random.shuffle(deck)
    play = Play(game, started, tuple(deck))
    while not play.hand.over:
        ask = play.ask
        play.play(play.chance.answer(ask) if ask.actor == CHANCE else _decided(play, random))
    names = dict(zip(sorted(started.seats), NAMES, strict=False))
    return play, History(
        house=post.house,
        game=post.name,
        table=table.name,
        hand=seed + 1,
        book=post.hash,
        names=names,
        events=tuple(play.log),
        rules=UNSET if spread.house else post.text,
    )


def _started(game: PotGame, random: Random, fee: int) -> HandStarted:
    count = random.randint(2, MOST)
    taken = sorted(random.sample(range(1, 11), count))
    first = random.randrange(count)
    seats = tuple(taken[first:] + taken[:first])
    deep = random.choice((4, 10, 40, 40)) * game.stakes.big_bet
    stacks = {seat: 100 * random.randint(deep // 400, deep // 100) for seat in seats}
    stacks[seats[-1]] += fee
    posts = {}
    if game.stakes.blinds and count > 3 and random.random() < 0.2:
        posts = {seats[3]: Post(game.stakes.blinds[-1], random.choice((0, game.stakes.blinds[0])))}
    return HandStarted(
        house=game.house,
        game=game.name,
        seats=seats,
        stacks=stacks,
        button=seats[-1],
        fee_seat=seats[-1] if fee else 0,
        fee=fee,
        posts=posts,
    )


def _decided(play: Play, random: Random) -> Command:
    """A random act; hands are shown whole or not at all, and nobody folds for nothing."""
    ask = play.ask
    seat = int(ask.actor)
    if Show in ask.offers:
        return Muck(seat) if Muck in ask.offers and random.random() < 0.1 else Show(seat)
    command = decide(ask, random.randrange)
    if isinstance(command, Fold) and Check in ask.offers:
        return Check(seat)
    if isinstance(command, Raise) and random.random() < 0.5:
        return ask.default or command
    return command
