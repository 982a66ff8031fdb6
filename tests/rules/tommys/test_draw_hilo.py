"""Draw Poker Hi-Low Split: the joker, the two rankings, and the shares of the pot."""

from itertools import pairwise

import pytest

from cardhouse.cards import JOKER, parse_cards
from cardhouse.engine.core.events import Burned
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.core.post import Post
from cardhouse.engine.pot.commands import Discard
from cardhouse.engine.pot.events import (
    BettingOpened,
    DrawOpened,
    PotAwarded,
    ShowdownOpened,
    Shown,
    StockRenewed,
)
from cardhouse.ranking import scale
from tests.kit import hands as kit
from tests.kit.draws import draw_hilo, drawn

HIGH = draw_hilo().high
LOW = draw_hilo().low


def cited(key: str) -> set[str]:
    return kit.cited(key, "tommys", "draw-hilo")


def high(cards: str) -> int:
    assert HIGH is not None
    return scale(HIGH).value(parse_cards(cards))


def low(cards: str) -> int:
    assert LOW is not None
    return scale(LOW).value(parse_cards(cards))


def reads(cards: str) -> tuple[str, str]:
    """A hand's high and low reading, rank by rank."""
    assert HIGH is not None and LOW is not None
    return scale(HIGH).spell(high(cards)), scale(LOW).spell(low(cards))


def pat(dealt: kit.Dealt) -> kit.Dealt:
    """Everybody calls, stands pat, checks and shows."""
    dealt.check_round()
    for seat in tuple(dealt.hand.live):
        dealt.act(f"{seat} discard")
    return dealt.check_round().show_all()


def shares(dealt: kit.Dealt) -> list[tuple[int, str, int, int]]:
    """Pot, half, seat and amount of each award."""
    return [(e.pot, e.half, e.seat, e.amount) for e in dealt.events(PotAwarded)]


@pytest.mark.rule("TOM-DHL-01")
def test_the_deck_has_53_cards_with_one_joker() -> None:
    cards = draw_hilo().deck.cards()
    assert len(cards) == len(set(cards)) == 53 and cards.count(JOKER) == 1
    assert "TOM-DHL-01" in cited("deck")


@pytest.mark.rule("TOM-DHL-02")
def test_five_cards_each_face_down() -> None:
    dealt = kit.Dealt(draw_hilo(), seats=8)
    assert all(len(cards) == 5 for cards in dealt.hand.down.values())
    assert not any(dealt.hand.up.values()) and len(dealt.hand.stock) == 13


@pytest.mark.rule("TOM-DHL-03")
def test_anybody_may_open_with_anything() -> None:
    dealt = drawn(draw_hilo(), {3: "Kc Qd 9h 7s 2c"}, seats=6)
    assert dealt.turn == 3 and dealt.offers == {"fold", "call", "raise"}
    assert "TOM-DHL-03" in dealt.refused("3 check", Reason.BET_TO_CALL)


@pytest.mark.rule("TOM-DHL-04")
@pytest.mark.parametrize("count", range(6))
def test_none_to_five_cards_may_be_drawn(count: int) -> None:
    dealt = kit.Dealt(draw_hilo(), seats=2).check_round()
    seat = dealt.turn
    held = tuple(dealt.hand.down[seat])
    wrong = dealt.refused(Discard(seat, (*held, held[0])), Reason.WRONG_CARDS)
    assert "TOM-DHL-04" in wrong
    dealt.play(Discard(seat, held[:count]))
    dealt.play(Discard(dealt.turn))
    assert len(dealt.hand.down[seat]) == 5 and dealt.hand.discards[seat] == list(held[:count])


@pytest.mark.rule("TOM-DHL-05")
def test_two_rounds_and_then_the_showdown() -> None:
    dealt = kit.Dealt(draw_hilo(), seats=3).check_round()
    dealt.refused("2 check", Reason.NOT_YOUR_TURN)
    dealt.act("1 discard", "2 discard", "3 discard").check_round()
    assert len(dealt.events(BettingOpened)) == 2 and len(dealt.events(ShowdownOpened)) == 1
    assert dealt.show_all().hand.over


