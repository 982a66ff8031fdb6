"""The kernel against the event engine: the same cards and decisions, the same chips."""

import random

import numpy as np
import pytest

from cardhouse.analysis.blackjack.play import block, play_known, play_rounds
from cardhouse.analysis.blackjack.rules import rules_of
from cardhouse.analysis.blackjack.table import BURN, CUT, Felt, code, felt
from cardhouse.bots.banked.charted import chart_of
from cardhouse.cards import Card
from cardhouse.engine.banked.blackjack.hand import BlackjackGame
from tests.kit.banked import game as banked_game
from tests.unit.analysis.engine_rounds import engine_round, shuffled

HOUSES = ("tommys", "new-esquire", "lo-ball-room", "ven-a-mexico")
EACH_HOUSE = pytest.mark.parametrize("house", HOUSES)


def table(house: str) -> tuple[BlackjackGame, Felt]:
    game = banked_game(house)
    chart = chart_of(game)
    assert chart is not None
    return game, felt(rules_of(game), chart, game)


@EACH_HOUSE
@pytest.mark.parametrize("spots", [1, 3])
def test_kernel_and_engine_move_the_same_chips(house: str, spots: int) -> None:
    game, desk = table(house)
    chart = chart_of(game)
    assert chart is not None
    source = random.Random(f"{house} {spots}")
    pairs = ("8", "9", "A", "2")
    for number in range(150):
        cards = shuffled(game.deck.cards(), source)
        if number % 3 == 0:
            # Pairs and jokers are rare: bring two of a kind to the first spot.
            first = int(desk.options[BURN])
            _bring(cards, source.choice(pairs), first, first + spots + 1)
        won = engine_round(game, chart, cards, spots=spots)
        sums = play_known(desk, np.array([code(card) for card in cards], np.uint8), spots=spots)
        assert sums.won == sum(won), " ".join(cards[:40])
        assert sums.won_squared == sum(each * each for each in won)


def _bring(cards: list[Card], rank: str, *places: int) -> None:
    for place in places:
        found = next(i for i in range(place, len(cards)) if cards[i][0] == rank)
        cards[place], cards[found] = cards[found], cards[place]


def test_a_joker_up_or_second_settles_the_first_wager_only() -> None:
    game, desk = table("tommys")
    chart = chart_of(game)
    assert chart is not None
    deck = game.deck.cards()
    for top in (
        "8 6 8 T T T Jo",
        "5 6 6 T Jo",
        "T Jo T",
        "A Jo A A",
        "8 6 8 3 7 2 9 5 Jo",
        "Jo 5 9",
    ):
        cards = _topped(list(deck), top.split())
        won = engine_round(game, chart, cards)
        known = np.array([code(card) for card in cards], np.uint8)
        assert play_known(desk, known).won == sum(won), top


def _topped(cards: list[Card], top: list[str]) -> list[Card]:
    for place, name in enumerate(top):
        rank = name[0]
        found = next(
            i
            for i in range(place, len(cards))
            if (cards[i] == "Jo") == (name == "Jo") and cards[i][0] == rank
        )
        cards[place], cards[found] = cards[found], cards[place]
    return cards


@EACH_HOUSE
def test_the_same_seed_gives_the_same_sums_with_any_number_of_workers(house: str) -> None:
    _, desk = table(house)
    alone = play_rounds(desk, 120_000, 5, spots=2)
    assert alone == play_rounds(desk, 120_000, 5, spots=2, workers=2)
    assert alone != play_rounds(desk, 120_000, 6, spots=2)
    assert (alone.rounds, alone.wagers) == (120_000, 240_000)
    assert alone.bank_won == -alone.won


def test_a_shoe_that_runs_out_is_filled_from_the_discards() -> None:
    _, desk = table("lo-ball-room")
    options = desk.options.copy()
    # With the cut card at the very end every shoe runs out within a round.
    options[CUT] = 1
    sums = block(desk._replace(options=options), 20_000, 1, 0, spots=7)
    assert sums.rounds == 20_000
    assert abs(sums.mean()) < 100


def test_a_shoe_that_is_too_short_for_its_players_is_refused() -> None:
    _, desk = table("lo-ball-room")
    with pytest.raises(ValueError, match="more cards than this shoe holds"):
        block(desk.fresh()._replace(shoe=desk.shoe[:12]), 100, 1, 0, spots=7)
    with pytest.raises(ValueError, match="1 to 7 spots"):
        play_rounds(desk, 10, 1, spots=8)
