"""Hands told in words, with the cards that the viewer may see."""

import pytest

from cardhouse.floor.core.reports import CancelHand
from cardhouse.floor.pot.reports import EarlyBoard, Exposed, KillHand, StringRaise
from cardhouse.rulebook import posted
from cardhouse.words.speech import Listener, spoken
from cardhouse.words.text import lines, render
from tests.kit.hands import Dealt
from tests.unit.formats.histories import history

BOARD = "Ks 7d 7h 2c 3s"


def told(dealt: Dealt, viewer: int = 0) -> list[str]:
    post = posted(dealt.game.house, dealt.game.name)
    return render(history(dealt), post, viewer=viewer).splitlines()


def test_a_whole_hand_reads_like_a_hand() -> None:
    dealt = Dealt(seats=3, hands={1: "As Ah", 2: "Kd Kc", 3: "9c 8c"}, board=BOARD, fee=300)
    dealt.act("3 raise 4", "1 call", "2 call", "1 bet 2", "2 raise 4", "3 fold", "1 call")
    dealt.check_round().act("1 bet 4", "2 call").show_all()
    assert told(dealt, viewer=1) == [
        "Hand 1: Texas Hold'em at Tommy's Casino and Saloon",
        "Table 2-4: limit $2-$4, blinds $1 and $2",
        "Seat 1: Ann, $200",
        "Seat 2: Bob, $200",
        "Seat 3: Cy, $200, button",
        "Cy pays the fee, $3 [TOM-ROOM-04, TOM-ROOM-06]",
        "Ann posts the small blind, $1",
        "Bob posts the big blind, $2",
        "*** Deal ***",
        "Ann is dealt As Ah",
        "Cy raises to $4",
        "Ann calls $3",
        "Bob calls $2",
        "*** Flop *** Ks 7d 7h",
        "Ann bets $2",
        "Bob raises to $4",
        "Cy folds",
        "Ann calls $2",
        "*** Turn *** Ks 7d 7h 2c",
        "Ann checks",
        "Bob checks",
        "*** River *** Ks 7d 7h 2c 3s",
        "Ann bets $4",
        "Bob calls $4",
        "*** Showdown *** pot $28",
        "Ann shows As Ah: Two pair, Aces and Sevens",
        "Bob shows Kd Kc: Kings full of Sevens",
        "Bob wins the pot, $28 with Kings full of Sevens",
        "*** Result ***",
        "Seat 1: Ann, $188 (-$12)",
        "Seat 2: Bob, $216 (+$16)",
        "Seat 3: Cy, $193 (-$7)",
        "Dropped: $3",
    ]


def test_a_viewer_reads_only_the_cards_that_he_may_see() -> None:
    dealt = Dealt(seats=3, hands={1: "As Ah", 2: "Kd Kc", 3: "9c 8c"}, board=BOARD)
    dealt.act("3 raise 4", "1 fold", "2 fold")
    text = {viewer: "\n".join(told(dealt, viewer)) for viewer in (0, 1, 2)}
    assert "dealt" not in text[0]
    assert "Ann is dealt As Ah" in text[1] and "Kd" not in text[1]
    assert "Bob is dealt Kd Kc" in text[2] and "As" not in text[2]
    everything = render(history(dealt), posted("tommys", "holdem"), viewer="all")
    assert "Ann is dealt As Ah" in everything and "Cy is dealt 9c 8c" in everything
    assert "Cy wins the pot, $5" in text[0]
    assert "$2 that nobody called goes back to Cy" in text[0]


def test_side_pots_and_all_ins_are_told() -> None:
    dealt = Dealt(
        seats=3,
        stacks={1: 300, 2: 200_00, 3: 200_00},
        hands={1: "As Ah", 2: "Kd Kc", 3: "9c 8c"},
        board="Qs 7d 6h 2c 3s",
    )
    dealt.act("3 raise 4", "1 call", "2 call", "2 bet 2", "3 call").check_round()
    text = told(dealt.check_round().show_all())
    assert "Ann calls $2 and is all-in" in text
    assert "*** Showdown *** pot $9, side pot 1 $6" in text
    assert "Ann wins the main pot, $9 with Pair of Aces" in text
    assert "Bob wins side pot 1, $6 with Pair of Kings" in text


