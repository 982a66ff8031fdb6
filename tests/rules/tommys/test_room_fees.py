"""Tommy's room rules on the collection: its amount, payer and time, and its limits."""

import pytest
from msgspec.structs import replace

from cardhouse.engine.core.collect import LeftOut
from cardhouse.engine.core.events import Dealt as CardsDealt
from cardhouse.engine.core.events import FeeAssessed, FeeDropped, FeeReturned
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pot.deal_events import BoardDealt, Misdealt
from cardhouse.engine.pot.events import (
    BettingOpened,
    BlindPosted,
    PotAwarded,
    Shown,
)
from cardhouse.engine.pot.hand import PotGame
from cardhouse.floor.core.reports import CancelHand
from cardhouse.floor.pot.reports import CallMisdeal
from cardhouse.ledger import BOX, POT
from cardhouse.rulebook import load, open_table, posted
from cardhouse.table import next_hand
from cardhouse.table.commands import BuyChips, NextHand
from cardhouse.table.rules import Band, Fee
from tests.kit.hands import Dealt, cited, finish, game, seated
from tests.kit.tables import Seated, rules_cited

HOLDEM = posted("tommys", "holdem")
NO_LIMIT = game(limit="no", small_bet=5_00, big_bet=5_00, blinds=(5_00, 10_00))


@pytest.mark.rule("TOM-ROOM-04")
@pytest.mark.parametrize(
    ("time", "earlier", "later"),
    [
        ("start", FeeAssessed, BlindPosted),
        ("flop", BoardDealt, BettingOpened),
        ("end", BettingOpened, Shown),
    ],
)
def test_one_flat_fee_at_the_time_that_the_table_sets(
    time: str, earlier: type, later: type
) -> None:
    dealt = Dealt(game(fee_time=time), seats=3, fee=300)
    for _ in range(4):
        dealt.check_round()
    dealt.show_all()
    kinds = [type(event) for event in dealt.log]
    (fee,) = dealt.events(FeeDropped)
    assert (fee.seat, fee.amount) == (3, 300)
    assert "TOM-ROOM-04" in cited(fee.cite)
    # Determined beforehand, whenever it is dropped.
    assert kinds.index(FeeAssessed) < kinds.index(CardsDealt)
    dropped = kinds.index(FeeDropped)
    assert earlier in kinds[:dropped] and later in kinds[dropped:]
    first_cards = kinds.index(CardsDealt)
    assert (dropped < first_cards) is (time == "start")
    assert kinds[:dropped].count(BettingOpened) == {"start": 0, "flop": 1, "end": 4}[time]


@pytest.mark.rule("TOM-ROOM-04")
def test_the_house_drops_at_the_start_and_also_when_the_hand_ends_early() -> None:
    assert HOLDEM.fee().time == HOLDEM.game().fee_time == "start"
    for time in ("start", "flop", "end"):
        dealt = Dealt(game(fee_time=time), seats=3, fee=300).act("3 fold", "1 fold")
        (fee,) = dealt.events(FeeDropped)
        assert fee.amount == dealt.hand.chips[BOX] == 300


@pytest.mark.rule("TOM-ROOM-05")
def test_two_rates_by_the_number_of_players_dealt_in() -> None:
    assert [band.amount for band in HOLDEM.fee().bands] == [300, 300]
    fee = Fee(bands=(Band(up_to=3, amount=200), Band(up_to=10, amount=300)))
    opened = open_table(HOLDEM)
    two_rates = replace(opened, spread=replace(opened.spread, fee=fee))
    for players, due in ((2, 200), (3, 200), (4, 300), (9, 300)):
        table = seated(players, table=two_rates.copy())
        events = next_hand(table, NextHand())
        (assessed,) = [event for event in events if isinstance(event, FeeAssessed)]
        assert assessed.amount == due
        assert "TOM-ROOM-05" in cited(assessed.cite)
        finish(table)
        assert table.box == due


@pytest.mark.rule("TOM-ROOM-06")
@pytest.mark.parametrize(
    ("stakes", "actions", "final"),
    [
        (game(), ["3 call", "1 fold", "2 check"], 5_00),
        (NO_LIMIT, ["3 fold", "1 raise 250", "2 call"], 500_00),
    ],
)
def test_the_button_pays_whatever_is_wagered(
    stakes: PotGame, actions: list[str], final: int
) -> None:
    stacks = {1: 300_00, 2: 300_00, 3: 200_00}
    dealt = Dealt(stakes, seats=3, stacks=stacks, fee=300)
    paid = next(i for i, event in enumerate(dealt.log) if type(event) is FeeDropped)
    after = dealt.before(paid + 1)
    assert (after.chips[3], after.chips[POT], after.chips[BOX]) == (197_00, 0, 3_00)
    assert [type(event) for event in dealt.log[:paid]].count(CardsDealt) == 0
    assert "TOM-ROOM-06" in cited(dealt.log[paid].cite)

    dealt.act(*actions)
    for _ in range(3):
        dealt.check_round()
    dealt.show_all()
    assert sum(award.amount for award in dealt.events(PotAwarded)) == final
    assert dealt.hand.chips[BOX] == 3_00
    assert sum(dealt.won().values()) == -3_00


