"""Tommy's seven card stud hi-lo: the differences from its stud."""

import pytest
from msgspec.structs import replace

from cardhouse.cards import parse_cards
from cardhouse.engine.core.events import Dealt as DealtCards
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pot.award import values
from cardhouse.engine.pot.events import PotAwarded
from cardhouse.ranking import High, Low, scale
from cardhouse.rulebook import posted
from tests.kit.decks import streets, stud, stud_deck
from tests.kit.hands import Dealt, cited, game

NAME = "stud7-hilo"


def low() -> Low:
    rules = game(name=NAME).low
    assert rules is not None
    return rules


def lows(*hands: str) -> list[int]:
    return [scale(low()).value(parse_cards(text)) for text in hands]


def played(dealt: Dealt) -> dict[int, int]:
    """Each seat's awards after everybody has called to the end."""
    while not dealt.hand.over and "show" not in dealt.offers:
        dealt.check_round()
    dealt.show_all()
    won: dict[int, int] = {}
    for award in dealt.events(PotAwarded):
        won[award.seat] = won.get(award.seat, 0) + award.amount
    return won


def pot_of(amount: int, hands: dict[int, str]) -> Dealt:
    """A table where the antes alone make this pot; everybody is all-in for it."""
    seats = len(hands)
    each, rest = divmod(amount, seats)
    assert not rest, "the antes do not make this pot"
    # Pots in these examples are in whole dollars.
    return stud(seats, hands, name=NAME, ante=each, stacks=each, chip=1_00)


@pytest.mark.rule("TOM-S7HL-01")
def test_it_is_dealt_and_bet_like_stud() -> None:
    dealt = streets(stud(3, name=NAME), 4)
    faces = [event.up for event in dealt.events(DealtCards)]
    assert faces == [False, False, True, True, True, True, False]
    stud7, hilo = posted("tommys", "stud7").page, posted("tommys", NAME).page
    assert (hilo.floor, hilo.seating) == (stud7.floor, stud7.seating)
    assert posted("tommys", NAME).said("betting") == posted("tommys", "stud7").said("betting")
    assert [type(step) for step in hilo.script] == [type(step) for step in stud7.script]
    for key in ("bet.fold.needless", "last.scramble", "premature.kept", "burn.kept", "count.out"):
        assert cited(key, name=NAME) == {"TOM-S7HL-01"}


@pytest.mark.rule("TOM-S7HL-03")
def test_high_and_low_may_share_cards() -> None:
    dealt = streets(stud(2, {1: "Ah 2c 3d 4s 6h Ks Kd", 2: "9c 9d 9h 9s Tc Td Jc"}, name=NAME), 5)
    dealt.show_all()
    high = game(name=NAME).high
    assert isinstance(high, High)
    seven = parse_cards("Ah 2c 3d 4s 6h Ks Kd")
    assert scale(high).value(seven) == scale(high).value(parse_cards("Ks Kd Ah 6h 4s"))
    assert scale(low()).value(seven) == scale(low()).value(parse_cards("6h 4s 3d 2c Ah"))
    halves = {event.half: event.seat for event in dealt.events(PotAwarded)}
    assert halves == {"high": 2, "low": 1}


@pytest.mark.rule("TOM-S7HL-04")
def test_the_ace_is_no_low_card_for_the_forced_bet() -> None:
    dealt = stud(3, {1: "2s 3h Ac", 2: "Ks Kh 4d", 3: "9s 9h Qh"}, name=NAME)
    assert dealt.turn == 2
    assert "bring-in" in dealt.offers


@pytest.mark.rule("TOM-S7HL-05")
def test_the_high_board_acts_first_later() -> None:
    dealt = streets(stud(2, {1: "As Kh 2c 3d", 2: "Ks Kc 9c 9d"}, name=NAME), 1)
    assert dealt.turn == 2


@pytest.mark.rule("TOM-S7HL-06")
def test_an_open_pair_gives_no_right_to_the_larger_bet() -> None:
    dealt = streets(stud(3, {1: "As Kh 8h 8c", 2: "Ks Kc 2c 4d"}, name=NAME), 1)
    assert dealt.turn == 1
    assert "TOM-S7HL-06" in dealt.refused("1 bet 4", Reason.WRONG_AMOUNT)
    dealt.act("1 bet 2")
    assert dealt.range("raise") == (4_00, 4_00)


@pytest.mark.rule("TOM-S7HL-07")
def test_without_a_qualifying_low_the_high_hand_takes_it_all() -> None:
    dealt = pot_of(50_00, {1: "9c 6d 4h 3s 2c Kd Qh", 2: "Jc Jd Th Ts 8c 8d 7h"})
    assert played(dealt) == {2: 50_00}
    assert lows("9c 6d 4h 3s 2c") == [0]
    assert "TOM-S7HL-07" in cited("award.high", name=NAME)


