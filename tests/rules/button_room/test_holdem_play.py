"""Hold'em at this house: the deal, the order of play, the betting and its limits."""

import pytest

from cardhouse.cards import parse_cards
from cardhouse.engine.core.events import Burned, Dealt
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pot.commands import Call
from cardhouse.engine.pot.deal_events import BoardDealt
from cardhouse.engine.pot.events import (
    AntePosted,
    BettingOpened,
    BlindPosted,
    PotAwarded,
    Raised,
    ShowdownOpened,
)
from cardhouse.engine.pot.pots import pots
from cardhouse.engine.pot.round import Round
from cardhouse.floor.pot.reports import ChipsPushed, StringRaise
from tests.kit import hands as kit
from tests.rules.button_room.house import cited, deal, spread

DECK = spread("")
C = parse_cards(DECK)


def river(seats: int = 3, stacks: int | dict[int, int] = 200_00) -> kit.Dealt:
    """A 5 and 10 table on the last card, before any raise."""
    table = deal(seats=seats, table="5-10", stacks=stacks)
    for _ in range(3):
        table.check_round()
    return table


@pytest.mark.rule("BTN-HE-01")
def test_two_cards_down_in_two_uninterrupted_rounds() -> None:
    table = deal(seats=3, button=1, deck=DECK)
    assert table.hand.down == {2: [C[0], C[3]], 3: [C[1], C[4]], 1: [C[2], C[5]]}
    first = next(i for i, event in enumerate(table.log) if isinstance(event, Dealt))
    assert [type(event) for event in table.log[first : first + 2]] == [Dealt, Dealt]
    assert isinstance(table.log[first + 3], BettingOpened)


@pytest.mark.rule("BTN-HE-02", "BTN-HE-03", "BTN-HE-04")
def test_the_order_of_deals_burns_and_rounds() -> None:
    table = deal(seats=3, deck=DECK)
    for _ in range(4):
        table.check_round()
    table.show_all()
    kinds = (Dealt, BettingOpened, Burned, BoardDealt, ShowdownOpened)
    seen = [type(event).__name__ for event in table.log if isinstance(event, kinds)]
    street = ["Burned", "BoardDealt", "BettingOpened"]
    assert seen == ["Dealt", "Dealt", "BettingOpened", *street * 3, "ShowdownOpened"]
    stub = C[6:]
    assert [event.card for event in table.events(Burned)] == [stub[0], stub[4], stub[6]]
    boards = [event.cards for event in table.events(BoardDealt)]
    assert boards == [stub[1:4], (stub[5],), (stub[7],)]


@pytest.mark.rule("BTN-HE-05", "BTN-HE-06")
def test_the_best_five_of_two_own_and_five_common_cards() -> None:
    hands = {1: "Ah 2c", 2: "9s 9d"}
    table = deal(seats=2, hands=hands, board="Kh Qh Jh 9h 9c")
    # Four nines beat the flush that needs one hole card; without them the flush would win.
    for _ in range(4):
        table.check_round()
    table.show_all()
    assert table.won()[2] == 3_00
    hands = {1: "Ah 2c", 2: "Ks Qd"}
    table = deal(seats=2, hands=hands, board="Kh Qh Jh 9h 9c")
    for _ in range(4):
        table.check_round()
    table.show_all()
    assert table.won()[1] == 3_00
    assert len(table.hand.board) + len(table.hand.up[1]) == 7


@pytest.mark.rule("BTN-HE-07")
def test_the_button_marks_the_dealer_who_also_pays_the_fee() -> None:
    table = deal(seats=5, button=3, fee=2_00)
    assert table.hand.button == table.hand.fee_seat == 3
    assert table.hand.chips[3] == 198_00
    assert "BTN-HE-07" in cited([table.log[0]])


@pytest.mark.rule("BTN-HE-08")
def test_the_button_has_the_last_card_and_the_last_action() -> None:
    table = deal(seats=4, button=1)
    assert [event.seats[-1] for event in table.events(Dealt)] == [1, 1]
    for _ in range(3):
        table.check_round()
    orders = [event.order for event in table.events(BettingOpened)]
    assert orders[1:] == [(2, 3, 4, 1)] * 3


