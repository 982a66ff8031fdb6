"""A deck without its low ranks, against PokerKit: flushes above full houses, A-6-7-8-9."""

from random import Random

import pokerkit
import pytest

from cardhouse.cards import Deck, parse_cards
from cardhouse.ranking import High, scale

SHORT = scale(High(flush_beats_full_house=True, ace_below_six=True))
PACK = Deck(without="2345").cards()


def test_the_lowest_straight_has_an_ace_below_a_six() -> None:
    lowest = SHORT.value(parse_cards("Ac 6d 7h 8s 9c Ks Kd"))
    assert SHORT.name(lowest) == "Nine-high straight"
    assert SHORT.value(parse_cards("6d 7h 8s 9c Td")) > lowest
    assert SHORT.name(SHORT.value(parse_cards("Ac 6c 7c 8c 9c"))) == "Nine-high straight flush"


def test_a_flush_beats_a_full_house() -> None:
    flush, full = "Ac 8c 7c Tc Qc", "Ks Kd Kh 9s 9d"
    assert SHORT.value(parse_cards(flush)) > SHORT.value(parse_cards(full))
    assert scale(High()).value(parse_cards(flush)) < scale(High()).value(parse_cards(full))


def test_random_hands_rank_as_in_pokerkit() -> None:
    random = Random(6)
    for _ in range(400):
        cards = random.sample(PACK, 9)
        board, both = cards[:5], (cards[5:7], cards[7:9])
        theirs = [
            pokerkit.ShortDeckHoldemHand.from_game("".join(own), "".join(board)) for own in both
        ]
        ours = [SHORT.value((*own, *board)) for own in both]
        assert (ours[0] > ours[1]) == (theirs[0] > theirs[1])
        assert (ours[0] == ours[1]) == (theirs[0] == theirs[1])


@pytest.mark.parametrize(
    "options",
    [
        {"ace_below_six": True, "joker": "bug"},
        {"ace_below_six": True, "wild_rank": "2"},
        {"flush_beats_full_house": True, "straight_beats_flush": True},
    ],
)
def test_options_that_no_rule_explains_together(options: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"without wild cards|not both"):
        High(**options)  # type: ignore[arg-type]
