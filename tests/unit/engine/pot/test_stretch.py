"""The last street when the stock runs out."""

import pytest
from msgspec.structs import replace

from cardhouse.chance import Seeded
from cardhouse.engine.core.events import StepsReplaced
from cardhouse.engine.pot.deal import Deal
from cardhouse.engine.pot.deal_events import BoardDealt, Scrambled
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.stretch import Scramble, Stretch
from tests.kit.decks import stud
from tests.kit.hands import Dealt, game


def to_the_last_street(dealt: Dealt) -> Dealt:
    for _ in range(4):
        dealt.check_round()
    return dealt


def test_with_enough_cards_it_leaves_no_trace() -> None:
    dealt = to_the_last_street(stud(6))
    assert not dealt.events(StepsReplaced)


def test_where_nothing_is_scrambled_a_community_card_is_dealt_at_once() -> None:
    stud7 = game(name="stud7")
    script = tuple(
        replace(step, scramble=False) if isinstance(step, Stretch) else step
        for step in stud7.script
    )
    dealt = Dealt(replace(stud7, script=script), seats=7, wait=True)
    dealt.chance = Seeded(1)
    to_the_last_street(dealt.deal())
    assert not dealt.events(Scrambled)
    assert len(dealt.events(BoardDealt)) == 1
    assert Stretch(scramble=False).cites(stud7) == {"last.community", "last.community.first"}


def test_dead_cards_are_the_first_to_be_saved() -> None:
    dealt = Dealt(game(name="stud7"), seats=7, wait=True)
    dealt.chance = Seeded(2)
    dealt.deal()
    for _ in range(3):
        dealt.check_round()
    dealt.act(f"{dealt.turn} fold")
    dealt.check_round()
    # Seven cards are left: a burn and one for each of the six players in.
    assert not dealt.events(Scrambled)
    assert not dealt.hand.stock
    assert {len(dealt.hand.cards_of(seat)) for seat in dealt.hand.live} == {7}


def short(stock: int, live: int) -> tuple[PotHand, Deal]:
    """The hand before the last street, with this many cards in the stock and players in."""
    dealt = to_the_last_street(stud(6))
    hand = dealt.before(len(dealt.log) - 1).copy()
    hand.stock[:] = hand.stock[:stock]
    hand.live[:] = hand.live[:live]
    hand.cursor = next(i for i, step in enumerate(hand.script) if isinstance(step, Stretch))
    street = hand.script[hand.cursor + 1]
    assert isinstance(street, Deal) and street.burn == 1
    return hand, street


def test_with_two_left_too_few_cards_are_stretched_too() -> None:
    assert [Stretch().needed(short(2, live)[0]) for live in (1, 2, 3)] == [False, True, True]
    assert [Stretch().needed(short(3, live)[0]) for live in (1, 2, 3)] == [False, False, True]


def test_without_a_card_to_burn_and_one_to_keep_all_come_out_of_the_burns() -> None:
    hand, street = short(1, 2)
    steps = list(Stretch()._dealt(hand, street, hand.live))
    assert steps == [Scramble(), replace(street, burn=1, short=(), cite="last.scramble")]


def test_with_a_card_to_burn_and_one_to_keep_the_burn_comes_first() -> None:
    hand, street = short(2, 3)
    steps = list(Stretch()._dealt(hand, street, hand.live))
    last = replace(street, burn=1, short=(), cite="last.scramble")
    assert steps == [Deal(burn=1), Scramble(), last]


@pytest.mark.parametrize(
    ("street", "fits"),
    [
        (Deal(burn=1, up=1), True),
        (Deal(burn=1, down=1), True),
        (Deal(up=2), False),
        (Deal(down=1, up=1), False),
        (Deal(down=2, up=1), False),
        (Deal(down=1, board=1), False),
        (Deal(board=1), False),
    ],
)
def test_it_is_for_a_street_of_one_card_to_each_player(street: Deal, fits: bool) -> None:
    before = (Deal(down=2),)
    assert bool(Stretch().misplaced(before, (street,))) is not fits
    assert Stretch().misplaced(before, ())


def test_with_one_player_left_no_card_is_missing() -> None:
    dealt = stud(7)
    stretch = next(step for step in dealt.hand.script if isinstance(step, Stretch))
    hand = dealt.hand.copy()
    hand.cursor = hand.script.index(stretch)
    hand.stock.clear()
    assert stretch.needed(hand)
    del hand.live[1:]
    assert not stretch.needed(hand)
