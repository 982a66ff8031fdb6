"""Cards that are the same whenever a deal is played again."""

from collections import Counter

from cardhouse.cards import Card, Deck
from cardhouse.chance import Repeated
from cardhouse.engine.core.asks import Arrangement, Ask
from cardhouse.engine.core.commands import CHANCE, Arrange

FULL_DECK = Deck().cards()


def ordered(chance: Repeated, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    answer = chance.answer(Ask(CHANCE, {Arrange: Arrangement(cards=cards, least=1)}))
    assert isinstance(answer, Arrange)
    return answer.cards


def test_a_seed_gives_the_same_cards_again() -> None:
    first, second = Repeated("7"), Repeated("7")
    assert [ordered(first, FULL_DECK) for _ in range(3)] == [
        ordered(second, FULL_DECK) for _ in range(3)
    ]
    assert ordered(Repeated("8"), FULL_DECK) != ordered(Repeated("7"), FULL_DECK)


def test_a_shuffle_is_of_its_own_each_time() -> None:
    chance = Repeated("7")
    orders = {ordered(chance, FULL_DECK) for _ in range(5)}
    assert len(orders) == 5
    assert {frozenset(order) for order in orders} == {frozenset(FULL_DECK)}


def test_what_is_left_keeps_its_order() -> None:
    left = FULL_DECK[10:40]
    whole = [card for card in ordered(Repeated("7"), FULL_DECK) if card in left]
    assert list(ordered(Repeated("7"), left)) == whole


def test_a_shoe_of_several_decks() -> None:
    shoe = FULL_DECK * 6
    order = ordered(Repeated("7"), shoe)
    assert Counter(order) == Counter(shoe)


def test_every_card_comes_first_equally_often() -> None:
    tops = Counter(ordered(Repeated(seed), FULL_DECK[:4])[0] for seed in range(2000))
    assert all(430 <= count <= 570 for count in tops.values()) and len(tops) == 4
