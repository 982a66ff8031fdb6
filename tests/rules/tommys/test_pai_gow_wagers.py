"""Pai gow poker: the wagers allowed on each spot, back lines, and the bank's money."""

import pytest

from cardhouse.engine.banked.commands import (
    Done,
    PlaceWager,
    PutUp,
    Refuse,
    SetHand,
    TakeBack,
)
from cardhouse.engine.banked.pai_gow.dice import CupOpened
from cardhouse.engine.banked.pai_gow.spots import setter
from cardhouse.engine.banked.terms import Spots
from cardhouse.engine.banked.wagers import WagersClosed, WagerTakenBack
from cardhouse.engine.core.events import Ruled
from cardhouse.engine.core.illegal import Reason
from cardhouse.floor.banked.pai_gow.reports import KumKum, KumKumDisputed
from cardhouse.floor.banked.reports import WagerFound
from tests.kit.pai_gow import BANK_HAND, LOSES, WINS, PaiGowTable, pai_gow


def betting(others: str = "", **more: object) -> PaiGowTable:
    """A table with the bank's money up and the betting open."""
    table = PaiGowTable(others=others, wait=True, **more)  # type: ignore[arg-type]
    table.open_bets()
    return table


def on(table: PaiGowTable, spot: int) -> list[tuple[int, float]]:
    """The players with money on a spot, and their dollars."""
    return [(wager.player, wager.amount / 100) for wager in table.layout.on(spot)]


@pytest.mark.rule("TOM-PG-10")
@pytest.mark.parametrize("amount", [10, 55, 100])
def test_a_wager_within_the_tables_spread_is_in_full_action(amount: int) -> None:
    table = PaiGowTable(wagers={3: amount}, hands={3: LOSES, 2: BANK_HAND}).read()
    assert table.results() == {(3, 3): ("lose", amount, 0)}


@pytest.mark.rule("TOM-PG-10", "TOM-PG-36")
@pytest.mark.parametrize("amount", [5, 9, 101])
def test_a_wager_outside_the_spread_is_refused(amount: int) -> None:
    cited = betting().refused(f"3 wager 3 {amount}", Reason.WRONG_AMOUNT)
    assert cited == {"TOM-PG-10", "TOM-PG-36"}


@pytest.mark.rule("TOM-PG-36")
def test_the_table_minimum_is_the_lowest_amount_that_is_proposed() -> None:
    terms = betting().ask(3).offers[PlaceWager]
    assert isinstance(terms, Spots) and terms.spots[3] == (10_00, 100_00)


@pytest.mark.rule("TOM-PG-11")
def test_there_is_no_maximum_on_the_banks_wager() -> None:
    table = PaiGowTable(wagers={3: 20}, money=5000, stacks=9_000_00)
    assert table.cover() == 5000


@pytest.mark.rule("TOM-PG-13")
def test_two_back_line_bets_ride_on_one_hand() -> None:
    table = betting("3 wager 3 20; 1 wager 3 30; 4 wager 3 10")
    assert on(table, 3) == [(3, 20), (1, 30), (4, 10)]
    table.close_bets()
    assert sum(wager.action for wager in table.layout.on(3)) == 60_00


@pytest.mark.rule("TOM-PG-14")
def test_a_third_back_line_bet_is_refused() -> None:
    table = betting("3 wager 3 20; 1 wager 3 30; 4 wager 3 10")
    table.refused("5 wager 3 25")
    assert len(on(table, 3)) == 3


@pytest.mark.rule("TOM-PG-14")
def test_a_third_back_line_bet_that_lies_there_all_the_same_is_handed_back() -> None:
    others = "1 wager 3 30; 4 wager 3 10"
    table = PaiGowTable(wagers={3: 20}, others=others, hands={3: LOSES, 2: BANK_HAND}).shake()
    events = table.report(WagerFound(seat=5, spot=3, amount=25_00))
    assert table.rules_of(events[0]) == {"TOM-PG-14"}
    table.set().bank_sets()
    assert table.results() == {
        (3, 3): ("lose", 20, 0),
        (3, 1): ("lose", 30, 0),
        (3, 4): ("lose", 10, 0),
        (3, 5): ("lose", 0, 25),
    }
    assert table.end().won()[5] == 0


