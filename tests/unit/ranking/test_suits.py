"""Suits that break ties: hands of equal ranks do not split, the suit decides."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardhouse.cards import JOKER, PACK, RANK, Card, parse_cards
from cardhouse.ranking import High, Low, scale
from cardhouse.ranking.rules import SuitOrder
from cardhouse.ranking.suits import tie_break
from tests.kit.examples import examples
from tests.unit.ranking.hands import descending, tied

HIGH = scale(High(suits_break_ties=True))
LOW = scale(Low(suits_break_ties=True))
WITH_JOKER = scale(High(suits_break_ties=True, joker="wild", straight_beats_flush=True))

# Hands of the same ranks are rare among all cards, and common among these.
CLOSE = [card for card in PACK if card[0] in "A5678"]
HANDS = st.lists(st.sampled_from(CLOSE), min_size=5, max_size=7, unique=True)

Key = tuple[int, tuple[int, ...], int]


def key(five: tuple[Card, ...], rules: High | Low, suit_order: str = "cdhs") -> Key:
    """The rule's order of two hands: ranks first, then suits card by card."""
    ranks_only = scale(High() if isinstance(rules, High) else Low())
    value = ranks_only.value(five)
    ranks = ranks_only.ranks(value)
    cards = sorted(five, key=lambda card: (ranks.index(RANK[card]), -suit_order.index(card[1])))
    sign = 1 if isinstance(rules, High) else -1
    return value, tuple(sign * suit_order.index(card[1]) for card in cards), 0


def best_key(hand: list[Card], rules: High | Low) -> Key:
    return max(key(five, rules, rules.suit_order) for five in combinations(hand, 5))


@pytest.mark.parametrize("suit_order", ["cdhs", "shdc"])
@examples(400)
@given(one=HANDS, other=HANDS)
def test_high_hands_compare_card_by_card(
    suit_order: SuitOrder, one: list[Card], other: list[Card]
) -> None:
    rules = High(suits_break_ties=True, suit_order=suit_order)
    order = scale(rules)
    better = best_key(one, rules) > best_key(other, rules)
    assert (order.value(one) > order.value(other)) == better


@examples(400)
@given(HANDS, HANDS)
def test_low_hands_compare_card_by_card_and_the_lower_suit_wins(
    one: list[Card], other: list[Card]
) -> None:
    better = best_key(one, LOW.rules) > best_key(other, LOW.rules)
    assert (LOW.value(one) > LOW.value(other)) == better


@examples(150)
@given(HANDS, HANDS)
def test_a_wild_joker_takes_the_best_suit(one: list[Card], other: list[Card]) -> None:
    order = scale(High(suits_break_ties=True, joker="wild"))

    def best_with_joker(hand: list[Card]) -> Key:
        made = [card for card in PACK if card not in hand]
        return max(
            (*key(five, order.rules)[:2], -five.count(card))
            for card in made
            for five in combinations([*hand, card], 5)
        )

    one, other = one[:5], other[:5]
    if any(sum(card[0] == rank for card in hand) == 4 for hand in (one, other) for rank in "A5678"):
        return
    better = best_with_joker(one) > best_with_joker(other)
    assert (order.value([*one, JOKER]) > order.value([*other, JOKER])) == better


@given(HANDS)
def test_suits_change_neither_class_nor_ranks(hand: list[Card]) -> None:
    plain = scale(High())
    value, with_suits = plain.value(hand), HIGH.value(hand)
    assert HIGH.category(with_suits) == plain.category(value)
    assert HIGH.spell(with_suits) == plain.spell(value)
    assert HIGH.name(with_suits) == plain.name(value)


@pytest.mark.rule("BTN-RK-14", "BTN-RK-20")
def test_equal_ranks_are_decided_by_suit() -> None:
    assert descending(HIGH, "9s 8h 7d 6c 5h", "9h 8s 7s 6s 5c")
    assert descending(HIGH, "As Kd 9h 6c 3d", "Ah Ks 9s 6s 3s")
    assert descending(HIGH, "As Kd 9h 6c 3d", "Ah Ks 9s 6s 3c", "Ad Ks 9s 6s 3s", "Ac Ks 9s 6s 3s")
    clubs_highest = scale(High(suits_break_ties=True, suit_order="shdc"))
    assert descending(clubs_highest, "Ah Ks 9s 6s 3s", "As Kd 9h 6c 3d")


