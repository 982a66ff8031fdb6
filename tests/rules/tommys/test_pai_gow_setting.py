"""Pai gow poker: seeing, setting and deciding a hand, and the setting of the bank's own."""

import pytest

from cardhouse.cards import HIDDEN, Card, parse_cards
from cardhouse.engine.banked.commands import (
    AskAdvice,
    Confirm,
    Decline,
    Lapse,
    LetDealerSet,
    LookAt,
    PlaceWager,
    Propose,
    SetHand,
)
from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.banked.pai_gow.bank import BankDecides, BankSet
from cardhouse.engine.banked.pai_gow.setting import AdviceGiven, AllSet, HandSet, Setting
from cardhouse.engine.banked.pai_gow.settle import HandExposed
from cardhouse.engine.banked.pai_gow.view import look
from cardhouse.engine.core import kernel
from cardhouse.engine.core.commands import DEALER
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.core.view import see
from tests.kit.pai_gow import BANK_HAND, PaiGowTable, split
from tests.kit.refusals import refusal

NO_PAIR = "Ks Qh Td 8c 6s 4h 2d"
NINES = "9s 9h Kd Qc 7s 4h 2d"


def seen(table: PaiGowTable, viewer: int) -> dict[int, set[Card]]:
    """A viewer's known cards of each hand on the layout."""
    layout = look(table.hand, viewer).layout
    assert layout is not None
    hands = (*layout.hands, layout.bank_hand)
    return {hand.hand: {*hand.down, *hand.up} - {HIDDEN} for hand in hands}


def propose(table: PaiGowTable, seat: int, spot: int, front: str) -> None:
    in_front, behind = split(table.hand.down[spot], front)
    table.play(Propose(seat=seat, spot=spot, front=in_front, back=behind))


def final(table: PaiGowTable, spot: int = 3) -> HandSet:
    return next(event for event in table.events(HandSet) if event.spot == spot)


@pytest.mark.rule("TOM-PG-05")
def test_seven_cards_make_a_front_of_two_and_a_back_of_five() -> None:
    table = PaiGowTable(wagers={3: 20}, hands={3: NO_PAIR, 2: BANK_HAND}).shake()
    front, back = parse_cards("Qh Td"), parse_cards("Ks 8c 6s 4h 2d")
    table.refused(SetHand(seat=3, front=front, back=back[:4]), Reason.WRONG_CARDS)
    table.refused(
        SetHand(seat=3, front=(*front, parse_cards("As")[0]), back=back[1:]), Reason.WRONG_CARDS
    )
    table.play(SetHand(seat=3, front=front, back=back))
    assert (final(table).front, final(table).back) == (front, back)


@pytest.mark.rule("TOM-PG-06")
@pytest.mark.parametrize(("front", "result"), [("7s 7h", "lose"), ("Ks Qd", "win")])
def test_the_front_must_rank_lower_than_the_back(front: str, result: str) -> None:
    hands = {3: "7s 7h Ks Qd 9c 4h 2d", 2: "Jh Ts 8d 6c 4s 3h 2c"}
    table = PaiGowTable(wagers={3: 20}, hands=hands).read({3: front})
    assert table.results()[3, 3][0] == result


@pytest.mark.rule("TOM-PG-25")
def test_only_the_active_player_handles_the_cards() -> None:
    table = PaiGowTable(wagers={3: 20}, others="1 wager 3 50", hands={3: NINES}).shake()
    front, back = split(table.hand.down[3], "Kd Qc")
    assert "TOM-PG-25" in table.refused(SetHand(seat=1, spot=3, front=front, back=back))
    table.play(SetHand(seat=3, spot=3, front=front, back=back))
    table.play(Decline(1))
    assert final(table).seat == final(table).by == 3


@pytest.mark.rule("TOM-PG-26")
def test_a_back_line_bettor_sees_the_hand_and_proposes_and_the_player_may_agree() -> None:
    hands = {3: "As Kh 9s 9h 7d 4c 2s"}
    table = PaiGowTable(wagers={3: 20}, others="1 wager 3 10", hands=hands).shake()
    assert seen(table, 1)[3] == set(parse_cards(hands[3]))
    propose(table, 1, 3, "As Kh")
    proposed = table.log[-1].seen(3)
    assert getattr(proposed, "front", ()) == ("As", "Kh"), "the player hears it"
    table.lay(3, "As Kh")
    assert (final(table).seat, final(table).front) == (3, ("As", "Kh"))
    assert final(table).cite == "set.final", "nobody disagreed"


