"""Draw poker: openers, the draw of up to four, and the second round."""

import pytest

from cardhouse.cards import HIDDEN, parse_card, parse_cards
from cardhouse.engine.core.events import Burned
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pot.commands import Discard
from cardhouse.engine.pot.events import (
    AntePosted,
    BettingOpened,
    Drawn,
    DrawOpened,
    HandKilled,
    StockRenewed,
)
from cardhouse.floor.core.reports import WrongCount
from cardhouse.floor.pot.reports import Exposed, ExtraDealt, ShortDealt
from tests.kit import hands as kit
from tests.rules.button_room.house import cited, deal, spread

DECK = spread("")
C = parse_cards(DECK)


def opened(*words: str, seats: int = 4) -> kit.Dealt:
    """Seats 2, 3, 4 and the button, seat 1; seat 4 and seat 2 hold openers."""
    hands = {2: "As Ah 9d 5c 2s", 4: "Js Jh 8d 8c 3s", 3: "2h 4h 6c 8h Tc", 1: "Ts Th Kd Qc 2d"}
    return deal("draw", seats=seats, button=1, hands=hands).act(*words)


@pytest.mark.rule("BTN-DR-01", "BTN-RM-11")
def test_draw_poker_begins_with_the_ante_of_every_player() -> None:
    table = deal("draw", seats=5, wait=True)
    assert table.hand.chips["pot"] == 5_00
    assert table.hand.stock.count(HIDDEN) == 52
    assert {"BTN-DR-01", "BTN-RM-11"} <= cited(list(table.events(AntePosted)), "draw")


@pytest.mark.rule("BTN-DR-02")
def test_five_cards_down_in_rotation_from_the_left_of_the_button() -> None:
    table = deal("draw", seats=4, button=1, deck=DECK)
    assert table.hand.down[2] == [C[0], C[4], C[8], C[12], C[16]]
    assert table.hand.down[1] == [C[3], C[7], C[11], C[15], C[19]]
    assert all(not up for up in table.hand.up.values())


@pytest.mark.rule("BTN-DR-03")
def test_the_left_of_the_button_is_asked_first() -> None:
    table = opened()
    assert table.turn == 2
    assert table.offers == {"fold", "check", "bet"}
    assert table.range("bet") == (3_00, 3_00)
    assert "BTN-DR-03" in cited(list(table.events(BettingOpened)), "draw")


@pytest.mark.rule("BTN-DR-04")
def test_who_passed_may_still_raise_when_the_turn_comes_back() -> None:
    table = opened("2 check", "3 check", "4 bet 3", "1 call")
    assert table.turn == 2
    assert table.offers == {"fold", "call", "raise"}
    table.act("2 raise 6")
    assert table.hand.bets[2] == 6_00


@pytest.mark.rule("BTN-DR-05")
def test_the_first_round_is_over_when_all_have_folded_or_matched() -> None:
    table = opened("2 check", "3 check", "4 bet 3", "1 call", "2 raise 6", "3 fold", "4 call")
    assert not table.events(DrawOpened)
    table.act("1 call")
    assert table.hand.chips["pot"] == 22_00
    assert table.events(DrawOpened)[0].order == (2, 4, 1)


@pytest.mark.rule("BTN-DR-06", "BTN-DR-07")
def test_each_in_turn_throws_up_to_four_and_gets_as_many() -> None:
    table = opened("2 bet 3", "3 fold", "4 call", "1 call")
    stub = table.stock(8)
    assert table.turn == 2
    table.act("2 discard 9d 5c 2s")
    assert table.hand.down[2] == ["As", "Ah", *stub[:3]]
    table.act("4 discard 3s")
    assert table.hand.down[4] == ["Js", "Jh", "8d", "8c", stub[3]]
    five = Discard(1, tuple(table.hand.down[1]))
    assert "BTN-DR-07" in table.refused(five, Reason.WRONG_CARDS)
    table.act("1 discard Th Kd Qc 2d")
    assert table.hand.down[1] == ["Ts", *stub[4:8]]
    assert not table.events(Burned)


@pytest.mark.rule("BTN-DR-06")
def test_five_cards_are_refused_and_none_is_to_stand_pat() -> None:
    table = opened("2 bet 3", "3 fold", "4 call", "1 call")
    held = list(table.hand.down[2])
    five = Discard(2, tuple(held))
    assert "BTN-DR-06" in table.refused(five, Reason.WRONG_CARDS)
    table.act("2 discard")
    assert table.hand.down[2] == held
    assert table.turn == 4


