"""Cardhouse itself: the log on, views off."""

import random
from functools import cache
from operator import attrgetter

from bench.contest import (
    BIG_BET,
    BIG_BLIND,
    FOLD,
    RAISE,
    SEATS,
    SMALL_BET,
    SMALL_BLIND,
    STACK,
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
from cardhouse.engine.commands import CHANCE, Command
from cardhouse.engine.events import HandStarted
from cardhouse.engine.game import Game
from cardhouse.engine.hand import Hand
from cardhouse.engine.kernel import play, start
from cardhouse.engine.pot.commands import Bet, Call, Check, Fold, Raise, Show
from cardhouse.engine.pot.stakes import Stakes
from cardhouse.ranking import High, scale
from cardhouse.rulebook import posted
from cardhouse.rulebook.files import houses

CENTS = 100


def limit_holdem() -> Game:
    """A house's hold'em at the stakes that all contestants play."""
    stakes = Stakes(
        small_bet=SMALL_BET * CENTS,
        big_bet=BIG_BET * CENTS,
        blinds=(SMALL_BLIND * CENTS, BIG_BLIND * CENTS),
    )
    return posted(houses()[-1], "holdem").game(stakes=stakes)


def hands(seconds: float, seed: int) -> Result:
    """Play hands, logging every event."""
    game, chance, roll = limit_holdem(), Seeded(seed), dice(seed)
    _know_hands()
    most = attrgetter("most")

    def one() -> int:
        hand, log = start(game, _started(game))
        decisions = 0
        while not hand.over:
            ask = hand.asked[0]
            offers = ask.offers
            seat = ask.actor
            command: Command
            if Call in offers:
                decisions += 1
                if roll() < FOLD:
                    command = Fold(seat)
                elif Raise in offers and roll() < RAISE:
                    command = Raise(seat, most(offers[Raise]))
                else:
                    command = Call(seat)
            elif Check in offers:
                decisions += 1
                raising = Raise if Raise in offers else Bet
                if raising in offers and roll() < RAISE:
                    command = raising(seat, most(offers[raising]))
                else:
                    command = Check(seat)
            else:
                command = chance.answer(ask) if seat == CHANCE else Show(seat)
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
def _know_hands() -> None:
    """Let the tables fill that a long run fills by itself: what is measured is a long run."""
    value, deck, rng = scale(High()).value, Deck().cards(), random.Random(0)
    for _ in range(200_000):
        value(rng.sample(deck, 7))


def _started(game: Game) -> HandStarted:
    seats = tuple(range(1, SEATS + 1))
    return HandStarted(
        house=game.house,
        game=game.name,
        seats=seats,
        stacks=dict.fromkeys(seats, STACK * CENTS),
        button=SEATS,
    )


def _on_the_flop(seed: int) -> Hand:
    game, chance = limit_holdem(), Seeded(random.Random(seed).random().hex())
    hand, _ = start(game, _started(game))
    while not hand.board:
        ask = hand.asked[0]
        if ask.actor == CHANCE:
            play(hand, chance.answer(ask))
        else:
            play(hand, (Call if Call in ask.offers else Check)(ask.actor))
    return hand


CONTESTANT = Contestant(OURS, hands, evaluations, clone)