@pytest.mark.rule("TOM-PG-20")
def test_only_chips_are_wagered() -> None:
    stacks = {**dict.fromkeys(range(1, 8), 5_000_00), 3: 0}
    table = betting(stacks=stacks)
    assert PlaceWager not in table.ask(3).offers
    table.refused("3 wager 3 100")
    bought = betting(stacks={**stacks, 3: 101_00})
    bought.act("3 wager 3 100")
    assert on(bought, 3) == [(3, 100)]


@pytest.mark.rule("TOM-PG-22")
def test_who_does_not_sit_there_is_a_back_line_bettor() -> None:
    table = PaiGowTable(wagers={3: 20}, others="1 wager 3 30; 4 wager 3 10").shake()
    assert [(w.player, w.behind) for w in table.layout.on(3)] == [(3, False), (1, True), (4, True)]
    assert setter(table.hand, 3) == 3
    cards = table.hand.down[3]
    for seat in (1, 4):
        setting = SetHand(seat=seat, front=tuple(cards[:2]), back=tuple(cards[2:]), spot=3)
        assert "TOM-PG-22" in table.refused(setting)
    assert SetHand in table.ask(3).offers


@pytest.mark.rule("TOM-PG-23")
def test_the_active_player_may_turn_back_line_bets_down() -> None:
    table = betting("3 wager 3 20; 1 wager 3 30")
    [back] = table.play(Refuse(3, 1))
    assert isinstance(back, WagerTakenBack) and back.refused
    assert "TOM-PG-23" in table.rules_of(back)
    assert on(table, 3) == [(3, 20)]
    assert table.hand.chips[1] == 5_000_00


@pytest.mark.rule("TOM-PG-24")
def test_the_bank_cannot_refuse_who_puts_money_behind_it() -> None:
    hands = {6: WINS, 7: LOSES, 2: BANK_HAND}
    table = PaiGowTable(
        wagers={6: 100, 7: 40}, others="5 put-up 50", hands=hands, money=100, wait=True
    )
    table.open_bets()
    table.refused(Refuse(2, 5), Reason.NOT_YOUR_TURN)
    assert [(c.player, c.posted) for c in table.layout.covers] == [(2, 100_00), (5, 50_00)]
    table.close_bets()
    table.read()
    assert [e.shares for e in table.settled()] == [((2, 100_00),), ((5, 40_00),)]


@pytest.mark.rule("TOM-PG-70")
def test_at_most_two_stand_behind_the_bank() -> None:
    table = betting("4 put-up 50; 5 put-up 50", money=100)
    assert len(table.layout.covers) == 3
    assert "TOM-PG-70" in table.refused("6 put-up 30")


@pytest.mark.rule("TOM-PG-70")
@pytest.mark.parametrize(("chips", "may"), [(0, False), (1, True)])
def test_who_has_no_more_than_the_fee_cannot_stand_behind_the_bank(chips: int, may: bool) -> None:
    fee = pai_gow().banking.collection.behind
    stacks = {2: 6_000_00, 3: 600_00, 4: fee + chips}
    assert (PutUp in betting(seats=(2, 3, 4), stacks=stacks).ask(4).offers) == may


@pytest.mark.rule("TOM-PG-27")
def test_there_are_no_other_bets_than_wagers_and_the_banks_money() -> None:
    table = betting("3 wager 3 20; 1 wager 3 30")
    for seat in (1, 3, 4):
        assert set(table.ask(seat).offers) <= {PlaceWager, TakeBack, Refuse, PutUp, Done}
    table.close_bets()
    moves = [move for event in (*table.log, *table.shake().log) for move in event.transfers()]
    ends = {(type(move.source), type(move.target)) for move in moves}
    assert ends == {(int, str)}, "no chips from player to player"


@pytest.mark.rule("TOM-PG-27")
def test_a_bet_on_a_spot_that_is_nobodys_is_refused() -> None:
    table = betting(seats=(1, 2, 3))
    assert "TOM-PG-27" in table.refused("1 wager 5 20")


@pytest.mark.rule("TOM-PG-30")
def test_nobody_adds_to_another_players_wager() -> None:
    table = betting("3 wager 3 25; 1 wager 3 15")
    assert on(table, 3) == [(3, 25), (1, 15)], "two wagers on two lines, not one of 40"