@pytest.mark.rule("TOM-PG-28")
def test_in_a_disagreement_most_money_in_action_decides() -> None:
    others = "1 wager 3 50; 4 wager 3 10"
    table = PaiGowTable(wagers={3: 20}, others=others, hands={3: NINES}).shake()
    propose(table, 1, 3, "Kd 7s")
    propose(table, 4, 3, "Qc 7s")
    table.lay(3, "Kd Qc")
    assert (final(table).by, final(table).seat) == (1, 3)
    assert final(table).front == ("Kd", "7s")
    assert "TOM-PG-28" in table.rules_of(final(table))


@pytest.mark.rule("TOM-PG-28")
def test_the_largest_bettor_counts_only_if_he_has_something_to_say() -> None:
    others = "1 wager 3 50; 4 wager 3 30"
    table = PaiGowTable(wagers={3: 20}, others=others, hands={3: NINES}).shake()
    table.play(Decline(1))
    propose(table, 4, 3, "Qc 7s")
    table.lay(3, "Kd Qc")
    assert final(table).by == 4


@pytest.mark.rule("TOM-PG-29")
@pytest.mark.parametrize(
    ("own", "others", "fronts"),
    [
        (50, "1 wager 3 50", {1: "Kd 7s"}),
        (20, "1 wager 3 50; 4 wager 3 50", {1: "Kd 7s", 4: "Qc 7s"}),
    ],
)
def test_between_equal_bets_the_active_player_decides(
    own: int, others: str, fronts: dict[int, str]
) -> None:
    table = PaiGowTable(wagers={3: own}, others=others, hands={3: NINES}).shake()
    for seat, front in fronts.items():
        propose(table, seat, 3, front)
    table.lay(3, "Kd Qc")
    assert (final(table).by, final(table).front) == (3, ("Kd", "Qc"))


@pytest.mark.rule("TOM-PG-40")
def test_after_the_call_players_touch_neither_cards_nor_wagers() -> None:
    table = PaiGowTable(wagers={3: 20}, hands={3: NINES}).shake().set()
    [call] = table.events(AllSet)
    assert "TOM-PG-40" in table.rules_of(call)
    front, back = split(table.hand.down[3], "Kd 7s")
    for order in (SetHand(seat=3, front=front, back=back), PlaceWager(3, 3, 10_00)):
        assert "TOM-PG-40" in table.refused(order, Reason.NOT_YOUR_TURN)


@pytest.mark.rule("TOM-PG-50")
def test_a_player_sees_one_hand_of_a_deal() -> None:
    table = PaiGowTable(wagers={3: 20, 5: 20}, others="3 wager 5 30").shake()
    view = seen(table, 3)
    assert view == {3: set(table.hand.down[3]), 5: set(), BANK: set()}
    assert seen(table, 0) == {3: set(), 5: set(), BANK: set()}


@pytest.mark.rule("TOM-PG-50")
def test_who_only_bets_behind_several_players_names_one_hand_to_see() -> None:
    wagers, others = {5: 20, 6: 20}, "1 wager 5 10; 1 wager 6 10"
    table = PaiGowTable(wagers=wagers, others=others).shake()
    assert seen(table, 1) == {5: set(), 6: set(), BANK: set()}
    assert set(table.ask(1).offers) == {LookAt, Decline}
    assert "TOM-PG-50" in table.refused(LookAt(1, 3))
    table.play(LookAt(1, 6))
    assert seen(table, 1) == {5: set(), 6: set(table.hand.down[6]), BANK: set()}
    for viewer, cards in ((1, set(table.hand.down[6])), (5, {HIDDEN})):
        followed = kernel.replay(table.game, [see(event, viewer) for event in table.log])
        assert set(followed.down[6]) == cards
    assert "TOM-PG-50" in table.refused(LookAt(1, 5))
    assert seen(table, 5)[6] == set()


