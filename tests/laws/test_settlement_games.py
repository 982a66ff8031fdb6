"""The settlement done the long way, in all other kinds of poker: halves, lows, draws, jokers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from cardhouse.cards import Deck
from cardhouse.engine.core.commands import CHANCE
from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.core.stakes import Stakes
from cardhouse.engine.pot.commands import Show
from cardhouse.engine.pot.events import PotAwarded
from cardhouse.engine.pot.rules import Splitting
from cardhouse.ranking import High, Low
from tests.laws.deals import Play, decide
from tests.laws.pages import game_of
from tests.laws.ranks import Rules, best_high, best_low
from tests.laws.reading import expected, on_the_table
from tests.laws.settlement import Deal, settle

DAILY, LONG = 150, 400
EIGHT = Low(qualifier=8)
JOKER = Deck(jokers=1)


@dataclass(frozen=True)
class Kind:
    """A game, its options, and the most players the deck can serve."""

    name: str
    page: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)


HILO = {"high": High(), "low": EIGHT}
TO_HIGH = Splitting(odd_low_chips="to-high")
PAIR = High(qualifier="pair")
BUG, WILD = High(joker="bug"), High(joker="wild")
BELOW_ROYAL = High(joker="wild", five_of_a_kind="below-royal")

KINDS = (
    Kind("hold'em hi-lo", "holdem", 9, HILO),
    Kind("Omaha hi", "omaha", 9, {"high": High()}),
    Kind("Omaha hi-lo", "omaha", 9, HILO),
    Kind("Omaha hi-lo, odd chips to the high hand", "omaha", 9, HILO | {"splitting": TO_HIGH}),
    Kind("stud", "stud7", 6, {"high": High()}),
    Kind("stud hi-lo", "stud7", 6, HILO),
    Kind("stud hi-lo without qualifier", "stud7", 6, {"high": High(), "low": Low()}),
    Kind("stud hi-lo, a pair or better", "stud7", 6, {"high": PAIR, "low": EIGHT}),
    Kind("lowball", "lowball", 8, {"low": Low()}),
    Kind("lowball, joker", "lowball", 8, {"deck": JOKER, "low": Low(joker="lowest")}),
    Kind("draw", "draw", 8, {"high": High()}),
    Kind("draw, bug", "draw", 8, {"deck": JOKER, "high": BUG}),
    Kind("draw, wild joker", "draw", 8, {"deck": JOKER, "high": WILD}),
    Kind("draw, five of a kind below the royal", "draw", 8, {"deck": JOKER, "high": BELOW_ROYAL}),
    Kind(
        "draw hi-lo, joker",
        "draw",
        8,
        {"deck": JOKER, "high": BUG, "low": Low(qualifier=8, joker="lowest")},
    ),
)


def shuffled_play(kind: Kind, random: Random) -> Play:
    """A hand with short stacks, some of them not even whole chips."""
    stakes = Stakes(
        limit=random.choice(("fixed", "fixed", "spread", "pot", "no")),
        small_bet=2_00,
        big_bet=4_00,
        blinds=(1_00, 2_00) if kind.page in ("holdem", "omaha", "lowball") else (),
        ante=random.choice((50, 1_00)) if kind.page in ("stud7", "draw") else 0,
        bring_in=1_00 if kind.page == "stud7" else 0,
        chip=random.choice((100, 50, 25, 1)),
    )
    game = game_of(kind.page, stakes, **kind.options)
    seats = tuple(range(1, random.randint(2, kind.seats) + 1))
    most = random.choice((8_00, 20_00, 60_00))
    stacks = {seat: random.randint(1, most // 50) * 50 for seat in seats}
    if random.random() < 0.3:
        stacks |= {seat: random.randint(1, most) for seat in random.sample(seats, len(seats) // 2)}
    started = HandStarted(
        house=game.house,
        game=game.name,
        seats=seats,
        stacks=stacks,
        button=seats[-1],
        fee_seat=seats[-1],
        fee=random.choice((0, 0, 3_00)),
    )
    deck = list(game.deck.cards())
    random.shuffle(deck)
    return Play(game, started, tuple(deck))


def played(kind: Kind, hands: int) -> Iterator[tuple[int, Play]]:
    """Play hands to the end; most players at the showdown show."""
    for seed in range(hands):
        random = Random(f"{kind.name} {seed}")
        play = shuffled_play(kind, random)
        while not play.hand.over:
            if play.ask.actor == CHANCE:
                play.play(play.chance.answer(play.ask))
            elif Show in play.ask.offers and random.random() < 0.9:
                play.play(Show(play.ask.actor))
            else:
                play.play(decide(play.ask, random.randrange))
        yield seed, play


@pytest.mark.parametrize("hands", [DAILY, pytest.param(LONG, marks=pytest.mark.long)])
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_every_stack_is_what_the_long_way_says(kind: Kind, hands: int) -> None:
    halves: Counter[str] = Counter()
    shown = 0
    for seed, play in played(kind, hands):
        stacks = {seat: play.hand.chips[seat] for seat in play.hand.seats}
        assert stacks == expected(play), f"{kind.name} {seed}"
        shown += len(on_the_table(play).hands) > 1
        halves.update({event.half for event in play.log if isinstance(event, PotAwarded)})
    assert shown > hands // 3
    if {"high", "low"} <= set(kind.options):
        # The sample has pots without a low hand, split pots, and pots won without a showdown.
        assert halves["high"] > halves["low"] > 0 and halves[""]
    else:
        assert set(halves) == {""}


EIGHT_OR_BETTER = Rules(low=True, worst_low=8)


def hilo(rules: Rules, hands: dict[int, str], paid: dict[int, int], board: str = "") -> Deal:
    seats = list(paid)
    cards = {seat: held.split() for seat, held in hands.items()}
    deal = Deal(seats, dict(paid), dict.fromkeys(seats, 0), cards, board.split(), 100)
    deal.rules, deal.showdown = rules, list(hands)
    return deal


def test_the_oracle_quarters_a_pot_and_gives_the_odd_chip_to_high() -> None:
    hands = {1: "As 2s Kc Kd", 2: "Ad 2d Qc Qd", 3: "Th Tc 9h 9c"}
    board = "3c 4d 8h Jc Ks"
    rules = Rules(low=True, worst_low=8, two_of_own=True)
    paid = {1: 500, 2: 500, 3: 500}
    # 15 chips: eight for the three kings, seven for the two lows, and four of those to the first.
    assert settle(hilo(rules, hands, paid, board)) == {1: 1200, 2: 300, 3: 0}
    to_high = Rules(low=True, worst_low=8, two_of_own=True, odd_low_to_high=True)
    assert settle(hilo(to_high, hands, paid, board)) == {1: 1200, 2: 300, 3: 0}


def test_the_oracle_asks_for_a_low_in_each_pot() -> None:
    hands = {1: "As 2s 3c 4d 6h", 2: "Kc Kd Ks 9c 9d", 3: "Qc Qd Qs Tc Td"}
    # The low hand is only in the main pot: the side pot has no low, and is not split.
    paid = {1: 200, 2: 600, 3: 600}
    assert settle(hilo(EIGHT_OR_BETTER, hands, paid)) == {1: 300, 2: 1100, 3: 0}


def test_the_oracle_knows_low_hands() -> None:
    ladder = [
        "5h Ah 2h 3h 4h", "6c 4d 3h 2s Ac", "6c 5d 3h 2s Ac", "8c 7d 6h 5s 4c", "Kc Qd Jh Ts 9c",
        "Ac Ad 2h 3s 4c", "2c 2d Ah 3s 4c", "Ac Ad 2h 2s 3c", "Ac Ad Ah 2s 3c", "Ac Ad Ah 2s 2c",
        "Ac Ad Ah As 2c",
    ]  # fmt: skip
    values = [best_low(hand.split(), [], Rules(low=True)) for hand in ladder]
    assert all(values)
    ranked = [value for value in values if value]
    assert ranked == sorted(ranked, reverse=True)
    assert len(set(ranked)) == len(ladder)
    assert best_low(["Jo", "Ac", "2d", "3h", "5s"], [], Rules()) == ranked[0]
    assert best_low(["9c", "7d", "6h", "5s", "4c"], [], EIGHT_OR_BETTER) is None
    assert best_low(["8c", "8d", "6h", "5s", "4c"], [], EIGHT_OR_BETTER) is None


def test_the_oracle_knows_jokers() -> None:
    def worth(hand: str, rules: Rules) -> tuple[int, ...]:
        value = best_high(hand.split(), [], rules)
        assert value is not None
        return value

    bug, wild = Rules(joker="bug"), Rules(joker="wild")
    below = Rules(joker="wild", five_of_a_kind="below-royal")
    assert worth("Jo Kc Kd 7s 2h", bug) == worth("Ac Kc Kd 7s 2h", Rules())
    assert worth("Jo Kc Kd 7s 2h", wild) == worth("Kh Kc Kd 7s 2h", Rules())
    assert worth("Jo 9c 8d 7s 6h", bug) == worth("Ts 9c 8d 7s 6h", Rules())
    assert worth("Jo Ac Kc 4c 2c", bug) == worth("Ac Kc Qc 4c 2c", Rules())
    assert worth("Jo Ac Ad Ah As", bug) == worth("Jo Ac Ad Ah As", wild)
    assert worth("Jo 3c 3d 3h 3s", wild) > worth("Ac Kc Qc Jc Tc", wild)
    assert worth("Jo 3c 3d 3h 3s", below) < worth("Ac Kc Qc Jc Tc", below)
    assert worth("Jo 3c 3d 3h 3s", below) > worth("9c Kc Qc Jc Tc", below)
