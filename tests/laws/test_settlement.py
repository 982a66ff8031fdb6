"""The final stacks of thousands of short-stacked hands, against a settlement done the long way."""

from random import Random

import pytest

from cardhouse.engine.core.asks import Amounts
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.core.post import Post
from cardhouse.engine.pot.commands import Bet, Call, Check, Raise, Show
from cardhouse.engine.pot.hand import PotGame
from tests.kit.hands import game
from tests.laws.deals import Play
from tests.laws.ranks import Rules, best_high, five
from tests.laws.reading import expected, on_the_table
from tests.laws.settlement import share

LIMITS = ("fixed", "spread", "pot", "no")


def shuffled_play(game: PotGame, random: Random, *, fee: int) -> Play:
    """A hand of two to nine players with short stacks, some of them not even whole chips."""
    count = random.randint(2, 9)
    seats = tuple(sorted(random.sample(range(1, 11), count)))
    first = random.randrange(count)
    seats = seats[first:] + seats[:first]
    stack = random.choice((8_00, 20_00, 60_00))
    stacks = {seat: random.randint(1, stack // 100) * 100 for seat in seats}
    if random.random() < 0.3:
        stacks |= {seat: random.randint(1, stack) for seat in random.sample(seats, count // 2)}
    # Players beyond the blinds may have posted to come in, partly dead.
    posts = {seat: Post(2_00, 1_00) for seat in seats[2:] if random.random() < 0.15}
    started = HandStarted(
        house=game.house,
        game=game.name,
        seats=seats,
        stacks=stacks,
        button=seats[-1],
        fee_seat=seats[-1],
        fee=fee,
        posts=posts,
    )
    deck = list(game.deck.cards())
    random.shuffle(deck)
    return Play(game, started, tuple(deck))


@pytest.mark.rule("TOM-ROOM-P1", "TOM-ROOM-P3", "TOM-HE-P3", "TOM-HE-22")
@pytest.mark.parametrize("hands", [range(300), pytest.param(range(1000), marks=pytest.mark.long)])
@pytest.mark.parametrize("limit", LIMITS)
def test_every_stack_is_what_the_long_way_says(limit: str, hands: range) -> None:
    assert hands
    for seed in hands:
        random = Random(f"{limit} {seed}")
        table = game(limit=limit, chip=random.choice((100, 50, 1)))
        play = shuffled_play(table, random, fee=random.choice((0, 0, 3_00)))
        play.to_the_end(random.randrange)
        stacks = {seat: play.hand.chips[seat] for seat in play.hand.seats}
        assert stacks == expected(play), f"{limit} {seed}"


def no_fold(play: Play, random: Random) -> Command:
    """Often all-in or the largest raise; otherwise call, check, or show."""
    ask = play.ask
    for kind in (Raise, Bet):
        terms = ask.offers.get(kind)
        if isinstance(terms, Amounts) and random.random() < 0.4:
            return kind(ask.actor, terms.most)
    for plain in (Call, Check, Show):
        if plain in ask.offers:
            return plain(ask.actor)
    return play.chance.answer(ask)


@pytest.mark.parametrize("limit", LIMITS)
def test_hands_that_all_go_to_the_showdown(limit: str) -> None:
    """Only calls and all-ins, and everybody shows: many side pots, many ties on the board."""
    shown = 0
    for seed in range(300):
        random = Random(f"calls {limit} {seed}")
        play = shuffled_play(game(limit=limit), random, fee=0)
        while not play.hand.over:
            play.play(no_fold(play, random))
        stacks = {seat: play.hand.chips[seat] for seat in play.hand.seats}
        assert stacks == expected(play), f"{limit} {seed}"
        shown += len(on_the_table(play).hands) > 1
    assert shown > 250


def test_the_oracle_knows_its_cards() -> None:
    ladder = [
        "As Ks Qs Js Ts", "5h Ah 2h 3h 4h", "9c 9d 9h 9s 2c", "2c 2d 2h 3c 3d", "Ac Jc 9c 7c 2c",
        "Ah Kd Qs Jc Th", "6h 5d 4s 3c 2h", "5h Ad 4s 3c 2h", "7c 7d 7h Ah Kh", "Ac Ad 2h 2c Kd",
        "Ac Ad 2h 2c Qd", "Ac Ad Kh Qc Jd", "Ac Kd Qh Jc 9d", "7c 5d 4h 3c 2d",
    ]  # fmt: skip
    values = [five(hand.split()) for hand in ladder]
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == len(values)
    assert five(["As", "Ks", "Qs", "Js", "9s"]) == five(["Ad", "Kd", "Qd", "Jd", "9d"])
    assert best_high(["2c", "7d"], ["As", "Ks", "Qs", "Js", "Ts"], Rules()) == values[0]


def test_the_oracle_gives_odd_chips_one_each_clockwise() -> None:
    assert share(1000, [3, 5, 1], 100) == {3: 400, 5: 300, 1: 300}
    assert share(1100, [3, 5, 1], 100) == {3: 400, 5: 400, 1: 300}
    assert share(1130, [3, 5], 100) == {3: 630, 5: 500}
    assert share(1100, [3, 5, 1], 100, to_one=True) == {3: 500, 5: 300, 1: 300}
