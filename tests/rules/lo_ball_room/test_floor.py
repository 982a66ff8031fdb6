"""Mistakes in this house's games: board cards too early, exposed cards, wrong counts."""

from typing import Any

import pytest

from cardhouse.cards import HIDDEN, parse_cards
from cardhouse.chance import Stacked
from cardhouse.engine.core.events import FeeDropped, Ruled
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pot.deal_events import Misdealt
from cardhouse.engine.pot.events import HandKilled, Refunded
from cardhouse.floor.core.reports import Boxed, GiveChips, WrongCount
from cardhouse.floor.pot.reports import (
    CallMisdeal,
    EarlyBoard,
    Exposed,
    ExtraDealt,
    FlopCount,
    JokerFound,
    KillHand,
    ReviveHand,
    ShortDealt,
)
from tests.kit.hands import Dealt
from tests.rules.lo_ball_room.house import (
    HOLDEM,
    LOWBALL,
    OMAHA,
    STUD,
    at,
    deck,
    each,
    pass_all,
    rule,
    rules,
    stay,
)

ORDER = (2, 3, 4, 5, 6, 1)
STUB = "2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks"
S = parse_cards(STUB)
HOLE = {HOLDEM: 2, OMAHA: 4, STUD: 3, LOWBALL: 5}


def dealt(name: str, hands: dict[int, str] | None = None) -> Dealt:
    """Six players have their first cards, and the stub under them is known."""
    return at(name, deck=deck(name, ORDER, STUB, hands, HOLE[name]))


@each({HOLDEM: rule("LBR-HE-P1"), OMAHA: rule("LBR-OHL-P6")})
def test_an_exposed_card_is_replaced_and_becomes_the_burn(name: str, ids: set[str]) -> None:
    table = dealt(name, {3: "Ac Td"})
    kept = [card for card in table.hand.down[3] if card != "Td"]
    events = table.report(Exposed(seat=3, card=parse_cards("Td")[0]))
    assert ids <= rules(name, *(event.cite for event in events))
    assert sorted(table.hand.down[3]) == sorted([*kept, S[0]])
    table.check_round()
    assert table.hand.burns == ["Td"]
    assert table.hand.board == list(S[1:4])
    stay(table)


@each({HOLDEM: rule("LBR-HE-P1"), OMAHA: rule("LBR-OHL-P6")})
def test_two_exposed_cards_are_a_misdeal(name: str, ids: set[str]) -> None:
    table = dealt(name, {3: "Ac Td", 5: "Ad Th"})
    table.report(Exposed(seat=3, card=parse_cards("Td")[0]))
    table.report(Exposed(seat=5, card=parse_cards("Th")[0]))
    (misdealt,) = table.events(Misdealt)
    assert ids <= rules(name, misdealt.cite)
    assert [(event.seat, event.amount) for event in table.events(Refunded)] == [
        (2, 1_00),
        (3, 3_00),
    ]
    assert table.hand.button == 1
    assert len(table.events(FeeDropped)) == 1
    assert table.won() == {1: -3_00, 2: -1_00, 3: -3_00, 4: 0, 5: 0, 6: 0}
    assert {len(cards) for cards in table.hand.down.values()} == {HOLE[name]}
    stay(table)


@each({HOLDEM: rule("LBR-HE-P2"), OMAHA: rule("LBR-OHL-P6")})
def test_a_premature_flop_is_shuffled_back_and_dealt_without_a_burn(
    name: str, ids: set[str]
) -> None:
    table = dealt(name).act("4 call")
    events = table.report(EarlyBoard())
    assert ids <= rules(name, *(event.cite for event in events))
    assert (table.hand.burns, table.hand.aside) == ([S[0]], list(S[1:4]))
    table.chance = Stacked(parse_cards("Ks 3s Qs"))
    table.check_round()
    assert table.hand.burns == [S[0]]
    assert table.hand.board == ["Ks", "3s", "Qs"]
    assert not table.hand.aside
    stay(table)
    assert len(table.hand.burns) == 3


