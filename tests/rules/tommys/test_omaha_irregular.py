"""Tommy's Omaha, both games: scraps, exposed cards, wrong hands and boards, as in hold'em."""

import pytest

from cardhouse.cards import HIDDEN, Card
from cardhouse.chance import Stacked
from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import CardsMoved, Shuffled
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pot.deal_events import Misdealt, ScrapFound
from cardhouse.engine.pot.events import HandKilled
from cardhouse.engine.pot.hand import PotHand
from cardhouse.floor.core.reports import Boxed, WrongCount
from cardhouse.floor.pot.reports import (
    EarlyBoard,
    Exposed,
    ExtraDealt,
    FlopCount,
    JokerFound,
    ShortDealt,
)
from tests.kit.cases import Picking, cards, changed, cited, deck, finish, lie, refused
from tests.kit.hands import Dealt
from tests.rules.tommys.omaha import both, omaha

# b1 f1 f2 f3 b2 t b3 r x1 x2
STUB = "2s 3s 4s 5s 6s 7s 8s 9s Ts Js"
NOBODY = dict[int, str]()


def six(name: str, stub: str = STUB, hands: dict[int, str] = NOBODY) -> Dealt:
    """Six players with 24 cards: a stub of 28."""
    return Dealt(omaha(name), deck=deck(6, stub, hands, down=4))


def at_shuffle(table: Dealt) -> PotHand:
    """The hand as it stood right after the shuffle."""
    (shuffle,) = (i for i, event in enumerate(table.log) if isinstance(event, Shuffled))
    hand = kernel.replay(table.game, table.log[: shuffle + 1])
    assert isinstance(hand, PotHand)
    return hand


@both(pytest.mark.rule("TOM-OM-04"), pytest.mark.rule("TOM-OHL-27"))
def test_a_boxed_card_is_a_scrap_of_paper(name: str, ids: set[str]) -> None:
    table = six(name, "3c 8d Qs 5h 2d 9c Kd")
    before = lie(table)
    assert ids <= cited(table.report(Boxed(card=Card("8d"))), name)
    assert changed(before, lie(table)) == {}
    table.check_round()
    assert (table.hand.burns, table.hand.aside) == (["3c"], ["8d"])
    assert table.hand.board == ["Qs", "5h", "2d"]
    finish(table)
    assert "8d" in table.hand.aside


@both(pytest.mark.rule("TOM-OM-04"), pytest.mark.rule("TOM-OHL-28"))
@pytest.mark.parametrize("known", [True, False])
def test_a_joker_as_river_card_is_laid_aside(name: str, ids: set[str], known: bool) -> None:
    stub = "2s 3s 4s 5s 6s 7s 8s Jo 9s"
    table = Dealt(omaha(name), deck=deck(6, stub, down=4), foreign="Jo")
    if known:
        assert ids <= cited(table.report(JokerFound()), name)
    for _ in range(3):
        table.check_round()
    assert table.hand.board == ["3s", "4s", "5s", "7s", "9s"]
    assert (table.hand.burns, table.hand.aside) == (["2s", "6s", "8s"], ["Jo"])
    finish(table)


@both(pytest.mark.rule("TOM-OM-04"), pytest.mark.rule("TOM-OHL-29"))
def test_a_scrap_among_the_down_cards_waits_for_the_end_of_the_round(
    name: str, ids: set[str]
) -> None:
    top = "2c 3c 4c 5c 6c 7c 8c 8d 9c Tc Jc Qc Kc"
    table = Dealt(omaha(name), seats=3, deck=top, wait=True)
    table.report(Boxed(card=Card("8d")))
    # Third round: c1 to seat 1, the scrap, c3 to seat 3, c4 to seat 2; the fourth begins with c5.
    assert table.hand.down == {
        1: ["2c", "5c", "8c", "Jc"],
        2: ["3c", "6c", "Tc", "Qc"],
        3: ["4c", "7c", "9c", "Kc"],
    }
    (found,) = table.events(ScrapFound)
    assert (found.card, found.seat, table.hand.aside) == ("8d", 2, ["8d"])
    assert ids <= cited([found], name)


