"""Scraps of paper, exposed cards, wrong hands, wrong flops: the table after the ruling."""

import pytest

from cardhouse.cards import HIDDEN, JOKER, Card
from cardhouse.chance import Stacked
from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import CardsMoved, Shuffled
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.families import look
from cardhouse.engine.pot.deal_events import ScrapFound
from cardhouse.engine.pot.events import HandKilled
from cardhouse.engine.pot.hand import PotHand
from cardhouse.floor import rule
from cardhouse.floor.core.reports import Boxed, WrongCount
from cardhouse.floor.pot.reports import (
    EarlyBoard,
    Exposed,
    ExtraDealt,
    FlopCount,
    JokerFound,
    ShortDealt,
)
from tests.kit.cases import (
    NOBODY,
    Picking,
    cards,
    changed,
    cited,
    deck,
    finish,
    lie,
    refused,
    refusing_rules,
)
from tests.kit.hands import Dealt

STUB = "3c 8d Qs 5h 2d 9c Kd 7s Jh"


def dealt(seats: int = 6, stub: str = STUB, hands: dict[int, str] = NOBODY) -> Dealt:
    return Dealt(seats=seats, deck=deck(seats, stub, hands))


@pytest.mark.rule("TOM-HE-40")
def test_a_boxed_card_is_no_part_of_the_flop() -> None:
    table = dealt()
    before = lie(table)
    events = table.report(Boxed(card=Card("8d")))
    assert changed(before, lie(table)) == {}
    assert "TOM-HE-40" in cited(events)
    table.check_round()
    assert table.hand.burns == ["3c"]
    assert table.hand.board == ["Qs", "5h", "2d"]
    assert table.hand.aside == ["8d"]
    assert table.stock(2) == ["9c", "Kd"]
    finish(table)
    assert table.hand.aside == ["8d"]
    assert table.hand.board == ["Qs", "5h", "2d", "Kd", "Jh"]
    assert table.hand.burns == ["3c", "9c", "7s"]


@pytest.mark.rule("TOM-HE-40")
def test_a_boxed_card_is_never_the_card_that_mends_something_else() -> None:
    table = dealt(hands={4: "Jc Kc"})
    table.report(Boxed(card=Card("3c")))
    table.report(Exposed(seat=4, card=Card("Jc")))
    assert table.hand.down[4] == ["Kc", "8d"]
    assert table.hand.aside == ["3c"]
    assert table.stock(2) == ["Jc", "Qs"]


@pytest.mark.rule("TOM-HE-40", "TOM-HE-42")
def test_a_boxed_card_in_a_premature_flop_is_made_good_too() -> None:
    table = dealt()
    table.report(Boxed(card=Card("8d")))
    table.report(EarlyBoard())
    assert table.hand.burns == ["3c"]
    assert table.hand.aside == ["8d", "Qs", "5h", "2d"]
    table.check_round()
    assert table.hand.aside == ["8d"]
    assert "8d" not in table.hand.board


@pytest.mark.rule("TOM-HE-40")
def test_a_boxed_card_cannot_be_reported_twice_nor_a_card_that_is_elsewhere() -> None:
    table = dealt(hands={3: "Ah Ad", 4: "Ac As"})
    table.report(Boxed(card=Card("8d")))
    assert "TOM-HE-40" in refusing_rules(refused(table, Boxed(card=Card("8d"))))
    refused(table, Boxed(card=JOKER))
    refused(table, Boxed(card=HIDDEN))
    table.act("3 fold", "4 call")
    refused(table, Boxed(card=Card("Ah")))
    # A player who has acted on a card has accepted it.
    assert "TOM-HE-43" in refusing_rules(refused(table, Boxed(card=Card("Ac"))))
    table.check_round()
    assert table.hand.aside == ["8d"]
    refused(table, Boxed(card=Card("8d")))


@pytest.mark.rule("TOM-HE-41")
def test_a_joker_in_the_stub_is_laid_aside_when_it_turns_up() -> None:
    stub = "3c Jo Qs 5h 2d 9c Kd"
    for known in (False, True):
        table = Dealt(deck=deck(6, stub), foreign="Jo")
        if known:
            assert "TOM-HE-41" in cited(table.report(JokerFound()))
        table.check_round()
        assert table.hand.burns == ["3c"]
        assert table.hand.board == ["Qs", "5h", "2d"]
        assert table.hand.aside == ["Jo"]
        assert table.stock(2) == ["9c", "Kd"]
        refused(table, JokerFound())
        finish(table)