@pytest.mark.rule("BTN-DR-08", "BTN-RM-05")
def test_the_second_round_starts_left_of_the_button_not_with_the_opener() -> None:
    table = opened("2 check", "3 check", "4 bet 3", "1 call", "2 call", "3 fold")
    table.act("2 discard", "4 discard", "1 discard")
    assert table.turn == 2
    assert table.range("bet") == (6_00, 6_00)
    rules = cited(list(table.events(BettingOpened)), "draw")
    assert {"BTN-DR-08", "BTN-RM-05"} <= rules
    # If seat 2 has folded, it is the next player still in.
    table = opened("2 fold", "3 check", "4 bet 3", "1 call", "3 call")
    table.act("3 discard", "4 discard", "1 discard")
    assert table.turn == 3


@pytest.mark.rule("BTN-DR-P1")
@pytest.mark.parametrize(
    ("cards", "opens"),
    [
        ("Ts Th Ad Kc Qs", False),
        # The best hand that cannot open: suits do not raise it above itself.
        ("Ts Th As Ks Qs", False),
        ("As Kh Qd Jc 9s", False),
        ("Js Jh 4d 3c 2s", True),
        ("3s 3h 2d 2c Ks", True),
        ("6s 5h 4d 3c 2s", True),
        ("2s 2h 2d 4c 3s", True),
    ],
)
def test_opening_for_high_takes_jacks_or_better(cards: str, opens: bool) -> None:
    table = deal("draw", seats=3, hands={1: cards})
    assert ("bet" in table.offers) is opens
    assert table.offers - {"bet"} == {"fold", "check"}
    if not opens:
        assert "BTN-DR-P1" in table.refused("1 bet 3", Reason.NO_OPENERS)


@pytest.mark.rule("BTN-DR-P1")
def test_calling_and_raising_need_no_openers() -> None:
    table = opened("2 bet 3")
    assert table.hand.down[3] == list(parse_cards("2h 4h 6c 8h Tc"))
    assert table.offers == {"fold", "call", "raise"}


@pytest.mark.rule("BTN-DR-P2")
def test_when_the_stub_runs_out_its_last_card_is_shuffled_with_what_others_threw() -> None:
    hands = {seat: f"{'AKQJT98'[seat - 1]}s {'AKQJT98'[seat - 1]}h" for seat in range(1, 8)}
    table = deal("draw", seats=7, hands=hands).act("1 bet 3")
    table.act("2 fold", *(f"{seat} call" for seat in range(3, 8)))
    folded = set(table.hand.muck)
    assert len(table.hand.stock) == 17
    for seat in (1, 3, 4, 5):
        table.play(Discard(seat, tuple(table.hand.down[seat][1:5])))
    last = table.stock(1)
    assert len(table.hand.stock) == 1
    thrown = {card for seat in (1, 3, 4, 5) for card in table.hand.discards[seat]}
    own = tuple(table.hand.down[6][2:5])
    table.play(Discard(6, own))
    (renewed,) = table.events(StockRenewed)
    assert "BTN-DR-P2" in cited([renewed], "draw")
    got = set(table.hand.down[6][2:])
    assert len(got) == 3
    assert got <= folded | thrown | set(last)
    assert not got & set(own)
    assert not table.events(Burned)


@pytest.mark.rule("BTN-DR-P2")
def test_all_but_the_last_card_are_dealt_first() -> None:
    table = deal("draw", seats=7, hands={1: "As Ah"}).act("1 bet 3")
    table.act(*(f"{seat} call" for seat in range(2, 8)))
    for seat in (1, 2, 3):
        table.play(Discard(seat, tuple(table.hand.down[seat][1:5])))
    table.play(Discard(4, tuple(table.hand.down[4][2:5])))
    s1, s2 = table.stock(2)
    assert len(table.hand.stock) == 2
    table.play(Discard(5, tuple(table.hand.down[5][2:5])))
    drawn = [event for event in table.events(Drawn) if event.seat == 5]
    assert [len(event.cards) for event in drawn] == [1, 2]
    assert drawn[0].cards == (s1,)
    assert s2 not in drawn[0].cards


@pytest.mark.rule("BTN-DR-P3")
def test_an_exposed_card_is_replaced_from_the_bottom_half() -> None:
    table = deal("draw", seats=5, hands={3: "Qd"})
    stub = list(table.hand.stock)
    assert len(stub) == 27
    events = table.report(Exposed(seat=3, card=parse_card("Qd")))
    assert "BTN-DR-P3" in cited(events, "draw")
    assert table.hand.muck == ["Qd"]
    assert table.hand.down[3][-1] == stub[13]
    assert len(table.hand.down[3]) == 5
    assert table.hand.stock == stub[:13] + stub[14:]


