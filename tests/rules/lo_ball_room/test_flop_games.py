"""Hold'em and Omaha Hi/Low of this house: blinds, fee, deal, betting rounds and the showdown."""

from itertools import pairwise

import pytest

from cardhouse.cards import parse_cards
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pot.commands import Call
from cardhouse.engine.pot.events import (
    BettingOpened,
    BlindPosted,
    HandKilled,
    PotAwarded,
    Raised,
    ShowdownOpened,
    Shown,
)
from tests.rules.lo_ball_room.house import (
    HOLDEM,
    OMAHA,
    STUD,
    at,
    awards,
    each,
    fold_to,
    for_pot,
    rule,
    rules,
    stay,
)

C = "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc"


@each({HOLDEM: rule("LBR-HE-01"), OMAHA: rule("LBR-OHL-01")})
def test_bets_of_three_in_two_rounds_and_of_six_in_two(name: str, ids: set[str]) -> None:
    table = at(name, seats=4)
    assert table.range("raise") == (6_00, 6_00)
    table.check_round()
    for size, wrong in ((3, 6), (6, 3), (6, 3)):
        assert table.range("bet") == (size * 100, size * 100)
        assert ids <= table.refused(f"2 bet {wrong}", Reason.WRONG_AMOUNT)
        table.act(f"2 bet {size}").check_round()


@each(
    {
        HOLDEM: rule("LBR-HE-05", "LBR-HE-06"),
        OMAHA: rule("LBR-OHL-07", "LBR-OHL-08"),
        STUD: rule("LBR-S7HL-07", "LBR-S7HL-08"),
    }
)
def test_three_blinds_of_which_the_buttons_is_the_fee(name: str, ids: set[str]) -> None:
    table = at(name, wait=True)
    chips = table.hand.chips
    assert {seat: 200_00 - chips[seat] for seat in range(1, 7)} == {
        1: 3_00,
        2: 1_00,
        3: 3_00,
        4: 0,
        5: 0,
        6: 0,
    }
    assert (chips["box"], chips["pot"]) == (3_00, 4_00)
    assert [event.seat for event in table.events(BlindPosted)] == [2, 3]
    assert ids <= rules(name, *(event.cite for event in table.log))


@each({HOLDEM: rule("LBR-HE-07"), OMAHA: rule("LBR-OHL-09"), STUD: rule("LBR-S7HL-09")})
def test_the_fee_is_taken_without_action_too(name: str, ids: set[str]) -> None:
    table = fold_to(at(name), 3)
    assert table.hand.over
    assert table.won() == {1: -3_00, 2: -1_00, 3: 1_00, 4: 0, 5: 0, 6: 0}
    assert table.hand.chips["box"] == 3_00
    assert ids <= rules(name, "fee.payer")


@rule("LBR-RM-P2", "LBR-RM-P8")
@pytest.mark.parametrize("name", [HOLDEM, OMAHA, STUD])
def test_the_buttons_blind_is_dead_and_the_other_two_are_live(name: str) -> None:
    table = at(name).act("4 call", "5 call", "6 call")
    assert table.turn == 1
    assert table.ask.offers[Call].cost == 3_00
    table.act("1 call")
    assert table.ask.offers[Call].cost == 2_00
    table.act("2 call")
    assert table.offers == {"fold", "check", "raise"}
    assert table.won()[1] == -6_00
    # The last player left wins without showing.
    table.act("3 raise 6", "4 fold", "5 fold", "6 fold", "1 fold", "2 fold")
    assert table.hand.over and not table.events(Shown)
    assert table.won()[3] == 15_00
    (award,) = table.events(PotAwarded)
    assert {"LBR-RM-P8"} <= rules(name, award.cite)


@each({HOLDEM: rule("LBR-HE-08"), OMAHA: rule("LBR-OHL-10")})
def test_the_deal(name: str, ids: set[str]) -> None:
    table = at(name, seats=3, deck=C)
    cards = parse_cards(C)
    rounds = 2 if name == HOLDEM else 4
    for place, seat in enumerate((2, 3, 1)):
        assert table.hand.down[seat] == [cards[place + 3 * i] for i in range(rounds)]
        assert not table.hand.up[seat]
    assert ids <= rules(name, "deal.rotation")


@each({HOLDEM: rule("LBR-HE-09"), OMAHA: rule("LBR-OHL-11")})
def test_left_of_the_big_blind_folds_calls_or_raises_to_six(name: str, ids: set[str]) -> None:
    table = at(name)
    assert table.turn == 4
    assert table.offers == {"fold", "call", "raise"}
    assert table.ask.offers[Call].cost == 3_00
    assert ids <= table.refused("4 raise 9", Reason.WRONG_AMOUNT)
    assert ids <= table.refused("4 raise 5", Reason.WRONG_AMOUNT)
    table.act("4 raise 6")
    assert table.hand.bets[4] == 6_00
    (opened,) = table.events(BettingOpened)
    assert ids <= rules(name, opened.cite)


