"""The reading of hands at the settlement: the hands turned over, and their cards."""

from collections.abc import Callable

import pytest

from cardhouse.cards import parse_cards
from cardhouse.engine.banked.layout import Laid
from cardhouse.engine.banked.pai_gow.hand import PaiGowGame, PaiGowHand
from cardhouse.engine.banked.pai_gow.settle import HandExposed, SettlePaiGow, compared
from cardhouse.engine.banked.pai_gow.spots import by_house_way, pai_gow
from cardhouse.engine.banked.settle import WagerSettled
from cardhouse.engine.core import kernel
from cardhouse.rulebook import posted
from tests.kit.pai_gow import BANK_HAND, LOSES, PUSHES, WINS, PaiGowTable

HANDS = {2: BANK_HAND, 6: WINS, 7: LOSES, 1: PUSHES}
Read = tuple[list[HandExposed], dict[int, WagerSettled]]


def unsettled() -> PaiGowHand:
    """All hands are set, the bank's lies open, and the first is about to be read."""
    table = PaiGowTable(wagers={1: 20, 6: 20, 7: 20}, hands=HANDS).read()
    first = next(i for i, event in enumerate(table.log) if isinstance(event, HandExposed))
    hand = kernel.replay(table.game, table.log[:first])
    assert isinstance(hand, PaiGowHand)
    return hand


def read(change: Callable[[PaiGowHand], object] = lambda hand: None) -> Read:
    """The settlement of that hand, after one change to it."""
    hand = unsettled()
    change(hand)
    exposed, settled = list[HandExposed](), dict[int, WagerSettled]()
    for event in SettlePaiGow().open(hand):
        event.change(hand)
        if isinstance(event, HandExposed):
            exposed.append(event)
            cards = [*event.front, *event.back]
            assert (hand.down[event.spot], hand.up[event.spot]) == ([], cards)
        elif isinstance(event, WagerSettled):
            settled[event.hand] = event
    return exposed, settled


def covers(pays: int, takes: int) -> Callable[[PaiGowHand], None]:
    def change(hand: PaiGowHand) -> None:
        for cover in hand.layout.covers:
            cover.pays, cover.takes = pays, takes

    return change


def cites(settled: dict[int, WagerSettled]) -> dict[int, tuple[str, str]]:
    return {spot: (event.result, event.cite) for spot, event in settled.items()}


@pytest.mark.rule("TOM-PG-07", "TOM-PG-08")
def test_hands_are_read_from_the_action_on() -> None:
    exposed, settled = read()
    assert [event.spot for event in exposed] == [6, 7, 1]
    assert {spot: event.result for spot, event in settled.items()} == {
        6: "win",
        7: "lose",
        1: "push",
    }


def test_a_hand_is_read_while_the_money_can_pay_or_take_anything() -> None:
    exposed, settled = read(covers(0, 20_00))
    assert [event.spot for event in exposed][:2] == [6, 7]
    # There is nothing to pay with, but enough to take a wager.
    assert settled[6].returned == 20_00 and settled[7].shares == ((2, 20_00),)
    exposed, settled = read(covers(20_00, 0))
    assert exposed[0].spot == 6 and settled[6].shares == ((2, 20_00),)


def test_without_money_no_hand_is_read() -> None:
    exposed, settled = read(covers(0, 0))
    assert exposed == []
    assert set(cites(settled).values()) == {("push", "settle.uncovered")}
    assert {event.returned for event in settled.values()} == {20_00}


def test_a_hand_without_action_is_not_read() -> None:
    exposed, settled = read(lambda hand: hand.layout.void.append(7))
    assert [event.spot for event in exposed] == [6, 1]
    assert cites(settled)[7] == ("push", "settle.void")


def test_a_spot_whose_wager_is_gone_is_passed_over() -> None:
    def taken(hand: PaiGowHand) -> None:
        wager = hand.layout.wager(6, 6)
        assert wager is not None
        wager.amount = 0

    exposed, settled = read(taken)
    assert [event.spot for event in exposed] == [7, 1] and set(settled) == {7, 1}


def test_without_an_action_button_nothing_is_settled() -> None:
    def nowhere(hand: PaiGowHand) -> None:
        hand.layout.action = 0

    assert read(nowhere) == ([], {})


def test_a_hand_that_was_never_set_is_read_as_one_heap_and_is_foul() -> None:
    dealt = unsettled().down[6]
    exposed, settled = read(lambda hand: hand.layout.settings.pop(6))
    assert (exposed[0].front, exposed[0].back) == ((), tuple(dealt))
    assert cites(settled)[6] == ("lose", "settle.foul")


def test_a_hand_whose_cards_the_floor_has_changed_is_read_the_house_way() -> None:
    hand = unsettled()
    new = [*hand.down[6][:-1], hand.down[7][0]]
    laid = by_house_way(new, pai_gow(hand))

    def swapped(hand: PaiGowHand) -> None:
        # The last one lies face up, and is read with the others.
        hand.down[6], hand.up[6] = new[:-1], new[-1:]

    exposed, _ = read(swapped)
    assert (exposed[0].front, exposed[0].back) == (laid.front, laid.back)


BANK = ("Kc Jd", "As Kd Qh 9c 7d")


@pytest.mark.parametrize(
    ("front", "back", "result", "cite"),
    [
        ("Kh Qd", "Ah Ks Qd 9h 8c", "win", "settle.both"),
        ("Kh Td", "Ah Ks Qd 9h 6c", "lose", "settle.neither"),
        # One pip of the last card decides.
        ("Kh Td", "Ah Ks Qd 9h 8c", "push", "settle.one"),
        ("Kh Qd", "Ah Ks Qd 9h 6c", "push", "settle.one"),
        # A copy is the bank's.
        ("Kh Jh", "Ah Ks Qd 9h 6c", "lose", "settle.copy"),
        ("Kh Td", "Ah Ks Qd 9h 7c", "lose", "settle.copy"),
        ("Kh Jh", "Ah Ks Qd 9h 8c", "push", "settle.copy"),
    ],
)
def test_front_is_compared_with_front_and_back_with_back(
    front: str, back: str, result: str, cite: str
) -> None:
    rules = posted("tommys", "pai-gow-poker").game()
    assert isinstance(rules, PaiGowGame)
    player = Laid(parse_cards(front), parse_cards(back))
    bank = Laid(*map(parse_cards, BANK))
    found = compared(player, bank, rules.paigow)
    assert (found.result, found.cite) == (result, cite)
