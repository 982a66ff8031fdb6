"""The house way against a second reading of its rules, and against the test for a foul."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest

from cardhouse.cards import PACK, Card, Deck, parse_cards, show_cards
from cardhouse.ranking.house_way import house_way
from cardhouse.ranking.paigow import PaiGow, foul

BUG = PaiGow()
WILD = PaiGow(joker="wild")
SECOND = PaiGow(wheel="second")
WILD_SECOND = PaiGow(joker="wild", wheel="second")

JOKER = Card("Jo")
ACE, KING, JACK, SEVEN = 14, 13, 11, 7
Value = tuple[float, ...]


def rank_of(card: Card) -> int:
    """Two to fourteen; the joker is an ace."""
    return ACE if card == JOKER else "  23456789TJQKA".index(card[0])


def highest_first(card: Card) -> tuple[int, int]:
    """A place in the order of ranks, then spades, hearts, diamonds, clubs, joker."""
    return -rank_of(card), ["s", "h", "d", "c", "o"].index(card[1])


def complete_value(five: Sequence[Card], rules: PaiGow) -> Value:
    """The worth of a straight or a flush, with the joker tried as every card."""
    if JOKER in five:
        natural = [card for card in five if card != JOKER]
        return max(complete_value([*natural, card], rules) for card in PACK if card not in natural)
    ranks = sorted(map(rank_of, five), reverse=True)
    if len(set(ranks)) < 5:
        return ()
    flush = len({card[1] for card in five}) == 1
    wheel = ranks == [ACE, 5, 4, 3, 2]
    if wheel or ranks[0] - ranks[4] == 4:
        place_of_wheel = 5 if rules.wheel == "lowest" else KING + 0.5
        return (3 if flush else 1, place_of_wheel if wheel else ranks[0])
    return (2, *ranks) if flush else ()


def front_value(two: Sequence[Card], rules: PaiGow) -> Value:
    if JOKER in two and rules.joker == "wild":
        companion = next(rank_of(card) for card in two if card != JOKER)
        return 1, companion, companion
    high, low = sorted(map(rank_of, two), reverse=True)
    return (1 if high == low else 0), high, low


def best_before_complete(hand: Sequence[Card], rules: PaiGow) -> set[Card] | None:
    """The best of the 21 settings with a straight or a flush behind."""
    found = []
    for two in combinations(sorted(hand, key=highest_first), 2):
        behind = complete_value([card for card in hand if card not in two], rules)
        if behind:
            suits = [-highest_first(card)[1] for card in two]
            judged = (front_value(two, rules), behind, JOKER not in two, suits)
            found.append((judged, two))
    return set(max(found)[1]) if found else None


class Held:
    """Seven cards by rank, as the rules speak of them."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self.of: dict[int, list[Card]] = {}
        for card in sorted(cards, key=highest_first):
            self.of.setdefault(rank_of(card), []).append(card)
        self.fives, self.fours, self.threes, self.pairs, self.singles = (
            [rank for rank, held in self.of.items() if len(held) == count]
            for count in (5, 4, 3, 2, 1)
        )

    def two(self, rank: int) -> set[Card]:
        return set(self.of[rank][:2])

    def one_each(self, *ranks: int) -> set[Card]:
        return {self.of[rank][0] for rank in ranks}


def semi_wild(hand: Sequence[Card], rules: PaiGow) -> tuple[str, set[Card]]:
    """The rule for a hand whose joker is an ace, and the cards it puts in front."""
    held = Held(hand)
    singles = held.singles
    if held.fives:
        return "P29", held.two(KING if held.pairs == [KING] else ACE)
    if held.fours:
        return "P28", four_of_a_kind(held)
    if len(held.threes) == 2:
        return "P25", held.two(max(held.threes))
    if held.threes and held.pairs:
        return "P27", held.two(max(held.pairs))
    if len(held.pairs) == 3:
        return "P23", held.two(max(held.pairs))
    if len(held.pairs) == 2:
        return "P22", two_pairs(held)
    if complete := best_before_complete(hand, rules):
        return "P26", complete
    if held.threes:
        return "P24", held.one_each(*[ACE, *singles][:2] if held.threes == [ACE] else singles[:2])
    if held.pairs:
        return "P21", held.one_each(*singles[:2])
    return "P20", held.one_each(*singles[1:3])


def four_of_a_kind(held: Held) -> set[Card]:
    (four,) = held.fours
    if beside := held.threes + held.pairs:
        return held.two(beside[0])
    split = four >= JACK or (four >= SEVEN and held.singles[0] < KING)
    return held.two(four) if split else held.one_each(*held.singles[:2])


def two_pairs(held: Held) -> set[Card]:
    higher, lower = held.pairs
    if higher == ACE or (higher >= JACK and lower >= SEVEN):
        split = True
    elif higher >= JACK or lower >= SEVEN:
        split = ACE not in held.singles
    else:
        split = not {ACE, KING} & set(held.singles)
    return held.two(lower) if split else held.one_each(*held.singles[:2])


