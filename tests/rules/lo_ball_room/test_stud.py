"""Stud Hi-Low of this house: blinds instead of antes, no burns, and the high board first."""

import pytest

from cardhouse.cards import parse_cards
from cardhouse.engine.core.events import Burned
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pot.commands import Call
from cardhouse.engine.pot.events import BettingOpened, BlindPosted, Raised, ShowdownOpened, Shown
from cardhouse.floor.pot.reports import DealtUp, Exposed, LastExposed
from tests.kit.hands import Dealt
from tests.rules.lo_ball_room.house import STUD, at, rule, rules, stay

NINE = "2c 3c 4c 5c 6c 7c 8c 9c Tc"


def boards(*shown: str, seats: tuple[int, ...] = (3, 5, 1)) -> Dealt:
    """Seats 3, 5 and 1 play; their up cards come in this order."""
    spare = iter(["2c", "3c", "4c", "5c", "6c", "7c"])
    hands = {
        seat: f"{next(spare)} {next(spare)} {cards}"
        for seat, cards in zip(seats, shown, strict=True)
    }
    table = at(STUD, seats=sorted(seats), hands=hands)
    for _ in range(len(shown[0].split()) - 1):
        table.check_round()
    return table


def to_round(number: int, seats: int = 4) -> Dealt:
    """A hand called and checked as far as one of the five rounds."""
    table = at(STUD, seats=seats)
    for _ in range(number - 1):
        table.check_round()
    return table


@rule("LBR-S7HL-01")
@pytest.mark.parametrize(("number", "size", "wrong"), [(2, 3, 6), (3, 6, 3), (4, 6, 3), (5, 6, 3)])
def test_three_dollars_in_two_rounds_and_six_in_three(number: int, size: int, wrong: int) -> None:
    table = to_round(number)
    assert table.range("bet") == (size * 100, size * 100)
    assert "LBR-S7HL-01" in table.refused(f"{table.turn} bet {wrong}", Reason.WRONG_AMOUNT)
    assert at(STUD).range("raise") == (6_00, 6_00)


@rule("LBR-S7HL-07")
def test_blinds_and_no_antes_or_bring_in() -> None:
    table = at(STUD)
    assert table.hand.paid == {2: 1_00, 3: 3_00, 4: 0, 5: 0, 6: 0, 1: 0}
    assert len(table.events(BlindPosted)) == 2
    assert table.offers == {"fold", "call", "raise"}


@rule("LBR-S7HL-10")
def test_two_cards_down_and_one_up() -> None:
    table = at(STUD, seats=3, deck=NINE)
    c = parse_cards(NINE)
    for place, seat in enumerate((2, 3, 1)):
        assert table.hand.down[seat] == [c[place], c[place + 3]]
        assert table.hand.up[seat] == [c[place + 6]]
    assert "LBR-S7HL-10" in rules(STUD, "deal.rotation")


@rule("LBR-S7HL-11", "LBR-S7HL-12")
def test_left_of_the_big_blind_begins_whatever_shows() -> None:
    table = at(STUD, hands={6: "2c 3c As", 4: "2d 3d 4d"})
    assert table.hand.up[6] == ["As"]
    assert (table.turn, table.offers) == (4, {"fold", "call", "raise"})
    assert table.ask.offers[Call].cost == 3_00
    (opened,) = table.events(BettingOpened)
    assert "LBR-S7HL-11" in rules(STUD, opened.cite)
    table.refused("4 raise 9", Reason.WRONG_AMOUNT)
    table.act("4 raise 6", "5 fold", "6 fold", "1 fold")
    assert (table.turn, table.ask.offers[Call].cost) == (2, 5_00)
    assert table.range("raise") == (9_00, 9_00)
    table.act("2 call")
    assert (table.turn, table.ask.offers[Call].cost) == (3, 3_00)
    assert "LBR-S7HL-12" in rules(STUD, "bet.raise") & rules(STUD, "bet.call")


