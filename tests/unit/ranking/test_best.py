"""The best five of more cards is the best of all sets of five."""

from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardhouse.cards import JOKER, Card, Deck, parse_cards
from cardhouse.ranking import High, Low, Scale, best, scale
from tests.unit.ranking.hands import cards

SCALES = [
    scale(rules)
    for rules in (
        High(),
        High(joker="bug"),
        High(joker="wild", five_of_a_kind="below-royal"),
        High(joker="wild", straight_beats_flush=True, suits_break_ties=True),
        High(joker="bug", wheel="second", suits_break_ties=True),
        High(joker="wild", wild_rank="2", suits_break_ties=True),
        High(joker="bug", qualifier="pair"),
        Low(joker="lowest"),
        Low(joker="lowest", qualifier=8),
        Low(joker="lowest", suits_break_ties=True),
    )
]
PACK_AND_JOKER = Deck(jokers=1).cards()
# Few ranks and few suits make many straights, flushes and equal ranks.
CROWDED = [
    card for card in PACK_AND_JOKER if card[0] in "AKJ" or (card[0] in "23456" and card[1] in "hs")
]


def hands(low: int, high: int) -> st.SearchStrategy[list[Card]]:
    return st.one_of(
        [
            st.lists(st.sampled_from(pool), min_size=low, max_size=high, unique=True)
            for pool in (PACK_AND_JOKER, CROWDED)
        ]
    )


def usable(order: Scale, hand: list[Card]) -> list[Card]:
    return [card for card in hand if card != JOKER or order.rules.joker != "none"]


@pytest.mark.parametrize("order", SCALES, ids=lambda order: str(order.rules))
@given(hand=hands(7, 8))
def test_five_of_n_is_the_best_of_all_fives(order: Scale, hand: list[Card]) -> None:
    dealt = usable(order, hand)[:7]
    assert len(dealt) >= 6
    for size in range(5, len(dealt) + 1):
        some = dealt[:size]
        assert order.value(some) == max(order.value(five) for five in combinations(some, 5))


@pytest.mark.parametrize("order", SCALES, ids=lambda order: str(order.rules))
@given(hand=hands(8, 8))
def test_a_shared_board_gives_the_same_value(order: Scale, hand: list[Card]) -> None:
    dealt = usable(order, hand)
    board, own = dealt[:5], dealt[5:7]
    value = order.value([*board, *own])
    assert order.value_on(order.code(board), board, own) == value
    assert best.of(order, own, board, "any") == value


@pytest.mark.parametrize("order", SCALES, ids=lambda order: str(order.rules))
@given(hand=hands(10, 10))
def test_two_of_four_with_three_of_the_board(order: Scale, hand: list[Card]) -> None:
    dealt = usable(order, hand)
    own, board = dealt[:4], dealt[4:9]
    fives = [two + three for two, three in product(combinations(own, 2), combinations(board, 3))]
    value = best.of(order, own, board, "two")
    assert value == max(map(order.value, fives))
    shown = best.five_of(order, own, board, "two")
    if value:
        assert order.value(shown) == value
        assert sorted(shown) in [sorted(five) for five in fives]
    else:
        assert shown == ()


@pytest.mark.parametrize("order", SCALES, ids=lambda order: str(order.rules))
@given(hand=hands(6, 8))
def test_the_five_that_play_are_worth_the_hand(order: Scale, hand: list[Card]) -> None:
    dealt = usable(order, hand)[:7]
    value = order.value(dealt)
    shown = best.five(order, dealt)
    assert best.five_of(order, dealt[:2], dealt[2:], "any") == best.five(
        order, [*dealt[2:], *dealt[:2]]
    )
    assert set(shown) <= set(dealt)
    if value:
        assert len(set(shown)) == 5
        assert order.value(shown) == value
    else:
        assert shown == ()


@pytest.mark.parametrize(
    ("rules", "dealt", "shown"),
    [
        (High(), "2c Kd As 8h Ks 7c 3d", "Ks Kd As 8h 7c"),
        (High(), "2c 7d As 7h Ks 7c Kd", "7h 7d 7c Ks Kd"),
        (High(), "2c 3d As 4h 5s 9c Kd", "5s 4h 3d 2c As"),
        (High(joker="bug"), "9s Jo 8h 6d 5c Kd Kh", "9s 8h Jo 6d 5c"),
        (High(joker="bug"), "Jo Kd Kh 7c 2s", "Kh Kd Jo 7c 2s"),
        (High(joker="wild"), "7s Jo 7h Kd 7c", "7s 7h 7c Jo Kd"),
        (High(joker="wild"), "Jo As Ks Qs Js Ts 2c", "As Ks Qs Js Ts"),
        (High(wild_rank="2"), "9s 2h Kd 2s 9h", "9s 9h 2h 2s Kd"),
        (Low(joker="lowest"), "Jo Ad 2c 3h 7s Kd Kh", "7s Jo 3h 2c Ad"),
        (Low(qualifier=8), "As 2d 3h 9c Kd", ""),
    ],
)
def test_the_five_are_shown_by_importance(rules: High | Low, dealt: str, shown: str) -> None:
    five = best.five(scale(rules), parse_cards(dealt))
    assert sorted(five) == sorted(parse_cards(shown))
    assert [card[0] for card in five] == [card[0] for card in parse_cards(shown)]


@pytest.mark.rule("LBR-OHL-25")
def test_an_omaha_low_takes_exactly_two_cards_of_the_hand() -> None:
    low = scale(Low(qualifier=8))
    own = cards("A-2-K-K")
    with_three = best.of(low, own, parse_cards("3s 4h 8c Qs Jd"), "two")
    assert low.name(with_three) == "Eight low: 8-4-3-2-A"
    assert best.of(low, own, parse_cards("2s 4h 8c Qs Jd"), "two") == 0


@pytest.mark.rule("LBR-OHL-24")
def test_an_omaha_high_needs_a_pair() -> None:
    own, board = parse_cards("As Kd Jh 8c"), parse_cards("Qc 9d 6h 4s 2d")
    assert best.of(scale(High(qualifier="pair")), own, board, "two") == 0
    high = scale(High())
    assert high.spell(best.of(high, own, board, "two")) == "A-K-Q-9-6"


@pytest.mark.rule("LBR-OHL-05")
def test_the_ace_of_an_omaha_hand_is_one_for_low_and_high_for_high() -> None:
    own = parse_cards("Ac 2d Js 9h")
    low, high = scale(Low(qualifier=8)), scale(High())
    assert low.spell(best.of(low, own, parse_cards("3h 4s 8c Kd Qh"), "two")) == "8-4-3-2-A"
    on_the_board = best.of(high, parse_cards("Ac 2d"), parse_cards("As Ad Kh"), "two")
    assert high.spell(on_the_board) == "A-A-A-K-2"


@pytest.mark.rule("TOM-OHL-P2")
def test_an_omaha_low_needs_three_low_cards_on_the_board() -> None:
    low = scale(Low(qualifier=8))
    no_low = parse_cards("2c 5d 9h Ks Jd")
    rest = [card for card in Deck().cards() if card not in no_low]
    assert not any(best.of(low, own, no_low, "two") for own in combinations(rest, 2))
    some_low = best.of(low, parse_cards("6c 7c Qh Qs"), parse_cards("2c 5d 8h Ks Jd"), "two")
    assert low.spell(some_low) == "8-7-6-5-2"