@pytest.mark.rule("BTN-HE-09", "BTN-RM-12")
def test_blinds_in_order_from_the_button_and_no_ante() -> None:
    table = deal(seats=5, button=1, wait=True)
    posted = [(event.seat, event.amount) for event in table.events(BlindPosted)]
    assert posted == [(2, 1_00), (3, 3_00)]
    assert table.hand.chips["pot"] == 4_00
    assert not table.events(AntePosted) and not table.events(Dealt)
    assert {"BTN-HE-09", "BTN-RM-12"} <= cited(list(table.events(BlindPosted)))


@pytest.mark.rule("BTN-HE-10", "BTN-HE-11")
def test_left_of_the_last_blind_first_then_left_of_the_button() -> None:
    table = deal(seats=5, button=1)
    assert table.turn == 4
    table.act("4 fold", "5 call", "1 call", "2 fold", "3 check")
    assert table.turn == 3
    assert {"BTN-HE-10", "BTN-HE-11"} <= cited(list(table.events(BettingOpened)))


@pytest.mark.rule("BTN-HE-12", "BTN-HE-13")
def test_blinds_are_live_and_may_raise() -> None:
    table = deal(seats=4, button=1).act("4 call", "1 call")
    assert table.turn == 2
    assert table.ask.offers[Call].cost == 2_00
    assert table.range("raise") == (6_00, 6_00)
    table.act("2 call")
    assert table.offers == {"fold", "check", "raise"}
    assert table.range("raise") == (6_00, 6_00)
    table.act("3 raise 6")
    assert "BTN-HE-13" in cited([table.log[-1]])


@pytest.mark.rule("BTN-HE-14")
def test_who_checked_may_raise_later_in_the_round() -> None:
    table = river(2).act("1 check", "2 bet 10", "1 raise 20")
    assert table.hand.bets[1] == 20_00
    assert "BTN-HE-14" in cited([table.log[-1]])


@pytest.mark.rule("BTN-HE-15")
def test_a_bet_and_three_raises() -> None:
    table = river().act("1 bet 10", "2 raise 20", "3 raise 30", "1 raise 40")
    assert table.offers == {"fold", "call"}
    assert "BTN-HE-15" in table.refused("2 raise 50", Reason.CAPPED)
    table = deal(seats=4, table="5-10").act("3 raise 10", "4 raise 15", "1 raise 20")
    assert table.offers == {"fold", "call"}


@pytest.mark.rule("BTN-HE-16")
def test_completing_a_short_blind_uses_no_raise() -> None:
    stacks = {1: 200_00, 2: 200_00, 3: 2_00, 4: 200_00}
    table = deal(seats=4, button=1, stacks=stacks)
    assert table.hand.chips[3] == 0
    assert table.range("raise") == (6_00, 6_00)
    # The blind stands for $3 with only $2 in: a caller puts in the full bet.
    table.act("4 call")
    assert table.hand.bets[4] == 3_00
    table.act("1 raise 6", "2 raise 9", "4 raise 12")
    assert table.offers == {"fold", "call"}


@pytest.mark.rule("BTN-HE-17")
def test_with_two_left_there_is_no_cap() -> None:
    table = river(2)
    table.act("1 bet 10", *(f"{1 + n % 2} raise {10 * n + 10}" for n in range(1, 8)))
    assert "raise" in table.offers
    # Also when the third player folds during the round.
    table = river().act("1 bet 10", "2 raise 20", "3 raise 30", "1 raise 40", "2 fold")
    assert table.offers == {"fold", "call", "raise"}
    table.act("3 raise 50")
    assert "BTN-HE-17" in cited([table.log[-1]])


@pytest.mark.rule("BTN-HE-18", "BTN-HE-19")
def test_the_lower_limit_to_the_flop_and_the_higher_after_it() -> None:
    table = deal(seats=3, table="5-10")
    assert table.range("raise") == (10_00, 10_00)
    assert "BTN-HE-18" in table.refused("3 raise 15", Reason.WRONG_AMOUNT)
    table.check_round()
    assert table.range("bet") == (5_00, 5_00)
    table.refused("1 bet 10", Reason.WRONG_AMOUNT)
    for _ in range(2):
        table.check_round()
        assert table.range("bet") == (10_00, 10_00)
        assert "BTN-HE-19" in table.refused("1 bet 5", Reason.WRONG_AMOUNT)


