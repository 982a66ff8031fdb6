"""Pots are derived from each seat's payments; odd chips go one each."""

import pytest

from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.pots import Pot, divide, pots
from cardhouse.ledger import POT
from tests.kit.hands import Dealt, game


def paid(
    amounts: dict[int, int], *, folded: tuple[int, ...] = (), dead: int = 0, fee: int = 0
) -> PotHand:
    """A hand in which the seats have put in these amounts, in any way."""
    hand = Dealt(game(), seats=len(amounts), wait=True).hand
    hand.paid.update(amounts)
    hand.dead[1] = dead
    hand.fee_taken = fee
    hand.chips[POT] = sum(amounts.values()) + dead - fee
    hand.live[:] = [seat for seat in hand.live if seat not in folded]
    return hand


def test_one_pot_where_all_have_paid_the_same() -> None:
    assert pots(paid({1: 400, 2: 400, 3: 400})) == [Pot(1200, (1, 2, 3))]


@pytest.mark.rule("TOM-ROOM-P1")
def test_side_pots_are_built_from_the_excess() -> None:
    hand = paid({1: 100, 2: 300, 3: 500, 4: 500})
    assert pots(hand) == [
        Pot(400, (1, 2, 3, 4)),
        Pot(600, (2, 3, 4), 100),
        Pot(400, (3, 4), 300),
    ]


@pytest.mark.rule("TOM-ROOM-P1")
def test_folded_chips_go_into_the_pots_that_they_reached() -> None:
    hand = paid({1: 100, 2: 300, 3: 500, 4: 500}, folded=(2, 4))
    assert pots(hand) == [Pot(400, (1, 3)), Pot(1000, (3,), 100)]


def test_what_a_folded_player_paid_beyond_everybody_goes_with_the_last_pot() -> None:
    hand = paid({1: 100, 2: 300, 3: 900}, folded=(3,))
    assert pots(hand) == [Pot(300, (1, 2)), Pot(1000, (2,), 100)]


@pytest.mark.rule("TOM-HE-11")
def test_dead_chips_are_in_the_main_pot() -> None:
    hand = paid({1: 100, 2: 300, 3: 300}, dead=50)
    assert pots(hand) == [Pot(350, (1, 2, 3)), Pot(400, (2, 3), 100)]


@pytest.mark.rule("TOM-ROOM-P8")
def test_a_fee_out_of_the_pot_comes_from_the_main_pot_first() -> None:
    hand = paid({1: 100, 2: 300, 3: 300}, fee=250)
    assert pots(hand) == [Pot(50, (1, 2, 3)), Pot(400, (2, 3), 100)]
    hand = paid({1: 100, 2: 300, 3: 300}, fee=350)
    assert pots(hand) == [Pot(350, (2, 3), 100)]


def test_who_has_paid_nothing_contends_for_nothing() -> None:
    assert pots(paid({1: 0, 2: 300, 3: 300})) == [Pot(600, (2, 3))]


@pytest.mark.rule("TOM-ROOM-P3", "TOM-HE-P3")
@pytest.mark.parametrize(
    ("amount", "seats", "chip", "shares"),
    [
        (900, (5, 7, 2), 100, {5: 300, 7: 300, 2: 300}),
        (1000, (5, 7, 2), 100, {5: 400, 7: 300, 2: 300}),
        (1100, (5, 7, 2), 100, {5: 400, 7: 400, 2: 300}),
        (1100, (2,), 100, {2: 1100}),
        (1000, (5, 7, 2), 50, {5: 350, 7: 350, 2: 300}),
        (1000, (5, 7, 2), 1, {5: 334, 7: 333, 2: 333}),
        # An amount below a chip cannot be divided: it goes with the first odd chip.
        (1030, (5, 7), 100, {5: 530, 7: 500}),
        (30, (5, 7), 100, {5: 30, 7: 0}),
        (0, (5, 7), 100, {5: 0, 7: 0}),
    ],
)
def test_odd_chips_go_one_each_in_the_order_of_the_seats(
    amount: int, seats: tuple[int, ...], chip: int, shares: dict[int, int]
) -> None:
    assert divide(amount, seats, chip) == shares


def test_an_empty_pot_is_none() -> None:
    assert pots(paid({1: 0, 2: 0})) == []


def test_dead_chips_alone_are_contested_by_all_who_are_in() -> None:
    assert pots(paid({1: 0, 2: 0, 3: 0}, dead=100)) == [Pot(100, (1, 2, 3))]
