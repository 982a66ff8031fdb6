"""Room rules of this house for all its poker games, and its glossary."""

import pytest

from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.core.view import RAIL
from cardhouse.engine.families import look
from cardhouse.engine.pot.commands import Call
from cardhouse.engine.pot.events import Called, Folded, PotAwarded, Raised, UncalledReturned
from cardhouse.engine.pot.pots import pots
from cardhouse.floor.pot.reports import ChipsPushed, StringRaise
from cardhouse.rulebook import posted
from tests.kit.hands import Dealt
from tests.kit.rulings import detail_of
from tests.rules.lo_ball_room.house import (
    HOLDEM,
    HOUSE,
    LOWBALL,
    OMAHA,
    STUD,
    at,
    awards,
    pass_all,
    rule,
    rules,
    stay,
)

LIMIT = pytest.mark.parametrize("name", [HOLDEM, OMAHA, STUD])


def last_round(name: str, stacks: dict[int, int]) -> Dealt:
    """A hand called and checked to its last round, where bets are $6; no fee."""
    table = at(name, seats=sorted(stacks), stacks=stacks, fee=0)
    for _ in range(4 if name == STUD else 3):
        table.check_round()
    return table


@rule("LBR-RM-P1")
def test_side_pots_and_the_bet_that_nobody_could_match() -> None:
    stacks = {2: 10_00, 3: 25_00, 4: 40_00, 1: 55_00}
    hands = {2: "As Ac", 3: "Ks Kc", 4: "Qs Qc", 1: "Js Jc"}
    board = "9h 8d 4c 3h 2d"
    table = at(HOLDEM, seats=4, stacks=stacks, hands=hands, board=board, fee=0)
    while not table.hand.over and table.offers != {"show"}:
        ask = table.ask
        raising = "raise" if "raise" in table.offers else "bet" if "bet" in table.offers else ""
        covered = max(table.hand.paid.values()) >= 40_00
        if raising and not covered:
            table.act(f"{ask.actor} {raising} {table.range(raising)[1] / 100}")
        else:
            table.act(f"{ask.actor} {'call' if 'call' in table.offers else 'check'}")
    layers = pots(table.hand)
    assert [(pot.amount, pot.seats) for pot in layers] == [
        (40_00, (2, 3, 4, 1)),
        (45_00, (3, 4, 1)),
        (30_00, (4, 1)),
    ]
    table.show_all()
    assert awards(table) == {2: 40, 3: 45, 4: 30}
    assert "LBR-RM-P1" in rules(HOLDEM, "award.side")


@rule("LBR-RM-P1")
@LIMIT
def test_a_bet_that_nobody_matches_goes_back(name: str) -> None:
    table = last_round(name, {1: 200_00, 2: 200_00, 3: 7_00})
    while table.turn != 2:
        table.act(f"{table.turn} check")
    table.act("2 bet 6")
    while table.turn != 3:
        table.act(f"{table.turn} fold")
    table.act("3 call")
    assert table.hand.chips[3] == 0
    if table.offers != {"show"}:
        table.act("1 fold")
    (back,) = table.events(UncalledReturned)
    assert (back.seat, back.amount) == (2, 2_00)
    assert "LBR-RM-P1" in rules(name, back.cite)
    stay(table)


@rule("LBR-RM-P4")
@pytest.mark.parametrize("name", [HOLDEM, OMAHA, STUD, LOWBALL])
def test_with_two_the_button_pays_the_fee_and_the_big_blind(name: str) -> None:
    table = at(name, seats=2)
    fee, big = (1_00, 2_00) if name == LOWBALL else (3_00, 3_00)
    assert table.won() == {1: -fee - big, 2: -1_00}
    assert table.hand.bets == {1: big, 2: 1_00}
    if name == LOWBALL:
        pass_all(table)
    assert table.turn == 2
    assert "LBR-RM-P4" in rules(name, "button.heads-up")
    if name in (HOLDEM, OMAHA):
        table.act("2 call", "1 check")
        for _ in range(3):
            assert table.turn == 2
            table.check_round()


