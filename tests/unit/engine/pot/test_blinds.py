"""The blinds: their seats and amounts, and the dead part."""

import pytest

from cardhouse.engine.core.post import Post
from cardhouse.engine.pot.events import BlindPosted, DeadPosted
from tests.kit.hands import Dealt, game


def posted(dealt: Dealt) -> list[tuple[int, int, str]]:
    return [(event.seat, event.amount, event.cite) for event in dealt.events(BlindPosted)]


@pytest.mark.rule("TOM-HE-08", "TOM-ROOM-11", "TOM-ROOM-12")
def test_smallest_blind_first() -> None:
    dealt = Dealt(game(), seats=(2, 4, 6), button=4)
    assert posted(dealt) == [(6, 1_00, "blind.small"), (2, 2_00, "blind.full")]


@pytest.mark.rule("TOM-HE-07")
def test_one_blind_or_three() -> None:
    assert posted(Dealt(game(blinds=(2_00,)), seats=3)) == [(1, 2_00, "blind.full")]
    three = Dealt(game(blinds=(1_00, 1_00, 2_00)), seats=4)
    assert posted(three) == [
        (1, 1_00, "blind.small"),
        (2, 1_00, "blind.small"),
        (3, 2_00, "blind.full"),
    ]
    assert three.turn == 4


@pytest.mark.rule("TOM-ROOM-P4")
@pytest.mark.parametrize(("heads_up", "small"), [("button-small", 2), ("literal", 1)])
def test_who_has_the_small_blind_heads_up(heads_up: str, small: int) -> None:
    dealt = Dealt(game(heads_up=heads_up), seats=2, button=2)
    assert [seat for seat, *_ in posted(dealt)] == [small, 3 - small]
    assert dealt.turn == small


@pytest.mark.rule("TOM-ROOM-P1")
def test_a_short_blind_is_all_in_and_the_bet_stays_what_it_is() -> None:
    dealt = Dealt(game(), seats=3, stacks={1: 90_00, 2: 50, 3: 90_00})
    assert posted(dealt)[1] == (2, 50, "blind.full")
    dealt.act("3 call")
    assert dealt.hand.bets == {1: 1_00, 2: 50, 3: 2_00}


@pytest.mark.rule("TOM-HE-11", "TOM-HE-59", "TOM-HE-62")
def test_posts_are_live_and_dead() -> None:
    posts = {4: Post(2_00), 5: Post(2_00, 1_00)}
    dealt = Dealt(game(), seats=5, button=5, posts=posts)
    assert posted(dealt)[2:] == [(4, 2_00, "blind.entering"), (5, 2_00, "blind.entering")]
    assert [(event.seat, event.amount) for event in dealt.events(DeadPosted)] == [(5, 1_00)]
    assert dealt.hand.bets == {1: 1_00, 2: 2_00, 3: 0, 4: 2_00, 5: 2_00}
    assert dealt.hand.chips["pot"] == 8_00


def test_a_blind_of_ones_own_is_no_post() -> None:
    dealt = Dealt(game(), seats=3, posts={2: Post(2_00, 1_00)})
    assert posted(dealt) == [(1, 1_00, "blind.small"), (2, 2_00, "blind.full")]
    assert dealt.hand.dead[2] == 1_00


def test_who_cannot_pay_posts_what_he_has_dead_chips_first() -> None:
    stacks = {1: 90_00, 2: 90_00, 3: 90_00, 4: 1_50}
    dealt = Dealt(game(), seats=4, stacks=stacks, posts={4: Post(2_00, 1_00)})
    assert dealt.hand.dead[4] == 1_00
    assert dealt.hand.bets[4] == 50
    dealt = Dealt(game(), seats=4, stacks=stacks | {4: 80}, posts={4: Post(2_00, 1_00)})
    assert (dealt.hand.dead[4], dealt.hand.bets[4]) == (80, 0)


def test_the_button_has_the_small_blind_of_two_and_no_other() -> None:
    heads_up = game(heads_up="button-small")
    assert [seat for seat, *_ in posted(Dealt(heads_up, seats=2, button=2))] == [2, 1]
    one = game(heads_up="button-small", blinds=(2_00,))
    assert [seat for seat, *_ in posted(Dealt(one, seats=2, button=2))] == [1]