@pytest.mark.rule("TOM-ROOM-06")
def test_the_table_sends_the_button_to_pay_hand_after_hand() -> None:
    table = seated(4)
    for button in (1, 2, 3, 4, 1):
        stack = table.players[button].chips
        next_hand(table, NextHand())
        assert table.hand is not None
        (fee,) = [event for event in table.log if isinstance(event, FeeDropped)]
        assert fee.seat == table.button == button
        assert table.hand.chips[button] == stack - 3_00
        finish(table)


@pytest.mark.rule("TOM-ROOM-08")
def test_nothing_but_the_fee_leaves_the_players() -> None:
    table = seated(6)
    for _ in range(12):
        before = sum(player.chips for player in table.players.values())
        events = [*next_hand(table, NextHand()), *finish(table, calling=True)]
        after = sum(player.chips for player in table.players.values())
        assert before == after + 3_00
        (fee,) = [event for event in events if isinstance(event, FeeDropped)]
        (assessed,) = [event for event in events if isinstance(event, FeeAssessed)]
        assert fee.amount == assessed.amount == 3_00
        assert "TOM-ROOM-08" in cited(assessed.cite)


@pytest.mark.rule("TOM-ROOM-17")
def test_a_hundred_hands_drop_three_hundred_dollars() -> None:
    table = seated(4)
    for _ in range(100):
        events = next_hand(table, NextHand())
        (assessed,) = [event for event in events if isinstance(event, FeeAssessed)]
        assert "TOM-ROOM-17" in cited(assessed.cite)
        finish(table)
    assert (table.hands, table.box) == (100, 300_00)


@pytest.mark.rule("TOM-ROOM-17")
def test_the_collection_is_the_same_for_all_games() -> None:
    poker = [post for post in load("tommys").games.values() if post.family.scope != "banked"]
    assert len(poker) >= 7
    for post in poker:
        assert {post.fee().due(players) for players in range(2, 11)} == {3_00}


@pytest.mark.rule("TOM-PG-P16", "TOM-BJ-P14")
@pytest.mark.parametrize(
    ("name", "own"), [("pai-gow-poker", "TOM-PG-P16"), ("no-bust-blackjack", "TOM-BJ-P14")]
)
def test_the_fee_of_poker_is_no_rule_of_a_game_that_a_player_banks(name: str, own: str) -> None:
    rules = posted("tommys", name).rules
    assert [rule.id for rule in rules.values() if rule.kind == "fee"] == [own]
    # Rules about the button or the pot belong to poker.
    assert [rule for rule in rules if rule.startswith("TOM-ROOM")] == [
        *("TOM-ROOM-01", "TOM-ROOM-19", "TOM-ROOM-20")
    ]


@pytest.mark.rule("TOM-ROOM-P8")
def test_what_the_button_cannot_pay_comes_from_the_first_chips_in_the_pot() -> None:
    stacks = {1: 200_00, 2: 200_00, 3: 2_00}
    dealt = Dealt(seats=3, stacks=stacks, fee=300)
    own, rest = dealt.events(FeeDropped)
    assert (own.amount, own.from_pot) == (200, False)
    assert (rest.amount, rest.from_pot) == (100, True)
    assert "TOM-ROOM-P8" in cited(rest.cite)
    assert dealt.hand.chips[BOX] == 300
    dealt.act("1 call", "2 check")
    assert dealt.hand.chips[POT] == 300
    dealt.check_round().check_round().check_round().show_all()
    assert sum(award.amount for award in dealt.events(PotAwarded)) == 300
    assert sum(dealt.won().values()) == -300


@pytest.mark.rule("TOM-ROOM-P8", "TOM-ROOM-P1")
@pytest.mark.parametrize("chips", [2_00, 3_00])
def test_a_button_whose_last_chips_were_the_fee_is_not_dealt_in(chips: int) -> None:
    dealt = Dealt(seats=4, stacks={1: 200_00, 2: 200_00, 3: 200_00, 4: chips}, fee=300)
    (out,) = dealt.events(LeftOut)
    assert out.seat == 4 and "TOM-ROOM-P8" in cited(out.cite)
    assert dealt.hand.live == [1, 2, 3] and dealt.hand.down[4] == []
    assert (dealt.hand.chips[4], dealt.hand.chips[BOX]) == (0, 300)
    # Blinds and action are where they would be if the button had folded.
    dealt.act("3 call", "1 call", "2 check")
    dealt.check_round().check_round().check_round().show_all()
    assert dealt.hand.over and not any(event.seat == 4 for event in dealt.events(PotAwarded))
    assert "not dealt in" in posted("tommys", "holdem").rules["TOM-ROOM-P8"].note