@rule("LBR-RM-P5")
@LIMIT
def test_a_bet_and_three_raises_and_no_limit_for_two(name: str) -> None:
    three = last_round(name, dict.fromkeys((1, 2, 3), 200_00))
    three.act(f"{three.turn} bet 6")
    for to in (12, 18, 24):
        three.act(f"{three.turn} raise {to}")
    assert three.offers == {"fold", "call"}
    assert "LBR-RM-P5" in three.refused(f"{three.turn} raise 30", Reason.CAPPED)
    two = last_round(name, dict.fromkeys((1, 2), 200_00))
    two.act(f"{two.turn} bet 6")
    for to in (12, 18, 24, 30):
        two.act(f"{two.turn} raise {to}")
    assert "LBR-RM-P5" in rules(name, two.events(Raised)[-1].cite)
    # The big blind is the bet of the first round.
    first = at(name).act("4 raise 6", "5 raise 9", "6 raise 12")
    assert first.offers == {"fold", "call"}


@rule("LBR-RM-P6")
@LIMIT
def test_a_short_all_in_is_action_only(name: str) -> None:
    def short(third: str) -> Dealt:
        table = last_round(name, {1: 200_00, 2: 200_00, 3: 13_00, 4: 200_00})
        while table.turn != 2:
            table.act(f"{table.turn} check")
        return table.act("2 bet 6", "3 raise 10", third)

    table = last_round(name, {1: 200_00, 2: 200_00, 3: 13_00, 4: 200_00})
    while table.turn != 2:
        table.act(f"{table.turn} check")
    table.act("2 bet 6", "3 raise 10")
    assert not table.events(Raised)[-1].full
    assert "LBR-RM-P6" in rules(name, table.events(Raised)[-1].cite)
    assert (table.turn, table.offers) == (4, {"fold", "call", "raise"})
    assert table.ask.offers[Call].cost == 10_00
    assert table.range("raise") == (12_00, 12_00)

    called = short("4 call")
    while called.turn != 2:
        called.act(f"{called.turn} fold")
    assert called.offers == {"fold", "call"}
    assert called.ask.offers[Call].cost == 4_00
    assert "LBR-RM-P6" in called.refused("2 raise 16", Reason.NOT_REOPENED)

    raised = short("4 raise 12")
    while raised.turn != 2:
        raised.act(f"{raised.turn} fold")
    assert raised.range("raise") == (18_00, 18_00)


@rule("LBR-RM-P6")
@LIMIT
def test_a_short_bet_may_be_called_or_completed(name: str) -> None:
    table = last_round(name, {1: 200_00, 2: 7_00, 3: 200_00})
    while table.turn != 2:
        table.act(f"{table.turn} check")
    table.act("2 bet 4")
    assert table.hand.chips[2] == 0
    assert table.ask.offers[Call].cost == 4_00
    assert table.range("raise") == (6_00, 6_00)


@rule("LBR-RM-P6")
@pytest.mark.parametrize("name", [HOLDEM, OMAHA])
def test_a_short_all_in_does_not_count_towards_the_cap(name: str) -> None:
    table = last_round(name, {1: 200_00, 2: 200_00, 3: 13_00, 4: 200_00, 5: 200_00})
    table.act("2 bet 6", "3 raise 10", "4 raise 12", "5 raise 18")
    assert table.range("raise") == (24_00, 24_00)


@rule("LBR-RM-P7")
@LIMIT
def test_check_and_raise(name: str) -> None:
    table = last_round(name, dict.fromkeys((1, 2, 3), 200_00))
    checker = table.turn
    table.act(f"{checker} check")
    table.act(f"{table.turn} bet 6")
    while table.turn != checker:
        table.act(f"{table.turn} call")
    assert table.range("raise") == (12_00, 12_00)
    table.act(f"{checker} raise 12")
    assert "LBR-RM-P7" in rules(name, table.events(Raised)[-1].cite)