@pytest.mark.rule("TOM-PG-30", "TOM-PG-32")
def test_partners_may_make_one_bank_which_stands_in_the_dealers_name() -> None:
    hands = {6: LOSES, 7: BANK_HAND, 2: WINS}
    table = PaiGowTable(wagers={6: 60, 7: 60}, hands=hands, money=300)
    [ruling] = table.report(KumKum(seat=2, partners=("Dan",)))
    assert table.rules_of(ruling) == {"TOM-PG-30", "TOM-PG-32"}
    assert [(c.player, c.posted) for c in table.layout.covers] == [(2, 300_00)]
    table.read().end()
    assert table.won()[2] == 120, "nothing is divided"


@pytest.mark.rule("TOM-PG-31")
def test_a_shared_wager_is_settled_as_one_single_bet() -> None:
    table = PaiGowTable(wagers={3: 40}, hands={3: WINS, 2: BANK_HAND})
    [ruling] = table.report(KumKum(seat=3, partners=("Ann", "Bob")))
    assert "TOM-PG-31" in table.rules_of(ruling)
    assert on(table, 3) == [(3, 40)]
    assert table.read().results() == {(3, 3): ("win", 40, 40)}


@pytest.mark.rule("TOM-PG-33")
def test_a_dispute_about_it_is_written_down_and_stops_nothing() -> None:
    table = PaiGowTable(wagers={3: 40}, hands={3: WINS, 2: BANK_HAND})
    asked = table.hand.asked
    [ruling] = table.report(KumKumDisputed(seat=3))
    assert isinstance(ruling, Ruled) and "TOM-PG-33" in table.rules_of(ruling)
    assert table.hand.asked == asked
    assert table.read().end().hand.over


@pytest.mark.rule("TOM-PG-34")
def test_the_opened_cup_closes_the_betting() -> None:
    table = PaiGowTable(wagers={3: 20}).shake()
    assert table.refused("3 wager 3 10") == {"TOM-PG-34"}
    assert table.refused("3 take-back 3") == {"TOM-PG-34"}
    assert on(table, 3) == [(3, 20)]
    assert table.hand.chips[3] == 5_000_00 - 20_00 - 1_00
    opened = next(i for i, event in enumerate(table.log) if isinstance(event, CupOpened))
    [closed] = table.events(WagersClosed)
    assert table.log.index(closed) == opened + 1
    assert table.rules_of(closed) == {"TOM-PG-34"}


@pytest.mark.rule("TOM-PG-34", "TOM-PG-P16")
def test_until_the_cup_is_open_a_bet_may_be_changed_and_costs_nothing_more() -> None:
    hands = {3: WINS, 2: BANK_HAND}
    table = PaiGowTable(wagers={3: 20, 4: 50}, others="1 wager 3 10", hands=hands)
    table.act("3 take-back 3", "3 wager 3 30", "4 take-back 4", "1 take-back 3", "1 wager 3 15")
    assert table.refused("3 wager 3 10") == {"TOM-PG-27", "TOM-PG-51"}, "he has one there"
    table.refused("6 wager 6 10", Reason.NOT_YOUR_TURN)
    assert on(table, 3) == [(3, 30), (1, 15)] and on(table, 4) == []
    assert table.box == 5, "collections were taken before the deal, and stay"
    table.read()
    assert table.results() == {(3, 3): ("win", 30, 30), (3, 1): ("win", 15, 15)}


@pytest.mark.rule("TOM-PG-34", "TOM-PG-52")
def test_who_takes_his_own_bet_back_leaves_the_hand_to_those_behind_him() -> None:
    table = PaiGowTable(wagers={3: 20}, others="1 wager 3 10").act("3 take-back 3")
    assert isinstance(table, PaiGowTable)
    assert setter(table.shake().hand, 3) == 1


@pytest.mark.rule("TOM-PG-34")
def test_nothing_is_delivered_where_everybody_took_his_bet_back() -> None:
    table = PaiGowTable(wagers={3: 20}).act("3 take-back 3", "2 shake")
    assert table.hand.over
    assert table.won() == dict.fromkeys(table.seats, 0)


@pytest.mark.rule("TOM-PG-35")
def test_only_money_in_the_circle_plays() -> None:
    table = PaiGowTable(wagers={3: 20}, money=100, stacks=600_00, hands={3: WINS, 2: BANK_HAND})
    assert table.hand.chips[2] == 600_00 - 100_00 - 2_00
    assert table.cover() == 100
    assert on(table, 3) == [(3, 20)]
    events = table.shake().report(WagerFound(seat=3, spot=3, amount=15_00))
    assert "TOM-PG-35" in table.rules_of(events[0])
    assert table.set().bank_sets().results() == {(3, 3): ("win", 15, 15)}


