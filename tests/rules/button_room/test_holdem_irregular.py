"""Hold'em at this house: thrown hands, scraps, exposed cards, and wrong or early board cards."""

import pytest

from cardhouse.cards import parse_card, parse_cards
from cardhouse.chance import Stacked
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pot.events import HandRevived, PotAwarded
from cardhouse.engine.pot.thrown import Merged, ThrownIn
from cardhouse.floor.core.reports import Boxed
from cardhouse.floor.pot.reports import (
    EarlyBoard,
    Exposed,
    FlopCount,
    HandMerged,
    JokerFound,
    KillHand,
    Miscalled,
    ReviveHand,
    Thrown,
    TurnedUp,
)
from tests.kit import hands as kit
from tests.kit.cases import changed, deck, lie
from tests.rules.button_room.house import cited, deal

STUB = "2s 3s 4s 5s 6s 7s 8s 9s Ts Js"
S = parse_cards(STUB)


def give_back(seat: int) -> ReviveHand:
    return ReviveHand(seat=seat, by="Flora", reason="cards still together")


def nine() -> kit.Dealt:
    return deal(seats=9, deck=deck(9, STUB))


def to_street(table: kit.Dealt, board: int) -> kit.Dealt:
    while len(table.hand.board) < board:
        table.check_round()
    return table


@pytest.mark.rule("BTN-HE-25")
def test_a_hand_thrown_out_of_turn_is_discarded_and_dead_only_when_merged() -> None:
    table = deal(seats=4, hands={3: "Ah Kh"})
    table.act("3 call", "4 call", "1 call", "2 check")
    held = tuple(table.hand.down[3])
    events = table.report(Thrown(seat=3))
    assert isinstance(events[-1], ThrownIn) and "BTN-HE-25" in cited(events)
    assert 3 not in table.hand.live
    # Still together: its cards can be told from the muck.
    assert table.hand.released[3] == held
    events = table.report(HandMerged(seat=3))
    assert isinstance(events[-1], Merged) and "BTN-HE-25" in cited(events)
    assert 3 not in table.hand.released
    table.refused(HandMerged(seat=3), Reason.NOT_SUCH_CASE)
    table.refused(Thrown(seat=3), Reason.NOT_IN_HAND)


@pytest.mark.rule("BTN-HE-26")
def test_a_discarded_hand_may_be_given_back_until_it_is_merged() -> None:
    table = to_street(deal(seats=4, hands={3: "Ah Kh"}), 5)
    table.act("1 check", "2 check", "3 fold")
    chips = dict(table.hand.chips)
    events = table.report(give_back(3))
    assert "BTN-HE-26" in cited(events)
    assert table.hand.down[3] == ["Ah", "Kh"]
    assert 3 in table.hand.live
    assert table.hand.chips == chips
    table = to_street(deal(seats=4, hands={3: "Ah Kh"}), 5)
    table.act("1 check", "2 check", "3 fold")
    table.report(HandMerged(seat=3))
    assert "BTN-HE-26" in table.refused(give_back(3), Reason.NOT_SUCH_CASE)


@pytest.mark.rule("BTN-HE-27")
def test_no_hand_comes_back_once_another_was_given_up_after_it() -> None:
    table = to_street(deal(seats=5, hands={3: "Ah Kh"}), 5)
    table.act("1 check", "2 check", "3 fold", "4 fold")
    refused = table.refused(give_back(3), Reason.NOT_SUCH_CASE)
    assert "BTN-HE-27" in refused
    # The last player to give up may have the hand back.
    table.report(give_back(4))
    assert 4 in table.hand.live


def thrown_flush() -> kit.Dealt:
    """Seats 1, 3 and 5 at the showdown: 3 throws a flush away, 1 has two pair."""
    hands = {1: "Ks Qd", 3: "Ah 2h", 5: "Jc Jd"}
    table = to_street(deal(seats=5, hands=hands, board="Kh Qh 7h 4c 9d"), 5)
    table.act("1 check", "2 fold", "3 bet 6", "4 fold", "5 call", "1 call", "3 muck")
    assert table.hand.live == [1, 5]
    return table