@rule("LBR-RM-P8", "LBR-GL-10")
@LIMIT
def test_the_last_one_left_wins_unseen(name: str) -> None:
    table = last_round(name, dict.fromkeys((1, 2, 3), 200_00))
    bettor = table.turn
    table.act(f"{bettor} bet 6")
    held = table.hand.down[bettor][:]
    while not table.hand.over:
        folding = table.turn
        table.act(f"{folding} fold")
        assert look(table.hand, RAIL).muck == len(table.hand.muck)
        assert folding not in table.hand.live
    assert awards(table) == {bettor: 9}
    assert table.hand.down[bettor] == held
    seen = next(seat for seat in look(table.hand, RAIL).seats if seat.seat == bettor)
    assert not set(held) & set(seen.down)
    assert "LBR-RM-P8" in rules(name, table.events(PotAwarded)[-1].cite)
    assert "LBR-GL-10" in rules(name, table.events(Folded)[-1].cite)


@rule("LBR-RM-P12")
@LIMIT
def test_one_large_chip_without_a_word_is_a_call(name: str) -> None:
    table = at(name)
    events = table.report(ChipsPushed(seat=4, motions=(25_00,), single=True))
    (called,) = table.events(Called)
    assert (called.seat, called.amount) == (4, 3_00)
    ruled = events[0]
    assert detail_of(ruled) == "Seat 4 takes back $22"
    assert "LBR-RM-P12" in rules(name, ruled.cite)


@rule("LBR-RM-P12")
@pytest.mark.parametrize("name", [HOLDEM, OMAHA, STUD, LOWBALL])
def test_actions_are_in_turn_and_a_string_bet_is_no_raise(name: str) -> None:
    table = at(name)
    if name == LOWBALL:
        pass_all(table).act("4 bet 4")
    else:
        assert "LBR-RM-P12" in table.refused("5 call", Reason.NOT_YOUR_TURN)
        table.act("4 call")
    price = table.ask.offers[Call].cost
    table.report(ChipsPushed(seat=5, motions=(price, price)))
    assert table.hand.bets[5] == price
    assert not [event for event in table.events(Raised) if not event.opening]
    table.act(f"6 raise {2 * price / 100}")
    events = table.report(StringRaise(by=5))
    assert table.hand.bets[6] == price
    assert "LBR-RM-P12" in rules(name, *(event.cite for event in events))


@rule("LBR-RM-P12")
def test_chips_that_open_nothing_are_refused() -> None:
    table = pass_all(at(LOWBALL))
    table.refused(ChipsPushed(seat=4, motions=(2_00,)), Reason.MUST_OPEN)
    table.report(ChipsPushed(seat=4, motions=(25_00,), single=True))
    # Nobody has bet: one large chip is the largest bet the limit allows.
    assert table.hand.bets[4] == 20_00


@rule("LBR-GL-01", "LBR-GL-04", "LBR-GL-08", "LBR-GL-09", "LBR-GL-13")
def test_the_book_carries_the_glossary_of_the_table() -> None:
    book = posted(HOUSE, HOLDEM).rules
    for number in (1, 4, 8, 9, 13):
        found = book[f"LBR-GL-{number:02}"]
        assert found.kind == "glossary" and found.text and found.cites


@rule("LBR-GL-15", "LBR-GL-16", "LBR-GL-17")
def test_the_book_carries_the_names_of_streets_and_the_straddle() -> None:
    book = posted(HOUSE, LOWBALL).rules
    assert book["LBR-GL-15"].text.startswith("River")
    assert book["LBR-GL-16"].text.startswith("Straddle")
    assert book["LBR-GL-17"].text.startswith("Turn")


@rule("LBR-GL-02", "LBR-GL-06", "LBR-GL-07")
def test_the_big_blind_acts_last_and_may_raise() -> None:
    table = at(HOLDEM)
    for seat in (4, 5, 6, 1, 2):
        assert table.turn == seat
        table.act(f"{seat} call")
    assert (table.turn, table.offers) == (3, {"fold", "check", "raise"})
    table.act("3 raise 6")
    assert "LBR-GL-02" in rules(HOLDEM, table.events(Raised)[-1].cite)
    table.check_round()
    # A check keeps the option to call; a call moves exactly the bet.
    table.act("2 check", "3 bet 3").act("4 call", "5 fold", "6 fold", "1 fold")
    assert table.turn == 2
    before = table.hand.chips[2]
    table.act("2 call")
    assert before - table.hand.chips[2] == 3_00
