"""The cage keeps the proceeds of an abandoned hand until its player fetches them."""

import pytest

from cardhouse.chance import Stacked
from cardhouse.engine.banked.commands import Done, PlaceWager, PutUp
from cardhouse.engine.banked.hand import BankedGame
from cardhouse.engine.banked.wagers import Wagering
from cardhouse.engine.core.commands import CHANCE, Command
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.floor import Report
from cardhouse.floor.banked.reports import WalkedAway
from cardhouse.rulebook import open_table, posted
from cardhouse.table import AnyEvent, Table, play, replay
from cardhouse.table.cage import HeldFetched
from cardhouse.table.commands import (
    BuyChips,
    FetchHeld,
    Leave,
    NextHand,
    PassBank,
    Sit,
    TableCommand,
)
from tests.kit.banked import shoe_order
from tests.kit.hands import cited

HOUSE, NAME = "new-esquire", "no-bust-blackjack"
BROUGHT = 100_00


class Abandoned:
    """Ann in seat 3 walks away from 18, Bob in seat 4 has 16, and the corporation banks."""

    def __init__(self, bank: str = "T 7", *, leaves: bool = False) -> None:
        self.table: Table = open_table(posted(HOUSE, NAME))
        self.log: list[AnyEvent] = []
        for seat, name in ((3, "Ann"), (4, "Bob")):
            self.do(Sit(seat=seat, name=name, chips=BROUGHT))
        self.do(Sit(seat=8, name="corporation", chips=5_000_00, role="bank"))
        self.do(PassBank(seat=3), PassBank(seat=4), NextHand(), PutUp(8, 500_00))
        up, second = bank.split()
        assert isinstance(self.table.game, BankedGame)
        chance = Stacked(shoe_order(self.table.game, f"T T {up} 8 6 {second}", burn=True))
        hand = self.table.hand
        assert hand is not None
        while isinstance(hand.at, Wagering):
            seat = hand.at.waiting[0]
            self.do(PlaceWager(seat, seat, 10_00), Done(seat))
        while ask := next((a for a in hand.asked if a.actor == CHANCE), None):
            self.do(chance.answer(ask))
        self.do(*([Leave(seat=3)] if leaves else []), WalkedAway(seat=3))
        while not hand.over:
            order = hand.asked[0].default
            assert order is not None
            self.do(order)

    def do(self, *orders: TableCommand | Command | Report) -> None:
        for order in orders:
            self.log += play(self.table, order)
        self.count()

    def count(self) -> None:
        """Check that the log leads to the table."""
        assert replay(open_table(posted(HOUSE, NAME)), self.log) == self.table

    def refused(self, name: str) -> set[str]:
        with pytest.raises(Illegal) as error:
            play(self.table, FetchHeld(name=name))
        assert error.value.reason is Reason.NOT_OFFERED
        return cited(error.value.cite, HOUSE, NAME)


@pytest.mark.rule("ESQ-FL-162")
@pytest.mark.parametrize(("bank", "held"), [("T 7", 20_00), ("T 8", 10_00)])
def test_what_is_held_is_paid_once(bank: str, held: int) -> None:
    room = Abandoned(bank)
    left = BROUGHT - 10_50
    assert (room.table.cage, room.table.players[3].chips) == ({"Ann": held}, left)
    assert "ESQ-FL-162" in room.refused("Bob")
    room.do(FetchHeld(name="Ann"))
    assert (room.table.cage, room.table.players[3].chips) == ({}, left + held)
    paid = room.log[-1]
    assert isinstance(paid, HeldFetched)
    assert "ESQ-FL-162" in cited(paid.cite, HOUSE, NAME)
    assert "ESQ-FL-162" in room.refused("Ann")


@pytest.mark.rule("ESQ-FL-162")
def test_a_hand_that_lost_leaves_nothing_in_the_cage() -> None:
    room = Abandoned("T 9")
    assert room.table.cage == {}
    room.refused("Ann")


@pytest.mark.rule("ESQ-FL-162")
def test_it_is_held_for_the_player_not_for_his_seat() -> None:
    room = Abandoned(leaves=True)
    assert 3 not in room.table.players
    room.do(Sit(seat=3, name="Cy", chips=BROUGHT))
    room.refused("Cy")
    room.do(FetchHeld(name="Ann"))
    assert room.table.cage == {}
    assert room.table.players[3].chips == BROUGHT, "she was paid at the cage"


@pytest.mark.rule("ESQ-FL-162")
def test_chips_fetched_during_a_hand_play_from_the_next_one() -> None:
    room = Abandoned()
    before = room.table.players[3].chips
    room.do(NextHand())
    room.do(FetchHeld(name="Ann"))
    player = room.table.players[3]
    assert (player.chips, player.bought) == (before, 20_00)


@pytest.mark.rule("ESQ-FL-162")
def test_chips_bought_during_the_same_hand_are_not_lost() -> None:
    room = Abandoned()
    room.do(NextHand(), BuyChips(seat=3, chips=50_00), FetchHeld(name="Ann"))
    assert room.table.players[3].bought == 70_00


@pytest.mark.rule("ESQ-FL-162")
def test_who_leaves_after_the_hand_is_paid_at_the_cage() -> None:
    room = Abandoned()
    room.do(NextHand(), Leave(seat=3))
    assert room.table.players[3].leaving
    room.do(FetchHeld(name="Ann"))
    assert room.log[-1] == HeldFetched(name="Ann", chips=20_00)
    assert room.table.players[3].bought == 0 and room.table.cage == {}
