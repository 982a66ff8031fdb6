"""Board cards turned before the betting is complete: the stub, the burns and the board after."""

import pytest

from cardhouse.cards import HIDDEN
from cardhouse.chance import Stacked
from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import CardsMoved, Shuffled
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pot.hand import PotHand
from cardhouse.floor.pot.reports import EarlyBoard
from tests.kit.cases import cards, changed, cited, deck, finish, lie, refused, refusing_rules
from tests.kit.hands import Dealt

# b1 f1 f2 f3 b2 t b3 r x1 x2
STUB = "2s 3s 4s 5s 6s 7s 8s 9s Ts Js"


def nine() -> Dealt:
    return Dealt(seats=9, deck=deck(9, STUB))


def at_shuffle(table: Dealt) -> PotHand:
    """The hand as it stood right after the shuffle."""
    (shuffle,) = (i for i, event in enumerate(table.log) if isinstance(event, Shuffled))
    hand = kernel.replay(table.game, table.log[: shuffle + 1])
    assert isinstance(hand, PotHand)
    return hand


@pytest.mark.rule("TOM-HE-52")
def test_a_premature_flop_is_reshuffled_once_the_betting_is_complete() -> None:
    table = nine().act("3 raise 4", "4 fold")
    before = lie(table)
    events = table.report(EarlyBoard())
    assert "TOM-HE-52" in cited(events)
    assert changed(before, lie(table)) == {
        "burns": cards("2s"),
        "aside": cards("3s 4s 5s"),
        "stock": before["stock"][4:],
    }
    assert len(table.hand.stock) == 30
    # The betting goes on from there, with nothing of the flop in play.
    assert (table.turn, table.range("raise")) == (5, (6_00, 6_00))
    table.chance = Stacked(cards("Kh 4s Qh"))
    while table.hand.aside:
        table.act(f"{table.turn} call")
    back = at_shuffle(table)
    assert back.stock == [HIDDEN] * 33
    assert (back.burns, back.board, back.aside) == (["2s"], [], [])
    assert back.exposed == []
    assert table.hand.board == ["Kh", "4s", "Qh"]
    assert table.hand.burns == ["2s"]
    assert len(table.hand.stock) == 30
    assert table.turn == 1
    finish(table)
    assert len(table.hand.burns) == 3


@pytest.mark.rule("TOM-HE-52")
def test_discards_and_the_burn_stay_out_of_the_reshuffle() -> None:
    table = nine()
    table.report(EarlyBoard())
    table.act("3 fold", "4 fold", "5 fold", "6 fold").check_round()
    back = at_shuffle(table)
    assert len(back.muck) == 8
    assert back.stock == [HIDDEN] * 33
    (restocked,) = [e for e in table.events(CardsMoved) if e.source == "aside"]
    assert restocked.cards == cards("3s 4s 5s")
    assert "TOM-HE-52" in cited([restocked])


@pytest.mark.rule("TOM-HE-52")
def test_nothing_is_dealt_again_when_all_others_fold() -> None:
    table = nine()
    table.report(EarlyBoard())
    table.act(*(f"{seat} fold" for seat in (3, 4, 5, 6, 7, 8, 9, 1)))
    assert table.hand.over
    assert table.hand.board == []
    assert table.hand.aside == ["3s", "4s", "5s"]
    assert table.won()[2] == 1_00


@pytest.mark.rule("TOM-HE-53")
def test_the_fifth_card_takes_the_place_of_a_premature_fourth() -> None:
    table = nine().check_round().act("1 bet 2", "2 call")
    before = lie(table)
    events = table.report(EarlyBoard())
    assert "TOM-HE-53" in cited(events)
    assert changed(before, lie(table)) == {
        "burns": cards("2s 6s"),
        "aside": cards("7s"),
        "stock": before["stock"][2:],
    }
    assert (table.turn, table.hand.board) == (3, ["3s", "4s", "5s"])
    table.check_round()
    assert table.hand.burns == ["2s", "6s", "8s"]
    assert table.hand.board == ["3s", "4s", "5s", "9s"]
    assert table.hand.aside == ["7s"]
    assert table.stock(2) == ["Ts", "Js"]
    assert len(table.hand.stock) == 26
    # The betting on it is in big bets, as on any fourth card.
    assert table.range("bet") == (4_00, 4_00)


@pytest.mark.rule("TOM-HE-54")
@pytest.mark.parametrize("river", ["7s", "Kh"])
def test_after_it_the_fifth_card_comes_from_the_reshuffled_rest(river: str) -> None:
    table = nine().check_round()
    table.report(EarlyBoard())
    table.check_round()
    mark = len(table.log)
    table.chance = Stacked(cards(river))
    table.check_round()
    back = at_shuffle(table)
    assert back.stock == [HIDDEN] * 27
    assert (back.aside, back.burns) == ([], ["2s", "6s", "8s"])
    assert table.hand.board == ["3s", "4s", "5s", "9s", river]
    assert len(table.hand.stock) == 26
    assert table.hand.burns == ["2s", "6s", "8s"]
    assert "TOM-HE-54" in cited(table.log[mark:])
    finish(table)
    assert len(table.hand.board) == 5


@pytest.mark.rule("TOM-HE-55")
@pytest.mark.parametrize("river", ["9s", "Kh"])
def test_a_premature_fifth_card_is_reshuffled_and_dealt_without_a_burn(river: str) -> None:
    table = nine().check_round().check_round().act("1 check")
    before = lie(table)
    events = table.report(EarlyBoard())
    assert "TOM-HE-55" in cited(events)
    assert changed(before, lie(table)) == {
        "burns": cards("2s 6s 8s"),
        "aside": cards("9s"),
        "stock": before["stock"][2:],
    }
    assert len(table.hand.stock) == 26
    assert (table.turn, table.hand.board) == (2, ["3s", "4s", "5s", "7s"])
    table.chance = Stacked(cards(river))
    table.check_round()
    back = at_shuffle(table)
    assert back.stock == [HIDDEN] * 27
    assert (back.aside, back.burns) == ([], ["2s", "6s", "8s"])
    assert table.hand.board == ["3s", "4s", "5s", "7s", river]
    assert table.hand.burns == ["2s", "6s", "8s"]
    assert len(table.hand.stock) == 26
    finish(table)


@pytest.mark.rule("TOM-HE-52", "TOM-HE-53", "TOM-HE-54", "TOM-HE-55")
def test_every_street_of_one_hand_may_be_turned_too_early() -> None:
    table = nine()
    for burns, aside in ((1, 3), (2, 1), (3, 2)):
        table.report(EarlyBoard())
        assert (len(table.hand.burns), len(table.hand.aside)) == (burns, aside)
        table.check_round()
    finish(table)
    assert len(table.hand.board) == 5
    assert table.hand.aside == []


@pytest.mark.rule("TOM-HE-52", "TOM-HE-55")
def test_no_board_card_is_early_before_the_deal_on_the_river_or_after_the_hand() -> None:
    table = Dealt(seats=9, deck=deck(9, STUB), wait=True)
    assert "TOM-HE-52" in refusing_rules(refused(table, EarlyBoard()))
    table.deal()
    for _ in range(3):
        table.check_round()
    assert len(table.hand.board) == 5
    refused(table, EarlyBoard())
    table.check_round()
    refused(table, EarlyBoard())
    table.show_all()
    refused(table, EarlyBoard(), Reason.HAND_OVER)