@pytest.mark.rule("TOM-DHL-06")
def test_the_same_five_cards_play_for_high_and_for_low() -> None:
    assert HIGH is not None and LOW is not None
    cards = "5h 4h 3h 2h Ah"
    assert scale(HIGH).category(high(cards)) == "straight flush"
    assert reads(cards) == ("5-4-3-2-A", "5-4-3-2-A")
    dealt = pat(drawn(draw_hilo(), {1: cards, 2: "Kc Kd Kh Ks 2c"}))
    assert shares(dealt) == [(0, "high", 1, 400), (0, "low", 1, 400)]
    assert "TOM-DHL-06" in cited("award.high") & cited("award.low")


@pytest.mark.rule("TOM-DHL-07")
def test_a_low_needs_an_eight() -> None:
    assert low("8c 7d 6h 5s 4c") and low("8c 4d 3h 2s Ac")
    assert not low("9c 4d 3h 2s Ac") and not low("8c 8d 3h 2s Ac")


@pytest.mark.rule("TOM-DHL-08")
def test_high_hands_rank_as_printed() -> None:
    best_first = [
        "As Ks Qs Js Ts", "9h 8h 7h 6h 5h", "2c 2d 2h 2s 3c", "3c 3d 3h Kc Kd", "2h 4h 6h 8h Jh",
        "9c 8d 7h 6s 5c", "Ac Ad Ah Ks Qd", "3c 3d 2h 2s 4c", "2c 2d 3h 4s 5c", "Ac Kd Qh Js 9c",
    ]  # fmt: skip
    values = [high(cards) for cards in best_first]
    assert all(better > worse > 0 for better, worse in pairwise(values))
    assert "TOM-DHL-08" in cited("award.high")


@pytest.mark.rule("TOM-DHL-10")
def test_without_a_low_the_high_hand_wins_it_all() -> None:
    hands = {1: "9c 6d 4h 2s Ac", 2: "Kc Kd 9h 8s 3c"}
    dealt = drawn(draw_hilo(big_bet=1600), hands)
    dealt.check_round().act("1 discard", "2 discard", "1 bet 16", "2 call").show_all()
    assert shares(dealt) == [(0, "high", 2, 4000)]
    assert "TOM-DHL-10" in cited(dealt.events(PotAwarded)[0].cite)


@pytest.mark.rule("TOM-DHL-P1")
@pytest.mark.parametrize(
    ("cards", "category", "plays"),
    [
        ("Jo Ac Ad Kh Qs", "three of a kind", "A-A-A-K-Q"),
        ("Jo Kc Kd 7h 2s", "one pair", "K-K-A-7-2"),
        ("5c 6d Jo 8h 9s", "straight", "9-8-7-6-5"),
        ("Jo Kh 9h 4h 2h", "flush", "A-K-9-4-2"),
        ("Jo Ah 9h 4h 2h", "flush", "A-K-9-4-2"),
        ("Jo 9h 8h 7h 5h", "straight flush", "9-8-7-6-5"),
    ],
)
def test_for_high_the_joker_is_a_bug(cards: str, category: str, plays: str) -> None:
    assert HIGH is not None
    assert scale(HIGH).category(high(cards)) == category
    assert scale(HIGH).spell(high(cards)) == plays


@pytest.mark.rule("TOM-DHL-P2")
def test_the_joker_may_play_differently_for_high_and_for_low() -> None:
    assert HIGH is not None
    cards = "Jo Ac 2d 3h 7s"
    assert scale(HIGH).category(high(cards)) == "one pair"
    assert reads(cards) == ("A-A-7-3-2", "7-4-3-2-A")