@pytest.mark.rule("BTN-DR-P3")
def test_a_card_exposed_in_the_draw_is_replaced_after_the_others_have_drawn() -> None:
    table = opened("2 bet 3", "3 fold", "4 call", "1 call")
    stub = table.stock(6)
    table.act("2 discard 2s")
    events = table.report(Exposed(seat=2, card=stub[0]))
    assert "BTN-DR-P3" in cited(events, "draw")
    table.act("4 discard 3s", "1 discard")
    assert table.hand.down[4][-1] == stub[1]
    assert table.hand.down[2] == ["As", "Ah", "9d", "5c", stub[2]]
    assert stub[0] not in table.hand.stock
    assert table.turn == 2


@pytest.mark.rule("BTN-DR-P4")
def test_the_best_high_hand_wins_and_ties_go_by_suit() -> None:
    table = opened("2 bet 3", "3 fold", "4 call", "1 fold")
    table.act("2 discard", "4 discard", "2 check", "4 check").show_all()
    assert table.won() == {2: -4_00, 3: -1_00, 4: 6_00, 1: -1_00}
    hands = {1: "As Kd Jh Jc 3d", 2: "Ah Ks Js Jd 3s"}
    table = deal("draw", seats=2, hands=hands).act("1 bet 3", "2 call")
    table.act("1 discard", "2 discard", "1 check", "2 check").show_all()
    assert table.won() == {1: -4_00, 2: 4_00}


@pytest.mark.rule("BTN-RM-P6")
def test_six_cards_found_before_any_bet_are_a_misdeal() -> None:
    table = deal("draw", seats=5, fee=2_00, wait=True)
    table.report(ExtraDealt(seat=4))
    assert len(table.hand.down[4]) == 6
    events = table.report(WrongCount(seat=4))
    assert "BTN-RM-P6" in cited(events, "draw")
    assert [event.seat for event in table.events(AntePosted)].count(4) == 2
    assert all(len(down) == 5 for down in table.hand.down.values())
    assert table.hand.chips["pot"] == 5_00
    assert table.hand.chips["box"] == 2_00
    assert table.won()[5] == -3_00


@pytest.mark.rule("BTN-RM-P6")
def test_six_cards_found_after_two_have_acted_are_a_dead_hand() -> None:
    table = deal("draw", seats=5, hands={1: "As Ah"}, wait=True)
    table.report(ExtraDealt(seat=4))
    table.act("1 bet 3", "2 call")
    pot = table.hand.chips["pot"]
    events = table.report(WrongCount(seat=4))
    assert "BTN-RM-P6" in cited(events, "draw")
    assert 4 not in table.hand.live
    assert table.hand.chips["pot"] == pot == 11_00


@pytest.mark.rule("BTN-RM-P6")
def test_found_after_one_action_it_is_still_a_misdeal() -> None:
    table = deal("draw", seats=5, hands={1: "As Ah"}, wait=True)
    table.report(ExtraDealt(seat=4))
    table.act("1 bet 3")
    table.report(WrongCount(seat=4))
    assert table.hand.chips["pot"] == 5_00
    assert table.turn == 1


@pytest.mark.rule("BTN-RM-P6", "BTN-DR-P1")
@pytest.mark.parametrize("mistake", [ShortDealt(seat=2), ExtraDealt(seat=2)])
def test_a_hand_of_a_wrong_size_may_not_open_and_is_dead_when_it_is_shown(
    mistake: ShortDealt | ExtraDealt,
) -> None:
    hands = {1: "As Kh 9d 5c 2s", 2: "Js Jh Jd Jc 4s", 3: "Qs Qh 8d 6c 3s"}
    table = deal("draw", seats=3, hands=hands, wait=True)
    table.report(mistake)
    table.act("1 check")
    assert len(table.hand.down[2]) != 5
    assert (table.turn, table.offers) == (2, {"fold", "check"})
    assert "BTN-DR-P1" in table.refused("2 bet 3", Reason.NO_OPENERS)
    table.act("2 check")
    table.act("3 bet 3", "1 call", "2 call", "1 discard", "2 discard", "3 discard")
    table.act("1 check", "2 check", "3 check").show_all()
    assert [e.seat for e in table.events(HandKilled) if e.cite == "count.dead"] == [2]
    assert table.won()[2] == -4_00


@pytest.mark.rule("BTN-RM-P6")
def test_a_short_hand_found_after_a_pass_is_a_misdeal() -> None:
    table = deal("draw", seats=3, wait=True)
    table.report(ShortDealt(seat=2))
    table.act("1 check")
    events = table.report(WrongCount(seat=2))
    assert "BTN-RM-P6" in cited(events, "draw")
    assert {len(down) for down in table.hand.down.values()} == {5}
    assert (table.hand.chips["pot"], table.turn) == (3_00, 1)