@pytest.mark.rule("BTN-HE-28")
def test_turned_up_for_its_owner_a_thrown_hand_is_live() -> None:
    table = thrown_flush()
    events = table.report(TurnedUp(seat=3, by=3))
    assert "BTN-HE-28" in cited(events)
    assert any(isinstance(event, HandRevived) for event in events)
    assert table.hand.up[3] == ["Ah", "2h"]
    table.show_all()
    assert {event.seat for event in table.events(PotAwarded)} == {3}


@pytest.mark.rule("BTN-HE-27", "BTN-HE-28")
def test_turned_up_too_late_when_another_has_given_up_since() -> None:
    hands = {1: "Ks Qd", 3: "Ah 2h", 5: "Jc Jd", 6: "Tc Td"}
    table = to_street(deal(seats=6, hands=hands, board="Kh Qh 7h 4c 9d"), 5)
    table.act("1 check", "2 fold", "3 bet 6", "4 fold", "5 call", "6 call", "1 call", "3 muck")
    assert table.hand.live == [1, 5, 6]
    table.act("5 muck")
    assert "BTN-HE-27" in table.refused(TurnedUp(seat=3, by=3), Reason.NOT_SUCH_CASE)


@pytest.mark.rule("BTN-HE-29")
def test_turned_up_for_another_player_it_is_for_information_only() -> None:
    table = thrown_flush()
    events = table.report(TurnedUp(seat=3, by=5))
    assert "BTN-HE-29" in cited(events)
    assert {"Ah", "2h"} <= set(table.hand.exposed)
    assert 3 not in table.hand.live
    table.show_all()
    assert {event.seat for event in table.events(PotAwarded)} == {1}


@pytest.mark.rule("BTN-HE-28", "BTN-HE-29")
def test_once_turned_up_by_another_player_it_is_dead_for_its_owner_too() -> None:
    table = thrown_flush()
    table.report(TurnedUp(seat=3, by=5))
    for claim in (TurnedUp(seat=3, by=3), give_back(3)):
        assert "BTN-HE-29" in table.refused(claim, Reason.NOT_SUCH_CASE)
    table.show_all()
    for claim in (TurnedUp(seat=3, by=3), give_back(3)):
        table.refused(claim, Reason.HAND_OVER)
    assert {event.seat for event in table.events(PotAwarded)} == {1}


@pytest.mark.rule("BTN-HE-25", "BTN-HE-28")
def test_no_owner_revives_a_hand_that_was_ruled_dead() -> None:
    hands = {1: "Ks Qd", 3: "Ah 2h", 5: "Jc Jd"}
    table = to_street(deal(seats=5, hands=hands, board="Kh Qh 7h 4c 9d"), 5)
    table.act("1 check", "2 fold", "3 bet 6", "4 fold", "5 call", "1 call")
    table.report(KillHand(seat=3, by="Flora", reason="acted on a joker"))
    assert "BTN-HE-28" in table.refused(TurnedUp(seat=3, by=3), Reason.NOT_SUCH_CASE)


@pytest.mark.rule("BTN-HE-27")
def test_only_what_happened_since_the_last_throwing_away_counts() -> None:
    table = to_street(deal(seats=5, hands={3: "Ah Kh"}), 5)
    table.act("1 check", "2 check", "3 fold")
    table.report(give_back(3))
    table.act("4 fold", "5 bet 6", "1 call", "2 raise 12", "3 fold")
    # Seat 4 gave up before, and the killed hand was not given up because of it.
    table.report(KillHand(seat=5, by="Flora", reason="three cards"))
    table.report(give_back(3))
    assert table.hand.live == [1, 2, 3]


@pytest.mark.rule("BTN-HE-30")
def test_a_boxed_card_counts_as_absent() -> None:
    table = nine()
    events = table.report(Boxed(card=S[2]))
    assert "BTN-HE-30" in cited(events)
    to_street(table, 3)
    assert table.hand.burns == [S[0]]
    assert table.hand.board == [S[1], S[3], S[4]]
    assert table.hand.aside == [S[2]]


@pytest.mark.rule("BTN-HE-31")
def test_a_joker_dealt_down_is_made_good_out_of_the_middle() -> None:
    table = deal(seats=10, hands={4: "9s Jo"}, foreign="Jo")
    stub = list(table.hand.stock)
    assert len(stub) == 33
    events = table.report(JokerFound())
    assert "BTN-HE-31" in cited(events)
    assert table.hand.down[4] == ["9s", stub[16]]
    assert table.hand.aside == ["Jo"]
    assert table.hand.stock == stub[:16] + stub[17:]