@rule("LBR-S7HL-13", "LBR-S7HL-17", "LBR-S7HL-20", "LBR-S7HL-23", "LBR-S7HL-P3")
def test_a_card_for_everybody_still_in_on_each_street_and_no_burn() -> None:
    table = at(STUD).act("4 fold", "5 call", "6 fold", "1 call", "2 fold", "3 check")
    streets = [("fourth", 2, 2), ("fifth", 2, 3), ("sixth", 2, 4), ("seventh", 3, 4)]
    for street, down, up in streets:
        hand = table.hand
        dealt = next(event for event in reversed(table.log) if event.cite == f"deal.{street}")
        assert dealt.seats == (3, 5, 1)
        top = dealt.cards
        last = hand.up if up > len(hand.up[3]) - 1 and street != "seventh" else hand.down
        assert tuple(last[seat][-1] for seat in (3, 5, 1)) == top
        assert {(len(hand.down[s]), len(hand.up[s])) for s in (3, 5, 1)} == {(down, up)}
        stock = hand.stock[:]
        table.check_round()
        if street != "seventh":
            assert table.hand.stock == stock[3:]
    assert not table.events(Burned) and not table.hand.burns
    ids = {"LBR-S7HL-13", "LBR-S7HL-17", "LBR-S7HL-20", "LBR-S7HL-23"}
    assert ids <= rules(STUD, *(f"deal.{street}" for street, _, _ in streets))


@pytest.mark.parametrize(
    ("shown", "first", "which"),
    [
        pytest.param(
            ("9h 9d", "Ah Kd", "Kh Qd"), 3, "LBR-S7HL-14", marks=rule("LBR-S7HL-14"), id="14"
        ),
        pytest.param(
            ("Kh 7d 2h", "8h 8d 4h", "Ah Qd Jh"),
            5,
            "LBR-S7HL-18",
            marks=rule("LBR-S7HL-18"),
            id="18",
        ),
        pytest.param(
            ("8h 8d 3h 2h", "Ah Kd Qh Jd", "Kh Td 9h 4h"),
            3,
            "LBR-S7HL-21",
            marks=rule("LBR-S7HL-21"),
            id="21",
        ),
    ],
)
def test_the_highest_board_begins(shown: tuple[str, ...], first: int, which: str) -> None:
    table = boards(*shown)
    assert table.turn == first
    assert which in rules(STUD, table.events(BettingOpened)[-1].cite)


@rule("LBR-S7HL-24")
def test_the_last_round_is_begun_by_the_same_board_or_the_highest_left() -> None:
    shown = ("8h 8d 3h 2h", "Ah Kd Qh Jd", "Kh Td 9h 4h")
    table = boards(*shown)
    table.check_round()
    assert table.turn == 3
    assert "LBR-S7HL-24" in rules(STUD, table.events(BettingOpened)[-1].cite)
    folded = boards(*shown).act("3 check", "5 bet 6", "1 call", "3 fold")
    assert folded.turn == 5


@rule("LBR-S7HL-P2")
@pytest.mark.parametrize(
    ("shown", "first"),
    [
        (("Ah Kd 4h", "Kh Qd Jh", "Ad Kc 4d"), 3),
        (("5h 6h 7h 8h", "Ks Qd Jh 9d", "2h 2d Kd Qh"), 1),
        (("2h 2d 3h 3d", "4h 4d 4s Kd", "Ah Ad Kh Qd"), 5),
        (("2h 2d 3h 3d", "5h 4d 6s Kd", "Ah Ad Kh Qd"), 3),
        (("Ah Kh Qh Jh", "9h 9d 9c 9s", "Kd Ks Qd Qs"), 5),
    ],
)
def test_up_cards_rank_without_straights_and_flushes(shown: tuple[str, ...], first: int) -> None:
    # Tied boards: the first seat from the button's left.
    table = boards(*shown)
    assert table.turn == first
    assert "LBR-S7HL-P2" in rules(STUD, table.events(BettingOpened)[-1].cite)


@rule("LBR-S7HL-15")
def test_a_pair_showing_gives_no_right_to_the_big_bet() -> None:
    table = boards("9h 9d", "Ah Kd", "Kh Qd")
    assert table.offers == {"fold", "check", "bet"}
    assert "LBR-S7HL-15" in table.refused("3 bet 6", Reason.WRONG_AMOUNT)
    table.act("3 bet 3")
    assert table.hand.bets[3] == 3_00


@rule("LBR-S7HL-16")
def test_the_second_round() -> None:
    table = boards("9h 9d", "Ah Kd", "Kh Qd")
    pot = table.hand.chips["pot"]
    table.act("3 check")
    assert table.offers == {"fold", "check", "bet"}
    table.act("5 bet 3")
    assert table.offers == {"fold", "call", "raise"}
    table.act("1 raise 6", "3 fold", "5 call")
    assert table.hand.chips["pot"] == pot + 12_00
    assert len(table.events(BettingOpened)) == 3
    assert "LBR-S7HL-16" in rules(STUD, "bet.check") & rules(STUD, "bet.call")


