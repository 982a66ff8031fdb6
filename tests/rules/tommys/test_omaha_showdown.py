"""Tommy's Omaha, both games: two hole cards and three of the board, all four shown, cards speak."""

from itertools import pairwise

import pytest

from cardhouse.cards import Card, parse_cards
from cardhouse.engine.core.events import HandEnded, Ruled
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pot.commands import Show
from cardhouse.engine.pot.events import (
    HandKilled,
    HandRevived,
    Mucked,
    PotAwarded,
    ShowdownOpened,
    Shown,
)
from cardhouse.engine.pot.rulings import HalvesRuled
from cardhouse.floor.pot.reports import AwardPot, KillHand, ReviveHand
from cardhouse.ranking import High, Low, best, scale
from tests.kit.hands import Dealt
from tests.kit.rulings import detail_of
from tests.rules.tommys.omaha import HI, HILO, both, omaha, rules, shown_down

# Seat 1 has the best high and the best low here, seat 2 the second best of both.
BOARD = "2c 5d 8h Ks Jd"
SCOOP = {1: "Ah 3h Kd Qc", 2: "Ac 4c 9h 9d"}
WHY = "miscalled on purpose"


def paid(dealt: Dealt) -> dict[tuple[int, str], int]:
    """Each seat's awards, by half."""
    return {(award.seat, award.half): award.amount for award in dealt.events(PotAwarded)}


def read(rules_of: High | Low, own: str, board: str) -> set[str]:
    """The five cards of the best hand with exactly two hole cards."""
    measure = scale(rules_of)
    mine, common = parse_cards(own), parse_cards(board)
    five = max(
        ((*two, *three) for two in _pairs(mine) for three in _threes(common)),
        key=lambda cards: measure.value(cards),
    )
    assert measure.value(five) == best.of(measure, mine, common, "two")
    return set(five)