@pytest.mark.rule("TOM-PG-57")
def test_a_legal_but_poor_setting_stands() -> None:
    hands = {3: "3s 2h As Ah Kd Qc Jd", 2: BANK_HAND.replace("Kd", "Kh")}
    table = PaiGowTable(wagers={3: 20}, hands=hands).read({3: "3s 2h"})
    [exposed] = table.events(HandExposed)
    assert exposed.front == ("3s", "2h")
    assert table.results() == {(3, 3): ("push", 0, 20)}


@pytest.mark.rule("TOM-PG-58")
def test_the_floor_advises_but_never_sets() -> None:
    table = PaiGowTable(wagers={3: 20}, hands={3: NINES}).shake()
    [advice] = table.play(AskAdvice(3))
    assert isinstance(advice, AdviceGiven)
    assert set(advice.front) == set(parse_cards("Kd Qc"))
    assert set(advice.back) == set(parse_cards("9s 9h 7s 4h 2d"))
    assert set(advice.seen(5).front) == {HIDDEN}, "nobody else hears it"
    assert isinstance(table.hand.at, Setting) and table.hand.at.waiting == [3]
    table.lay(3, "Kd 7s")
    assert final(table).front == ("Kd", "7s")


@pytest.mark.rule("TOM-PG-63")
def test_the_dealer_sets_one_players_hand_in_a_deal() -> None:
    table = PaiGowTable(wagers={3: 20, 6: 20}, hands={3: NINES, 6: "Ks Qh Td 8c 6s 4c 2c"}).shake()
    table.play(LetDealerSet(3))
    assert "TOM-PG-63" in table.refused(LetDealerSet(6))
    assert AskAdvice in table.ask(6).offers
    table.set()
    assert set(final(table).front) == set(parse_cards("Kd Qc"))


@pytest.mark.rule("TOM-PG-61")
@pytest.mark.parametrize(
    ("front", "words"),
    [("9s 9h", "The front may not outrank"), ("As Kh Jd", "Two cards go in front")],
)
def test_the_bank_may_not_set_a_foul_hand(front: str, words: str) -> None:
    hands = {2: "9s 9h As Kh Jd 4c 2d"}
    table = PaiGowTable(wagers={3: 20}, hands=hands).shake().set()
    in_front, behind = split(table.hand.up[BANK], front)
    order = SetHand(seat=2, front=in_front, back=behind)
    assert table.refused(order, Reason.WRONG_CARDS) == {"TOM-PG-61"}
    with refusal(words):
        table.play(order)
    assert table.hand.at == BankDecides()


@pytest.mark.rule("TOM-PG-64")
def test_the_bank_must_confirm_its_setting() -> None:
    hands = {2: "Ks Qd 9s 9h 7c 4d 2s", 3: "Kd Jh Tc 8c 6s 5h 3d"}
    table = PaiGowTable(wagers={3: 20}, hands=hands).shake().set()
    table.refused(Confirm(2))
    front, back = split(table.hand.up[BANK], "Ks Qd")
    table.play(SetHand(seat=2, front=front, back=back))
    assert table.hand.at == BankDecides()
    assert not table.dealer_asked, "no hand may be exposed"
    table.play(Confirm(2))
    assert table.hand.at == BankDecides(confirmed=True)
    assert Lapse in table.ask(DEALER).offers
    assert not table.events(HandExposed)


@pytest.mark.rule("TOM-PG-65")
def test_the_bank_may_set_anew_until_the_first_hand_is_exposed() -> None:
    hands = {2: "Ks Qd 9s 9h 7c 4d 2s", 6: "Kd Jh Tc 8c 6s 5h 3d"}
    table = PaiGowTable(wagers={6: 20}, hands=hands).shake().set()
    orders = []
    for text in ("Ks Qd", "Ks 7c"):
        front, back = split(table.hand.up[BANK], text)
        orders.append(SetHand(seat=2, front=front, back=back))
        table.play(orders[-1])
        table.play(Confirm(2))
    assert [event.front for event in table.events(BankSet)] == [("Ks", "Qd"), ("Ks", "7c")]
    table.act("lapse")
    assert [event.spot for event in table.events(HandExposed)] == [6]
    table.refused(orders[0], Reason.NOT_YOUR_TURN)
    assert table.layout.settings[BANK].front == ("Ks", "7c")