@both(pytest.mark.rule("TOM-OM-04"), pytest.mark.rule("TOM-OHL-29"))
def test_a_scrap_on_the_board_is_made_good_with_the_card_under_it(name: str, ids: set[str]) -> None:
    table = six(name).check_round()
    table.report(Boxed(card=Card("7s")))
    table.check_round()
    assert table.hand.board == ["3s", "4s", "5s", "8s"]
    assert (table.hand.burns, table.hand.aside) == (["2s", "6s"], ["7s"])
    assert ids <= cited(list(table.events(ScrapFound)), name)


@both(pytest.mark.rule("TOM-OM-04"), pytest.mark.rule("TOM-OHL-30"))
def test_who_acts_on_a_joker_has_a_foul_hand(name: str, ids: set[str]) -> None:
    top = deck(6, STUB, {3: "Jo Kd Kc Kh"}, down=4)
    table = Dealt(omaha(name), deck=top, foreign="Jo").act("3 raise 8")
    pot = table.hand.chips["pot"]
    before = lie(table)
    assert ids <= cited(table.report(JokerFound()), name)
    assert changed(before, lie(table)) == {"down 3": (), "muck": cards("Jo Kd Kc Kh")}
    assert 3 not in table.hand.live
    assert table.hand.chips["pot"] == pot == 14_00
    finish(table)
    assert table.won()[3] == -8_00


@both(pytest.mark.rule("TOM-OM-04"), pytest.mark.rule("TOM-OHL-30"))
def test_who_shows_it_before_he_acts_gets_another_card(name: str, ids: set[str]) -> None:
    top = deck(6, STUB, {3: "Jo Kd Kc Kh"}, down=4)
    table = Dealt(omaha(name), deck=top, foreign="Jo")
    table.report(JokerFound())
    assert table.hand.down[3] == ["Kd", "Kc", "Kh", "2s"]
    assert table.hand.aside == ["Jo"]
    finish(table)
    assert not any("foul" in event.cite for event in table.events(HandKilled))


@both(pytest.mark.rule("TOM-OM-04"), pytest.mark.rule("TOM-OHL-31"))
def test_an_exposed_card_is_exchanged_and_becomes_the_burn(name: str, ids: set[str]) -> None:
    table = six(name, hands={2: "Jh 9c Qd Qh"})
    before = lie(table)
    events = table.report(Exposed(seat=2, card=Card("9c")))
    assert ids <= cited(events, name)
    assert changed(before, lie(table)) == {
        "down 2": cards("Jh Qd Qh 2s"),
        "stock": ("9c", *before["stock"][1:]),
    }
    assert table.hand.exposed == ["9c"]
    table.check_round()
    assert (table.hand.burns, table.hand.board) == (["9c"], ["3s", "4s", "5s"])
    finish(table)


@both(pytest.mark.rule("TOM-OM-04"), pytest.mark.rule("TOM-OHL-32"))
@pytest.mark.parametrize(("seat", "card"), [(2, "Jh"), (5, "Kc")])
def test_two_exposed_cards_are_a_misdeal(name: str, ids: set[str], seat: int, card: str) -> None:
    table = six(name, hands={2: "Jh 9c Qd Qh", 5: "Kc Kd Kh Ks"})
    table.report(Exposed(seat=2, card=Card("9c")))
    events = table.report(Exposed(seat=seat, card=Card(card)))
    assert ids <= cited(events, name)
    (index,) = (i for i, event in enumerate(table.log) if isinstance(event, Misdealt))
    back = kernel.replay(table.game, table.log[: index + 1])
    assert back.chips == table.stacks | {"pot": 0, "box": 0}
    assert back.stock == [HIDDEN] * 52
    assert (table.hand.button, table.turn, table.hand.chips["pot"]) == (6, 3, 6_00)
    assert all(len(held) == 4 for held in table.hand.down.values())


def wrong_at(name: str, seat: int, *, over: bool) -> Dealt:
    """A hand of seven in which one player was dealt a card too many or too few."""
    top = deck(7, STUB, short=0 if over else seat, down=4)
    table = Dealt(omaha(name), seats=7, deck=top, wait=True)
    table.report(ExtraDealt(seat=seat) if over else ShortDealt(seat=seat))
    assert len(table.hand.down[seat]) == (5 if over else 3)
    return table