def _pairs(cards: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    return [(a, b) for i, a in enumerate(cards) for b in cards[i + 1 :]]


def _threes(cards: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    return [(a, *rest) for i, a in enumerate(cards) for rest in _pairs(cards[i + 1 :])]


@both(pytest.mark.rule("TOM-OM-02"), pytest.mark.rule("TOM-OHL-07"))
def test_exactly_two_own_cards_and_three_of_the_board(name: str, ids: set[str]) -> None:
    # A single hole heart and four on the board are no flush: three kings lose to an ace-high
    # straight.
    board, own = "Ah 9h 5h 2h Kc", "Qh Kd Ks 3c"
    assert read(High(), own, board) == {"Kd", "Ks", "Kc", "Ah", "9h"}
    dealt = shown_down(name, board, {1: own, 2: "4s 3s 7c 7d"}).show_all()
    assert dealt.won() == {1: -10_00, 2: 10_00}
    award = dealt.events(PotAwarded)[0]
    assert ids <= rules(name, award.cite)


@pytest.mark.rule("TOM-OHL-07")
def test_one_own_low_card_makes_no_wheel_and_no_low() -> None:
    board, own = "As 2d 3c 4h Kd", "5s Kh Qc Jc"
    assert read(High(), own, board) == {"Kh", "Qc", "Kd", "As", "4h"}
    assert best.of(scale(Low(qualifier=8)), parse_cards(own), parse_cards(board), "two") == 0
    dealt = shown_down(HILO, board, {1: own, 2: "Qh Jh Td Ts"}).show_all()
    assert paid(dealt) == {(1, "high"): 20_00}


@pytest.mark.rule("TOM-OM-03")
def test_in_omaha_hi_the_best_high_takes_the_whole_pot() -> None:
    hands = {1: "Ah 3h 4c 9d", 2: "Kd Kc 7s 6s"}
    dealt = shown_down(HI, BOARD, hands).show_all()
    (award,) = dealt.events(PotAwarded)
    assert (award.seat, award.amount, award.half) == (2, 20_00, "")
    assert "TOM-OM-03" in rules(HI, award.cite)
    # At a hi-lo table the same cards split the pot.
    split = shown_down(HILO, BOARD, hands).show_all()
    assert paid(split) == {(2, "high"): 10_00, (1, "low"): 10_00}


@pytest.mark.rule("TOM-OM-12")
def test_hands_rank_from_the_royal_flush_to_no_pair() -> None:
    ladder = [
        "As Ks Qs Js Ts", "9h 8h 7h 6h 5h", "4c 4d 4h 4s 2d", "3c 3d 3h Kc Kd", "Ah Jh 9h 4h 2h",
        "5c 4d 3h 2s Ac", "Ac Ad Ah Ks Qd", "As Ad Kh Kd 2c", "Ac Ad Kh Qd Jc", "Ac Kd Qh Jd 9c",
    ]  # fmt: skip
    measure = scale(High())
    values = [measure.value(parse_cards(hand)) for hand in ladder]
    assert all(better > worse for better, worse in pairwise(values))
    for suits in ("cdhs", "shdc"):
        turned = [f"{c[0]}{suits['cdhs'.index(c[1])]}" for c in ladder[4].split()]
        assert measure.value(parse_cards(" ".join(turned))) == values[4]
    # At a table: quads of the board's pair beat the full house on it.
    dealt = shown_down(HI, "Qc Qd 7s 7d 2h", {1: "Qh Qs 3c 4d", 2: "7h 7c Ac As"}).show_all()
    assert dealt.won() == {1: 10_00, 2: -10_00}
    assert "TOM-OM-12" in rules(HI, dealt.events(PotAwarded)[0].cite)


@both(pytest.mark.rule("TOM-OM-P2"), pytest.mark.rule("TOM-OHL-46"))
def test_the_board_cannot_be_played(name: str, ids: set[str]) -> None:
    board, own = "As Ks Qs Js Ts", "9s 8h 7d 2c"
    # With two hole cards it is the straight from the queen down, not the royal flush.
    assert {card[0] for card in read(High(), own, board)} == set("QJT98")
    dealt = shown_down(name, board, {1: own, 2: "Ah Ac 3d 3h"})
    assert dealt.offers == {"show", "muck"}
    assert ids <= dealt.refused("1 board", Reason.NOT_OFFERED)
    dealt.show_all()
    assert dealt.won() == {1: 10_00, 2: -10_00}


@both(pytest.mark.rule("TOM-OM-P2"), pytest.mark.rule("TOM-OHL-40"))
def test_all_four_cards_must_be_shown(name: str, ids: set[str]) -> None:
    dealt = shown_down(name, BOARD, SCOOP).act("1 show Ah Kd")
    half = dealt.events(Shown)[-1]
    assert half.cards == ("Ah", "Kd")
    assert ids <= rules(name, half.cite)
    push = AwardPot(seat=1, by="Rosa", reason="he shows what he plays")
    assert dealt.turn == 1
    assert ids <= dealt.refused(push, Reason.HAND_NOT_SHOWN)
    dealt.refused("2 show", Reason.NOT_YOUR_TURN)
    dealt.act("1 show 3h", "1 show Qc", "2 show")
    assert dealt.won() == {1: 10_00, 2: -10_00}
    # Two up and two down, and no more: the hand cannot win.
    lost = shown_down(name, BOARD, SCOOP).act("1 show Ah Kd", "1 muck")
    assert lost.won() == {1: -10_00, 2: 10_00}


@pytest.mark.rule("TOM-OHL-16")
def test_cards_speak_for_a_low_that_its_owner_did_not_see() -> None:
    dealt = shown_down(HILO, "4c 6d 8h Kc Kd", {1: "Ah 2h Qs Js", 2: "Ks 9c 9d Tc"})
    dealt.play(Show(1, says="no low"))
    assert "TOM-OHL-16" in rules(HILO, dealt.events(Shown)[-1].cite)
    dealt.act("2 show")
    assert read(Low(qualifier=8), "Ah 2h Qs Js", "4c 6d 8h Kc Kd") == {"8h", "6d", "4c", "2h", "Ah"}
    assert paid(dealt) == {(2, "high"): 10_00, (1, "low"): 10_00}


@pytest.mark.rule("TOM-OHL-16")
def test_no_half_is_pushed_to_a_hand_that_is_not_shown() -> None:
    dealt = shown_down(HILO, BOARD, SCOOP)
    order = AwardPot(seat=1, by="Rosa", reason="the best hand")
    assert "TOM-OHL-16" in dealt.refused(order, Reason.HAND_NOT_SHOWN)


@pytest.mark.rule("TOM-OHL-17")
def test_a_hand_thrown_away_is_dead_for_both_halves() -> None:
    dealt = shown_down(HILO, BOARD, SCOOP | {3: "6c 7c Td Tc"}).act("1 muck")
    (mucked,) = dealt.events(Mucked)
    assert "TOM-OHL-17" in rules(HILO, mucked.cite)
    dealt.refused("1 show", Reason.NOT_IN_HAND)
    dealt.show_all()
    assert paid(dealt) == {(3, "high"): 15_00, (2, "low"): 15_00}


@pytest.mark.rule("TOM-OHL-17")
def test_only_a_ruling_brings_it_back() -> None:
    dealt = shown_down(HILO, BOARD, SCOOP | {3: "6c 7c Td Tc"}).act("1 muck")
    dealt.report(ReviveHand(seat=1, by="Rosa", reason="the dealer took it"))
    (revived,) = dealt.events(HandRevived)
    assert revived.cards == parse_cards(SCOOP[1])
    assert "TOM-OHL-17" in rules(HILO, revived.cite)
    dealt.show_all()
    assert dealt.won() == {1: 20_00, 2: -10_00, 3: -10_00}


@both(pytest.mark.rule("TOM-OM-04"), pytest.mark.rule("TOM-OHL-18"))
def test_who_began_the_last_round_shows_first(name: str, ids: set[str]) -> None:
    dealt = Dealt(omaha(name), seats=2, button=2)
    for _ in range(3):
        dealt.check_round()
    dealt.act("1 check", "2 bet 8", "1 call")
    (opened,) = dealt.events(ShowdownOpened)
    assert opened.order == (1, 2)
    dealt.refused("2 show", Reason.NOT_YOUR_TURN)
    dealt.act("1 show", "2 show")
    assert ids <= rules(name, opened.cite) & rules(name, dealt.events(Shown)[0].cite)


@pytest.mark.rule("TOM-OHL-19")
def test_a_hand_ruled_dead_loses_both_halves_to_the_other_live_hands() -> None:
    dealt = shown_down(HILO, BOARD, SCOOP | {3: "6c 7c Td Tc"})
    dealt.play(Show(1, says="nothing at all"))
    assert "TOM-OHL-19" in rules(HILO, dealt.events(Shown)[-1].cite)
    dealt.report(KillHand(seat=1, by="Rosa", reason=WHY))
    (ruled,) = dealt.events(Ruled)
    assert "TOM-OHL-19" in rules(HILO, ruled.cite)
    dealt.show_all()
    assert paid(dealt) == {(3, "high"): 15_00, (2, "low"): 15_00}


@pytest.mark.rule("TOM-OHL-19")
@pytest.mark.parametrize(
    ("half", "outcome"),
    [
        ("low", {(1, "high"): 15_00, (2, "low"): 15_00}),
        ("high", {(3, "high"): 15_00, (1, "low"): 15_00}),
    ],
)
def test_or_only_the_half_that_the_floor_names(
    half: str, outcome: dict[tuple[int, str], int]
) -> None:
    dealt = shown_down(HILO, BOARD, SCOOP | {3: "6c 7c Td Tc"})
    order = KillHand(seat=1, half="low" if half == "low" else "high", by="Rosa", reason=WHY)
    ruled, halves = dealt.report(order)
    assert isinstance(ruled, Ruled) and isinstance(halves, HalvesRuled)
    assert (detail_of(ruled), halves.dead_for) == (f"for the {half} half", (half,))
    assert "TOM-OHL-19" in rules(HILO, ruled.cite) & rules(HILO, halves.cite)
    assert 1 in dealt.hand.live and len(dealt.hand.down[1]) == 4
    assert "TOM-OHL-19" in dealt.refused(order, Reason.NOT_SUCH_CASE)
    dealt.show_all()
    assert paid(dealt) == outcome


@pytest.mark.rule("TOM-OHL-19")
def test_both_halves_one_after_the_other_are_the_whole_hand_and_a_ruling_gives_one_back() -> None:
    dealt = shown_down(HILO, BOARD, SCOOP)
    low = KillHand(seat=1, half="low", by="Rosa", reason=WHY)
    dealt.report(low)
    dealt.report(ReviveHand(seat=1, by="Rosa", reason="it was true", supersedes=1))
    assert dealt.hand.dead_for == {}
    dealt.report(low)
    dealt.report(KillHand(seat=1, half="high", by="Rosa", reason=WHY))
    assert [event.seat for event in dealt.events(HandKilled)] == [1]
    assert dealt.won() == {1: -10_00, 2: 10_00}


@pytest.mark.rule("TOM-OHL-19")
def test_a_hand_given_back_is_live_for_both_halves_again_and_the_record_says_by_whom() -> None:
    dealt = shown_down(HILO, BOARD, SCOOP | {3: "6c 7c Td Tc"})
    for half in ("low", "high"):
        dealt.report(KillHand(seat=1, half=half, by="Rosa", reason=WHY))
    assert 1 not in dealt.hand.live
    ruled, revived = dealt.report(ReviveHand(seat=1, by="Rosa", reason="it was true"))
    assert isinstance(ruled, Ruled) and (ruled.by, ruled.reason) == ("Rosa", "it was true")
    assert isinstance(revived, HandRevived) and dealt.hand.dead_for == {}
    dealt.show_all()
    assert paid(dealt) == {(1, "high"): 15_00, (1, "low"): 15_00}


@pytest.mark.rule("TOM-OHL-19")
def test_a_half_given_back_is_a_ruling_of_its_own() -> None:
    dealt = shown_down(HILO, BOARD, SCOOP)
    dealt.report(KillHand(seat=1, half="low", by="Rosa", reason=WHY))
    ruled, halves = dealt.report(ReviveHand(seat=1, by="Finn", reason="it was true"))
    assert isinstance(ruled, Ruled)
    assert (ruled.kind, ruled.seat, ruled.by) == ("revive-hand", 1, "Finn")
    assert isinstance(halves, HalvesRuled) and halves.dead_for == ()


@pytest.mark.rule("TOM-OHL-19")
def test_without_another_low_the_high_hand_takes_it_all() -> None:
    dealt = shown_down(HILO, BOARD, {1: "Ah 3h Qc Qd", 2: "Kd Kh 9h 9d"})
    dealt.report(KillHand(seat=1, half="low", by="Rosa", reason=WHY))
    dealt.show_all()
    assert paid(dealt) == {(2, "high"): 20_00}


@pytest.mark.rule("TOM-OHL-19", "TOM-OM-04")
def test_where_no_pot_is_split_there_is_no_half_to_lose() -> None:
    dealt = shown_down(HI, BOARD, SCOOP)
    order = KillHand(seat=1, half="low", by="Rosa", reason=WHY)
    assert "TOM-OM-04" in dealt.refused(order, Reason.NOT_SUCH_CASE)
    dealt.report(KillHand(seat=1, by="Rosa", reason=WHY))
    assert dealt.won() == {1: -10_00, 2: 10_00}


@pytest.mark.rule("TOM-OHL-26")
def test_losing_hands_are_killed_first_and_both_winners_stay_face_up() -> None:
    hands = {1: "Kd Kc Qh Td", 2: "Ah 3h 9d 9c", 3: "7s 7c Ts Tc"}
    dealt = shown_down(HILO, BOARD, hands).show_all()
    kinds = [type(e) for e in dealt.log if type(e) in (Shown, HandKilled, PotAwarded, HandEnded)]
    assert kinds == [Shown] * 3 + [HandKilled] + [PotAwarded] * 2 + [HandEnded]
    assert paid(dealt) == {(1, "high"): 15_00, (2, "low"): 15_00}
    for i, event in enumerate(dealt.log):
        if isinstance(event, PotAwarded):
            hand = dealt.before(i)
            assert {s: tuple(hand.up[s]) for s in hand.live} == {
                s: parse_cards(hands[s]) for s in (1, 2)
            }
        if isinstance(event, PotAwarded | HandKilled):
            assert "TOM-OHL-26" in rules(HILO, event.cite)


@pytest.mark.rule("TOM-OHL-44")
def test_the_reading_may_be_corrected_until_the_pot_is_pushed() -> None:
    order = AwardPot(seat=1, by="Rosa", reason="a better reading", overrides="TOM-OHL-P2")
    dealt = shown_down(HILO, BOARD, {1: "6c 7c 9s Ts", 2: "Ah 3h Kd Qc"})
    dealt.play(Show(1, says="an eight low"))
    assert "TOM-OHL-44" in rules(HILO, dealt.events(Shown)[-1].cite)
    dealt.report(order)
    assert dealt.won() == {1: 10_00, 2: -10_00}

    late = shown_down(HILO, BOARD, {1: "6c 7c 9s Ts", 2: "Ah 3h Kd Qc"}).show_all()
    assert "TOM-OHL-44" in late.refused(order, Reason.HAND_OVER)
    assert late.won() == {1: -10_00, 2: 10_00}


@pytest.mark.rule("TOM-OHL-45")
def test_a_winning_low_thrown_away_leaves_the_half_to_the_next_best() -> None:
    hands = {1: "Ah 3h Qh Td", 2: "Ac 4c 9h 9d", 3: "Kd Kc Ts 9s"}
    dealt = shown_down(HILO, BOARD, hands).act("1 muck")
    assert "TOM-OHL-45" in rules(HILO, dealt.events(Mucked)[-1].cite)
    dealt.show_all()
    assert paid(dealt) == {(3, "high"): 15_00, (2, "low"): 15_00}
    kept = shown_down(HILO, BOARD, hands).show_all()
    assert paid(kept) == {(3, "high"): 15_00, (1, "low"): 15_00}