@each({HOLDEM: rule("LBR-HE-10"), OMAHA: rule("LBR-OHL-12")})
def test_the_others_fold_call_or_raise_clockwise(name: str, ids: set[str]) -> None:
    table = at(name)
    for seat in (4, 5, 6, 1, 2):
        assert table.turn == seat
        assert table.offers == {"fold", "call", "raise"}
        table.act(f"{seat} call")
    assert ids <= rules(name, "bet.call", "bet.fold", "bet.raise")

    raised = at(name).act("4 raise 6", "5 fold", "6 raise 9", "1 fold", "2 fold", "3 fold")
    assert raised.ask.offers[Call].cost == 3_00
    raised.act("4 call")
    assert raised.hand.chips["pot"] == 22_00

    called = at(name).act("4 call", "5 fold", "6 fold", "1 fold")
    assert called.ask.offers[Call].cost == 2_00
    called.act("2 call", "3 check")
    assert (called.hand.chips["pot"], called.hand.chips["box"]) == (9_00, 3_00)


@each(
    {
        HOLDEM: rule("LBR-HE-11", "LBR-HE-14", "LBR-HE-17"),
        OMAHA: rule("LBR-OHL-13", "LBR-OHL-16", "LBR-OHL-19"),
    }
)
def test_a_burn_before_flop_turn_and_river(name: str, ids: set[str]) -> None:
    hole = 2 if name == HOLDEM else 4
    spades = [card for card in (*"KQJT98765432",)]
    top = [f"{rank}{suit}" for suit in "cd" for rank in "23456789TJQKA"][: 3 * hole]
    stub = [f"{rank}s" for rank in spades[:8]]
    table = at(name, seats=3, deck=" ".join([*top, *stub]))
    for burns, board in ((1, 3), (2, 4), (3, 5)):
        table.check_round()
        hand = table.hand
        assert hand.burns == [stub[0], stub[4], stub[6]][:burns]
        assert hand.board == [*stub[1:4], stub[5], stub[7]][:board]
    assert ids <= rules(name, "deal.flop", "deal.turn", "deal.river", "deal.burn")
    cites = [event.cite for event in table.log]
    assert {"deal.flop", "deal.turn", "deal.river", "deal.burn"} <= set(cites)


@each(
    {
        HOLDEM: rule("LBR-HE-12", "LBR-HE-15", "LBR-HE-18"),
        OMAHA: rule("LBR-OHL-14", "LBR-OHL-17", "LBR-OHL-20"),
    }
)
def test_later_rounds_begin_left_of_the_button(name: str, ids: set[str]) -> None:
    table = at(name, seats=4).act("4 call", "1 call", "2 fold", "3 check")
    for street in ("flop", "turn", "river"):
        assert table.hand.live == [3, 4, 1], street
        for seat in (3, 4, 1):
            assert table.turn == seat
            table.act(f"{seat} check")
    rounds = table.events(BettingOpened)[1:]
    assert [opened.order for opened in rounds] == [(3, 4, 1)] * 3
    assert ids <= rules(name, *(opened.cite for opened in rounds))


@each(
    {
        HOLDEM: rule("LBR-HE-13", "LBR-HE-16", "LBR-HE-19"),
        OMAHA: rule("LBR-OHL-15", "LBR-OHL-18", "LBR-OHL-21"),
    }
)
@pytest.mark.parametrize("street", [1, 2, 3])
def test_check_or_bet_and_three_raises(name: str, ids: set[str], street: int) -> None:
    table = at(name, seats=4)
    for _ in range(street):
        table.check_round()
    bet, wrong = (3, 6) if street == 1 else (6, 3)
    assert table.offers == {"fold", "check", "bet"}
    table.act("2 check")
    table.refused(f"3 bet {wrong}", Reason.WRONG_AMOUNT)
    table.act(f"3 bet {bet}", f"4 raise {2 * bet}", f"1 raise {3 * bet}", f"2 raise {4 * bet}")
    assert [event.to for event in table.events(Raised)] == [
        bet * times * 100 for times in (1, 2, 3, 4)
    ]
    assert table.offers == {"fold", "call"}
    # Not over until every player in has matched it.
    cursor = table.hand.cursor
    table.act("3 call", "4 call")
    assert table.hand.cursor == cursor
    table.act("1 fold")
    assert table.hand.cursor > cursor
    opened = table.events(BettingOpened)[street]
    assert ids & rules(name, opened.cite)


