"""Melds: their definition, their worth, and the search for them against brute force."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from cardhouse.cards import Card, Deck, parse_cards
from cardhouse.ranking.meld_search import Move, moves, partition
from cardhouse.ranking.melds import (
    INDEX,
    Condition,
    Due,
    Meld,
    MeldRules,
    classify,
    condition,
    divided,
    for_increase,
    for_split,
    increased,
    is_valid,
    lent,
    value,
)
from tests.kit.examples import examples

RULES = MeldRules()
ANY = MeldRules(same_suit_set_takes="any-suit")
DECK = Deck(packs=8, without="89T").cards()
# Few suits and ranks, so that melds come up often.
NARROW = [Card(rank + suit) for rank in "A2345JQK" for suit in "hs"] * 3
SOME = st.lists(st.sampled_from(NARROW), max_size=9).map(tuple)


def meld(text: str, rules: MeldRules = RULES) -> Meld:
    found = classify(parse_cards(text), rules)
    assert found is not None, text
    return found


def worth(text: str, rules: MeldRules = RULES) -> int:
    return value(meld(text, rules), rules)


@pytest.mark.parametrize(
    ("cards", "chips"),
    [
        ("5h 5s 5c", 1),
        ("7s 7s 7s", 4),
        ("7d 7d 7d", 2),
        ("Qs Qs Qs", 2),
        ("Kc Kc Kc", 1),
        ("Kc Kc Kd", 0),
        ("4h 4s 4c", 0),
        ("As 2s 3s", 2),
        ("Ah 2h 3h", 1),
        ("2h 3h 4h", 0),
        ("Ks Qs Js", 2),
        ("Kd Qd Jd", 1),
        ("Qd Jd 7d", 0),
        ("5s 5s 5s 5s", 6),
        ("3h 3s 3d 3d 3c", 3),
        ("Ah 2h 3h 4h", 2),
        ("Ac 2c 3c 4c 5c 6c 7c Jc Qc Kc", 8),
        ("Kc Kc Kd Kh", 0),
        ("Kd Qd Jd 7d", 2),
        ("Kc Kc Kc Kd", 1),
    ],
)
def test_the_table_of_conditions(cards: str, chips: int) -> None:
    assert worth(cards) == chips


@pytest.mark.parametrize(
    "cards", ["Kh Ah 2h", "Qh Jh 7d", "7h 5h 4h", "4h 4h 4c", "5h 5h", "Qd Qd Qc"]
)
def test_what_is_no_meld(cards: str) -> None:
    assert classify(parse_cards(cards), RULES) is None


def test_a_split_into_another_suit_creates_a_condition() -> None:
    """The old meld lives on in its own suit, though most of its cards go to the other."""
    old = Meld("same", parse_cards("5h 5h 5h 5d 5d 5d 5d"), "h")
    parts = (
        Meld("same", parse_cards("5h 5h 5h"), "h"),
        Meld("same", parse_cards("5d 5d 5d 5d 5d"), "d"),
    )
    assert for_split(old, parts, ANY) == (Due(1, "split"),)


def _by_definition(cards: tuple[Card, ...]) -> bool:
    """The document's definition of a meld, word by word, with sets built card by card."""
    if not 3 <= len(cards) <= 11:
        return False
    ranks, suits = {c[0] for c in cards}, {c[1] for c in cards}
    if len(ranks) == len(cards):
        places = sorted(INDEX[c[0]] for c in cards)
        return len(suits) == 1 and places[-1] - places[0] == len(cards) - 1
    if len(ranks) > 1:
        return False
    return ranks <= {"A", "K"} or len(suits) == 1 or len(suits) >= 3


@given(cards=st.lists(st.sampled_from(DECK), min_size=1, max_size=5).map(tuple))
def test_a_meld_is_what_the_document_says(cards: tuple[Card, ...]) -> None:
    assert (classify(cards, RULES) is not None) == _by_definition(cards)


@given(cards=st.lists(st.sampled_from(NARROW), min_size=4, max_size=9))
def test_every_small_selection_too(cards: list[Card]) -> None:
    selections = [*combinations(cards, 3), *combinations(cards, 4)]
    assert len(selections) >= 5
    for some in selections:
        assert (classify(some, RULES) is not None) == _by_definition(some)


