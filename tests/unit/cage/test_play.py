"""The cage: chips for cash, drawers with a count at both ends, and a drop that two people count."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from cardhouse import cage
from cardhouse.cage import Cage, Drawer
from cardhouse.cage.commands import (
    CageCommand,
    ChangeShift,
    CloseDrawer,
    FetchDrop,
    FillDrawer,
    OpenDrawer,
    RedeemChips,
    SellChips,
)
from cardhouse.cage.events import (
    FEES,
    OVER,
    SHORT,
    CageEvent,
    DrawerClosed,
    DrawerFilled,
    DrawerOpened,
    DropFetched,
    ShiftChanged,
    drawer_account,
)
from cardhouse.cage.play import MOST
from cardhouse.engine.core.illegal import Illegal
from cardhouse.formats.log import decoder_of
from cardhouse.ledger import OUTSIDE
from tests.kit.refusals import detail_of

NOON = 1_000_000


class Window:
    """A cage with its log, and the accounts its transfers lead to."""

    def __init__(self) -> None:
        self.cage = Cage()
        self.log: list[CageEvent] = []
        self.accounts: Counter[str] = Counter()

    def do(self, *orders: CageCommand) -> CageEvent:
        """Carry out orders; returns the last one's event."""
        for order in orders:
            trial = self.cage.copy()
            events = cage.play(trial, order)
            for each in (move for event in events for move in event.transfers()):
                assert each.amount > 0
                self.accounts[str(each.source)] -= each.amount
                self.accounts[str(each.target)] += each.amount
            self.log += events
            self.cage = trial
            self.check()
        return self.log[-1]

    def check(self) -> None:
        """The laws: debits equal credits, each drawer holds its proper sum, the log leads here."""
        assert sum(self.accounts.values()) == 0
        for name, drawer in self.cage.drawers.items():
            assert self.accounts[drawer_account(name)] == drawer.cash >= 0
        open_now = {drawer_account(name) for name in self.cage.drawers}
        drawers = {a: n for a, n in self.accounts.items() if a.startswith("drawer/") and n}
        assert set(drawers) <= open_now
        assert cage.replay(Cage(), self.log) == self.cage

    def refused(self, order: CageCommand) -> str:
        """The words of a refusal, which must change nothing."""
        before = self.cage.copy()
        with pytest.raises(Illegal) as error:
            cage.play(self.cage, order)
        assert self.cage == before
        return detail_of(error.value)


def sell(amount: int, drawer: str = "", name: str = "Ann") -> SellChips:
    return SellChips(at=NOON, name=name, amount=amount, drawer=drawer)


def redeem(amount: int, drawer: str = "", name: str = "Ann") -> RedeemChips:
    return RedeemChips(at=NOON, name=name, amount=amount, drawer=drawer)


def opened(cash: int = 500_00, by: str = "Cass") -> OpenDrawer:
    return OpenDrawer(at=NOON, drawer="1", by=by, cash=cash)


def close(counted: int, by: str = "Cass", reason: str = "") -> CloseDrawer:
    return CloseDrawer(at=NOON, drawer="1", by=by, counted=counted, reason=reason)


def drop(
    counted: int, booked: int, *, by: str = "Dee", witness: str = "Eli", reason: str = ""
) -> FetchDrop:
    return FetchDrop(
        at=NOON,
        table="t1",
        by=by,
        witness=witness,
        counted=counted,
        booked=booked,
        reason=reason,
    )


def test_chips_and_cash_change_hands() -> None:
    window = Window()
    window.do(opened(), sell(200_00, "1"), redeem(150_00, "1"))
    assert window.cage.drawers["1"].cash == 550_00
    assert window.accounts["player/Ann"] == 50_00
    assert window.accounts[OUTSIDE] == -600_00


def test_play_chips_move_no_cash() -> None:
    window = Window()
    window.do(sell(200_00), redeem(50_00))
    assert window.accounts == {"player/Ann": 150_00, OUTSIDE: -150_00}


def test_a_drawer_gives_no_more_than_is_in_it_until_more_is_brought() -> None:
    window = Window()
    window.do(opened(100_00))
    words = "Drawer 1 has less than $100.01: bring more cash to it."
    assert window.refused(redeem(100_01, "1")) == words
    window.do(FillDrawer(at=NOON, drawer="1", by="Flora", cash=50_00), redeem(100_01, "1"))
    assert window.cage.drawers["1"].cash == 49_99


