"""The contents of commands at a banked table, at the edges of each."""

import random

import pytest

from cardhouse.cards import Card, parse_cards
from cardhouse.engine.banked.commands import PlaceWager, PutUp, Refuse, Roll, SetHand
from cardhouse.engine.banked.terms import Dice, OneOf, Partition, Spots, Sum
from cardhouse.engine.core.asks import Terms
from cardhouse.engine.core.commands import CHANCE, Actor, Command

CARDS = parse_cards("As Ks Qs Js 9d 3h 2c")
FRONT, BACK = CARDS[5:], CARDS[:5]


@pytest.mark.parametrize(
    ("dice", "allowed"),
    [
        ((1, 6, 3), True),
        ((1, 6), False),
        ((1, 6, 3, 3), False),
        ((0, 6, 3), False),
        ((1, 7, 3), False),
    ],
)
def test_dice_have_six_sides(dice: tuple[int, ...], allowed: bool) -> None:
    assert Dice(count=3).allows(Roll(dice=dice)) is allowed


@pytest.mark.parametrize(
    ("spot", "amount", "allowed"),
    [
        (2, 500, True),
        (2, 600, True),
        (2, 1000, True),
        (2, 499, False),
        (2, 550, False),
        (2, 1100, False),
        (3, 500, False),
    ],
)
def test_a_wager_lies_on_an_offered_spot_within_its_limits(
    spot: int, amount: int, allowed: bool
) -> None:
    terms = Spots(spots={2: (500, 1000), 4: (300, 400)}, step=100)
    assert terms.allows(PlaceWager(1, spot, amount)) is allowed


@pytest.mark.parametrize(
    ("amount", "allowed"),
    [
        (300, True),
        (400, True),
        (350, False),
        (950, True),
        (900, True),
        (1000, False),
        (1100, False),
        (200, False),
    ],
)
def test_a_sum_goes_in_steps_up_to_all_there_is(amount: int, allowed: bool) -> None:
    assert Sum(least=300, most=950, step=100).allows(PutUp(1, amount)) is allowed


def test_one_of_the_named_numbers() -> None:
    terms = OneOf(field="player", values=(3, 5))
    assert [terms.allows(Refuse(1, n)) for n in (3, 5, 4)] == [True, True, False]


@pytest.mark.parametrize(
    ("front", "back", "spot", "allowed"),
    [
        (FRONT, BACK, 4, True),
        (FRONT, BACK, 0, True),
        (FRONT, BACK, 5, False),
        (BACK, FRONT, 4, True),
        ((), CARDS, 4, False),
        (CARDS, (), 4, False),
        (FRONT, BACK[:4], 4, False),
        (FRONT, (*BACK[:4], FRONT[0]), 4, False),
    ],
)
def test_all_cards_are_laid_out_in_two_hands(
    front: tuple[Card, ...], back: tuple[Card, ...], spot: int, allowed: bool
) -> None:
    terms = Partition(cards=CARDS, spot=4)
    command = SetHand(seat=1, front=front, back=back, spot=spot)
    assert terms.allows(command) is allowed


def test_where_only_some_settings_are_offered_no_other_is_allowed() -> None:
    terms = Partition(cards=CARDS, only=((FRONT, BACK),), spot=4)
    assert terms.allows(SetHand(seat=1, front=FRONT[::-1], back=BACK[::-1], spot=4))
    assert not terms.allows(SetHand(seat=1, front=CARDS[4:6], back=(*CARDS[:4], CARDS[6]), spot=4))


@pytest.mark.parametrize(
    ("terms", "kind", "choices"),
    [
        (Dice(count=2), Roll, 36),
        (Spots(spots={2: (500, 1000), 4: (300, 400)}, step=100), PlaceWager, 8),
        (Sum(least=300, most=950, step=100), PutUp, 7),
        (OneOf(field="player", values=(3, 5)), Refuse, 2),
        (Partition(cards=CARDS, spot=4), SetHand, 21),
        (Partition(cards=CARDS, only=((FRONT, BACK),), spot=4), SetHand, 1),
    ],
    ids=["dice", "spots", "sum", "one-of", "partition", "only"],
)
def test_a_sample_is_allowed_and_every_choice_comes_up(
    terms: Terms, kind: type[Command], choices: int
) -> None:
    choose = random.Random(7).randrange
    samples = [terms.sample(kind, 1, choose) for _ in range(400)]
    assert all(terms.allows(sample) for sample in samples)
    assert len({repr(sample) for sample in samples}) == choices


@pytest.mark.parametrize(
    ("terms", "kind", "listed"),
    [
        (Dice(count=1), Roll, [Roll(dice=(die,)) for die in range(1, 7)]),
        (
            Spots(spots={2: (530, 1000), 4: (300, 300)}, step=100),
            PlaceWager,
            [PlaceWager(1, 2, 530), PlaceWager(1, 2, 930), PlaceWager(1, 4, 300)],
        ),
        (Sum(least=350, most=920, step=100), PutUp, [PutUp(1, 350), PutUp(1, 920)]),
        (OneOf(field="player", values=(3, 5)), Refuse, [Refuse(1, 3), Refuse(1, 5)]),
        (
            Partition(cards=CARDS, only=((FRONT, BACK),), spot=4),
            SetHand,
            [SetHand(seat=1, front=FRONT, back=BACK, spot=4)],
        ),
    ],
    ids=["dice", "spots", "sum", "one-of", "only"],
)
def test_the_choices_are_listed_from_the_least_to_the_most(
    terms: Terms, kind: type[Command], listed: list[Command]
) -> None:
    actor: Actor = CHANCE if kind is Roll else 1
    found = list(terms.choices(kind, actor))
    assert found == listed
    assert [choice for choice in found if not terms.allows(choice)] == []


def test_steps_are_counted_from_the_least() -> None:
    spots = Spots(spots={2: (530, 1000)}, step=100)
    wagers = {amount: spots.allows(PlaceWager(1, 2, amount)) for amount in (530, 570, 630, 1000)}
    assert wagers == {530: True, 570: False, 630: True, 1000: False}
    money = Sum(least=330, most=950, step=100)
    sums = {amount: money.allows(PutUp(1, amount)) for amount in (330, 370, 430, 950)}
    assert sums == {330: True, 370: False, 430: True, 950: True}


def test_any_two_cards_may_lie_in_front() -> None:
    found = list(Partition(cards=CARDS, spot=4).choices(SetHand, 1))
    assert len({repr(choice) for choice in found}) == 21
