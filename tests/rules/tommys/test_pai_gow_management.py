"""Pai gow poker: the management decides in the best interest of the game, with name and reason."""

import pytest

from cardhouse.cards import parse_cards
from cardhouse.engine.banked.collection import CollectionTaken
from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.banked.pai_gow.misdeal import DealVoided
from cardhouse.engine.banked.wagers import Wagering
from cardhouse.engine.core.events import ChipsMoved, Ruled
from cardhouse.engine.core.illegal import Reason
from cardhouse.floor.banked.pai_gow.reports import VoidDeal, WrongHand
from cardhouse.floor.banked.reports import MoveCard, WagerFound
from cardhouse.floor.core.reports import GiveChips, Report
from cardhouse.ledger import Account
from tests.kit.pai_gow import BANK_HAND, LOSES, WINS, PaiGowTable


def gives(source: Account, target: Account, amount: int) -> GiveChips:
    return GiveChips(
        source=source,
        target=target,
        amount=amount * 100,
        by="Max",
        reason="the dealer had told him to wait",
        at="14:05",
        overrides="TOM-PG-08",
    )


def moves(card: str, source: str, target: str) -> MoveCard:
    [moved] = parse_cards(card)
    return MoveCard(card=moved, source=source, target=target, by="Max", reason="fell down")


@pytest.mark.rule("TOM-PG-71")
def test_management_may_return_a_wager_that_was_lost() -> None:
    table = PaiGowTable(wagers={4: 20}, hands={4: LOSES, 2: BANK_HAND}).read()
    assert table.hand.chips["bank:2"] == 1020_00
    ruling, moved = table.report(gives("bank:2", 4, 20))
    assert isinstance(ruling, Ruled) and isinstance(moved, ChipsMoved)
    assert "TOM-PG-71" in table.rules_of(ruling) and "TOM-PG-71" in table.rules_of(moved)
    assert (ruling.by, ruling.at, ruling.overrides) == ("Max", "14:05", "TOM-PG-08")
    assert ruling.reason == "the dealer had told him to wait"
    assert table.hand.chips["bank:2"] == 1000_00
    won = table.end().won()
    assert (won[4], won[2]) == (0, 0)


@pytest.mark.rule("TOM-PG-71", "TOM-PG-35")
def test_chips_that_are_taken_from_the_bank_cover_nothing_any_more() -> None:
    hands = {6: WINS, 7: LOSES, 2: BANK_HAND}
    table = PaiGowTable(wagers={6: 40, 7: 40}, hands=hands, money=100).shake()
    table.report(gives("bank:2", 4, 30))
    assert table.cover() == 70
    table.set().bank_sets()
    assert table.results() == {(6, 6): ("win", 40, 40), (7, 7): ("lose", 30, 10)}
    assert table.end().won()[4] == 30


@pytest.mark.rule("TOM-PG-71")
def test_management_may_move_chips_between_all_accounts_of_the_hand_but_not_the_houses() -> None:
    table = PaiGowTable(wagers={6: 40}, others="5 put-up 50", money=100).shake()
    table.report(gives(4, "bank:2", 20))
    table.report(gives("bank:2", "bank:5", 60))
    assert [(c.player, c.pays) for c in table.layout.covers] == [(2, 60_00), (5, 110_00)]
    table.report(gives("pot", 6, 10))
    table.report(gives(6, 1, 10))
    assert table.layout.on(6)[0].amount == 30_00
    for order in (gives("box", 4, 1), gives(4, "box", 1), gives("bank:4", 4, 1)):
        table.refused(order, Reason.NOT_SUCH_CASE)
    table.refused(gives("pot", "bank:2", 10), Reason.NOT_SUCH_CASE)
    table.refused(gives("bank:2", 4, 61), Reason.NOT_ENOUGH_CHIPS)
    table.set().bank_sets()
    table.refused(gives(6, "pot", 10), Reason.NOT_ENOUGH_CHIPS)
    table.end()


@pytest.mark.rule("TOM-PG-71", "TOM-PG-P16")
@pytest.mark.parametrize(
    ("order", "paid"),
    [
        (gives(2, 4, 1), {2: 1_00, 4: 1_00}),
        (gives(2, 4, 2), {4: 1_00}),
        (WagerFound(seat=4, spot=4, amount=99_50), {2: 2_00, 4: 50}),
    ],
)
def test_who_has_less_than_the_collection_pays_what_they_have(
    order: Report, paid: dict[int, int]
) -> None:
    stacks = {2: 102_00, 4: 100_00}
    table = PaiGowTable(wagers={4: 20}, money=100, seats=(2, 4), stacks=stacks, wait=True)
    table.open_bets().report(order)
    table.close_bets()
    assert {event.seat: event.amount for event in table.events(CollectionTaken)} == paid
    table.read().end()
    assert len(table.results()) == 1


