"""Orders of the floor and of the management, and the limits on reports."""

from typing import Any

import pytest

from cardhouse.engine.banked.blackjack.family import BLACKJACK
from cardhouse.engine.banked.collection import CollectionTaken
from cardhouse.engine.core.events import Ruled
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.pot.family import POT
from cardhouse.floor import ALL_REPORTS, rule
from cardhouse.floor.banked.reports import (
    DealMistake,
    MoveCard,
    ReopenTurn,
    UnaskedCard,
    WalkedAway,
)
from cardhouse.floor.core.reports import CancelHand, GiveChips
from cardhouse.floor.families import RULINGS
from cardhouse.floor.pot.reports import EarlyBoard, JokerFound, StringRaise
from tests.kit.banked import Banked, game
from tests.kit.hands import Dealt
from tests.rules.new_esquire.house import CORPORATION, dealt
from tests.rules.new_esquire.test_floor_deal import dealing


@pytest.mark.rule("ESQ-BJ-63")
def test_the_floor_lets_a_player_double_late() -> None:
    table = dealt({4: "6 6", 5: "T 5"}, "9", "T 8").act("4 stand")
    assert table.refused("4 double", Reason.NOT_YOUR_TURN)
    order = ReopenTurn(hand=4, by="Rosa", reason="S4 may double late", at="21:40")
    ruled = table.report(order)[0]
    assert isinstance(ruled, Ruled)
    assert (ruled.by, ruled.reason, ruled.at) == ("Rosa", "S4 may double late", "21:40")
    assert "ESQ-BJ-63" in table.rules_of(ruled)
    table.act("4 double")
    assert table.cards(4) == "6 6 T"
    assert table.turn == 5


@pytest.mark.rule("ESQ-BJ-63")
def test_the_floor_moves_chips_and_cards_of_the_hand() -> None:
    table = dealt({4: "T 2", 5: "T 5"}, "9", "7 9 8").act("4 stand")
    by: dict[str, Any] = {"by": "Rosa", "reason": "he was not heard"}
    table.report(GiveChips(source=4, target="pot", amount=10_00, **by))
    table.report(MoveCard(card=table.hand.stock[0], source="stock", target="up:4", **by))
    assert (table.cards(4), table.layout.on(4)[0].amount) == ("T 2 7", 20_00)
    table.report(GiveChips(source=5, target=4, amount=3_00, **by))
    table.act("5 stand")
    # 19 against 18, with 20 on it; and the three dollars.
    assert table.won()[4] == 23


@pytest.mark.rule("ESQ-BJ-63")
def test_a_fee_whose_chips_the_floor_gave_away_is_paid_as_far_as_they_go() -> None:
    stacks = {4: 100_00, 8: 101_00}
    table = Banked(
        game("new-esquire"), money=100, wagers={4: 10}, stacks=stacks, shoe="T 9 8 T", wait=True
    )
    table.open_bets()
    assert table.hand.chips[8] == 1_00
    table.report(GiveChips(source=8, target="bank:8", amount=60, by="Rosa", reason="miscounted"))
    table.close_bets()
    fees = {fee.seat: fee.amount for fee in table.events(CollectionTaken) if fee.cite == "fee.bank"}
    assert fees == {8: 40} and table.hand.chips[8] == 0


@pytest.mark.rule("ESQ-BJ-63", "ESQ-BJ-10")
def test_the_floor_gives_nothing_to_the_house_and_signs_what_it_does() -> None:
    table = dealt({4: "T 2"}, "9")
    by: dict[str, Any] = {"by": "Rosa", "reason": "because"}
    for target in ("box", "bonus", "bank:4", 3):
        table.refused(GiveChips(source=4, target=target, amount=1_00, **by), Reason.NOT_SUCH_CASE)
    unsigned = GiveChips(source=4, target=7, amount=1_00, by="", reason="")
    table.refused(unsigned, Reason.NOT_SUCH_CASE)


@pytest.mark.rule("ESQ-FL-20")
def test_the_management_deals_a_missed_player_in_against_the_rule() -> None:
    mistakes = (DealMistake(missed=(2,)), DealMistake(round=2, missed=(2,)))
    table = dealing((1, 2, 3), "5 8 K 9 T 2 8 9 7", *mistakes)
    assert table.cards(2) == ""
    for _ in range(2):
        card = table.hand.stock[0]
        order = MoveCard(
            card=card,
            source="stock",
            target="up:2",
            by="the manager",
            reason="the dealer was called away",
            overrides="ESQ-FL-022",
        )
        table.report(order)
    first, second = table.events(Ruled)
    assert first.overrides == second.overrides == "ESQ-FL-022"
    assert "ESQ-FL-20" in table.rules_of(first)
    assert table.cards(2) == "2 8"
    table.stand()
    assert {event.hand for event in table.settled()} == {1, 2, 3}


@pytest.mark.rule("ESQ-FL-202")
def test_a_ruling_is_changed_only_by_another_ruling() -> None:
    table = dealt({3: "T 6", 4: "T 2"}, "9", "5 7 8").act("3 stand")
    table.report(UnaskedCard(hand=3))
    burns = table.hand.burns[:]
    # No command undoes it, for players or for the dealer.
    table.refused("lapse", Reason.NOT_YOUR_TURN)
    table.refused("3 hit", Reason.NOT_YOUR_TURN)
    assert table.hand.burns == burns
    order: dict[str, Any] = {"card": burns[-1], "source": "burns", "target": "muck"}
    order |= {"by": "Rosa", "reason": "so"}
    assert table.refused(MoveCard(**order, supersedes=2), Reason.NOT_SUCH_CASE) == {"ESQ-FL-202"}
    ruled = table.report(MoveCard(**order, supersedes=1))[0]
    assert table.rules_of(ruled) == {"ESQ-FL-202"}


@pytest.mark.rule("ESQ-FL-202")
def test_a_hand_that_is_over_stands() -> None:
    table = dealt({1: "T 8"}, "T", "8").stand()
    assert table.refused(WalkedAway(seat=1), Reason.HAND_OVER) == {"ESQ-FL-202"}


@pytest.mark.rule("ESQ-FL-20")
def test_a_cancelled_hand_gives_everything_back() -> None:
    table = dealt({1: "T 6", 2: "8 8"}, "9", "3 4", behind=(CORPORATION,))
    table.act("1 stand", "2 split")
    table.report(CancelHand(by="Rosa", reason="fire alarm"))
    assert table.hand.over
    assert {seat: table.hand.chips[seat] for seat in table.seats} == table.stacks
    assert table.box == 0


def test_reports_of_poker_are_no_case_here_and_the_other_way_round() -> None:
    table = dealt({1: "T 6"}, "9")
    for report in (JokerFound(), EarlyBoard(), StringRaise(by=1)):
        table.refused(report, Reason.NOT_SUCH_CASE)
    poker = Dealt(seats=3)
    for here in (WalkedAway(seat=1), UnaskedCard(hand=1), DealMistake(stop=1)):
        with pytest.raises(Illegal) as error:
            rule(poker.hand, poker.log, here)
        assert error.value.reason is Reason.NOT_SUCH_CASE


def test_every_report_has_a_name_and_a_table_at_which_it_can_be_made() -> None:
    tags = [report.__struct_config__.tag for report in ALL_REPORTS]
    assert len(set(tags)) == len(tags)
    assert set(RULINGS[BLACKJACK].remedies) | set(RULINGS[POT].remedies) <= set(ALL_REPORTS)