@pytest.mark.parametrize(
    ("number", "which"),
    [
        pytest.param(3, "LBR-S7HL-19", marks=rule("LBR-S7HL-19"), id="third"),
        pytest.param(4, "LBR-S7HL-22", marks=rule("LBR-S7HL-22"), id="fourth"),
        pytest.param(5, "LBR-S7HL-25", marks=rule("LBR-S7HL-25"), id="fifth"),
    ],
)
def test_six_dollar_rounds(number: int, which: str) -> None:
    table = to_round(number)
    assert which in rules(STUD, table.events(BettingOpened)[-1].cite)
    assert table.offers == {"fold", "check", "bet"}
    table.refused(f"{table.turn} bet 3", Reason.WRONG_AMOUNT)
    table.act(f"{table.turn} bet 6")
    for to in (12, 18, 24):
        table.act(f"{table.turn} raise {to}")
    assert [event.to for event in table.events(Raised)] == [600, 1200, 1800, 2400]
    assert table.offers == {"fold", "call"}
    cursor = table.hand.cursor
    table.check_round()
    assert table.hand.cursor > cursor
    assert bool(table.events(ShowdownOpened)) is (number == 5)


@rule("LBR-S7HL-26")
def test_hole_cards_are_shown_from_the_buttons_left() -> None:
    table = at(STUD).act("4 fold", "5 call", "6 fold", "1 call", "2 fold", "3 fold")
    for _ in range(4):
        table.check_round()
    (opened,) = table.events(ShowdownOpened)
    assert opened.order == (5, 1)
    assert table.offers == {"show"}
    table.show_all()
    assert [(event.seat, len(event.cards)) for event in table.events(Shown)] == [(5, 3), (1, 3)]
    assert "LBR-S7HL-26" in rules(STUD, opened.cite)


@rule("LBR-S7HL-P3")
def test_a_common_seventh_card_when_the_stub_runs_out() -> None:
    table = at(STUD, seats=8)
    for _ in range(3):
        table.check_round()
    assert len(table.hand.stock) == 4
    s = table.hand.stock[:]
    mark = len(table.log)
    table.check_round()
    assert table.hand.board == s[:1]
    assert table.hand.stock == s[1:]
    assert {len(table.hand.down[seat]) for seat in table.hand.live} == {2}
    assert "LBR-S7HL-P3" in rules(STUD, *(event.cite for event in table.log[mark:]))
    stay(table)
    assert len(table.events(Shown)) == 8

    seven = at(STUD, seats=7)
    for _ in range(4):
        seven.check_round()
    assert not seven.hand.board
    assert {len(seven.hand.down[seat]) for seat in seven.hand.live} == {3}


@rule("LBR-S7HL-P4")
@pytest.mark.parametrize("number", [1, 2])
def test_a_hole_card_dealt_face_up_stays_up_and_the_third_comes_down(number: int) -> None:
    table = at(STUD, seats=3, hands={3: "Qd 7c 5h"}, wait=True)
    events = table.report(DealtUp(seat=3, number=number))
    assert "LBR-S7HL-P4" in rules(STUD, *(event.cite for event in events))
    up, down = ("Qd", {"7c", "5h"}) if number == 1 else ("7c", {"Qd", "5h"})
    assert table.hand.up[3] == [up]
    assert set(table.hand.down[3]) == down
    assert {len(table.hand.down[seat]) for seat in (1, 2)} == {2}
    stay(table)


@rule("LBR-S7HL-P4")
def test_noticed_after_the_deal_it_comes_to_the_same() -> None:
    table = at(STUD, seats=3, hands={3: "Qd 7c 5h"})
    stock = table.hand.stock[:]
    table.report(Exposed(seat=3, card=parse_cards("Qd")[0]))
    assert table.hand.up[3] == ["Qd"]
    assert set(table.hand.down[3]) == {"7c", "5h"}
    assert table.hand.stock == stock
    stay(table)


@rule("LBR-S7HL-P4")
def test_a_seventh_card_dealt_face_up_plays_and_changes_no_order() -> None:
    table = boards("8h 8d 3h 2h", "Ah Kd Qh Jd", "Kh Td 9h 4h")
    table.check_round()
    first, card = table.turn, table.hand.down[5][-1]
    offers = set(table.offers)
    events = table.report(LastExposed(seat=5))
    assert "LBR-S7HL-P4" in rules(STUD, *(event.cite for event in events))
    assert card in table.hand.up[5] and len(table.hand.up[5]) == 5
    assert (table.turn, table.offers) == (first, offers)
    table.act("3 bet 6", "5 raise 12", "1 fold", "3 call")
    stay(table)
    assert len([c for c in table.hand.up[5] + table.hand.muck if c == card]) == 1