@pytest.mark.rule("TOM-PG-35")
def test_no_more_can_be_found_in_a_circle_than_its_player_has() -> None:
    stacks = {seat: 6_000_00 for seat in range(1, 8)} | {3: 61_00}
    table = PaiGowTable(wagers={3: 20}, stacks=stacks, hands={3: WINS})
    table.shake()
    left = table.hand.chips[3]
    table.refused(WagerFound(seat=3, spot=3, amount=20_00 + left + 1), Reason.NOT_ENOUGH_CHIPS)
    table.report(WagerFound(seat=3, spot=3, amount=20_00 + left))
    assert table.hand.chips[3] == 0


@pytest.mark.rule("TOM-PG-37")
def test_a_bet_below_the_minimum_found_after_the_deal_plays_for_its_amount() -> None:
    table = PaiGowTable(wagers={3: 10}, hands={3: WINS, 2: BANK_HAND}).shake()
    events = table.report(WagerFound(seat=3, spot=3, amount=5_00))
    warning = events[0]
    assert isinstance(warning, Ruled) and warning.seat == 3
    assert table.rules_of(warning) == {"TOM-PG-37"}
    table.set().bank_sets()
    assert table.results() == {(3, 3): ("win", 5, 5)}
    assert table.end().won()[3] == 5


@pytest.mark.rule("TOM-PG-37")
def test_the_smallest_bet_that_can_be_found_is_a_cent() -> None:
    table = PaiGowTable(wagers={3: 10}, hands={3: WINS, 2: BANK_HAND}).shake()
    table.refused(WagerFound(seat=3, spot=3, amount=0), Reason.NOT_SUCH_CASE)
    table.report(WagerFound(seat=3, spot=3, amount=1))
    assert table.layout.wagers[0].amount == 1


@pytest.mark.rule("TOM-PG-38")
def test_what_is_above_the_maximum_has_no_action() -> None:
    table = PaiGowTable(wagers={3: 100}, hands={3: LOSES, 2: BANK_HAND}).shake()
    events = table.report(WagerFound(seat=3, spot=3, amount=130_00))
    assert table.rules_of(events[0]) == {"TOM-PG-38"}
    table.set().bank_sets()
    assert table.results() == {(3, 3): ("lose", 100, 30)}
    assert table.end().won()[3] == -100


@pytest.mark.rule("TOM-PG-51")
def test_a_player_is_active_on_one_spot_only() -> None:
    table = betting("3 wager 3 20", seats=(1, 2, 3, 4))
    assert "TOM-PG-51" in table.refused("3 wager 5 20"), "nobody sits there"
    table.act("3 wager 4 20")
    [wager] = table.layout.on(4)
    assert wager.behind, "where somebody sits it is a back-line bet"


@pytest.mark.rule("TOM-PG-52")
def test_who_does_not_bet_on_his_own_spot_cannot_keep_others_from_it() -> None:
    table = betting("1 wager 3 20")
    table.refused(Refuse(3, 1))
    table.close_bets()
    assert on(table, 3) == [(1, 20)]
    table.shake()
    assert setter(table.hand, 3) == 1, "and the largest bettor sets the hand"


@pytest.mark.rule("TOM-PG-52")
def test_of_several_on_such_a_spot_the_largest_wager_decides() -> None:
    table = PaiGowTable(others="1 wager 3 20; 4 wager 3 30").shake()
    assert setter(table.hand, 3) == 4


@pytest.mark.rule("TOM-PG-P16")
def test_flat_collections_before_the_deal_whatever_the_results() -> None:
    table = PaiGowTable(wagers={1: 10, 3: 100, 4: 50, 6: 20}, others="5 wager 3 70")
    assert table.box == 7
    assert table.read().end().box == 7


@pytest.mark.rule("TOM-PG-P16")
def test_the_amounts_are_settings_of_a_table() -> None:
    rules = pai_gow().banking
    assert rules is not None
    assert (rules.collection.due(10_00), rules.collection.due(100_00)) == (1_00, 1_00)
    assert rules.collection.bank == 2_00
