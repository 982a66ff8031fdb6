"""Orders of the floor at moments that are hard on the pots."""

import pytest

from cardhouse.cards import Card
from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import Ruled
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.core.view import see
from cardhouse.engine.families import look
from cardhouse.engine.pot.commands import Call, Check, Fold, Raise
from cardhouse.engine.pot.events import HandKilled, PotAwarded
from cardhouse.floor import rule
from cardhouse.floor.core.reports import CancelHand, GiveChips
from cardhouse.floor.pot.reports import (
    AwardPot,
    Exposed,
    HandMerged,
    KillHand,
    Miscalled,
    OutOfTurn,
    ReviveHand,
)
from cardhouse.ledger import dollars
from tests.kit.cases import deck, finish, refused
from tests.kit.decks import stud
from tests.kit.draws import drawn, lowball
from tests.kit.hands import Dealt
from tests.kit.refusals import detail_of
from tests.unit.floor.pot.test_any_report import Sparing

STUB = "2s 3d 4c 9h 8s 7d 6h Ts"
WHY = "in the best interest of the game"


def give(source: int | str, target: int | str, amount: int) -> GiveChips:
    return GiveChips(by="Flora", reason=WHY, source=source, target=target, amount=amount)


def test_the_whole_pot_may_be_given_away_and_the_hand_still_ends() -> None:
    table = Dealt(seats=3, deck=deck(3, STUB)).act("3 call")
    table.report(give("pot", 1, table.hand.chips["pot"]))
    assert table.hand.chips["pot"] == 0
    finish(table)
    assert sum(table.won().values()) == 0


def test_who_has_no_chips_left_for_what_he_did_out_of_turn_is_asked_anew() -> None:
    table = Dealt(seats=3, deck=deck(3, STUB))
    table.report(OutOfTurn(seat=1, do="raise", to=4_00))
    table.report(give(1, 3, table.hand.chips[1] - 50))
    table.act("3 call")
    assert {Fold, Call} <= set(table.ask.offers)
    bound = Dealt(seats=3, deck=deck(3, STUB))
    bound.report(OutOfTurn(seat=1, do="raise", to=4_00))
    bound.act("3 call")
    assert set(bound.ask.offers) == {Raise}


def test_no_chips_go_into_a_pot_that_nobody_can_win() -> None:
    table = Dealt(seats=2, deck=deck(2, STUB)).act("2 fold")
    table.report(HandMerged(seat=2))
    table.report(Miscalled(seat=1, by="Flora", reason=WHY))
    assert not table.hand.live and not table.hand.chips["pot"]
    words = detail_of(refused(table, give(2, "pot", 1_00), Reason.HAND_OVER))
    assert words == "No hand is left to win the pot."


def test_chips_put_into_the_pot_are_won_with_it() -> None:
    table = Dealt(seats=2, deck=deck(2, STUB)).act("2 call")
    table.report(give(2, "pot", 10_00))
    table.act("1 check", "1 bet 2", "2 fold")
    assert table.won() == {1: 12_00, 2: -12_00}


@pytest.mark.rule("TOM-ROOM-P1")
@pytest.mark.parametrize(("amount", "won"), [(4_00, {1: 2_00, 2: 4_00}), (8_00, {2: 2_00})])
def test_chips_given_out_of_the_pot_come_from_the_main_pot_first(
    amount: int, won: dict[int, int]
) -> None:
    # Three times 2, and 2 more of both players who are not all-in.
    stacks = {1: 2_00, 2: 200_00, 3: 200_00}
    hands = {1: "Ah Ad", 2: "Kc Kd", 3: "Jh 2d"}
    table = Dealt(seats=3, deck=deck(3, STUB, hands), stacks=stacks)
    table.act("3 raise 4", "1 call", "2 call")
    table.report(give("pot", 3, amount))
    finish(table)
    assert {event.seat: event.amount for event in table.events(PotAwarded)} == won
    assert sum(table.won().values()) == 0


def test_chips_given_and_taken_back_let_the_hand_be_cancelled() -> None:
    table = Dealt(seats=3, deck=deck(3, STUB))
    table.report(give("pot", 1, 2_00))
    cancel = CancelHand(by="Flora", reason=WHY)
    refused(table, cancel)
    table.report(give(1, "pot", 2_00))
    table.report(cancel)
    assert set(table.won().values()) == {0}


def test_chips_pass_between_two_seats() -> None:
    table = Dealt(seats=3, deck=deck(3, STUB))
    table.report(give(3, 1, 50_00))
    assert (table.hand.chips[3], table.hand.chips[1]) == (150_00, 249_00)
    finish(table)


def test_a_hand_that_loses_its_last_rival_wins_at_once() -> None:
    table = Dealt(seats=2, deck=deck(2, STUB))
    table.report(KillHand(by="Flora", reason=WHY, seat=2))
    assert table.hand.over
    assert table.won() == {1: 1_00, 2: -1_00}