@pytest.mark.rule("TOM-DHL-P3")
def test_five_aces_beat_a_royal_flush_and_the_joker_breaks_no_tie() -> None:
    assert high("Jo Ah Ad Ac As") > high("Ks Qs Js Ts As") > high("Kc Kd Kh Ks Jo")
    assert high("Jo Kc Qd Jh Ts") == high("Ac Kd Qh Js Tc")
    assert high("Jo Ks Qs Js Ts") == high("Ah Kh Qh Jh Th")


@pytest.mark.rule("TOM-DHL-P4")
def test_order_of_the_blinds_the_draw_and_the_betting() -> None:
    dealt = kit.Dealt(draw_hilo("2-4"), seats=6, button=1)
    assert (dealt.hand.bets[2], dealt.hand.bets[3], dealt.turn) == (100, 200, 4)
    dealt.check_round()
    assert dealt.events(DrawOpened)[0].order == (2, 3, 4, 5, 6, 1)
    assert "TOM-DHL-P4" in cited("draw.order") & cited("round.first") & cited("round.second")
    for seat in (2, 3, 4, 5, 6, 1):
        dealt.act(f"{seat} discard")
    assert dealt.turn == 2


@pytest.mark.rule("TOM-DHL-P5")
def test_the_draw_goes_as_in_low_ball() -> None:
    hands = {2: "2c 4c 6c Th Jh", 4: "3c 5c Td Jd Js"}
    dealt = drawn(draw_hilo(), hands, "Kc Kd Kh Ks Qc Qd Qh Qs", button=1)
    dealt.act("4 call", "1 fold", "2 call", "3 fold", "2 discard 2c 4c 6c Th Jh", "4 discard Js")
    assert dealt.hand.burns == ["Kc"] and dealt.hand.down[4][-1] == "Qd"
    assert dealt.hand.down[2] == list(parse_cards("Kd Kh Ks Qc Qh"))
    last = drawn(draw_hilo(), hands, "Kc Kd Kh Ks Qc Qd Qh Qs", button=1)
    last.act("4 call", "1 fold", "2 call", "3 fold", "2 discard", "4 discard 3c 5c Td Jd Js")
    assert last.hand.down[4] == list(parse_cards("Kd Kh Ks Qc Qh"))
    assert last.hand.burns == ["Kc", "Qd"] and len(last.events(Burned)) == 2


@pytest.mark.rule("TOM-DHL-P5")
def test_the_twelfth_card_asked_for_comes_from_a_new_stock() -> None:
    dealt = kit.Dealt(draw_hilo(), seats=8).check_round()
    hand = dealt.hand
    assert len(hand.stock) == 12 and len(hand.burns) == 1
    for count in (4, 4, 3):
        dealt.play(Discard(dealt.turn, tuple(hand.down[dealt.turn][:count])))
    assert len(hand.stock) == 1 and not dealt.events(StockRenewed)
    earlier = {card for cards in hand.discards.values() for card in cards}
    seat, made = dealt.turn, {hand.stock[0], hand.burns[0], *earlier}
    dealt.play(Discard(seat, tuple(hand.down[seat][:1])))
    assert {*hand.stock, hand.down[seat][-1]} == made and len(made) == 13
    assert "TOM-DHL-P5" in cited(dealt.events(StockRenewed)[0].cite)


@pytest.mark.rule("TOM-DHL-P6")
def test_the_odd_chip_goes_to_high_and_in_a_tied_half_to_the_first() -> None:
    hands = {3: "Ac Ad Kh Qs 9c", 6: "7c 5d 4h 3s 2c", 7: "Jd Th 8h 6d 2d", 8: "Ah As Kd Qc 9d"}
    played = draw_hilo("8-16", small_bet=1000, blinds=(500, 1000))
    dealt = drawn(played, hands, seats=8, button=5, posts={3: Post(1000, 100)})
    dealt.act("8 call", "1 fold", "2 fold", "3 check", "4 fold", "5 fold", "6 call", "7 check")
    assert dealt.hand.chips["pot"] == 4100
    for seat in (6, 7, 8, 3):
        dealt.act(f"{seat} discard")
    dealt.check_round().show_all()
    assert shares(dealt) == [(0, "high", 8, 1100), (0, "high", 3, 1000), (0, "low", 6, 2000)]
    assert "TOM-DHL-P6" in cited("award.odd-chip") & cited("award.split") & cited("award.low")