@pytest.mark.rule("TOM-HE-41", "TOM-HE-42")
def test_a_joker_that_was_burned_is_made_good() -> None:
    table = Dealt(deck=deck(6, "Jo Qs 5h 2d 9c Kd"), foreign="Jo")
    table.check_round()
    assert table.hand.burns == ["Jo"]
    table.report(JokerFound())
    assert table.hand.burns == ["9c"]
    assert table.hand.board == ["Qs", "5h", "2d"]
    assert table.hand.aside == ["Jo"]
    assert table.stock(1) == ["Kd"]


@pytest.mark.rule("TOM-HE-41")
def test_there_is_no_joker_to_be_found_in_a_proper_deck() -> None:
    assert "TOM-HE-41" in refusing_rules(refused(dealt(), JokerFound()))


@pytest.mark.rule("TOM-HE-42")
@pytest.mark.parametrize("stub", ["9c 4h Kd", "4h 9c Kd"])
def test_a_scrap_on_the_turn_or_before_it_is_made_good_with_the_card_under_it(stub: str) -> None:
    table = dealt(stub=f"3c Qs 5h 2d {stub} 7s Jh").check_round()
    table.report(Boxed(card=Card("4h")))
    table.check_round()
    assert table.hand.burns == ["3c", "9c"]
    assert table.hand.board == ["Qs", "5h", "2d", "Kd"]
    assert table.hand.aside == ["4h"]
    assert table.stock(2) == ["7s", "Jh"]
    (found,) = table.events(ScrapFound)
    assert "TOM-HE-42" in cited([found])


@pytest.mark.rule("TOM-HE-42")
def test_a_boxed_card_that_already_lies_on_the_board_is_made_good_at_once() -> None:
    table = dealt(stub="3c Qs 4h 2d 9c Kd 7s").check_round()
    before = lie(table)
    events = table.report(Boxed(card=Card("4h")))
    assert changed(before, lie(table)) == {
        "board": cards("Qs 2d 9c"),
        "aside": cards("4h"),
        "stock": before["stock"][1:],
    }
    assert {"TOM-HE-40", "TOM-HE-42"} <= cited(events)
    finish(table)
    assert table.hand.burns == ["3c", "Kd", *table.hand.burns[2:]]


@pytest.mark.rule("TOM-HE-43")
def test_who_is_dealt_a_scrap_waits_until_the_round_is_finished() -> None:
    table = Dealt(seats=3, deck="2c 8d 4c 5c 6c 7c 9c", wait=True)
    table.report(Boxed(card=Card("8d")))
    assert table.hand.down == {1: ["2c", "6c"], 2: ["5c", "7c"], 3: ["4c", "9c"]}
    assert table.hand.aside == ["8d"]
    (found,) = table.events(ScrapFound)
    assert (found.card, found.seat) == ("8d", 2)
    assert "TOM-HE-43" in cited([found])
    finish(table)


@pytest.mark.rule("TOM-HE-43")
def test_two_scraps_in_the_second_round_are_made_good_in_their_order() -> None:
    table = Dealt(seats=3, deck="2c 3c 4c 8d 8h 7c 9c Tc Jc", wait=True)
    table.log += rule(table.hand, table.log, Boxed(card=Card("8d")))
    table.report(Boxed(card=Card("8h")))
    assert table.hand.down == {1: ["2c", "9c"], 2: ["3c", "Tc"], 3: ["4c", "7c"]}
    assert table.hand.aside == ["8d", "8h"]
    assert table.stock(1) == ["Jc"]
    finish(table)


@pytest.mark.rule("TOM-HE-43")
def test_a_boxed_down_card_that_is_seen_after_the_deal_is_made_good_from_the_top() -> None:
    table = dealt(hands={5: "8h Kc"})
    before = lie(table)
    events = table.report(Boxed(card=Card("8h")))
    assert changed(before, lie(table)) == {
        "down 5": cards("Kc 3c"),
        "aside": cards("8h"),
        "stock": before["stock"][1:],
    }
    assert "TOM-HE-43" in cited(events)
    finish(table)