def test_a_split_names_who_gets_the_odd_chip() -> None:
    dealt = Dealt(seats=3, hands={1: "2d 3d", 2: "2h 3h"}, board="As Ks Qs Js Ts")
    dealt.act("3 fold", "1 raise 4", "2 call").check_round().check_round().check_round()
    text = told(dealt.act("1 show", "2 board"))
    assert "Bob plays the board" in text
    assert "Ann wins a share of the pot, $4 with Royal flush" in text
    assert "Bob wins a share of the pot, $4 with Royal flush" in text


def test_rulings_are_told_with_their_rules() -> None:
    dealt = Dealt(seats=4, hands={1: "As Ah"}, board=BOARD)
    dealt.report(Exposed(seat=1, card=dealt.hand.down[1][0]))
    dealt.act("3 raise 4")
    dealt.report(StringRaise(by=4))
    dealt.report(EarlyBoard())
    dealt.report(KillHand(seat=4, by="Max", reason="five cards", at="20:15"))
    text = told(dealt)
    rule = {key: posted("tommys", "holdem").cited(key)[0].id for key in ("exposed.one", "floor")}
    ruled = [line for line in text if line.startswith("Floor: ")]
    assert ruled[0].startswith("Floor: card exposed, Ann, As [") and rule["exposed.one"] in ruled[0]
    assert ruled[1].startswith("Floor: string raise, Cy, Di protests [")
    assert ruled[2].startswith("Floor: early board, the flop [")
    assert ruled[3].startswith("Floor: hand killed, Di (by Max: five cards) [")
    assert any(line.startswith("The action is taken back [") for line in text)
    assert any(line.startswith("A card from the deck to the hand of Ann [") for line in text)
    assert any(line.startswith("Ks 7d 7h from the board to cards laid aside [") for line in text)
    assert any(line.startswith("The hand of Di is dead [") for line in text)
    assert text[-6] == "*** Not finished ***"


@pytest.mark.rule("TOM-ROOM-P8")
def test_whose_last_chip_was_the_fee_can_win_nothing() -> None:
    dealt = Dealt(
        seats=3,
        stacks={1: 200_00, 2: 200_00, 3: 200},
        hands={1: "As Ah", 2: "Kd Kc", 3: "7c 7s"},
        board=BOARD,
        fee=300,
    )
    dealt.act("1 raise 4", "2 fold").show_all()
    text = told(dealt)
    assert "Cy pays the fee, $2 [TOM-ROOM-04, TOM-ROOM-06]" in text
    assert "$1 of the fee comes out of the pot [TOM-ROOM-P8]" in text
    assert [line for line in text if " wins " in line] == ["Ann wins the pot, $3"]
    assert text[-2:] == ["Seat 3: Cy, $0 (-$2)", "Dropped: $3"]


def test_a_cancelled_hand_gives_everything_back() -> None:
    dealt = Dealt(seats=3, fee=300)
    dealt.report(CancelHand(by="Max", reason="fire alarm"))
    text = told(dealt)
    assert any(line.startswith("The fee of $3 goes back to Cy [") for line in text)
    assert any(line.startswith("The hand is cancelled [") for line in text)
    assert text[-1] == "Dropped: $0"


def test_each_line_knows_its_event() -> None:
    dealt = Dealt(seats=3).act("3 fold", "1 fold")
    whole = history(dealt)
    for line in lines(whole, posted("tommys", "holdem")):
        assert 0 <= line.event < len(whole.events)
    to, told = Listener(whole.names), lines(whole, posted("tommys", "holdem"))
    told_by = {spoken(line.said, to, "written"): line.event for line in told}
    assert told_by["Cy folds"] < told_by["Ann folds"] < told_by["*** Result ***"]