def _splits_by_brute_force(cards: tuple[Card, ...]) -> bool:
    """True if cards fall into melds, trying every group that contains the first card."""
    if not cards:
        return True
    first, rest = cards[0], cards[1:]
    for size in range(2, len(rest) + 1):
        for places in combinations(range(len(rest)), size):
            group = (first, *(rest[i] for i in places))
            if _by_definition(group):
                left = tuple(card for i, card in enumerate(rest) if i not in places)
                if _splits_by_brute_force(left):
                    return True
    return False


@given(cards=SOME)
def test_the_split_into_sets_and_ropes_is_found_whenever_there_is_one(
    cards: tuple[Card, ...],
) -> None:
    found = partition(cards, RULES)
    assert (found is not None) == _splits_by_brute_force(cards)
    if found is not None:
        assert Counter(c for m in found for c in m.cards) == Counter(cards)
        assert all(is_valid(m, RULES) for m in found)


ROPES = (
    "Ah 2h 3h 4h",
    "Js Qs Ks",
    "3s 4s 5s",
    "2h 3h 4h 5h",
    "4s 4s 4s",
    "Ah Ah As",
    "Kh Kh Kh Ks",
)


def _usable_by_brute_force(held: tuple[Card, ...], melds: tuple[Meld, ...], card: Card) -> bool:
    """True if a card can be melded, trying every selection of cards in every kind of action."""
    for size in range(min(len(held), 4) + 1):
        for some in {tuple(sorted(each)) for each in combinations(held, size)}:
            cards = (card, *some)
            if classify(cards, RULES) or any(_goes_with(each, cards) for each in melds):
                return True
    return False


def _goes_with(old: Meld, cards: tuple[Card, ...]) -> bool:
    """True if these cards can be added to a meld, divide it, or borrow from it."""
    together = (*old.cards, *cards)
    parts = (f for n in range(3, len(together) - 2) for f in combinations(together, n))
    return (
        increased(old, cards, RULES) is not None
        or any(lent(old, c, RULES) and classify((*cards, c), RULES) for c in set(old.cards))
        or any(divided(old, cards, first, RULES) for first in parts)
    )


@given(
    held=st.lists(st.sampled_from(NARROW), max_size=5).map(lambda c: tuple(sorted(c))),
    texts=st.lists(st.sampled_from(ROPES), max_size=2),
    card=st.sampled_from(NARROW),
)
def test_a_way_to_use_a_card_is_proposed_whenever_there_is_one(
    held: tuple[Card, ...], texts: list[str], card: Card
) -> None:
    melds = tuple(meld(text) for text in texts)
    found = moves(held, melds, card, RULES)
    assert bool(found) == _usable_by_brute_force(held, melds, card)
    for move in found:
        assert card in move.cards
        assert not Counter(move.cards) - Counter((*held, card))
        assert _leads_to_melds(move, melds)


def _leads_to_melds(move: Move, melds: tuple[Meld, ...]) -> bool:
    if move.do == "meld":
        rest = not move.borrowed or lent(melds[move.meld - 1], move.borrowed[0], RULES) is not None
        return rest and classify((*move.cards, *move.borrowed), RULES) is not None
    old = melds[move.meld - 1]
    if move.do == "increase":
        return increased(old, move.cards, RULES) is not None
    return divided(old, move.cards, move.first, RULES) is not None


def _kinds_by_brute_force(
    held: tuple[Card, ...], melds: tuple[Meld, ...], rules: MeldRules
) -> set[str]:
    """The legal kinds of action with some of the cards held."""
    found = set()
    for some in _selections(held):
        new = classify(some, rules) is not None
        lends = ((old, card) for old in melds for card in set(old.cards))
        if new or any(lent(o, c, rules) and classify((*some, c), rules) for o, c in lends):
            found.add("meld")
        if any(increased(old, some, rules) for old in melds):
            found.add("increase")
        if any(divided(old, some, f, rules) for old in melds for f in _parts(old, some)):
            found.add("split")
    return found


def _selections(held: tuple[Card, ...]) -> set[tuple[Card, ...]]:
    return {tuple(sorted(each)) for n in range(1, len(held) + 1) for each in combinations(held, n)}