@both(pytest.mark.rule("TOM-OM-04"), pytest.mark.rule("TOM-OHL-33"))
@pytest.mark.parametrize("over", [True, False])
def test_a_wrong_hand_found_after_one_action_is_a_misdeal(
    name: str, ids: set[str], over: bool
) -> None:
    table = wrong_at(name, 7, over=over).act("3 call")
    assert ids <= cited(table.report(WrongCount(seat=7)), name)
    assert len(table.events(Misdealt)) == 1
    assert (table.turn, table.hand.chips["pot"], table.hand.button) == (3, 6_00, 7)
    assert all(len(held) == 4 for held in table.hand.down.values())
    finish(table)


@both(pytest.mark.rule("TOM-OM-04"), pytest.mark.rule("TOM-OHL-33", "TOM-OHL-46"))
def test_before_any_action_a_card_too_few_is_dealt(name: str, ids: set[str]) -> None:
    table = wrong_at(name, 5, over=False)
    before = lie(table)
    events = table.report(WrongCount(seat=5))
    assert ids - {"TOM-OHL-33"} <= cited(events, name)
    assert changed(before, lie(table)) == {
        "down 5": (*before["down 5"], "2s"),
        "stock": before["stock"][1:],
    }
    assert table.events(Misdealt) == []
    table.check_round()
    assert (table.hand.burns, table.hand.board) == (["3s"], ["4s", "5s", "6s"])


@both(pytest.mark.rule("TOM-OM-04"), pytest.mark.rule("TOM-OHL-33", "TOM-OHL-46"))
@pytest.mark.parametrize("pick", [0, 4])
def test_and_a_card_too_many_becomes_the_burn(name: str, ids: set[str], pick: int) -> None:
    table = wrong_at(name, 5, over=True)
    held = list(table.hand.down[5])
    before = lie(table)
    table.chance = Picking("", pick)
    table.report(WrongCount(seat=5))
    taken = held.pop(pick)
    assert changed(before, lie(table)) == {
        "down 5": tuple(held),
        "stock": (taken, *before["stock"]),
    }
    assert ids - {"TOM-OHL-33"} <= cited([table.events(CardsMoved)[-1]], name)
    table.check_round()
    assert (table.hand.burns, table.hand.board) == ([taken], ["3s", "4s", "5s"])


@both(pytest.mark.rule("TOM-OM-04"), pytest.mark.rule("TOM-OHL-34"))
@pytest.mark.parametrize("over", [True, False])
def test_after_two_actions_a_wrong_hand_is_dead(name: str, ids: set[str], over: bool) -> None:
    table = wrong_at(name, 7, over=over)
    table.act("3 fold", "4 fold", "5 call", "6 call", "7 call")
    pot = table.hand.chips["pot"]
    before = lie(table)
    held = tuple(table.hand.down[7])
    assert ids <= cited(table.report(WrongCount(seat=7)), name)
    assert changed(before, lie(table)) == {"down 7": (), "muck": (*before["muck"], *held)}
    assert (7 in table.hand.live, table.hand.chips["pot"]) == (False, pot)
    finish(table)
    assert table.won()[7] == -4_00


@both(pytest.mark.rule("TOM-OM-04"), pytest.mark.rule("TOM-OHL-35"))
def test_a_flop_of_four_goes_back_and_comes_again_without_a_burn(name: str, ids: set[str]) -> None:
    table = six(name).check_round()
    mark = len(table.log)
    table.chance = Stacked(cards("Kh 5s Qh"))
    assert ids <= cited(table.report(FlopCount(cards=4)), name)
    ruled = mark + next(i for i, e in enumerate(table.log[mark:]) if e.cite == "flop.too-many")
    flopped = kernel.replay(table.game, table.log[: ruled + 1])
    assert isinstance(flopped, PotHand)
    assert (len(flopped.board), len(flopped.stock)) == (4, 23)
    assert at_shuffle(table).stock == [HIDDEN] * 27
    assert (table.hand.board, table.hand.burns) == (["Kh", "5s", "Qh"], ["2s"])
    assert len(table.hand.stock) == 24
    finish(table)