@pytest.mark.rule("TOM-DHL-P6")
def test_the_odd_chip_of_a_tied_low_half_stays_in_that_half() -> None:
    hands = {1: "7c 5d 4h 2s Ac", 2: "7d 5h 4s 2c Ad", 3: "Kh Jh 9h 6h 3h"}
    played = draw_hilo("8-16", small_bet=1400, blinds=(700, 1400))
    dealt = pat(drawn(played, hands))
    # A pot of 42: 21 for high, and 21 that two low hands share.
    assert shares(dealt) == [(0, "high", 3, 2100), (0, "low", 1, 1100), (0, "low", 2, 1000)]


@pytest.mark.rule("TOM-DHL-P6")
def test_all_five_cards_must_be_shown() -> None:
    dealt = drawn(draw_hilo(), {1: "7c 5d 4h 3s 2c", 2: "Kc Kd Kh Qc Qd"}).check_round()
    dealt.act("1 discard", "2 discard").check_round()
    dealt.act("1 show 7c 5d 4h 3s")
    assert dealt.turn == 1 and "TOM-DHL-P6" in cited(dealt.events(Shown)[-1].cite)


@pytest.mark.rule("TOM-DHL-P7")
def test_one_player_may_win_both_halves() -> None:
    hands = {1: "6c 5d 4h 3s 2c", 2: "Kc Kd 9h 8s 3c"}
    dealt = drawn(draw_hilo(big_bet=1600), hands)
    dealt.check_round().act("1 discard", "2 discard", "1 bet 16", "2 call").show_all()
    assert shares(dealt) == [(0, "high", 1, 2000), (0, "low", 1, 2000)]


@pytest.mark.rule("TOM-DHL-P7")
def test_a_tied_half_gives_a_quarter_each() -> None:
    hands = {1: "7c 5d 4h 2s Ac", 2: "7d 5h 4s 2c Ad", 3: "Kh Jh 9h 6h 3h", 4: "Qd Js 9c 8c 2d"}
    played = draw_hilo("8-16", small_bet=1000, blinds=(500, 1000))
    dealt = pat(drawn(played, hands))
    assert shares(dealt) == [(0, "high", 3, 2000), (0, "low", 1, 1000), (0, "low", 2, 1000)]


@pytest.mark.rule("TOM-DHL-P8")
def test_main_and_side_pot_are_split_on_their_own() -> None:
    # Seat 3 is all-in for 7; a folded small blind of 3 and the chips seat 2 leaves behind make both
    # pots odd: 31 and 21.
    hands = {3: "8c 6d 4h 3s 2c", 4: "Kc Kd 9h 8s 3c", 5: "Ac Ad Ah Qs 9d"}
    played = draw_hilo("8-16", small_bet=800, big_bet=900, blinds=(300, 800))
    stacks = {1: 100_00, 2: 100_00, 3: 7_00, 4: 100_00, 5: 100_00}
    dealt = drawn(played, hands, stacks=stacks)
    dealt.act("3 call", "4 call", "5 call", "1 fold", "2 check")
    for seat in (2, 3, 4, 5):
        dealt.act(f"{seat} discard")
    dealt.act("2 check", "4 bet 9", "5 call", "2 fold").show_all()
    assert shares(dealt) == [(0, "high", 5, 1600), (0, "low", 3, 1500), (1, "high", 5, 2100)]
    assert "TOM-DHL-P8" in cited("award.side")
