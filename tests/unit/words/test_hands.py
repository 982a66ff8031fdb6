"""Hands and cards are called in the catalogue what the rankings call them."""

from random import Random

import pytest

from cardhouse.cards import HIDDEN, JOKER, PACK, card_words, parse_cards
from cardhouse.ranking import High, Low, scale
from cardhouse.ranking.paigow import PaiGow, front, front_name
from cardhouse.ranking.points import Points, total, total_words
from cardhouse.words.hands import face, front_said, hand_said, total_said
from cardhouse.words.said import small
from cardhouse.words.speech import plain

SCALES = (
    High(),
    High(wheel="second"),
    High(joker="wild"),
    High(wild_rank="2"),
    Low(),
    Low(qualifier=8),
    Low(joker="lowest"),
)
RARE = ("As Ks Qs Js Ts", "9s 8s 7s 6s 5s", "5s 4s 3s 2s As", "6c 6d 6h 6s 2c")
RANDOM = Random(18)


@pytest.mark.parametrize("rules", SCALES, ids=str)
def test_every_class_of_hands_has_its_name(rules: High | Low) -> None:
    ranks, deck = scale(rules), [*PACK, *([JOKER] if rules.joker != "none" else [])]
    made = [ranks.value(RANDOM.sample(deck, 7)) for _ in range(3000)]
    made += [ranks.value(parse_cards(hand)) for hand in RARE] + [0]
    assert [plain(hand_said(ranks, value)) for value in made] == list(map(ranks.name, made))
    assert all(plain(small(hand_said(ranks, value))) for value in made)


def test_cards_totals_and_front_hands_have_theirs() -> None:
    cards = (*PACK, JOKER, HIDDEN)
    assert [plain(face(card)) for card in cards] == list(map(card_words, cards))
    points = Points(naturals=("ace-ten",), natural_shown="21.5", joker="makes-21")
    hands = [RANDOM.sample([*PACK, JOKER], RANDOM.randint(2, 4)) for _ in range(400)]
    counted = [total(hand, points) for hand in hands]
    words = [total_words(count, points) for count in counted]
    assert [plain(total_said(count, points)) for count in counted] == words
    assert {word.split()[0] for word in words} >= {"natural", "soft", "hard"}
    fronts = [front(RANDOM.sample(PACK, 2), PaiGow()) for _ in range(300)]
    assert [plain(front_said(value)) for value in fronts] == list(map(front_name, fronts))