@each({HOLDEM: rule("LBR-HE-20"), OMAHA: rule("LBR-OHL-22")})
def test_hands_are_shown_from_the_buttons_left(name: str, ids: set[str]) -> None:
    table = at(name, seats=4).act("4 call", "1 call", "2 fold", "3 fold")
    for _ in range(2):
        table.check_round()
    table.act("4 check", "1 bet 6", "4 call")
    (opened,) = table.events(ShowdownOpened)
    assert opened.order == (4, 1)
    assert ids <= rules(name, opened.cite, "show")
    # Every player still in shows: nobody may throw a hand away.
    assert table.offers == {"show"}
    assert ids <= table.refused("4 muck", Reason.NOT_OFFERED)
    table.show_all()
    hole = 2 if name == HOLDEM else 4
    assert [(event.seat, len(event.cards)) for event in table.events(Shown)] == [
        (4, hole),
        (1, hole),
    ]


@each({HOLDEM: rule("LBR-HE-22", "LBR-HE-23"), OMAHA: rule("LBR-OHL-P4")})
def test_losers_are_mucked_before_the_pot_is_paid(name: str, ids: set[str]) -> None:
    hands = {2: "As Ad", 3: "7c 2h", 1: "Ks Kd"}
    if name == OMAHA:
        hands = {2: "As Ad 9h 9c", 3: "7c 8h Jd 6h", 1: "Ks Kd 8s 8d"}
    table = stay(at(name, seats=3, hands=hands, board="Ac Kc Qd 9s 4h"))
    killed = [i for i, event in enumerate(table.log) if isinstance(event, HandKilled)]
    (paid,) = (i for i, event in enumerate(table.log) if isinstance(event, PotAwarded))
    assert len(killed) == 2 and max(killed) < paid
    before = table.before(paid)
    assert sorted(before.muck) == sorted(parse_cards(f"{hands[3]} {hands[1]}"))
    assert not (before.up[3] or before.up[1])
    assert before.up[2] == list(parse_cards(hands[2]))
    assert ids <= rules(name, "kill", "award", "muck", "button.moves")
    assert awards(table) == {2: 9}


@rule("LBR-HE-21")
def test_one_both_or_none_of_the_hole_cards_play() -> None:
    table = for_pot(HOLDEM, 42, {2: "9c Kd", 3: "5d Ah"}, "9h 9d 5c 5s 2h")
    assert awards(table) == {2: 42}
    assert "LBR-HE-21" in rules(HOLDEM, "award")
    board = for_pot(HOLDEM, 42, {2: "9c Kd", 3: "5d Ah"}, "As Ks Qs Js Ts")
    assert awards(board) == {2: 21, 3: 21}


@rule("LBR-HE-24", "LBR-HE-25", "LBR-RM-P9")
@pytest.mark.parametrize(
    ("pot", "seats", "shares"),
    [
        (42, (3, 4), {3: 21, 4: 21}),
        (43, (3, 4), {3: 22, 4: 21}),
        (44, (2, 4, 6), {2: 15, 4: 15, 6: 14}),
        (43, (1, 6), {6: 22, 1: 21}),
    ],
)
def test_tied_hands_split_and_extra_chips_go_left_of_the_button(
    pot: int, seats: tuple[int, ...], shares: dict[int, int]
) -> None:
    holes = ("2c 3c", "2d 3d", "2h 3h")
    hands = dict(zip(seats, holes, strict=False))
    table = for_pot(HOLDEM, pot, hands, "As Ks Qs Js Ts")
    assert awards(table) == shares
    cites = {event.seat: event.cite for event in table.events(PotAwarded)}
    least = min(shares.values())
    assert cites == {
        seat: "award.split" if amount == least else "award.odd-chip"
        for seat, amount in shares.items()
    }
    assert "LBR-HE-24" in rules(HOLDEM, "award.split")
    assert {"LBR-HE-25", "LBR-RM-P9"} <= rules(HOLDEM, "award.odd-chip")


@rule("LBR-HE-P5")
def test_suits_never_break_a_tie() -> None:
    table = for_pot(HOLDEM, 42, {2: "Kh Ac", 3: "Kd Ad"}, "Ks 8d 7c 5h 2s")
    assert awards(table) == {2: 21, 3: 21}


@rule("LBR-HE-P5")
def test_the_standard_order_of_hands() -> None:
    board = "2c 3c 4c 9h 9d"
    order = ["5c 6c", "9s 9c", "3s 3h", "Kc Jc", "5s 6h", "9s Kh", "4h Ks", "As Qh"]
    for better, worse in pairwise(order):
        table = for_pot(HOLDEM, 20, {2: worse, 3: better}, board)
        assert awards(table) == {3: 20}, (better, worse)
    low_ace = for_pot(HOLDEM, 20, {2: "Kc Kd", 3: "Ac 5d"}, "2h 3s 4c 9d Jh")
    assert awards(low_ace) == {3: 20}