@pytest.mark.rule("BTN-HE-20")
def test_a_string_raise_is_a_call_unless_announced() -> None:
    table = river().act("1 bet 10")
    events = table.report(ChipsPushed(seat=2, motions=(10_00, 10_00)))
    assert "BTN-HE-20" in cited(events)
    assert table.hand.bets[2] == 10_00
    events = table.report(ChipsPushed(seat=3, motions=(10_00, 10_00), announced=True))
    assert table.hand.bets[3] == 20_00
    table = river().act("1 bet 10", "2 raise 20")
    events = table.report(StringRaise(by=3))
    assert "BTN-HE-20" in cited(events)
    assert table.hand.bets[2] == 10_00


def short_all_in(chips: int) -> kit.Dealt:
    """A bets 10 on the last card of a 5 and 10 game, and B is all-in for these chips."""
    stacks = {1: 200_00, 2: 5_00 + chips, 3: 200_00}
    return river(stacks=stacks).act("1 bet 10", f"2 raise {chips / 100}")


@pytest.mark.rule("BTN-HE-21")
def test_an_all_in_of_less_than_a_full_raise_is_action_only() -> None:
    table = short_all_in(18_00)
    (_, short) = table.events(Raised)
    assert (short.full, short.to) == (False, 18_00)
    assert "BTN-HE-21" in cited([short])
    table.act("3 call")
    assert table.offers == {"fold", "call"}
    assert table.ask.offers[Call].cost == 8_00
    assert "BTN-HE-21" in table.refused("1 raise 30", Reason.NOT_REOPENED)
    assert Round.of(table.hand).raises == 0
    # All-in for 20 it is a full raise.
    table = short_all_in(20_00).act("3 call")
    assert table.range("raise") == (30_00, 30_00)


def pot_of_forty() -> kit.Dealt:
    """On the last card A bets 10 into $40, and B is all-in for 18; C and D are behind."""
    stacks = {1: 200_00, 2: 28_00, 3: 200_00, 4: 200_00}
    table = deal(seats=4, table="5-10", stacks=stacks)
    table.act("3 raise 10", "4 call", "1 call", "2 call")
    for _ in range(2):
        table.check_round()
    assert table.hand.chips["pot"] == 40_00
    return table.act("1 bet 10", "2 raise 18")


@pytest.mark.rule("BTN-HE-22")
def test_after_it_the_next_may_call_all_of_it_or_raise_from_the_last_full_bet() -> None:
    table = pot_of_forty()
    assert table.ask.offers[Call].cost == 18_00
    assert table.range("raise") == (20_00, 20_00)
    table.refused("3 raise 28", Reason.WRONG_AMOUNT)
    table.act("3 raise 20")
    assert Round.of(table.hand).raises == 1
    table.act("4 fold", "1 call")
    main, side = pots(table.hand)
    assert (main.amount, set(main.seats)) == (94_00, {1, 2, 3})
    assert (side.amount, set(side.seats)) == (4_00, {1, 3})


@pytest.mark.rule("BTN-HE-22")
def test_called_by_both_there_is_no_side_pot() -> None:
    table = pot_of_forty().act("3 call", "4 fold")
    assert table.ask.offers[Call].cost == 8_00
    table.act("1 call")
    (main,) = pots(table.hand)
    assert (main.amount, set(main.seats)) == (94_00, {1, 2, 3})


