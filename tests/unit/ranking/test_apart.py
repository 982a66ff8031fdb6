"""Badugi against PokerKit: cards of different ranks and suits, the more the better."""

from random import Random

import pokerkit
import pytest

from cardhouse.cards import PACK, parse_cards
from cardhouse.ranking import Low, scale

BADUGI = scale(Low(apart=True))


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ("Ac 2d 3h 4s", "Badugi: 4-3-2-A"),
        ("8h 3s 5d 7c", "Badugi: 8-7-5-3"),
        ("Kc Kd 2h 3s", "Three cards: K-3-2"),
        ("Ac 2c 3c 4c", "One card: A"),
        ("Kc Kd Kh Ks", "One card: K"),
        ("2c 2d 3c 3d", "Two cards: 3-2"),
    ],
)
def test_the_cards_that_count_are_named(cards: str, name: str) -> None:
    assert BADUGI.name(BADUGI.value(parse_cards(cards))) == name


def test_random_hands_rank_as_in_pokerkit() -> None:
    random = Random(4)
    for _ in range(400):
        cards = random.sample(PACK, 8)
        one, two = tuple(cards[:4]), tuple(cards[4:])
        theirs = [pokerkit.BadugiHand.from_game("".join(each)) for each in (one, two)]
        ours = [BADUGI.value(each) for each in (one, two)]
        assert (ours[0] > ours[1]) == (theirs[0] > theirs[1])
        assert (ours[0] == ours[1]) == (theirs[0] == theirs[1])


@pytest.mark.parametrize("option", [{"aces": "high"}, {"qualifier": 8}, {"joker": "lowest"}])
def test_no_other_option_goes_with_it(option: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="no other options"):
        Low(apart=True, **option)  # type: ignore[arg-type]
