"""The settlement: money conserved, no bank beyond its money, the house's order of payment."""

import random
from typing import Literal

from hypothesis import given, settings
from hypothesis import strategies as st

from cardhouse.chance import Seeded
from cardhouse.engine.banked.bank import BankDesignated
from cardhouse.engine.banked.blackjack.hand import BlackjackGame, BlackjackHand
from cardhouse.engine.banked.layout import STANDING, Cover
from cardhouse.engine.banked.settle import WagerSettled, covered
from cardhouse.engine.core import kernel
from cardhouse.engine.core.commands import CHANCE
from cardhouse.engine.core.events import Event, HandStarted
from cardhouse.rulebook import all_games
from tests.kit.banked import Banked, game

HOUSE = "new-esquire"
NAME = "no-bust-blackjack"
HOUSES = sorted({post.house for post in all_games() if post.name == NAME})


def test_eight_bets_and_a_bank_of_37_50_are_paid_to_the_cent() -> None:
    seats = range(1, 8)
    shoe = " ".join([*["T"] * 7, "T", *["9"] * 7, "8"])
    table = Banked(
        game(HOUSE),
        bank=8,
        money=37.50,
        wagers=dict.fromkeys(seats, 10),
        seats=(*seats, 8, STANDING),
        others=f"{STANDING} wager 7 10",
        shoe=shoe,
    ).stand()
    paid = [(e.seat, e.hand, sum(share for _, share in e.shares)) for e in table.settled()]
    assert paid == [
        (7, 7, 10_00),
        (STANDING, 7, 10_00),
        (6, 6, 10_00),
        (5, 5, 7_50),
        (4, 4, 0),
        (3, 3, 0),
        (2, 2, 0),
        (1, 1, 0),
    ]
    assert table.settled()[3].uncovered == 2_50
    assert table.won()[8] == -37.50
    assert table.won()[5] == 7.50


@given(
    posted=st.lists(st.integers(1, 500), min_size=1, max_size=3),
    dues=st.lists(st.tuples(st.integers(0, 300), st.booleans()), max_size=10),
)
def test_each_chip_of_a_cover_plays_once(posted: list[int], dues: list[tuple[int, bool]]) -> None:
    covers = [Cover(player, money, money, money) for player, money in enumerate(posted, 1)]
    left = sum(posted)
    for due, pays in dues:
        shares = list(covered(covers, due, pays=pays))
        moved = sum(share for _, share in shares)
        assert moved == min(due, left)
        assert [player for player, _ in shares] == sorted(player for player, _ in shares)
        for player, share in shares:
            covers[player - 1].pays -= share
            covers[player - 1].takes -= share
        left -= moved
    assert all(cover.pays == cover.takes >= 0 for cover in covers)


def play_out(
    played: BlackjackGame, seed: int, money: tuple[int, ...], behind: tuple[int, ...]
) -> list[Event]:
    """A hand of random decisions; the laws hold after every command."""
    seats = (1, 2, 4, 5, 8, STANDING)
    started = HandStarted(
        house=played.house,
        game=played.name,
        seats=seats,
        stacks=dict(zip(seats, money, strict=True)),
        button=4,
        behind=behind,
        cite="bank",
    )
    rng, chance = random.Random(seed), Seeded(seed)
    hand, log = kernel.start(played, started)
    assert isinstance(hand, BlackjackHand)
    total, cards = sum(hand.chips.values()), len(hand.deck)
    while not hand.over:
        ask = rng.choice(hand.asked)
        order = chance.answer(ask) if ask.actor == CHANCE else ask.sample(rng.randrange)
        log += kernel.play(hand, order)
        assert sum(hand.chips.values()) == total
        assert sum(map(len, hand.places())) == cards
    assert kernel.replay(played, log) == hand
    _within_what_was_put_up(hand, log)
    return log


def _within_what_was_put_up(hand: BlackjackHand, log: list[Event]) -> None:
    for cover in hand.layout.covers:
        won = lost = 0
        for event in log:
            if isinstance(event, WagerSettled):
                share = sum(amount for player, amount in event.shares if player == cover.player)
                won, lost = (won, lost + share) if event.result == "win" else (won + share, lost)
        assert abs(won - lost) <= cover.posted


@settings(max_examples=60)
@given(
    house=st.sampled_from(HOUSES),
    seed=st.integers(0, 10_000),
    money=st.tuples(*[st.integers(2_00, 400_00) for _ in range(6)]),
    behind=st.sampled_from([(), (8,)]),
    cover=st.sampled_from(["once", "running"]),
)
def test_no_chip_is_lost_and_no_bank_goes_beyond_its_money(
    house: str,
    seed: int,
    money: tuple[int, ...],
    behind: tuple[int, ...],
    cover: Literal["once", "running"],
) -> None:
    log = play_out(game(house, banking={"cover": cover}), seed, money, behind)
    spots = [event.hand % 10 for event in log if isinstance(event, WagerSettled)]
    once = list(dict.fromkeys(spots))
    (first,) = [event.order for event in log if isinstance(event, BankDesignated)]
    assert once == [spot for spot in reversed(first) if spot in once]