def _parts(old: Meld, added: tuple[Card, ...]) -> set[tuple[Card, ...]]:
    together = (*old.cards, *added)
    return {first for n in range(3, len(together) - 2) for first in combinations(together, n)}


# Melds large and small, with cards that often fit: sets with their own rank or ranks beside it, and
# ropes with their own suit and another.
NEAR = {
    "4c 4c 4d 4h 4s": "4",
    "4d 4d 4d": "4",
    "7s 7s 7s 7s": "7",
    "Ac Ac Ac": "A",
    "Ad Ah Ah": "A",
    "4c 4d 4h 4s": "456",
    "Kd Kh Kh": "JQK",
    "7d Jd Qd": "67JQK",
    "Ad 2d 3d 4d 5d 6d": "A23456",
    "3d 4d 5d 6d": "23456",
}


@st.composite
def _met(draw: st.DrawFn) -> tuple[tuple[Card, ...], str]:
    """A meld, and a hand of cards near it."""
    text = draw(st.sampled_from(sorted(NEAR)))
    rope = len({card[0] for card in parse_cards(text)}) > 1
    near = [Card(rank + suit) for rank in NEAR[text] for suit in ("ddh" if rope else "cdhs")]
    held = draw(st.lists(st.sampled_from(near), min_size=1, max_size=5))
    return tuple(sorted(held)), text


@pytest.mark.rule("TOM-PAN-26", "TOM-PAN-41", "TOM-PAN-46", "TOM-PAN-48")
@examples(250)
@given(met=_met(), rules=st.sampled_from((RULES, ANY)))
def test_each_kind_of_action_is_proposed_whenever_one_of_that_kind_is_legal(
    met: tuple[tuple[Card, ...], str], rules: MeldRules
) -> None:
    held, text = met
    melds = (meld(text, rules),)
    proposed = {move.do for move in moves(held, melds, None, rules)}
    assert proposed == _kinds_by_brute_force(held, melds, rules)


def test_a_set_of_one_suit_that_takes_others_is_split_by_one_of_them() -> None:
    """Nine fours: each part needs a diamond to come from the old meld."""
    old, added = meld("4d 4d 4d", ANY), parse_cards("4c 4c 4c 4h 4h 4h")
    found = [m for m in moves(added, (old,), None, ANY) if m.do == "split" and m.cards == added]
    assert found and all(divided(old, added, move.first, ANY) for move in found)


def test_a_set_keeps_the_kind_as_which_it_was_laid() -> None:
    kings = meld("Kc Kc Kc")
    larger = increased(kings, parse_cards("Kd"), RULES)
    assert larger is not None and larger.kind == "same" and value(larger, RULES) == 1
    mixed = increased(meld("Kc Kc Kd"), parse_cards("Kc"), RULES)
    assert mixed is not None and condition(mixed) is None
    queens = increased(meld("Qc Qc Qc", ANY), parse_cards("Qh"), ANY)
    assert queens is not None and value(queens, ANY) == 2


def test_a_rope_is_split_where_its_halves_overlap() -> None:
    old = meld("5d 6d 7d Jd")
    parts = divided(old, parse_cards("6d 7d"), parse_cards("5d 6d 7d"), RULES)
    assert parts is not None and [sorted(p.cards) for p in parts] == [
        ["5d", "6d", "7d"],
        ["6d", "7d", "Jd"],
    ]
    assert any(m.do == "split" for m in moves(parse_cards("6d"), (old,), Card("7d"), RULES))


@pytest.mark.rule("TOM-PAN-42")
def test_a_meld_lends_only_what_it_has_and_a_wrong_one_nothing() -> None:
    four = parse_cards("4c 4d 4h 4s")
    meld = classify(four, RULES)
    assert meld is not None and lent(meld, four[0], RULES) == classify(four[1:], RULES)
    assert lent(meld, parse_cards("5c")[0], RULES) is None
    assert lent(replace(meld, kind="wrong"), four[0], RULES) is None