@each({HOLDEM: rule("LBR-HE-P2"), OMAHA: rule("LBR-OHL-P6")})
def test_a_flop_of_four_cards_is_dealt_again_without_a_burn(name: str, ids: set[str]) -> None:
    table = dealt(name)
    table.check_round()
    assert table.hand.board == list(S[1:4])
    table.chance = Stacked(parse_cards("Ks 3s Qs"))
    events = table.report(FlopCount(cards=4))
    assert ids <= rules(name, *(event.cite for event in events))
    assert table.hand.burns == [S[0]]
    assert table.hand.board == ["Ks", "3s", "Qs"]
    stay(table)


@each({HOLDEM: rule("LBR-HE-P3"), OMAHA: rule("LBR-OHL-P6")})
def test_after_a_premature_turn_a_card_is_burned_before_the_river(name: str, ids: set[str]) -> None:
    table = dealt(name)
    table.check_round()
    table.act("2 bet 3")
    events = table.report(EarlyBoard())
    assert ids <= rules(name, *(event.cite for event in events))
    assert (table.hand.burns, table.hand.aside) == ([S[0], S[4]], [S[5]])
    table.check_round()
    assert table.hand.burns == [S[0], S[4], S[6]]
    assert table.hand.board == [*S[1:4], S[7]]
    left = len(table.hand.stock)
    table.chance = Stacked(parse_cards("Ks 7s"))
    table.check_round()
    # The card set aside was shuffled in; burns and discards were not.
    assert table.hand.burns == [S[0], S[4], S[6], "Ks"]
    assert table.hand.board == [*S[1:4], S[7], "7s"]
    assert not table.hand.aside
    assert len(table.hand.stock) == left + 1 - 2
    stay(table)


@each({HOLDEM: rule("LBR-HE-P4"), OMAHA: rule("LBR-OHL-P6")})
def test_after_a_premature_river_another_card_is_burned(name: str, ids: set[str]) -> None:
    table = dealt(name)
    table.check_round()
    table.check_round()
    events = table.report(EarlyBoard())
    assert ids <= rules(name, *(event.cite for event in events))
    assert (table.hand.burns, table.hand.aside) == ([S[0], S[4], S[6]], [S[7]])
    left = len(table.hand.stock)
    table.chance = Stacked(parse_cards("Ks 9s"))
    table.check_round()
    assert table.hand.burns == [S[0], S[4], S[6], "Ks"]
    assert table.hand.board == [*S[1:4], S[5], "9s"]
    assert len(table.hand.stock) == left + 1 - 2
    stay(table)


@rule("LBR-RM-P10")
@pytest.mark.parametrize("name", [HOLDEM, OMAHA])
def test_a_card_face_up_in_the_deck_is_a_scrap_of_paper(name: str) -> None:
    table = dealt(name)
    events = table.report(Boxed(card=S[1]))
    assert "LBR-RM-P10" in rules(name, *(event.cite for event in events))
    table.check_round()
    assert table.hand.burns == [S[0]]
    assert table.hand.aside == [S[1]]
    assert table.hand.board == list(S[2:5])
    stay(table)


@rule("LBR-RM-P10")
@pytest.mark.parametrize("name", [HOLDEM, OMAHA, STUD])
def test_who_acts_on_a_hand_with_a_joker_has_a_foul_hand(name: str) -> None:
    table = at(name, foreign="Jo", hands={4: "Jo 2c"}).act("4 call")
    table.report(JokerFound())
    (killed,) = table.events(HandKilled)
    assert killed.seat == 4
    assert "LBR-RM-P10" in rules(name, killed.cite)
    assert table.won()[4] == -3_00
    stay(table)
    before = at(name, foreign="Jo", hands={4: "Jo 2c"})
    top = before.hand.stock[0]
    before.report(JokerFound())
    assert before.hand.aside == ["Jo"]
    assert top in before.hand.down[4]
    stay(before)