@pytest.mark.rule("BTN-HE-23")
def test_a_bet_of_less_than_the_limit_may_be_called_or_completed() -> None:
    stacks = {1: 16_00, 2: 200_00, 3: 200_00}
    table = deal(seats=3, table="5-10", stacks=stacks).act("3 raise 10", "1 call", "2 call")
    table.check_round()
    assert table.hand.chips["pot"] == 30_00
    table.act("1 bet 6")
    assert table.offers == {"fold", "call", "raise"}
    assert table.ask.offers[Call].cost == 6_00
    assert table.range("raise") == (10_00, 10_00)
    for amount in ("16", "20"):
        table.refused(f"2 raise {amount}", Reason.WRONG_AMOUNT)
    table.act("2 raise 10")
    assert Round.of(table.hand).raises == 0
    assert table.range("raise") == (20_00, 20_00)
    table.act("3 call")
    main, side = pots(table.hand)
    assert (main.amount, set(main.seats)) == (48_00, {1, 2, 3})
    assert (side.amount, set(side.seats)) == (8_00, {2, 3})


@pytest.mark.rule("BTN-HE-24")
def test_one_larger_chip_is_a_call_unless_announced() -> None:
    table = river().act("1 bet 10")
    events = table.report(ChipsPushed(seat=2, motions=(25_00,), single=True))
    assert "BTN-HE-24" in cited(events)
    assert table.hand.bets[2] == 10_00
    table.report(ChipsPushed(seat=3, motions=(25_00,), single=True, announced=True))
    assert table.hand.bets[3] == 20_00
    assert table.hand.chips[3] == 200_00 - 5_00 - 20_00


@pytest.mark.rule("BTN-RM-P3", "BTN-RM-P2")
def test_draw_is_bet_like_holdem() -> None:
    hands = {1: "As Ah", 2: "Ks Kh", 3: "Qs Qh"}
    table = deal("draw", seats=3, hands=hands)
    assert table.range("bet") == (3_00, 3_00)
    table.act("1 bet 3", "2 call", "3 call", "1 discard", "2 discard", "3 discard")
    table.act("1 bet 6", "2 raise 12", "3 raise 18", "1 raise 24")
    assert table.offers == {"fold", "call"}
    assert "BTN-RM-P3" in table.refused("2 raise 30", Reason.CAPPED)
    table = deal("draw", seats=3, hands=hands).act("1 check", "2 bet 3", "3 call", "1 raise 6")
    assert table.hand.bets[1] == 6_00


@pytest.mark.rule("BTN-RM-P2")
@pytest.mark.parametrize(("name", "bets"), [("stud5", [3, 3, 6, 6]), ("stud7", [3, 3, 6, 6, 6])])
def test_the_limits_of_the_table_govern_stud_too(name: str, bets: list[int]) -> None:
    table = deal(name, seats=3)
    for bet in bets:
        assert table.range("bet") == (bet * 100, bet * 100)
        table.check_round()
    assert len(table.events(BettingOpened)) == len(bets)


@pytest.mark.rule("BTN-RM-P4")
def test_side_pots_are_awarded_each_on_its_own() -> None:
    stacks = {1: 10_00, 2: 25_00, 3: 40_00, 4: 40_00}
    hands = {1: "As Ah", 2: "Ks Kh", 3: "Qs Qh", 4: "2c 7d"}
    table = deal(seats=4, stacks=stacks, hands=hands, board="3d 8h 9c Jd 4s", table="10-20")
    table.act("3 raise 20", "4 call", "1 call", "2 call")
    table.act("2 bet 5", "3 raise 10", "4 raise 20", "3 call")
    assert table.events(ShowdownOpened)
    main, first, last = pots(table.hand)
    assert (main.amount, first.amount, last.amount) == (40_00, 45_00, 30_00)
    assert (set(first.seats), set(last.seats)) == ({2, 3, 4}, {3, 4})
    table.show_all()
    awards = [(event.seat, event.amount) for event in table.events(PotAwarded)]
    assert sorted(awards) == [(1, 40_00), (2, 45_00), (3, 30_00)]


@pytest.mark.rule("BTN-HE-P3")
def test_with_two_players_the_button_posts_the_small_blind() -> None:
    table = deal(seats=2, button=1)
    posted = {event.seat: event.amount for event in table.events(BlindPosted)}
    assert posted == {1: 1_00, 2: 3_00}
    assert table.turn == 1
    for _ in range(3):
        table.check_round()
        assert table.turn == 2