@pytest.mark.rule("TOM-ROOM-P8", "TOM-ROOM-P1")
def test_a_fee_out_of_the_pot_makes_the_main_pot_smaller_and_no_side_pot() -> None:
    # The button has 2 for a fee of 3; seat 1 is all-in with 5, seats 2 and 4 bet on beside it. The
    # button is not dealt in, so everybody's second card is their neighbour's: seat 1 has aces, seat
    # 2 kings, seat 4 a seven and a deuce.
    hands = {1: "As Kh", 2: "Ks 8d", 3: "2d Qd", 4: "7c Ah"}
    stacks = {1: 5_00, 2: 200_00, 3: 2_00, 4: 200_00}
    dealt = Dealt(
        seats=4, button=3, stacks=stacks, fee=300, hands=hands, board="Jc 9s 5h 3c 4s"
    ).act("2 raise 4", "4 call", "1 call")
    assert [dealt.hand.down[seat] for seat in (1, 2)] == [["As", "Ah"], ["Ks", "Kh"]]
    dealt.act("4 bet 2", "1 call", "2 call").act("4 bet 4", "2 call").check_round().show_all()
    won = {(award.pot, award.seat): award.amount for award in dealt.events(PotAwarded)}
    # Three times 5, less the house's dollar; 5 more from each of the two beside it.
    assert won == {(0, 1): 14_00, (1, 2): 10_00}


@pytest.mark.rule("TOM-ROOM-P8")
def test_nor_is_he_after_a_misdeal_that_gave_him_nothing_back() -> None:
    dealt = Dealt(seats=4, stacks={1: 200_00, 2: 200_00, 3: 200_00, 4: 2_00}, fee=300)
    dealt.report(CallMisdeal(by="Rosa", reason="two cards with the same back"))
    assert dealt.hand.live == [1, 2, 3] and len(dealt.events(LeftOut)) == 1
    assert dealt.hand.chips[BOX] == 300


@pytest.mark.rule("TOM-ROOM-P8")
def test_a_dollar_more_than_the_fee_is_dealt_in() -> None:
    dealt = Dealt(seats=4, stacks={1: 200_00, 2: 200_00, 3: 200_00, 4: 4_00}, fee=300)
    assert dealt.hand.live == [1, 2, 3, 4] and not dealt.events(LeftOut)


@pytest.mark.rule("TOM-ROOM-P8")
def test_two_players_do_not_play_when_the_fee_takes_all_that_one_has() -> None:
    table = Seated((1, 2), button=1, chips={1: 21_00, 2: 200_00})
    # As the button seat 1 loses fee and blind, as the big blind it wins the small one.
    table.hands(12)
    assert table.player(1).chips == 21_00 - 6 * (3_00 + 1_00 - 1_00)
    error = table.refused(NextHand(), Reason.NOT_ENOUGH_PLAYERS)
    assert "TOM-ROOM-P8" in rules_cited([error])
    table.play(BuyChips(seat=1, chips=10_00))
    assert table.start().button == 1


@pytest.mark.rule("TOM-ROOM-P8")
def test_the_fee_comes_before_the_blind() -> None:
    dealt = Dealt(seats=2, stacks={1: 200_00, 2: 3_50}, fee=300)
    (fee,) = dealt.events(FeeDropped)
    small, full = dealt.events(BlindPosted)
    assert (fee.seat, fee.amount) == (2, 300)
    assert (small.seat, small.amount) == (2, 50)
    assert (full.seat, full.amount) == (1, 200)


@pytest.mark.rule("TOM-ROOM-P8")
@pytest.mark.parametrize("button_chips", [200_00, 2_00])
def test_a_cancelled_hand_costs_no_fee(button_chips: int) -> None:
    stacks = {1: 200_00, 2: 200_00, 3: button_chips}
    dealt = Dealt(seats=3, stacks=stacks, fee=300)
    dealt.report(CancelHand(by="Rosa", reason="fire alarm"))
    returned = dealt.events(FeeReturned)
    assert sum(event.amount for event in returned) == 300
    assert all("TOM-ROOM-P8" in cited(event.cite) for event in returned)
    assert dealt.won() == {1: 0, 2: 0, 3: 0}
    assert dealt.hand.over and dealt.hand.chips[BOX] == 0


@pytest.mark.rule("TOM-ROOM-P8")
@pytest.mark.parametrize("button_chips", [200_00, 2_00])
def test_a_misdeal_costs_no_second_fee(button_chips: int) -> None:
    stacks = {1: 200_00, 2: 200_00, 3: button_chips}
    dealt = Dealt(seats=3, stacks=stacks, fee=300)
    dealt.report(CallMisdeal(by="Rosa", reason="cards flew off the table"))
    assert len(dealt.events(Misdealt)) == 1
    assert len(dealt.events(CardsDealt)) == 4
    assert dealt.hand.chips[BOX] == 300
    assert dealt.hand.chips[POT] == min(300, button_chips)
    assert [event.amount for event in dealt.events(BlindPosted)] == [100, 200] * 2