@pytest.mark.rule("TOM-HE-44")
def test_who_acts_on_a_hand_with_a_joker_has_a_foul_hand() -> None:
    stub = "3c Qs 5h 2d 9c Kh 7s Jh"
    table = Dealt(deck=deck(6, stub, {3: "Jo Kd"}), foreign="Jo")
    table.act("3 call")
    pot = table.hand.chips["pot"]
    before = lie(table)
    events = table.report(JokerFound())
    assert "TOM-HE-44" in cited(events)
    assert changed(before, lie(table)) == {"down 3": (), "muck": cards("Jo Kd")}
    assert 3 not in table.hand.live
    assert table.hand.chips["pot"] == pot == 5_00
    finish(table)
    assert table.won()[3] == -2_00


@pytest.mark.rule("TOM-HE-44", "TOM-HE-41")
def test_who_speaks_of_his_joker_before_he_acts_gets_the_next_card() -> None:
    stub = "3c Qs 5h 2d 9c Kh 7s Jh"
    table = Dealt(deck=deck(6, stub, {3: "Jo Kd"}), foreign="Jo")
    before = lie(table)
    table.report(JokerFound())
    assert changed(before, lie(table)) == {
        "down 3": cards("Kd 3c"),
        "aside": cards("Jo"),
        "stock": before["stock"][1:],
    }
    assert table.turn == 3
    finish(table)
    assert table.hand.aside == ["Jo"]


@pytest.mark.rule("TOM-HE-44")
def test_a_joker_shown_at_the_end_is_a_foul_hand_all_the_same() -> None:
    table = Dealt(seats=2, deck=deck(2, "3c Qs 5h 2d 9c Kh 7s Jh", {1: "Jo Kd"}), foreign="Jo")
    finish(table)
    (killed,) = table.events(HandKilled)
    assert killed.seat == 1
    assert "TOM-HE-44" in cited([killed])
    assert table.won() == {1: -2_00, 2: 2_00}


@pytest.mark.rule("TOM-HE-45")
def test_an_exposed_card_is_exchanged_and_becomes_the_burn() -> None:
    table = dealt(7, "Tc 2s 3s 4s 5s 6s 7s", {4: "Jh Qd"})
    before = lie(table)
    events = table.report(Exposed(seat=4, card=Card("Jh")))
    assert "TOM-HE-45" in cited(events)
    rest = before["stock"][1:]
    assert changed(before, lie(table)) == {"down 4": cards("Qd Tc"), "stock": ("Jh", *rest)}
    # It lies face up on the stub, for everybody to see.
    assert look(table.hand, 0).exposed == ("Jh",)
    table.check_round()
    assert table.hand.burns == ["Jh"]
    assert table.hand.board == ["2s", "3s", "4s"]
    table.check_round()
    assert table.hand.burns == ["Jh", "5s"]
    assert table.hand.board[3] == "6s"
    finish(table)


@pytest.mark.rule("TOM-HE-45", "TOM-HE-49")
def test_the_exposed_card_stays_the_burn_when_another_hand_lacks_a_card() -> None:
    table = Dealt(deck=deck(6, "Tc 9c 2s 3s 4s 5s 6s", {4: "Jh Qd"}, short=5), wait=True)
    table.report(ShortDealt(seat=5))
    table.report(Exposed(seat=4, card=Card("Jh")))
    table.report(WrongCount(seat=5))
    assert (table.hand.down[4], table.hand.down[5][1:]) == (["Qd", "Tc"], ["9c"])
    assert table.stock(2) == ["Jh", "2s"]
    table.check_round()
    assert (table.hand.burns, table.hand.board) == (["Jh"], ["2s", "3s", "4s"])
    table.check_round()
    assert (table.hand.burns, table.hand.board[3:]) == (["Jh", "5s"], ["6s"])


@pytest.mark.rule("TOM-HE-45", "TOM-HE-43")
@pytest.mark.parametrize("report", [Boxed(card=Card("Kc")), JokerFound()])
def test_the_exposed_card_makes_good_no_scrap(report: Boxed | JokerFound) -> None:
    stub = "Tc 9c 2s 3s 4s 5s 6s"
    scrap = "Jo" if isinstance(report, JokerFound) else "Kc"
    hands = {4: "Jh Qd", 5: f"{scrap} 8h"}
    table = Dealt(deck=deck(6, stub, hands), foreign="Jo" if scrap == "Jo" else "")
    table.report(Exposed(seat=4, card=Card("Jh")))
    table.report(report)
    assert table.hand.down[5] == ["8h", "9c"] and table.hand.aside == [scrap]
    table.check_round()
    assert (table.hand.burns, table.hand.board) == (["Jh"], ["2s", "3s", "4s"])