@both(pytest.mark.rule("TOM-OM-04"), pytest.mark.rule("TOM-OHL-46"))
def test_a_flop_of_two_is_filled_up(name: str, ids: set[str]) -> None:
    table = six(name).check_round()
    assert ids <= cited(table.report(FlopCount(cards=2)), name)
    assert (table.hand.board, table.hand.burns) == (["3s", "4s", "5s"], ["2s"])
    assert table.stock(1) == ["6s"]


@both(pytest.mark.rule("TOM-OM-04"), pytest.mark.rule("TOM-OHL-36"))
def test_a_premature_flop_is_reshuffled_after_the_betting(name: str, ids: set[str]) -> None:
    table = six(name).act("3 raise 8")
    assert len(table.hand.stock) == 28
    before = lie(table)
    assert ids <= cited(table.report(EarlyBoard()), name)
    assert changed(before, lie(table)) == {
        "burns": cards("2s"),
        "aside": cards("3s 4s 5s"),
        "stock": before["stock"][4:],
    }
    assert (len(table.hand.stock), table.turn) == (24, 4)
    table.chance = Stacked(cards("Kh 4s Qh"))
    table.check_round()
    assert at_shuffle(table).stock == [HIDDEN] * 27
    assert (table.hand.board, table.hand.burns) == (["Kh", "4s", "Qh"], ["2s"])
    assert len(table.hand.stock) == 24
    finish(table)


@both(pytest.mark.rule("TOM-OM-04"), pytest.mark.rule("TOM-OHL-37", "TOM-OHL-38"))
@pytest.mark.parametrize("river", ["7s", "Kh"])
def test_a_premature_fourth_card(name: str, ids: set[str], river: str) -> None:
    table = six(name).check_round().act("1 bet 4")
    assert len(table.hand.stock) == 24
    first = table.report(EarlyBoard())
    assert (table.hand.aside, table.hand.burns) == (["7s"], ["2s", "6s"])
    assert (len(table.hand.stock), table.turn) == (22, 2)
    table.check_round()
    # b3 is burned, and the fifth card takes the fourth one's place.
    assert table.hand.board == ["3s", "4s", "5s", "9s"]
    assert table.hand.burns == ["2s", "6s", "8s"]
    assert len(table.hand.stock) == 20
    mark = len(table.log)
    table.chance = Stacked(cards(river))
    table.check_round()
    back = at_shuffle(table)
    assert back.stock == [HIDDEN] * 21
    assert (back.burns, back.aside) == (["2s", "6s", "8s"], [])
    assert table.hand.board == ["3s", "4s", "5s", "9s", river]
    assert (len(table.hand.stock), table.hand.burns) == (20, ["2s", "6s", "8s"])
    assert ids <= cited([*first, *table.log[mark:]], name)
    finish(table)


@both(pytest.mark.rule("TOM-OM-04"), pytest.mark.rule("TOM-OHL-39"))
@pytest.mark.parametrize("river", ["9s", "Kh"])
def test_a_premature_fifth_card(name: str, ids: set[str], river: str) -> None:
    table = six(name).check_round().check_round().act("1 check")
    assert ids <= cited(table.report(EarlyBoard()), name)
    assert (table.hand.aside, table.hand.burns) == (["9s"], ["2s", "6s", "8s"])
    assert len(table.hand.stock) == 20
    table.chance = Stacked(cards(river))
    table.check_round()
    assert at_shuffle(table).stock == [HIDDEN] * 21
    assert table.hand.board == ["3s", "4s", "5s", "7s", river]
    assert (len(table.hand.stock), table.hand.burns) == (20, ["2s", "6s", "8s"])
    finish(table)


@both(pytest.mark.rule("TOM-OM-04"), pytest.mark.rule("TOM-OHL-33", "TOM-OHL-34"))
def test_a_hand_that_is_right_cannot_be_reported(name: str, ids: set[str]) -> None:
    table = six(name)
    for seat, reason in ((4, Reason.NOT_SUCH_CASE), (9, Reason.NOT_IN_HAND)):
        refused(table, WrongCount(seat=seat), reason)
    table.check_round()
    refused(table, Exposed(seat=4, card=Card("2c")))
