"""The room's ledger: the transfers of a table's events match the chips on the table."""

from __future__ import annotations

import copy

import pytest

from cardhouse.engine.banked.collection import CollectionTaken
from cardhouse.engine.banked.pai_gow.piles import PilesDealt
from cardhouse.engine.core.events import (
    BackedUp,
    Dealt,
    FeeAssessed,
    FeeDropped,
    HandStarted,
)
from cardhouse.engine.core.illegal import Illegal
from cardhouse.engine.pan.events import PacketDealt
from cardhouse.engine.pot.events import Called
from cardhouse.ledger import BONUS, BOX, POT, Balances, Transfer
from cardhouse.rulebook import Posted, all_games, open_table
from cardhouse.table import AnyEvent, accounts, play
from cardhouse.table.accounts import returned
from cardhouse.table.cage import HeldFetched
from cardhouse.table.commands import NextHand
from cardhouse.table.timed import TimeCollected
from tests.kit.hands import seated as seated_table
from tests.kit.ledgers import NAME, Afternoon, Booked, seated
from tests.kit.refusals import refusal

GAMES = pytest.mark.parametrize("post", all_games(), ids=lambda post: f"{post.house} {post.name}")
FEES = (FeeDropped, CollectionTaken, TimeCollected)
FIXED = (FeeAssessed, CollectionTaken)
DEALT = (Dealt, PacketDealt, PilesDealt)
STEPS = 250


PLAYED: dict[tuple[str, float], Booked] = {}


def afternoon(post: Posted, reports: float) -> Booked:
    """Random play at a table, with every transfer booked and compared; once for all tests."""
    if (booked := PLAYED.get((post.hash, reports))) is None:
        booked = PLAYED[post.hash, reports] = seated(post)
        Afternoon(booked, 2, reports).go_on(STEPS)
    return booked


@GAMES
@pytest.mark.parametrize("reports", [0, 0.3])
def test_transfers_lead_from_the_old_holdings_to_the_new_ones(post: Posted, reports: float) -> None:
    booked = afternoon(post, reports)
    assert booked.table.hands
    assert {a for _, moved in booked.log for t in moved for a in (t.source, t.target)} >= {
        accounts.at(NAME, "pot"),
        accounts.at(NAME, 1),
        accounts.purse("p1"),
    }


@GAMES
def test_into_the_box_goes_what_was_assessed_and_nothing_else(post: Posted) -> None:
    log = [each for reports in (0, 0.3) for each in afternoon(post, reports).log]
    assert any(isinstance(event, FEES) for event, _ in log)
    funds = {accounts.at(NAME, BOX), accounts.at(NAME, BONUS)}
    assessed = 0
    for event, moved in log:
        if isinstance(event, HandStarted):
            assessed = 0
        if isinstance(event, FeeAssessed):
            assessed = event.amount
        for each in moved:
            if each.target not in funds:
                continue
            assert isinstance(event, FEES), f"{each} by {event}"
            if isinstance(event, FeeDropped):
                assert each.amount <= assessed, "never more than was fixed before the first card"
        assert all(not str(each.target).startswith("house/") for each in moved)


@GAMES
def test_no_card_is_dealt_before_the_fee_of_the_hand_is_fixed(post: Posted) -> None:
    events: list[AnyEvent] = [event for event, _ in afternoon(post, reports=0).log]
    assert any(isinstance(event, DEALT) for event in events)
    assert any(isinstance(event, FIXED) for event in events)
    dealt = False
    for event in events:
        if isinstance(event, HandStarted):
            dealt = False
        dealt = dealt or isinstance(event, DEALT)
        assert not (dealt and isinstance(event, FIXED))


@GAMES
def test_play_on_a_copy_leaves_the_table_as_it_was(post: Posted) -> None:
    booked = seated(post)
    day = Afternoon(booked, 6, reports=0.1)
    for _ in range(25):
        day.go_on(5)
        before = booked.table
        kept = copy.deepcopy(before)
        day.go_on(1)
        assert before == kept


def test_backing_up_is_booked_as_what_leads_back() -> None:
    now: Balances = {1: 90, 2: 100, "pot": 7, "box": 3}
    then: Balances = {1: 100, 2: 100, "pot": 0, "box": 0}
    moved = list(returned(now, then, "string-bet"))
    assert moved == [Transfer("pot", 1, 7, "string-bet"), Transfer("box", 1, 3, "string-bet")]


def test_an_account_that_was_not_there_before_is_emptied() -> None:
    moved = list(returned({1: 5, "cage:1": 5}, {1: 10}, "floor"))
    assert moved == [Transfer("cage:1", 1, 5, "floor")]


def test_a_backed_up_hand_occurs_in_these_tests() -> None:
    backed = [
        event
        for post in all_games()
        if post.name in ("holdem", "pan", "pai-gow-poker")
        for event, _ in afternoon(post, reports=0.3).log
        if isinstance(event, BackedUp)
    ]
    assert backed


def test_what_is_refused_changes_neither_the_table_nor_the_ledger() -> None:
    booked = seated(next(post for post in all_games() if post.name == "holdem"))
    day = Afternoon(booked, 8, reports=0.3)
    day.go_on(100)
    for _ in range(200):
        table, held, events = booked.table, dict(booked.accounts), len(booked.log)
        order = day.order()
        try:
            booked.do(order)
        except Illegal:
            assert booked.table is table
            assert len(booked.log) == events
            grown = {a: n for a, n in booked.accounts.items() if n != held.get(a, 0)}
            assert all(account.startswith(("player/", "outside")) for account in grown)


@pytest.mark.parametrize("name", ["", " ", "player", "held", "house", "outside", "a/b"])
def test_no_table_is_called_like_an_account_of_the_room(name: str) -> None:
    with refusal("A table cannot be called"):
        accounts.check_table_name(name)


def test_any_other_name_will_do() -> None:
    accounts.check_table_name("Rosa's 4-8 hold'em")
    assert accounts.at("Rosa's 4-8 hold'em", 3) == "Rosa's 4-8 hold'em/3"


@pytest.mark.parametrize(
    ("seat", "target"), [(3, accounts.at("T1", 3)), (0, accounts.purse("Ann"))]
)
def test_held_chips_go_to_their_owner_s_seat_or_purse(seat: int, target: str) -> None:
    fetched = HeldFetched(seat=seat, name="Ann", chips=5_00)
    ((moved,),) = accounts.moves("T1", open_table(all_games()[0]), [fetched])
    assert (moved.source, moved.target, moved.amount) == (accounts.held("Ann"), target, 5_00)


def test_action_that_is_taken_back_in_the_same_command_is_booked_there_and_back() -> None:
    table = seated_table(3)
    play(table, NextHand())
    assert table.hand is not None and table.hand.chips[POT]
    paid = Called(seat=1, amount=2_00)
    events = (paid, BackedUp(to=len(table.log)))
    there, back = accounts.moves("T1", table, events)
    assert [(t.source, t.target, t.amount) for t in there] == [("T1/1", "T1/pot", 2_00)]
    assert [(t.source, t.target, t.amount) for t in back] == [("T1/pot", "T1/1", 2_00)]