@pytest.mark.rule("TOM-PG-71")
def test_management_may_void_the_deal() -> None:
    table = PaiGowTable(wagers={4: 20}, hands={4: LOSES, 2: BANK_HAND}).read()
    table.refused(VoidDeal(by="", reason="so be it"), Reason.NOT_SUCH_CASE)
    ruling = table.report(VoidDeal(by="Max", reason="the lights went out"))[0]
    assert isinstance(ruling, Ruled)
    assert (ruling.by, ruling.reason) == ("Max", "the lights went out")
    assert isinstance(table.hand.at, Wagering)
    assert [(w.player, w.amount) for w in table.layout.wagers] == [(4, 20_00)]
    assert table.hand.chips["bank:2"] == 1000_00


@pytest.mark.rule("TOM-PG-71", "TOM-PG-P15", "TOM-ROOM-20")
@pytest.mark.parametrize("ended", [False, True])
def test_a_deal_that_was_void_is_not_settled_by_what_is_ordered_later(ended: bool) -> None:
    table = PaiGowTable(wagers={4: 20}, hands={4: LOSES, 2: BANK_HAND}).read()
    if ended:
        table.end()
    assert table.results() == {(4, 4): ("lose", 20, 0)}
    table.report(VoidDeal(by="Max", reason="the lights went out"))
    table.act("4 take-back 4").close_bets()
    for dollars in (5, 10):
        assert table.hand.over
        table.report(gives(2, 4, 5))
        assert (table.won()[2], table.won()[4]) == (-dollars, dollars)
    assert table.hand.over and not table.hand.chips["pot"]


@pytest.mark.rule("TOM-PG-71")
def test_management_may_move_a_card() -> None:
    table = PaiGowTable(wagers={4: 20}, hands={4: LOSES}).shake()
    ruling, _ = table.report(moves("Ts", "down:4", "muck"))
    assert isinstance(ruling, Ruled) and ruling.by == "Max"
    assert "TOM-PG-71" in table.rules_of(ruling)
    assert "Ts" in table.hand.muck and len(table.hand.down[4]) == 6
    table.refused(moves("Ts", "down:4", "muck"), Reason.NOT_SUCH_CASE)
    table.refused(moves("Ts", "muck", "nowhere"), Reason.NOT_SUCH_CASE)


@pytest.mark.rule("TOM-PG-71", "TOM-PG-46")
def test_a_card_that_is_moved_before_the_delivery_is_counted_after_it() -> None:
    # Nobody plays spot 4 yet: the player who decides for it is known once the bets are closed.
    table = PaiGowTable(seats=(1, 2, 4, 5), others="5 wager 4 20")
    table.report(moves(table.hand.stock[0], "stock", "down:4"))
    assert "TOM-PG-46" in table.refused(WrongHand(spot=4), Reason.NOT_SUCH_CASE)
    table.shake().report(WrongHand(spot=4))
    assert table.set().bank_sets().results() == {(4, 5): ("push", 0, 20)}


@pytest.mark.rule("TOM-PG-71")
def test_a_hand_with_another_card_than_it_was_set_with_lies_the_house_way() -> None:
    hands = {4: LOSES, 2: BANK_HAND}
    table = PaiGowTable(wagers={4: 20}, hands=hands, left="Ad").shake().set()
    table.report(moves("8s", "down:4", "muck"))
    table.report(moves("Ad", "stock", "down:4"))
    table.bank_sets()
    laid = table.layout.settings[4]
    assert set(laid.front) == set(parse_cards("Ad Ts"))
    assert set(laid.back) == set(parse_cards("5d 5h 6c 3h 2h"))
    assert table.results() == {(4, 4): ("push", 0, 20)}


@pytest.mark.rule("TOM-PG-71", "TOM-PG-P18")
def test_an_open_bank_from_which_a_card_is_taken_is_a_misdeal() -> None:
    table = PaiGowTable(wagers={4: 20}, hands={4: LOSES, 2: BANK_HAND}).shake().set()
    assert len(table.hand.up[BANK]) == 7
    table.report(moves("2c", "up:9", "muck"))
    [void] = table.events(DealVoided)
    assert "TOM-PG-P18" in table.rules_of(void)
    assert isinstance(table.hand.at, Wagering)