@pytest.mark.rule("BTN-HE-32")
def test_who_acts_with_the_joker_has_a_foul_hand() -> None:
    table = deal(seats=10, hands={4: "9s Jo"}, foreign="Jo").act("3 fold", "4 call")
    events = table.report(JokerFound())
    assert "BTN-HE-32" in cited(events)
    assert 4 not in table.hand.live
    assert table.hand.paid[4] == 3_00
    assert table.hand.chips["pot"] == 7_00


@pytest.mark.rule("BTN-HE-33")
def test_an_exposed_hole_card_is_replaced_from_the_lower_half() -> None:
    table = deal(seats=6, hands={3: "9d Kc"})
    stub = list(table.hand.stock)
    assert len(stub) == 40
    before = lie(table)
    events = table.report(Exposed(seat=3, card=parse_card("9d")))
    assert "BTN-HE-33" in cited(events)
    assert changed(before, lie(table)) == {
        "down 3": ("Kc", stub[20]),
        "stock": (*stub[:20], *stub[21:]),
        "muck": ("9d",),
    }
    to_street(table, 3)
    # The burn is the next card of the stub, not the exposed one.
    assert table.hand.burns == [stub[0]]


@pytest.mark.rule("BTN-HE-34")
def test_two_exposed_cards_are_a_misdeal() -> None:
    table = deal(seats=6, hands={3: "9d Kc", 5: "2h 2d"}, fee=2_00)
    table.report(Exposed(seat=3, card=parse_card("9d")))
    events = table.report(Exposed(seat=5, card=parse_card("2h")))
    assert "BTN-HE-34" in cited(events)
    assert table.hand.button == 6
    assert table.hand.chips["box"] == 2_00
    assert table.won() == {1: -1_00, 2: -3_00, 3: 0, 4: 0, 5: 0, 6: -2_00}
    assert (len(table.hand.stock), table.hand.muck) == (40, [])


@pytest.mark.rule("BTN-HE-35")
def test_a_fourth_flop_card_that_can_be_told_is_the_next_burn() -> None:
    table = to_street(nine(), 3)
    events = table.report(FlopCount(cards=4, told=True))
    assert "BTN-HE-35" in cited(events)
    assert table.hand.board == list(S[1:4])
    assert table.stock(1) == [S[4]]
    to_street(table, 5)
    assert table.hand.board == [*S[1:4], S[5], S[7]]
    assert table.hand.burns == [S[0], S[4], S[6]]


@pytest.mark.rule("BTN-HE-30", "BTN-HE-35")
def test_that_fourth_card_makes_good_no_boxed_card_of_the_flop() -> None:
    table = to_street(nine(), 3)
    table.report(FlopCount(cards=4, told=True))
    table.refused(FlopCount(cards=2), Reason.NOT_SUCH_CASE)
    table.report(Boxed(card=S[2]))
    assert (table.hand.board, table.stock(2)) == ([S[1], S[3], S[5]], [S[4], S[6]])
    to_street(table, 4)
    assert (table.hand.burns, table.hand.board[3:]) == ([S[0], S[4]], [S[6]])


@pytest.mark.rule("BTN-HE-35", "BTN-HE-43")
def test_that_fourth_card_is_the_burn_of_a_premature_turn() -> None:
    table = to_street(nine(), 3)
    table.report(FlopCount(cards=4, told=True))
    table.report(EarlyBoard())
    assert (table.hand.burns, table.hand.aside) == ([S[0], S[4]], [S[5]])
    to_street(table, 4)
    assert (table.hand.burns, table.hand.board[3:]) == ([S[0], S[4], S[6]], [S[7]])


@pytest.mark.rule("BTN-HE-36", "BTN-HE-37")
@pytest.mark.parametrize("cards", [4, 5, 6])
def test_too_many_flop_cards_are_reshuffled_and_another_card_is_burned(cards: int) -> None:
    table = to_street(nine(), 3)
    table.chance = Stacked(parse_cards("Kh Qh Jh Th"))
    events = table.report(FlopCount(cards=cards))
    assert {"BTN-HE-36", "BTN-HE-37"} <= cited(events)
    assert table.hand.burns == [S[0], "Kh"]
    assert table.hand.board == ["Qh", "Jh", "Th"]
    assert len(table.hand.stock) == 33 - 4
    assert table.turn == 1