@pytest.mark.rule("TOM-S7HL-08")
def test_one_player_may_scoop_both_halves() -> None:
    dealt = pot_of(50_00, {1: "5h 4h 3h 2h Ah Kd Qs", 2: "8c 7d 6h 4s 3c Kc Kh"})
    assert played(dealt) == {1: 50_00}
    assert {event.half for event in dealt.events(PotAwarded)} == {"high", "low"}


@pytest.mark.rule("TOM-S7HL-10")
def test_the_printed_lows_are_in_order() -> None:
    printed = ["A2345", "A2346", "A2356", "23456", "A2347"]
    printed += ["A2357", "A2367", "A2348", "A2358", "A2368"]
    ranked = lows(*(" ".join(f"{r}{s}" for r, s in zip(t, "cdhsc", strict=True)) for t in printed))
    assert ranked == sorted(ranked, reverse=True)
    assert len(set(ranked)) == len(ranked)
    assert 0 not in ranked


@pytest.mark.rule("TOM-S7HL-P1")
def test_half_for_the_best_high_and_half_for_the_best_low() -> None:
    dealt = pot_of(50_00, {1: "Ac 2d 3h 4s 8c Kd Qh", 2: "Jc Jd Th Ts 9c 9d 7h"})
    assert played(dealt) == {1: 25_00, 2: 25_00}


@pytest.mark.rule("TOM-S7HL-P2")
def test_eight_or_better_is_the_default_and_none_lets_any_low_win() -> None:
    assert low().qualifier == 8
    eight, nine = lows("8c 7d 6h 5s 4c", "9c 4d 3h 2s Ac")
    assert eight
    assert not nine
    assert lows("Ac Ad 2h 3s 4c") == [0]
    hands = {1: "9c 4d 3h 2s Ac Kd Qh", 2: "Jc Jd Th Ts 9d 9h Qs"}
    assert played(pot_of(50_00, hands)) == {2: 50_00}
    anything = replace(game(name=NAME, ante=25_00, chip=1_00), low=replace(low(), qualifier=None))
    deck = stud(2, hands, name=NAME).chance
    dealt = Dealt(anything, seats=2, stacks=25_00, wait=True)
    dealt.chance = deck
    dealt.deal()
    assert played(dealt) == {1: 25_00, 2: 25_00}
    pairs = replace(low(), qualifier=None)
    assert values(dealt.hand, pairs) is not None
    assert scale(pairs).value(parse_cards("Ac Ad 2h 3s 4c")) > 0


@pytest.mark.rule("TOM-S7HL-P3")
def test_straights_do_not_hurt_a_low_and_the_highest_card_counts_first() -> None:
    straight, better = lows("7c 6d 5h 4s 3c", "7c 6d 5h 4s 2c")
    assert 0 < straight < better
    flush, plain = lows("7c 5c 4c 3c 2c", "7c 5d 4c 3c 2c")
    assert flush == plain


@pytest.mark.rule("TOM-S7HL-P4")
def test_odd_chips_go_to_the_high_half_and_then_round_from_the_button() -> None:
    hands = {2: "Ac 2d 3h 4s 8c Kd Qd", 5: "As 2s 3d 4h 8s Kh Qc", 4: "Jc Jd Th Ts 9c 9d 7h"}
    antes = game(name=NAME, ante=17_00, chip=1_00)
    deck = stud_deck((5, 2, 4), hands)
    dealt = Dealt(antes, seats=(2, 4, 5), button=4, stacks=17_00, deck=deck)
    assert played(dealt) == {4: 26_00, 5: 13_00, 2: 12_00}


@pytest.mark.rule("TOM-S7HL-P5")
def test_a_tied_half_is_quartered() -> None:
    hands = {1: "Ac 2d 3h 4s 8c Kd Kh", 2: "As 2s 3d 4h 8s Kc Qc"}
    assert played(pot_of(80_00, hands)) == {1: 60_00, 2: 20_00}


@pytest.mark.rule("TOM-S7HL-P6")
def test_each_pot_is_split_by_itself() -> None:
    hands = {1: "Ac 2d 3h 4s 8c Td 9h", 2: "Kc Kd Qh Qs Jc 9d 7h", 3: "Jd Jh Ts Th 9s 6c 6h"}
    stacks = {1: 10_00, 2: 100_00, 3: 100_00, 4: 100_00}
    dealt = stud(4, hands, name=NAME, gone={4: 3}, stacks=stacks, ante=10_00, chip=1_00)
    dealt.act("2 bet 2", "3 raise 4", "4 fold", "2 call")
    dealt.act("2 bet 2", "3 call", "2 bet 4", "3 call")
    streets(dealt, 2).show_all()
    pots = [(e.pot, e.seat, e.half, e.amount) for e in dealt.events(PotAwarded)]
    assert pots == [(0, 2, "high", 20_00), (0, 1, "low", 20_00), (1, 2, "high", 20_00)]
