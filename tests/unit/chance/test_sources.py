"""The sources of the order of the cards."""

from collections import Counter

import pytest

from cardhouse.cards import PACK, Card, parse_cards
from cardhouse.chance import Secure, Seeded, Stacked
from cardhouse.engine.core.asks import Arrangement, Ask, Cards
from cardhouse.engine.core.commands import CHANCE, Arrange, Pick

ASK = Ask(CHANCE, {Arrange: Arrangement(cards=PACK, least=9)})
PICK = Ask(CHANCE, {Pick: Cards(cards=parse_cards("2c 3c 4c"), least=1, most=1)})


def order(source: Secure | Stacked, ask: Ask = ASK) -> tuple[Card, ...]:
    command = source.answer(ask)
    assert ask.allows(command)
    assert isinstance(command, Arrange | Pick)
    return command.cards


def test_a_seed_gives_the_same_order_again_and_goes_on() -> None:
    first, again = Seeded(7), Seeded(7)
    orders = [order(first) for _ in range(3)]
    assert orders == [order(again) for _ in range(3)]
    assert len(set(orders)) == 3
    assert all(sorted(cards) == sorted(PACK) for cards in orders)


def test_another_seed_gives_another_order() -> None:
    assert len({order(Seeded(seed)) for seed in (1, 2, "1", "a")}) == 4


def test_the_secure_source_never_repeats_itself() -> None:
    orders = {order(Secure()) for _ in range(20)}
    assert len(orders) == 20
    assert all(sorted(cards) == sorted(PACK) for cards in orders)


def test_every_card_comes_first_about_as_often_as_any_other() -> None:
    source = Seeded("first")
    times = Counter(order(source)[0] for _ in range(52 * 60))
    assert set(times) == set(PACK)
    assert min(times.values()) > 25 and max(times.values()) < 110


def test_dice_are_below_their_number() -> None:
    source = Seeded(3)
    assert {source.choose(6) for _ in range(200)} == set(range(6))


def test_a_stacked_deck_comes_as_named_and_then_as_in_a_new_pack() -> None:
    cards = order(Stacked(parse_cards("As Kd 2c")))
    assert cards[:5] == parse_cards("As Kd 2c 3c 4c")
    assert sorted(cards) == sorted(PACK)


def test_a_stacked_deck_leaves_out_what_has_been_dealt() -> None:
    left = Ask(CHANCE, {Arrange: Arrangement(cards=parse_cards("4c 3c 2c"), least=2)})
    assert order(Stacked(parse_cards("As 2c Kd 4c")), left) == parse_cards("2c 4c 3c")


def test_a_pick_out_of_a_few() -> None:
    assert order(Stacked(()), PICK) == parse_cards("2c")
    picked = {order(Seeded(seed), PICK) for seed in range(40)}
    assert picked == {(card,) for card in parse_cards("2c 3c 4c")}


@pytest.mark.parametrize("source", [Secure(), Seeded(1), Stacked(())])
def test_a_deck_with_a_card_twice_keeps_both(source: Secure | Stacked) -> None:
    shoe = parse_cards("As As Kd Jo Jo")
    ask = Ask(CHANCE, {Arrange: Arrangement(cards=shoe, least=5)})
    assert sorted(order(source, ask)) == sorted(shoe)
