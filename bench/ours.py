"""Cardhouse itself: the log on, views off."""

import random
import tomllib
from functools import cache, partial
from importlib.resources import files
from operator import attrgetter
from typing import Any

from msgspec import convert

from bench.contest import (
    ANTE,
    BIG_BET,
    BIG_BLIND,
    BRING_IN,
    FOLD,
    GAMES,
    HOLDEM,
    OMAHA_HILO,
    RAISE,
    SEATS,
    SMALL_BET,
    SMALL_BLIND,
    STACK,
    STUD_HILO,
    Contestant,
    Rate,
    Result,
    dice,
    play_for,
    sevens,
    work_for,
)
from bench.report import OURS
from cardhouse.cards import Deck, parse_cards
from cardhouse.chance import Seeded
from cardhouse.engine.core.commands import CHANCE, Command
from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.core.kernel import play, start
from cardhouse.engine.core.stakes import Stakes
from cardhouse.engine.pot.commands import Bet, BringIn, Call, Check, Fold, Raise, Show
from cardhouse.engine.pot.hand import PotGame, PotHand
from cardhouse.engine.pot.rules import Betting
from cardhouse.ranking import High, Low, scale
from cardhouse.rulebook.steps import AnyStep

CENTS = 100


def stakes(blinds: tuple[int, ...] = (), ante: int = 0, bring_in: int = 0) -> Stakes:
    """The stakes of a table, given in dollars."""
    return Stakes(
        small_bet=SMALL_BET * CENTS,
        big_bet=BIG_BET * CENTS,
        blinds=tuple(blind * CENTS for blind in blinds),
        ante=ante * CENTS,
        bring_in=bring_in * CENTS,
    )


# The base page of each game, its stakes, and its low.
PAGES: dict[str, tuple[str, Stakes, Low | None]] = {
    HOLDEM: ("holdem", stakes(blinds=(SMALL_BLIND, BIG_BLIND)), None),
    STUD_HILO: ("stud7", stakes(ante=ANTE, bring_in=BRING_IN), Low(qualifier=8)),
    OMAHA_HILO: ("omaha", stakes(blinds=(SMALL_BLIND, BIG_BLIND)), Low(qualifier=8)),
}


@cache
def limit_game(name: str) -> PotGame:
    """A game as all houses share it: a bet and three raises, even heads up."""
    page, money, low = PAGES[name]
    text = (files("cardhouse") / "rulebooks" / "base" / f"{page}.toml").read_text()
    data = tomllib.loads(text)
    return PotGame(
        house="bench",
        name=page,
        title=name,
        deck=Deck(),
        script=convert(data["script"], tuple[AnyStep, ...]),
        stakes=money,
        betting=Betting(raises=3, uncapped="never"),
        high=High(),
        low=low,
        pick=data.get("pick", "any"),
    )


def hands(name: str, seconds: float, seed: int) -> Result:
    """Play hands, logging every event."""
    game, chance, roll = limit_game(name), Seeded(seed, sparing=True), dice(seed)
    _know_hands(name)
    least = attrgetter("least")
    # Commands are values: a player who repeats a command can reuse it.
    fold, call, check, show = [
        [kind(seat) for seat in range(SEATS + 1)] for kind in (Fold, Call, Check, Show)
    ]

    def one() -> int:
        hand, log = start(game, _started(game))
        decisions = 0
        while not hand.over:
            (ask,) = hand.asked
            seat: Any = ask.actor
            offers = ask.offers
            command: Command
            if Call in offers:
                decisions += 1
                if roll() < FOLD:
                    command = fold[seat]
                elif Raise in offers and roll() < RAISE:
                    command = Raise(seat, least(offers[Raise]))
                else:
                    command = call[seat]
            elif Check in offers:
                decisions += 1
                kind = Bet if Bet in offers else Raise
                if kind in offers and roll() < RAISE:
                    command = kind(seat, least(offers[kind]))
                else:
                    command = check[seat]
            elif seat == CHANCE:
                command = chance.answer(ask)
            elif BringIn in offers:
                decisions += 1
                command = Bet(seat, least(offers[Bet])) if roll() < RAISE else BringIn(seat)
            else:
                command = show[seat]
            log += play(hand, command)
        return decisions

    return play_for(seconds, one)


def evaluations(seconds: float, seed: int) -> Rate:
    """Evaluate seven cards."""
    deals = [parse_cards("".join(cards)) for cards in sevens(seed)]
    value = scale(High()).value

    def work() -> None:
        for cards in deals:
            value(cards)

    return work_for(seconds, work, count=len(deals))


def clone(seconds: float, seed: int) -> Rate:
    """Copy a hand with six in on the flop."""
    hand = _on_the_flop(seed)
    return work_for(seconds, hand.copy)


@cache
def _know_hands(name: str) -> None:
    """Fill the tables that a long run fills by itself, because a long run is measured."""
    game, deck, rng = limit_game(name), Deck().cards(), random.Random(0)
    for measure in [scale(rules) for rules in (game.high, game.low) if rules]:
        for _ in range(100_000):
            cards = rng.sample(deck, 9)
            if game.pick == "two":
                measure.value_of_two(cards[:4], cards[4:])
            else:
                measure.value(cards[:7])
                measure.value(cards[2:])


def _started(game: PotGame) -> HandStarted:
    seats = tuple(range(1, SEATS + 1))
    return HandStarted(
        house=game.house,
        game=game.name,
        seats=seats,
        stacks=dict.fromkeys(seats, STACK * CENTS),
        button=SEATS,
    )


def _on_the_flop(seed: int) -> PotHand:
    game, chance = limit_game(HOLDEM), Seeded(random.Random(seed).random().hex())
    hand, _ = start(game, _started(game))
    assert isinstance(hand, PotHand)
    while not hand.board:
        ask = hand.asked[0]
        if ask.actor == CHANCE:
            play(hand, chance.answer(ask))
        else:
            play(hand, (Call if Call in ask.offers else Check)(ask.actor))
    return hand


CONTESTANT = Contestant(OURS, {name: partial(hands, name) for name in GAMES}, evaluations, clone)
