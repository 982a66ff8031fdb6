"""Decks are data, and a deck can be stacked."""

from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardhouse.cards import JOKER, PACK, Card, CardError, Deck, parse_cards, stacked

PAN = Deck(packs=8, without="89T")


def test_one_pack() -> None:
    assert Deck().cards() == PACK
    assert Deck(jokers=1).cards() == (*PACK, JOKER)


@pytest.mark.parametrize("packs", range(1, 9))
def test_a_shoe_has_every_card_once_for_each_pack(packs: int) -> None:
    assert Counter(Deck(packs=packs).cards()) == dict.fromkeys(PACK, packs)
    with_jokers = Deck(packs=packs, jokers=1).cards()
    assert Counter(with_jokers) == dict.fromkeys([*PACK, JOKER], packs)


@pytest.mark.rule("TOM-PAN-01")
def test_pan_is_played_with_eight_packs_of_forty() -> None:
    count = Counter(PAN.cards())
    assert count.total() == 320
    assert len(count) == 40
    assert set(count.values()) == {8}
    assert Counter(card[1] for card in PAN.cards()) == dict.fromkeys("cdhs", 80)
    assert Counter(card[0] for card in PAN.cards()) == dict.fromkeys("A234567JQK", 32)


@pytest.mark.rule("TOM-PAN-03")
def test_sets_of_spades_can_be_taken_out_of_pan() -> None:
    def pan(removed: int) -> Counter[Card]:
        return Counter(Deck(packs=8, without="89T", spade_sets_removed=removed).cards())

    one_less = pan(1)
    assert one_less.total() == 310
    assert {count for card, count in one_less.items() if card[1] == "s"} == {7}
    assert {count for card, count in one_less.items() if card[1] != "s"} == {8}
    assert pan(8).total() == 240
    assert not any(card[1] == "s" for card in pan(8))


def test_ranks_and_suits_are_left_out_until_few_cards_are_left() -> None:
    six = Deck(without="23456789TJ", without_suits="cd").cards()
    assert six == parse_cards("Qh Kh Ah Qs Ks As")
    assert Deck(jokers=1, without="3456789TJQKA", without_suits="cdh").cards() == ("2s", JOKER)


def test_spades_are_taken_out_and_jokers_stay() -> None:
    cards = Deck(packs=2, jokers=1, spade_sets_removed=2).cards()
    assert Counter(card[1] for card in cards) == {"c": 26, "d": 26, "h": 26, "o": 2}


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"packs": 0}, "packs must be 1 to 8, not 0"),
        ({"without_suits": "cdhs"}, "without_suits must be some of cdhs, each once, not 'cdhs'"),
        ({"without_suits": "cc"}, "without_suits must be some of cdhs, each once, not 'cc'"),
        ({"without_suits": "x"}, "without_suits must be some of cdhs, each once, not 'x'"),
        ({"packs": 9}, "packs must be 1 to 8, not 9"),
        ({"jokers": 2}, "jokers must be 0 or 1 to a pack, not 2"),
        ({"jokers": -1}, "jokers must be 0 or 1 to a pack, not -1"),
        ({"without": "1"}, "without must be some of 23456789TJQKA, each once, not '1'"),
        ({"without": "88"}, "without must be some of 23456789TJQKA, each once, not '88'"),
        ({"without": "23456789TJQKA"}, "without must be some of"),
        ({"spade_sets_removed": 2}, r"spade_sets_removed must be 0 to 1 \(the packs\), not 2"),
        ({"spade_sets_removed": -1}, r"spade_sets_removed must be 0 to 1 \(the packs\), not -1"),
    ],
)
def test_a_deck_that_cannot_be_is_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=f"^{message}"):
        Deck(**wrong)
    with pytest.raises(msgspec.ValidationError, match=message):
        msgspec.convert(wrong, Deck)


def test_an_unknown_field_of_a_deck_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field `deuces`"):
        msgspec.convert({"deuces": True}, Deck)


def test_named_cards_go_on_top_in_that_order() -> None:
    cards = stacked(Deck().cards(), parse_cards("As 2c Kd"))
    assert cards[:5] == ("As", "2c", "Kd", "3c", "4c")
    assert sorted(cards) == sorted(PACK)


@given(st.data())
def test_a_stacked_deck_has_the_same_cards_below_in_their_old_order(data: st.DataObject) -> None:
    deck = Deck(packs=data.draw(st.integers(1, 3)), jokers=1).cards()
    places = data.draw(st.lists(st.sampled_from(range(len(deck))), unique=True, max_size=20))
    top = [deck[place] for place in places]
    cards = stacked(deck, top)
    assert list(cards[: len(top)]) == top
    assert Counter(cards) == Counter(deck)
    rest = iter(deck)
    assert all(card in rest for card in cards[len(top) :])


def test_a_card_the_deck_has_not_often_enough_is_named() -> None:
    with pytest.raises(CardError, match=r"^As \(ace of spades\) is wanted 2 times, and the deck"):
        stacked(PACK, parse_cards("As Kd As"))
    with pytest.raises(CardError, match=r"^8c .* is wanted 1 times, and the deck has it 0 times"):
        stacked(PAN.cards(), parse_cards("8c"))