def test_a_hand_killed_before_its_cards_are_dealt_gets_none() -> None:
    table = Dealt(seats=3, deck="2c 3c 4c 5c 6c", wait=True)
    table.report(KillHand(by="Flora", reason=WHY, seat=3))
    assert table.hand.down == {1: ["2c", "4c"], 2: ["3c", "5c"], 3: []}
    # Given back, it has no cards: shown, it is as wrong as any other empty hand.
    table.report(ReviveHand(by="Flora", reason=WHY, seat=3))
    finish(table)
    assert table.won()[3] <= 0


def test_a_mucked_hand_given_back_is_shown_with_the_others() -> None:
    table = Dealt(seats=3, deck=deck(3, STUB, {1: "Ah Ad", 2: "Kc Qd", 3: "Jh 2d"}))
    for _ in range(4):
        table.check_round()
    table.act("1 muck")
    table.report(ReviveHand(by="Flora", reason=WHY, seat=1))
    table.act("2 show", "3 show", "1 show")
    assert table.hand.over
    assert sum(table.won().values()) == 0


@pytest.mark.parametrize("seat", [4, 5, 1])
def test_a_hand_given_back_before_its_turn_gets_its_turn(seat: int) -> None:
    table = Dealt(seats=5, deck=deck(5, STUB)).check_round()
    table.act("1 check", "2 check")
    table.report(KillHand(by="Flora", reason=WHY, seat=seat))
    table.report(ReviveHand(by="Flora", reason=WHY, seat=seat))
    asked = []
    while len(table.hand.board) == 3:
        asked.append(table.turn)
        table.act(f"{table.turn} check")
    # Players who had checked before are not asked again.
    assert asked == [3, 4, 5]


def test_a_hand_given_back_faces_the_bet_that_it_has_not_matched() -> None:
    table = Dealt(seats=5, deck=deck(5, STUB)).check_round()
    table.act("1 bet 2", "2 fold", "3 call")
    table.report(ReviveHand(by="Flora", reason=WHY, seat=2))
    assert table.turn == 2 and table.offers == {"fold", "call", "raise"}
    table.act("2 call", "4 call", "5 call")
    assert len(table.hand.board) == 4


def test_a_hand_given_back_without_chips_is_not_asked() -> None:
    stacks = {1: 200_00, 2: 2_00, 3: 200_00}
    table = Dealt(seats=3, deck=deck(3, STUB), stacks=stacks).check_round()
    table.act("1 check")
    table.report(KillHand(by="Flora", reason=WHY, seat=2))
    table.report(ReviveHand(by="Flora", reason=WHY, seat=2))
    assert table.hand.live == [1, 2, 3] and table.turn == 3
    table.act("3 check")
    assert len(table.hand.board) == 4 and table.turn == 1


def test_every_viewer_follows_a_hand_given_back_of_which_he_knows_a_card() -> None:
    table = drawn(lowball(), {1: "2c 4c 6c Th Jh", 2: "3c 5d 8c Qh Kd", 3: "Ad 9h Ts Js Qs"}, "Kc")
    table.report(Exposed(seat=3, card=Card("Ad")))
    table.act("3 fold")
    table.report(ReviveHand(by="Flora", reason=WHY, seat=3))
    assert "Ad" in table.hand.down[3]
    for viewer in (0, *table.hand.seats):
        seen = kernel.replay(table.game, [see(event, viewer) for event in table.log])
        assert look(seen, viewer) == look(table.hand, viewer)


def test_nobody_is_given_a_pot_in_which_he_has_no_hand() -> None:
    table = Dealt(seats=3, deck=deck(3, STUB)).act("3 fold")
    refused(table, AwardPot(by="Flora", reason=WHY, seat=3), Reason.NOT_IN_HAND)


def test_a_hand_that_nobody_contests_need_not_be_shown() -> None:
    table = Dealt(seats=2, wait=True)
    table.chance = Sparing(1)
    table.deal().act("2 call")
    order = AwardPot(seat=2, by="Flora", reason=WHY)
    refused(table, order, Reason.HAND_NOT_SHOWN)
    # Chance has not dealt the flop, and is awaited although only one player is left.
    table.keep(kernel.play(table.hand, Check(1)))
    refused(table, order, Reason.HAND_NOT_SHOWN)
    table.keep(rule(table.hand, table.log, KillHand(seat=1, by="Flora", reason=WHY)))
    assert table.hand.live == [2] and not table.hand.over
    table.keep(rule(table.hand, table.log, order))
    table.deal()
    assert table.won() == {1: -2_00, 2: 2_00}