@pytest.mark.parametrize(
    ("counted", "short", "over"), [(500_00, 0, 0), (497_50, 2_50, 0), (501_00, 0, 1_00)]
)
def test_what_a_count_finds_over_or_short_is_booked_for_all_to_see(
    counted: int, short: int, over: int
) -> None:
    window = Window()
    closed = window.do(opened(), close(counted))
    assert isinstance(closed, DrawerClosed) and closed.cash == 500_00
    assert window.accounts["drawer/1"] == 0
    assert (window.accounts[SHORT], window.accounts[OVER]) == (short, over)


def test_a_drawer_has_one_cashier() -> None:
    window = Window()
    window.do(opened())
    assert window.refused(opened(by="Dee")) == "Drawer 1 is open: Cass has it."
    words = "Drawer 1 is Cass's: whoever else closes it says why."
    assert window.refused(close(500_00, by="Dee")) == words
    assert window.refused(close(500_00, by="Dee", reason=" ")) == words
    ill = "Cass was taken ill"
    assert window.do(close(500_00, by="Dee", reason=ill)) == DrawerClosed(
        at=NOON, drawer="1", by="Dee", cash=500_00, counted=500_00, reason=ill
    )
    assert window.refused(close(0)) == "Drawer 1 is not open."
    assert window.refused(sell(5_00, "1")) == "Drawer 1 is not open."


@pytest.mark.parametrize(
    "order",
    [
        sell(1_00, name=" "),
        opened(by=""),
        OpenDrawer(at=NOON, drawer=" ", by="Cass", cash=1),
        ChangeShift(at=NOON, by=" "),
        drop(1, 1, witness=""),
        drop(1, 1, by=" "),
        FetchDrop(at=NOON, table=" ", by="Dee", witness="Eli", counted=1, booked=1),
    ],
)
def test_everything_has_a_name_to_it(order: CageCommand) -> None:
    assert Window().refused(order) == "The cage writes down a name for everything."


def test_a_cashier_closes_their_own_drawer_however_they_spell_their_name() -> None:
    window = Window()
    closed = window.do(opened(by="Cass"), close(500_00, by=" cass "))
    assert isinstance(closed, DrawerClosed) and closed.reason == ""


def test_the_log_says_when_and_by_whom_a_drawer_was_opened_and_filled() -> None:
    window = Window()
    assert window.do(opened()) == DrawerOpened(at=NOON, drawer="1", by="Cass", cash=500_00)
    filled = window.do(FillDrawer(at=NOON + 1, drawer="1", by="Flora", cash=50_00))
    assert filled == DrawerFilled(at=NOON + 1, drawer="1", by="Flora", cash=50_00)
    assert window.cage.drawers == {"1": Drawer(by="Cass", cash=550_00, since=NOON)}


def test_the_ledger_says_why_chips_and_cash_moved() -> None:
    window = Window()
    window.do(
        opened(),
        sell(20_00, "1"),
        FillDrawer(at=NOON, drawer="1", by="Flora", cash=50_00),
        redeem(20_00, "1"),
        close(549_00),
        opened(1_00),
        close(2_00),
        drop(8_00, 9_00, reason="a chip fell behind the table"),
    )
    moved = [[move.why for move in event.transfers()] for event in window.log]
    assert moved == [
        ["cage.float"],
        ["cage.cash", "cage.sold"],
        ["cage.fill"],
        ["cage.redeemed", "cage.cash"],
        ["cage.float", "cage.short"],
        ["cage.float"],
        ["cage.float", "cage.over"],
        ["cage.drop", "cage.short"],
    ]


def test_what_is_tried_on_a_copy_leaves_the_cage_as_it_was() -> None:
    window = Window()
    window.do(opened())
    trial = window.cage.copy()
    cage.play(trial, sell(20_00, "1"))
    cage.play(trial, OpenDrawer(at=NOON, drawer="2", by="Dee", cash=1))
    assert window.cage.drawers == {"1": Drawer(by="Cass", cash=500_00, since=NOON)}


def test_a_shift_begins_when_every_drawer_is_counted() -> None:
    window = Window()
    window.do(opened())
    change = ChangeShift(at=NOON, by="Rosa")
    assert window.refused(change) == "Drawer 1 is open: Cass counts it first."
    assert window.do(close(500_00), change) == ShiftChanged(at=NOON, number=1, by="Rosa")
    assert window.do(change) == ShiftChanged(at=NOON, number=2, by="Rosa")
    assert (window.cage.shift, window.cage.leader, window.cage.since) == (2, "Rosa", NOON)


