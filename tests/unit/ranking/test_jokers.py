"""A joker is worth the best card it may stand for."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardhouse.cards import JOKER, PACK, Card, parse_cards
from cardhouse.ranking import High, Low, scale
from tests.kit.examples import examples

NATURAL = scale(High())
COMPLETED = {"straight", "flush", "straight flush", "royal flush"}
CROWDED = [card for card in PACK if card[0] in "A2345" or card[1] == "s"]
HANDS = st.one_of(
    [
        st.lists(st.sampled_from(pool), min_size=4, max_size=6, unique=True)
        for pool in (PACK, CROWDED)
    ]
)


def most_equal(hand: list[Card], rank: str | None = None) -> int:
    ranks = [card[0] for card in hand]
    return max(ranks.count(each) for each in ([rank] if rank else ranks))


@examples(500)
@given(HANDS)
def test_a_wild_joker_is_the_best_card_its_owner_does_not_hold(hand: list[Card]) -> None:
    value = scale(High(joker="wild")).value([*hand, JOKER])
    if most_equal(hand) == 4:
        assert NATURAL.category(value) == "five of a kind"
    else:
        assert value == max(NATURAL.value([*hand, card]) for card in PACK if card not in hand)


@examples(500)
@given(HANDS)
def test_a_bug_is_an_ace_or_completes_a_straight_or_a_flush(hand: list[Card]) -> None:
    value = scale(High(joker="bug")).value([*hand, JOKER])
    if most_equal(hand, "A") == 4:
        assert NATURAL.name(value) == "Five Aces"
        return
    stands_for = {card: NATURAL.value([*hand, card]) for card in PACK if card not in hand}
    assert value == max(
        made
        for card, made in stands_for.items()
        if card[0] == "A" or NATURAL.category(made) in COMPLETED
    )


@examples(500)
@given(HANDS)
def test_where_a_straight_beats_a_flush_the_joker_makes_the_straight(hand: list[Card]) -> None:
    rules = High(joker="wild", straight_beats_flush=True)
    natural = scale(High(straight_beats_flush=True))
    value = scale(rules).value([*hand, JOKER])
    if most_equal(hand) < 4:
        assert value == max(natural.value([*hand, card]) for card in PACK if card not in hand)


@given(
    st.sets(st.sampled_from([card for card in PACK if card[0] == "2"]), min_size=1, max_size=2),
    st.lists(
        st.sampled_from([card for card in PACK if card[0] != "2"]),
        min_size=4,
        max_size=4,
        unique=True,
    ),
)
@settings(max_examples=60)
def test_wild_deuces_are_the_best_cards_their_owner_does_not_hold(
    deuces: set[Card], hand: list[Card]
) -> None:
    value = scale(High(wild_rank="2")).value([*hand, *deuces])
    if most_equal(hand) + len(deuces) >= 5:
        assert NATURAL.category(value) == "five of a kind"
        return
    free = [card for card in PACK if card not in hand]
    assert value == max(NATURAL.value([*hand, *made]) for made in combinations(free, len(deuces)))


def test_four_wild_cards_join_the_card_that_is_held() -> None:
    order = scale(High(joker="wild", wild_rank="2"))
    assert order.name(order.value(parse_cards("Ks 2s 2h 2d 2c"))) == "Five Kings"
    assert order.name(order.value(parse_cards("Ks Qs 2s 2h 2d Jo"))) == "Five Kings"


def test_five_wild_cards_are_five_aces() -> None:
    order = scale(High(joker="wild", wild_rank="2"))
    wild = [JOKER, *(card for card in PACK if card[0] == "2")]
    assert order.name(order.value(wild)) == "Five Aces"
    assert order.name(order.value([*wild, *PACK[1:3]])) == "Five Aces"


@given(st.lists(st.sampled_from(PACK), min_size=4, max_size=4, unique=True))
def test_the_joker_of_a_low_is_the_lowest_rank_that_the_other_four_lack(hand: list[Card]) -> None:
    held = {card[0] for card in hand}
    lowest = next(rank for rank in "A23456789TJQK" if rank not in held)
    natural = next(card for card in PACK if card[0] == lowest)
    for qualifier in (None, 8):
        with_joker = scale(Low(joker="lowest", qualifier=qualifier))
        assert with_joker.value([*hand, JOKER]) == scale(Low(qualifier=qualifier)).value(
            [*hand, natural]
        )


@pytest.mark.parametrize("rules", [High(), Low(), High(wild_rank="2")])
def test_a_joker_where_there_is_none_is_refused(rules: High | Low) -> None:
    with pytest.raises(ValueError, match=r"^'Jo' cannot be ranked in this game$"):
        scale(rules).value([JOKER, *PACK[:4]])


def test_a_bug_beside_a_wild_rank_is_refused() -> None:
    with pytest.raises(ValueError, match="must be wild too"):
        High(joker="bug", wild_rank="2")


@pytest.mark.parametrize("qualifier", [4, 14])
def test_a_qualifier_that_means_nothing_is_refused(qualifier: int) -> None:
    with pytest.raises(ValueError, match=f"^qualifier must be 5 to 13 .* not {qualifier}$"):
        Low(qualifier=qualifier)