def with_wild_joker(hand: Sequence[Card], rules: PaiGow) -> tuple[str, set[Card]]:
    """The line of P30 for the six natural cards, and the cards it puts in front."""
    held = Held([card for card in hand if card != JOKER])
    joker_and_highest = {JOKER, *held.one_each(*held.singles[:1])}
    match len(held.fours), len(held.threes), len(held.pairs), len(held.singles):
        case (1, 0, 1, 0) | (0, 1, 1, 1) | (0, 0, 3, 0):
            return "natural pair", held.two(held.pairs[0])
        case (0, 2, 0, 0):
            return "3+3", held.two(held.threes[0])
        case (1, 0, 0, 2) | (0, 1, 0, 3):
            return "joker and single", joker_and_highest
        case (0, 0, 2, 2):
            higher, lower = held.pairs
            outranked = held.singles[0] > higher
            return "2+2+1+1", joker_and_highest if outranked else held.two(lower)
    if complete := best_before_complete(hand, rules):
        return "complete", complete
    if held.pairs:
        outranked = held.singles[0] > held.pairs[0]
        return "2+1+1+1+1", held.two(held.pairs[0]) if outranked else joker_and_highest
    return "no pair", held.one_each(*held.singles[1:3])


def rich_hands(count: int, *, seed: int) -> Iterator[list[Card]]:
    """Hands from decks of few ranks or few suits, so that every rule applies now and then."""
    random = Random(seed)
    while count:
        ranks = random.sample("23456789TJQKA", random.choice((2, 3, 4, 5, 7, 10, 13)))
        suits = random.sample("cdhs", random.choice((2, 4, 4)))
        deck = [card for card in PACK if card[0] in ranks and card[1] in suits]
        if len(deck) < 7:
            continue
        hand = random.sample(deck, 7)
        if random.random() < 0.3:
            hand[random.randrange(7)] = JOKER
        yield hand
        count -= 1


SEMI_WILD_RULES = {"P20", "P21", "P22", "P23", "P24", "P25", "P26", "P27", "P28"}
WILD_LINES = {
    "natural pair", "3+3", "joker and single", "2+2+1+1", "complete", "2+1+1+1+1", "no pair",
}  # fmt: skip


@pytest.mark.parametrize("rules", [BUG, SECOND, WILD, WILD_SECOND])
def test_the_first_rule_that_fits_sets_the_hand(rules: PaiGow) -> None:
    fitted = set()
    for hand in rich_hands(2500, seed=19):
        wild = rules.joker == "wild" and JOKER in hand
        rule, expected = (with_wild_joker if wild else semi_wild)(hand, rules)
        assert set(house_way(hand, rules).front) == expected, f"{show_cards(hand)} by {rule}"
        fitted.add(rule)
    assert fitted >= SEMI_WILD_RULES | (WILD_LINES if rules.joker == "wild" else set())


def test_five_aces_with_every_two_other_cards() -> None:
    aces = parse_cards("As Ah Ad Ac Jo")
    pairs = list(combinations([card for card in PACK if card not in aces], 2))
    assert len(pairs) == 1128
    for others in pairs:
        rule, expected = semi_wild([*aces, *others], BUG)
        assert rule == "P29"
        assert set(house_way([*aces, *others], BUG).front) == expected


@pytest.mark.long
@pytest.mark.parametrize("joker", ["bug", "wild"])
def test_the_house_way_is_never_foul(joker: str) -> None:
    rules = {"bug": (BUG, SECOND), "wild": (WILD, WILD_SECOND)}[joker]
    random, deck = Random(30), Deck(jokers=1).cards()
    for number in range(100_000):
        hand = random.sample(deck, 7)
        setting = house_way(hand, rules[number % 2])
        assert not foul(setting.front, setting.back, rules[number % 2]), show_cards(hand)
        assert {*setting.front, *setting.back} == set(hand), show_cards(hand)


@pytest.mark.parametrize("rules", [BUG, SECOND, WILD, WILD_SECOND])
def test_rich_hands_are_never_foul(rules: PaiGow) -> None:
    hands = list(rich_hands(5000, seed=8))
    assert len(hands) == 5000
    for hand in hands:
        setting = house_way(hand, rules)
        assert not foul(setting.front, setting.back, rules), show_cards(hand)


def test_the_order_of_the_cards_dealt_does_not_matter() -> None:
    random = Random(2)
    hands = list(rich_hands(1000, seed=3))
    assert len(hands) == 1000
    for hand in hands:
        other = random.sample(hand, 7)
        assert house_way(hand, BUG) == house_way(other, BUG)
        assert house_way(hand, WILD) == house_way(other, WILD)


def test_the_most_important_cards_come_first() -> None:
    def shown(text: str, rules: PaiGow = BUG) -> str:
        setting = house_way(parse_cards(text), rules)
        return f"{show_cards(setting.front)} / {show_cards(setting.back)}"

    assert shown("Kd 5h 5s 5c Qd Qh Qs") == "Qs Qh / 5s 5h 5c Kd Qd"
    assert shown("8d 9h Qs 4c 4d 6h 6s") == "4d 4c / 6s 6h Qs 9h 8d"
    assert shown("2d Kc 6h 7s 8c 9d Jo") == "Kc 2d / Jo 9d 8c 7s 6h"
    assert shown("3h Jo 5s 7c 9d As Kh") == "Kh 9d / As Jo 7c 5s 3h"
    assert shown("3h 7s 7c Kd Kh As Jo", WILD) == "As Jo / Kh Kd 7s 7c 3h"


@pytest.mark.parametrize("count", [0, 6, 8])
def test_other_than_seven_cards_are_not_set(count: int) -> None:
    with pytest.raises(ValueError, match=f"the house way sets seven cards, not {count}"):
        house_way(PACK[:count], BUG)