@pytest.mark.rule("TOM-HE-45", "TOM-HE-50")
def test_an_exposed_card_and_one_too_many_are_both_burned_and_nothing_else_is() -> None:
    stub = "Tc 2s 3s 4s 5s 6s 7s"
    table = Dealt(deck=deck(6, f"Ac {stub}", {2: "Kc Qc", 4: "Jh Qd"}), wait=True)
    table.report(ExtraDealt(seat=2))
    table.chance = Picking("", 2)
    table.report(WrongCount(seat=2))
    assert table.stock(2) == ["Ac", "Tc"]
    table.report(Exposed(seat=4, card=Card("Jh")))
    assert table.hand.down[4] == ["Qd", "Tc"]
    table.check_round()
    assert sorted(table.hand.burns) == ["Ac", "Jh"]
    assert table.hand.board == ["2s", "3s", "4s"]
    table.check_round()
    assert (table.hand.burns[2:], table.hand.board[3:]) == (["5s"], ["6s"])


@pytest.mark.rule("TOM-HE-45", "TOM-HE-52")
def test_a_premature_flop_burns_the_exposed_card_and_no_other() -> None:
    table = dealt(7, "Tc 2s 3s 4s 5s 6s 7s", {4: "Jh Qd"})
    table.report(Exposed(seat=4, card=Card("Jh")))
    table.report(EarlyBoard())
    assert (table.hand.burns, table.hand.aside) == (["Jh"], ["2s", "3s", "4s"])
    table.chance = Stacked(cards("9d 8d 7d 6d 5d"))
    table.check_round()
    assert (table.hand.burns, table.hand.board) == (["Jh"], ["9d", "8d", "7d"])
    table.check_round()
    assert (table.hand.burns, table.hand.board[3:]) == (["Jh", "6d"], ["5d"])


@pytest.mark.rule("TOM-HE-45")
def test_a_card_is_exposed_on_the_deal_only_by_who_holds_it_and_before_the_action() -> None:
    table = dealt(hands={4: "Js Qd", 5: "2h 2c"})
    refused(table, Exposed(seat=5, card=Card("Js")), Reason.WRONG_CARDS)
    refused(table, Exposed(seat=9, card=Card("Js")), Reason.WRONG_CARDS)
    table.act("3 call")
    assert "TOM-HE-45" in refusing_rules(refused(table, Exposed(seat=4, card=Card("Js"))))
    finish(table)
    refused(table, Exposed(seat=4, card=Card("Js")), Reason.HAND_OVER)


def short_at_five() -> Dealt:
    table = Dealt(deck=deck(6, "Tc 9c 2s 3s 4s 5s 6s", short=5), wait=True)
    table.report(ShortDealt(seat=5))
    assert [len(held) for held in table.hand.down.values()] == [2, 2, 2, 2, 1, 2]
    return table


@pytest.mark.rule("TOM-HE-49")
def test_a_hand_one_card_short_gets_the_top_card() -> None:
    table = short_at_five()
    before = lie(table)
    (first,) = table.hand.down[5]
    events = table.report(WrongCount(seat=5))
    assert "TOM-HE-49" in cited(events)
    rest = before["stock"][1:]
    assert changed(before, lie(table)) == {"down 5": (first, "Tc"), "stock": rest}
    assert table.turn == 3
    table.check_round()
    assert table.hand.burns == ["9c"]
    assert table.hand.board == ["2s", "3s", "4s"]
    finish(table)