@pytest.mark.rule("BTN-HE-36")
def test_a_fourth_card_known_to_be_the_last_counts_only_alone() -> None:
    table = to_street(nine(), 3)
    events = table.report(FlopCount(cards=5, told=True))
    assert "BTN-HE-36" in cited(events)
    assert len(table.hand.burns) == 2


@pytest.mark.rule("BTN-HE-42")
def test_an_early_flop_is_reshuffled_and_another_card_is_burned() -> None:
    table = nine()
    events = table.report(EarlyBoard())
    assert "BTN-HE-42" in cited(events)
    assert (table.hand.burns, table.hand.aside) == ([S[0]], list(S[1:4]))
    table.chance = Stacked(parse_cards("Kh Qh Jh Th"))
    table.check_round()
    assert table.hand.burns == [S[0], "Kh"]
    assert table.hand.board == ["Qh", "Jh", "Th"]
    assert table.hand.aside == []
    assert len(table.hand.stock) == 33 - 4


@pytest.mark.rule("BTN-HE-43", "BTN-HE-44")
def test_an_early_fourth_card_waits_until_the_fifth() -> None:
    table = to_street(nine(), 3)
    events = table.report(EarlyBoard())
    assert "BTN-HE-43" in cited(events)
    assert table.hand.burns == [S[0], S[4]]
    assert table.hand.aside == [S[5]]
    table.check_round()
    assert table.hand.burns == [S[0], S[4], S[6]]
    assert table.hand.board == [*S[1:4], S[7]]
    table.chance = Stacked(parse_cards("Kh Qh"))
    known = len(table.log)
    table.check_round()
    assert "BTN-HE-44" in cited(table.log[known:])
    assert table.hand.burns == [S[0], S[4], S[6], "Kh"]
    assert table.hand.board == [*S[1:4], S[7], "Qh"]
    assert table.hand.aside == []


@pytest.mark.rule("BTN-HE-45")
def test_an_early_fifth_card_is_reshuffled_and_another_card_is_burned() -> None:
    table = to_street(nine(), 4)
    events = table.report(EarlyBoard())
    assert "BTN-HE-45" in cited(events)
    assert table.hand.burns == [S[0], S[4], S[6]]
    assert table.hand.aside == [S[7]]
    table.chance = Stacked(parse_cards("Kh Qh"))
    table.check_round()
    assert table.hand.burns == [S[0], S[4], S[6], "Kh"]
    assert table.hand.board == [*S[1:4], S[5], "Qh"]


@pytest.mark.rule("BTN-RM-07")
def test_who_miscalls_his_hand_forfeits_the_pot() -> None:
    hands = {1: "Ks 9d", 2: "9s 3d", 3: "Jc Jd"}
    table = deal(seats=4, table="10-20", hands=hands, board="Kh 9h 7h 4c 2d")
    to_street(table, 5).act("1 check", "2 check", "3 check", "4 fold")
    assert table.hand.chips["pot"] == 40_00
    # Seat 1, with two pair, calls a flush, and seat 3 throws its jacks away.
    table.report(Thrown(seat=3))
    order = Miscalled(seat=1, by="Flora", reason="said flush")
    events = table.report(order)
    assert "BTN-RM-07" in cited(events)
    assert table.hand.over
    assert [(e.seat, e.amount) for e in table.events(PotAwarded)] == [(2, 40_00)]


@pytest.mark.rule("BTN-RM-07")
def test_a_miscall_needs_somebody_who_gave_up_and_a_reason() -> None:
    table = deal(seats=3)
    order = Miscalled(seat=3, by="Flora", reason="said flush")
    assert "BTN-RM-07" in table.refused(order, Reason.NOT_SUCH_CASE)
    table.act("3 fold")
    table.refused(Miscalled(seat=3, by="Flora", reason="said flush"), Reason.NOT_IN_HAND)
    table.refused(Miscalled(seat=1, by="", reason="said flush"), Reason.NOT_SUCH_CASE)