@pytest.mark.parametrize("seat", [1, 2])
def test_the_pot_goes_to_the_hand_that_the_floor_names_once_it_lies_face_up(seat: int) -> None:
    table = Dealt(seats=3, deck=deck(3, STUB))
    for _ in range(4):
        table.check_round()
    order = AwardPot(seat=seat, by="Flora", reason=WHY)
    refused(table, order, Reason.HAND_NOT_SHOWN)
    while table.hand.down[seat]:
        table.act(f"{table.turn} show")
    live = set(table.hand.live)
    assert len(live) > 1
    table.report(order)
    killed = [event.seat for event in table.events(HandKilled) if event.cite == "floor"]
    assert set(killed) == live - {seat}
    assert table.hand.over and table.won()[seat] == 4_00


@pytest.mark.rule("TOM-S7-23")
def test_a_hand_given_back_gets_one_card_of_a_street_and_no_dead_one_beside_it() -> None:
    table = stud(3).check_round()
    seat = table.turn
    table.act(f"{seat} fold")
    assert table.hand.receiving == [seat]
    table.report(ReviveHand(seat=seat, by="Flora", reason=WHY))
    assert table.hand.receiving == []
    table.check_round()
    assert {len(cards) for cards in table.hand.up.values()} == {3}


def test_an_order_names_a_hand_that_is_in_play() -> None:
    table = Dealt(seats=3, deck=deck(3, STUB)).act("3 fold")
    for seat in (3, 4):
        refused(table, AwardPot(seat=seat, by="Flora", reason=WHY), Reason.NOT_IN_HAND)
        refused(table, KillHand(seat=seat, by="Flora", reason=WHY), Reason.NOT_IN_HAND)
        refused(table, Miscalled(seat=seat, by="Flora", reason=WHY), Reason.NOT_IN_HAND)


@pytest.mark.parametrize(("by", "reason"), [("", WHY), ("  ", WHY), ("Flora", ""), ("Flora", " ")])
def test_an_order_needs_a_name_and_a_reason(by: str, reason: str) -> None:
    table = Dealt(seats=3, deck=deck(3, STUB))
    refused(table, KillHand(seat=1, by=by, reason=reason), Reason.NOT_SUCH_CASE)
    table.report(KillHand(seat=1, by="Flora", reason=WHY))


def test_an_order_supersedes_a_ruling_that_there_is() -> None:
    table = Dealt(seats=4, deck=deck(4, STUB))
    refused(table, KillHand(seat=1, by="F", reason=WHY, supersedes=1), Reason.NOT_SUCH_CASE)
    table.report(KillHand(seat=1, by="F", reason=WHY))
    refused(table, KillHand(seat=2, by="F", reason=WHY, supersedes=2), Reason.NOT_SUCH_CASE)
    table.report(KillHand(seat=2, by="F", reason=WHY, supersedes=1))
    first, second = table.events(Ruled)
    assert (first.cite, second.cite) == ("floor.dead-hand", "floor.final")
    assert second.supersedes == 1


@pytest.mark.parametrize("amount", [-1, 0, 200_00])
def test_chips_are_given_as_far_as_there_are_any(amount: int) -> None:
    table = Dealt(seats=3, deck=deck(3, STUB))
    left = table.hand.chips[2]
    words = detail_of(refused(table, give(2, 3, amount), Reason.NOT_ENOUGH_CHIPS))
    assert words == f"Seat 2 has {dollars(left)}."
    pot = detail_of(refused(table, give("pot", 3, 500_00), Reason.NOT_ENOUGH_CHIPS))
    assert pot == f"The account pot has {dollars(table.hand.chips['pot'])}."
    table.report(give(2, 3, left))
    assert table.hand.chips[2] == 0


@pytest.mark.parametrize("place", ["box", "bonus", "cage", 4])
def test_the_floor_moves_no_chips_of_the_house_or_of_strangers(place: int | str) -> None:
    table = Dealt(seats=3, deck=deck(3, STUB), fee=1_00)
    refused(table, give(place, 1, 1), Reason.NOT_SUCH_CASE)
    refused(table, give(1, place, 1), Reason.NOT_SUCH_CASE)


@pytest.mark.parametrize("seat", [1, 4])
def test_a_hand_given_back_before_its_turn_waits_for_it(seat: int) -> None:
    table = Dealt(seats=4)
    table.report(KillHand(by="Flora", reason=WHY, seat=seat))
    table.report(ReviveHand(by="Flora", reason=WHY, seat=seat))
    assert table.turn == 3
    table.act("3 raise 4", "4 call")
    # The last player to answer a raise waits, too.
    table.report(KillHand(by="Flora", reason=WHY, seat=2))
    table.report(ReviveHand(by="Flora", reason=WHY, seat=2))
    assert table.turn == 1
    table.act("1 call", "2 call")
    assert len(table.hand.board) == 3