@pytest.mark.rule("TOM-HE-50")
@pytest.mark.parametrize("pick", [0, 1, 2])
def test_a_card_too_many_is_taken_at_random_and_becomes_the_burn(pick: int) -> None:
    stub = "2s 3s 4s 5s 6s 7s"
    table = Dealt(deck=deck(6, f"Ac {stub}", {2: "Kc Qc"}), wait=True)
    table.report(ExtraDealt(seat=2))
    assert table.hand.down[2] == ["Kc", "Qc", "Ac"]
    assert len(table.hand.stock) == 39
    before = lie(table)
    table.chance = Picking("", pick)
    table.report(WrongCount(seat=2))
    held = ["Kc", "Qc", "Ac"]
    taken = held.pop(pick)
    assert changed(before, lie(table)) == {
        "down 2": tuple(held),
        "stock": (taken, *before["stock"]),
    }
    moved = table.events(CardsMoved)[-1]
    assert "TOM-HE-50" in cited([moved])
    # Neither the floor nor anybody else sees the card.
    assert moved.seen(1).cards == (HIDDEN,)
    assert table.turn == 3
    table.check_round()
    assert table.hand.burns == [taken]
    assert table.hand.board == ["2s", "3s", "4s"]
    assert len(table.hand.stock) == 36
    finish(table)


@pytest.mark.rule("TOM-HE-49", "TOM-HE-50")
def test_only_a_hand_that_is_wrong_can_be_reported_and_only_once_it_is_dealt() -> None:
    table = Dealt(wait=True)
    refused(table, WrongCount(seat=5))
    table.deal()
    refused(table, WrongCount(seat=5))
    refused(table, WrongCount(seat=9), Reason.NOT_IN_HAND)
    refused(table, ShortDealt(seat=5))
    table.act("3 call")
    refused(table, ExtraDealt(seat=5))
    refused(table, WrongCount(seat=5))


@pytest.mark.rule("TOM-HE-51")
def test_too_many_flop_cards_go_back_and_a_new_flop_is_dealt_without_a_burn() -> None:
    table = dealt(9, "2s 3s 4s 5s 6s 7s 8s 9s").check_round()
    assert table.hand.burns == ["2s"]
    assert len(table.hand.stock) == 30
    mark = len(table.log)
    table.chance = Stacked(cards("Kh 5s Qh"))
    events = table.report(FlopCount(cards=4))
    assert "TOM-HE-51" in cited(events)
    log = table.log
    ruled = mark + next(i for i, e in enumerate(log[mark:]) if e.cite == "flop.too-many") + 1
    flopped = kernel.replay(table.game, log[:ruled])
    assert isinstance(flopped, PotHand)
    assert flopped.board == ["3s", "4s", "5s", "6s"]
    assert len(flopped.stock) == 29
    shuffle = next(i for i, event in enumerate(log) if isinstance(event, Shuffled))
    back = kernel.replay(table.game, log[: shuffle + 1])
    assert isinstance(back, PotHand)
    assert back.board == []
    assert back.stock == [HIDDEN] * 33
    assert table.hand.board == ["Kh", "5s", "Qh"]
    assert table.hand.burns == ["2s"]
    assert len(table.hand.stock) == 30
    assert table.turn == 1
    finish(table)
    assert len(table.hand.burns) == 3


@pytest.mark.rule("TOM-HE-P5")
def test_a_flop_of_two_is_filled_up_from_the_top() -> None:
    table = dealt(stub="2s 3s 4s 5s 6s 7s 8s").check_round()
    mark = len(table.log)
    events = table.report(FlopCount(cards=2))
    assert "TOM-HE-P5" in cited(events)
    two = kernel.replay(table.game, table.log[: mark + 1])
    assert isinstance(two, PotHand)
    assert two.board == ["3s", "4s"]
    assert two.stock[:3] == ["5s", "6s", "7s"]
    assert table.hand.board == ["3s", "4s", "5s"]
    assert table.hand.burns == ["2s"]
    assert table.stock(1) == ["6s"]
    table.check_round()
    assert table.hand.burns == ["2s", "6s"]
    finish(table)


@pytest.mark.rule("TOM-HE-51", "TOM-HE-P5")
def test_a_flop_is_counted_only_when_it_has_just_been_turned() -> None:
    table = dealt()
    assert "TOM-HE-51" in refusing_rules(refused(table, FlopCount(cards=4)))
    table.check_round()
    for count in (3, 0, -1, 50):
        refused(table, FlopCount(cards=count))
    table.act("1 check")
    refused(table, FlopCount(cards=4))
    table.check_round()
    refused(table, FlopCount(cards=4))
    refused(table, FlopCount(cards=2))