@rule("LBR-RM-P11")
@pytest.mark.parametrize("name", [HOLDEM, OMAHA, STUD, LOWBALL])
@pytest.mark.parametrize("acted", [0, 1])
@pytest.mark.parametrize("extra", [True, False])
def test_a_wrong_number_of_cards_is_a_misdeal_at_first(name: str, acted: int, extra: bool) -> None:
    table = at(name, wait=True)
    table.report(ExtraDealt(seat=5) if extra else ShortDealt(seat=5))
    if name == LOWBALL:
        pass_all(table)
    if acted:
        table.act("4 bet 4" if name == LOWBALL else "4 call")
    fund = "bonus" if name == LOWBALL else "box"
    fee = table.hand.chips[fund]
    events = table.report(WrongCount(seat=5))
    assert "LBR-RM-P11" in rules(name, *(event.cite for event in events))
    assert len(table.events(Misdealt)) == 1
    assert table.hand.button == 1
    assert (table.hand.chips[fund], len(table.events(FeeDropped))) == (fee, 1)
    assert table.won()[4] == 0
    assert len({len(cards) for cards in table.hand.down.values()}) == 1
    stay(table)


@rule("LBR-RM-P11")
@pytest.mark.parametrize("name", [HOLDEM, OMAHA, STUD, LOWBALL])
def test_after_two_players_have_acted_the_hand_is_dead(name: str) -> None:
    table = at(name, wait=True)
    table.report(ExtraDealt(seat=5))
    if name == LOWBALL:
        pass_all(table).act("4 bet 4", "5 call")
    else:
        table.check_round()
    paid = table.hand.paid[5]
    pot = table.hand.chips["pot"]
    table.report(WrongCount(seat=5))
    (killed,) = table.events(HandKilled)
    assert killed.seat == 5
    assert "LBR-RM-P11" in rules(name, killed.cite)
    assert 5 not in table.hand.live
    assert (table.hand.paid[5], table.hand.chips["pot"]) == (paid, pot)
    assert paid == (4_00 if name == LOWBALL else 3_00)


FLOOR: dict[str, Any] = {"by": "Rosa", "reason": "a card was seen", "at": "21:40"}


@rule("LBR-RM-P14")
@pytest.mark.parametrize("name", [HOLDEM, OMAHA])
def test_the_floor_kills_a_hand_and_returns_its_bet(name: str) -> None:
    table = at(name, seats=4)
    for _ in range(2):
        table.check_round()
    table.act("2 bet 6", "3 call", "4 call")
    pot, chips, whole = table.hand.chips["pot"], table.hand.chips[4], sum(table.hand.chips.values())
    table.report(KillHand(seat=4, **FLOOR))
    table.report(GiveChips(source="pot", target=4, amount=6_00, **FLOOR))
    assert 4 not in table.hand.live
    assert (table.hand.chips["pot"], table.hand.chips[4]) == (pot - 6_00, chips + 6_00)
    assert sum(table.hand.chips.values()) == whole
    first, second = table.events(Ruled)
    for ruled in (first, second):
        assert (ruled.by, ruled.reason, ruled.at) == ("Rosa", "a card was seen", "21:40")
        assert "LBR-RM-P14" in rules(name, ruled.cite)
    table.report(ReviveHand(seat=4, **FLOOR))
    assert 4 in table.hand.live
    table.refused(KillHand(seat=3, by="", reason=""), Reason.NOT_SUCH_CASE)


@rule("LBR-RM-P14")
@pytest.mark.parametrize("name", [HOLDEM, OMAHA, STUD, LOWBALL])
def test_the_floor_orders_a_new_deal(name: str) -> None:
    table = at(name)
    events = table.report(CallMisdeal(**FLOOR))
    assert "LBR-RM-P14" in rules(name, "floor")
    assert any(isinstance(event, Misdealt) for event in events)
    assert HIDDEN not in table.hand.down[2]
    stay(table)


@rule("LBR-RM-P14")
def test_no_chips_come_out_of_the_bonuses_by_an_order() -> None:
    table = pass_all(at(LOWBALL))
    order = GiveChips(source="bonus", target=4, amount=1_00, **FLOOR)
    table.refused(order, Reason.NOT_SUCH_CASE)