@pytest.mark.rule("BTN-RK-10")
def test_flushes_compare_card_by_card_then_by_suit() -> None:
    assert descending(HIGH, "Ad Jd 9d 7d 5d", "As Js 9s 7s 4s")
    assert descending(HIGH, "As Js 9s 7s 5s", "Ad Jd 9d 7d 5d")


@pytest.mark.rule("BTN-RK-P2")
def test_the_first_position_with_different_suits_decides() -> None:
    assert descending(HIGH, "As Kd 9c 5h 2d Ah Qc", "As Kd 9c 5h 2d Ac Qs")
    assert descending(HIGH, "Ks Kc 8d 7h 4s", "Kh Kd 8s 7s 4c")
    # The five is the first card of a wheel, and cards outside the best five never count.
    assert descending(HIGH, "5s 4c 3c 2c Ad", "5h 4s 3s 2s As")
    assert tied(HIGH, "As Kd Qc Jh 9d 3c 2c", "As Kd Qc Jh 9d 3s 2s")


@pytest.mark.rule("BTN-RK-P4")
def test_a_wild_card_takes_the_rank_and_suit_that_make_the_hand_best() -> None:
    def joker_is(hand: str, made: str) -> bool:
        """True for the same ranks and suits; a joker costs the smallest possible step."""
        values = [WITH_JOKER.value(parse_cards(text)) for text in (hand, made)]
        return values[0] == values[1] - 1

    assert joker_is("Kh Kd Kc 8s Jo", "Kh Kd Kc 8s Ks")
    # The king of spades is held already.
    assert joker_is("Ks Kh Kc 8s Jo", "Ks Kh Kc 8s Kd")
    assert joker_is("Ah Jh 9h 5h Jo", "Ah Jh 9h 5h Kh")
    assert descending(WITH_JOKER, "As Ks Qs Js Ts", "Ah Kh Qh Jh Jo")
    assert descending(WITH_JOKER, "Ah Kh Qh Jh Th", "Ah Kh Qh Jh Jo", "Ad Kd Qd Jd Td")


@pytest.mark.rule("BTN-RK-P4")
def test_beside_four_of_a_kind_the_joker_is_another_card_of_the_highest_suit() -> None:
    rules = High(suits_break_ties=True, joker="wild")
    kings = parse_cards("Ks Kh Kd Kc Jo")
    suits = (3, 3, 2, 1, 0)
    packed = sum(suit << 2 * place for place, suit in enumerate(reversed(suits)))
    assert tie_break(kings, "five of a kind", [RANK[Card("Ks")]] * 5, rules) == packed << 3 | 4


def test_a_bug_takes_the_best_suit_of_the_ace_or_of_what_it_completes() -> None:
    bug = scale(High(suits_break_ties=True, joker="bug"))
    # Both have an ace and a king; the joker is the ace of spades, unless its owner holds it.
    assert descending(bug, "Jo Kd 9c 5h 2d", "Ah Kd 9c 5h 2d")
    assert descending(bug, "As Kd 9c 5h 2d", "Jo Kd 9c 5h 2d")
    assert descending(bug, "9h Jo 7d 6c 5h", "9h 8h 7d 6c 5h")
    # In a flush it is the king of that suit.
    assert descending(bug, "Ah Kh Jh 9h 5h", "Ah Jo Jh 9h 5h", "Ad Kd Jd 9d 5d")
    assert bug.name(bug.value(parse_cards("Jo Ac Ad Ah As"))) == "Five Aces"
    assert tied(bug, "Kh Kd Kc Qs Qh 2c Jo", "Kh Kd Kc Qs Qh 2c 3c")


@pytest.mark.rule("BTN-LB-P2")
def test_of_equal_lows_the_lower_suit_wins() -> None:
    assert descending(LOW, "7c 5h 4d 2s As", "7s 5c 4c 2c Ac")
    assert descending(LOW, "7h 7d 4d 2s As", "7s 7c 4c 2c Ac")


def test_the_joker_of_a_low_takes_the_lowest_suit() -> None:
    order = scale(Low(suits_break_ties=True, joker="lowest"))
    assert descending(order, "7c 5h 4d 2s Ac", "7c 5h 4d 2s Jo", "7c 5h 4d 2s Ad")
    # As the five of clubs it makes a better wheel than the five of spades does.
    assert tied(order, "As 2s 3s 4s 5s Jo", "As 2s 3s 4s Jo")


def test_a_low_that_does_not_qualify_has_no_suits_to_compare() -> None:
    order = scale(Low(suits_break_ties=True, qualifier=8))
    assert order.value(parse_cards("9s 5c 4c 2c Ac")) == 0
    assert order.name(0) == "No low"