@pytest.mark.parametrize(
    "cards", ["8s 9s Ts", "8h 8s 8c", "7s 8s Js", "6s 7s 8s", "Ks Ks", "As 2s", ""]
)
def test_cards_that_the_deck_does_not_have_and_less_than_three_are_no_meld(cards: str) -> None:
    assert classify(parse_cards(cards), RULES) is None
    kinds = [Meld(kind, parse_cards(cards), "s") for kind in ("rope", "same", "different", "any")]
    assert [kind for kind in kinds if is_valid(kind, RULES)] == []


def test_a_meld_has_eleven_cards_at_most() -> None:
    eleven = "7s " * 11
    assert classify(parse_cards(eleven), RULES) == Meld("same", parse_cards(eleven), "s")
    assert classify(parse_cards(eleven + "7s"), RULES) is None


def test_a_meld_laid_as_another_kind_is_not_valid() -> None:
    laid = {kind: Meld(kind, parse_cards("4h 4s 4c")) for kind in ("different", "any", "wrong")}
    assert [kind for kind, found in laid.items() if is_valid(found, RULES)] == ["different"]
    kings = parse_cards("Kh Ks Kc")
    assert not is_valid(Meld("different", kings), RULES) and is_valid(Meld("any", kings), RULES)
    assert not is_valid(Meld("different", parse_cards("4h 4s 5c")), RULES)
    assert not is_valid(Meld("different", parse_cards("5h 4s 4c")), RULES)


def test_only_a_set_of_different_suits_makes_a_plain_valle_condition() -> None:
    sevens = parse_cards("7h 7s 7c")
    assert condition(Meld("different", sevens)) == Condition("valle", 1, 1)
    assert condition(Meld("wrong", sevens)) is None
    assert condition(Meld("different", parse_cards("4h 4s 4c"))) is None
    # Not every rank needs to be there, but no other may be.
    assert condition(Meld("different", parse_cards("3h 5s 7c 4d"))) is None


def test_nothing_is_divided_without_an_added_card_nor_is_a_wrong_spread() -> None:
    rope = meld("As 2s 3s 4s 5s 6s")
    low, high = parse_cards("As 2s 3s"), parse_cards("4s 5s 6s")
    assert divided(rope, (), low, RULES) is None
    assert divided(rope, parse_cards("7s"), parse_cards("As 2s 3s Ks"), RULES) is None
    parts = divided(rope, parse_cards("7s"), low, RULES)
    assert parts == (meld("As 2s 3s"), meld("4s 5s 6s 7s"))
    wrong = replace(rope, kind="wrong")
    assert divided(wrong, parse_cards("7s"), low, RULES) is None
    assert high not in [part.cards for part in parts]


def test_a_wrong_spread_that_is_made_good_pays_its_whole_worth() -> None:
    wrong = Meld("wrong", parse_cards("As 2s 3s"), "s")
    good = meld("As 2s 3s 4s")
    assert for_increase(wrong, good, RULES) == (Due(4, "value"),)
    assert for_increase(meld("As 2s 3s"), good, RULES) == (Due(2, "increase"),)
    # Three fours of different suits are worth nothing, and nor is a fourth.
    assert for_increase(meld("4h 4s 4c"), meld("4h 4s 4c 4d"), RULES) == ()


def test_a_split_that_keeps_the_condition_pays_for_the_cards_that_it_adds_to_it() -> None:
    old = meld("7s 7s 7s 7s")
    parts = (meld("7s 7s 7s"), meld("7s 7h 7c"))
    assert for_split(old, parts, RULES) == (Due(1, "split"),)
    larger = (meld("7s 7s 7s 7s 7s"), meld("7d 7h 7c"))
    assert for_split(old, larger, RULES) == (Due(2, "increase.half"), Due(1, "split"))
    # Without a condition before, every one of them is new.
    fours = meld("4h 4s 4c 4d")
    made = (meld("4h 4h 4h"), meld("4s 4c 4d"))
    assert for_split(fours, made, RULES) == (Due(1, "split"),)


def test_the_condition_lives_on_in_the_part_with_most_of_the_old_cards() -> None:
    old = meld("3h 3s 3c 3d")
    few, most = meld("3h 3s 3c"), meld("3h 3s 3c 3d 3d")
    assert for_split(old, (few, most), RULES) == (Due(1, "split"), Due(1, "increase"))
    assert for_split(old, (most, few), RULES) == (Due(1, "increase"), Due(1, "split"))