def test_a_drop_is_counted_by_two_people_who_sell_no_chips() -> None:
    window = Window()
    for by, witness in (("Dee", " dee"), ("Dee ", "dee")):
        words = window.refused(drop(9_00, 9_00, by=by, witness=witness))
        assert words == "Two people count a drop."
    window.do(opened(by="Eli"))
    words = "Eli has a drawer: who sells chips does not count the drop."
    assert window.refused(drop(9_00, 9_00)) == words
    assert window.refused(drop(9_00, 9_00, by="eli ", witness="Dee")) == words
    window.do(close(500_00, by="Eli"), ChangeShift(at=NOON, by="Rosa"))
    fetched = window.do(drop(9_00, 9_00))
    assert fetched == DropFetched(
        at=NOON, table="t1", by="Dee", witness="Eli", counted=9_00, shift=1
    )
    assert window.accounts[FEES] == 9_00
    assert window.accounts["t1/box"] == -9_00


def test_a_drop_is_no_more_than_the_ledger_has_and_less_is_explained() -> None:
    window = Window()
    more = "$9.50 is more than the books have for the box of t1: count again."
    assert window.refused(drop(9_50, 9_00)) == more
    books = "less than the books have for the box of t1"
    less = f"$8.00 is {books}: count again, or give the reason."
    assert window.refused(drop(8_00, 9_00)) == less == window.refused(drop(8_00, 9_00, reason=" "))
    assert window.refused(drop(0, 0)) == "There is nothing in the box of t1."
    why = "a chip fell behind the table"
    fetched = window.do(drop(8_00, 9_00, reason=why))
    assert isinstance(fetched, DropFetched)
    assert (fetched.short, fetched.reason) == (1_00, why)
    assert (window.accounts[FEES], window.accounts[SHORT]) == (8_00, 1_00)
    window.do(drop(0, 1_00, reason="the box was empty"))
    assert (window.accounts[FEES], window.accounts[SHORT]) == (8_00, 2_00)


@pytest.mark.parametrize(
    "order", [sell(10**30), sell(-1), redeem(MOST + 1), opened(10**19), drop(-5, 9_00)]
)
def test_an_amount_that_nobody_can_mean_is_refused(order: CageCommand) -> None:
    assert Window().refused(order) == "An amount is between nothing and $10,000,000,000.00."


def test_the_most_that_the_cage_writes_down_is_ten_billion_dollars() -> None:
    window = Window()
    window.do(sell(MOST))
    assert window.accounts["player/Ann"] == MOST == 10_000_000_000_00


names = st.sampled_from(("Ann", "Bob", "Cass", ""))
drawers = st.sampled_from(("1", "2"))
amounts = st.integers(1, 900)
AT = {"at": st.just(NOON)}
orders: SearchStrategy[CageCommand] = st.one_of(
    st.builds(SellChips, name=names, amount=amounts, drawer=st.sampled_from(("", "1", "2")), **AT),
    st.builds(RedeemChips, name=names, amount=amounts, drawer=drawers, **AT),
    st.builds(OpenDrawer, drawer=drawers, by=names, cash=amounts, **AT),
    st.builds(FillDrawer, drawer=drawers, by=names, cash=amounts, **AT),
    st.builds(CloseDrawer, drawer=drawers, by=names, counted=amounts, reason=names, **AT),
    st.builds(ChangeShift, by=names, **AT),
    st.builds(
        FetchDrop,
        table=st.sampled_from(("t1", "t2")),
        by=names,
        witness=names,
        counted=amounts,
        booked=amounts,
        reason=names,
        **AT,
    ),
)


@given(st.lists(orders, max_size=30))
def test_whatever_is_asked_of_the_cage_the_books_balance(asked: list[CageCommand]) -> None:
    window = Window()
    for order in asked:
        try:
            window.do(order)
        except Illegal:
            window.check()
    # Only money from the boxes becomes the house's income.
    for event in window.log:
        for each in event.transfers():
            if str(each.target).startswith("house/"):
                assert isinstance(event, DropFetched) and str(each.source).endswith("/box")
    # The log comes back from its bytes.
    decoder = decoder_of(*CageEvent.__subclasses__())
    assert [decoder.decode(msgspec.json.encode(event)) for event in window.log] == window.log
