"""Reports: the totals of a day, a shift, a table and a player, and their match with the ledger."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import date
from pathlib import Path
from typing import TypeVar

import pytest

from cardhouse.room.gathering import Report
from cardhouse.room.players import standing
from cardhouse.room.reports import NEVER, period, report
from cardhouse.room.statements import Period, kind, tag
from cardhouse.store.base import Store
from cardhouse.store.reading import SqliteReading
from cardhouse.store.records import Damaged, StoreError
from tests.kit.days import FIRST, HANDS, SECOND, TABLES, room_in

T = TypeVar("T")
MONDAY, TUESDAY = date.fromisoformat(FIRST), date.fromisoformat(SECOND)
ALL = Period("", NEVER, "always")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return room_in(tmp_path_factory.mktemp("room"))


def looked(folder: Path, work: Callable[[Store], Awaitable[T]]) -> T:
    async def look() -> T:
        async with SqliteReading(folder / "room.db") as store:
            return await work(store)

    return asyncio.run(look())


def of_day(folder: Path, day: date, shift: int = 0, player: str = "") -> Report:
    async def work(store: Store) -> Report:
        found, agreed = await report(store, await period(store, day, shift), player)
        assert len(agreed) >= 5
        return found

    return looked(folder, work)


def of(folder: Path, over: Period, player: str = "") -> Report:
    async def work(store: Store) -> Report:
        return (await report(store, over, player))[0]

    return looked(folder, work)


def test_a_day_has_its_hands_drop_and_games(folder: Path) -> None:
    monday, tuesday = of_day(folder, MONDAY), of_day(folder, TUESDAY)
    assert {name: day.hands for name, day in monday.tables.items()} == dict.fromkeys(
        TABLES, 2 * HANDS
    )
    assert {name: day.hands for name, day in tuesday.tables.items()} == dict.fromkeys(TABLES, 2)
    for name, (house, game) in TABLES.items():
        assert (monday.tables[name].house, monday.tables[name].game) == (house, game)
    # Six players at this house's hold'em pay $3 a hand.
    assert monday.tables["holdem"].collected == 2 * HANDS * 3_00
    assert monday.tables["lowball"].collected == 0
    assert monday.tables["lowball"].bonus == 2 * HANDS * 1_00


def test_a_box_goes_from_its_opening_to_its_closing(folder: Path) -> None:
    box = of_day(folder, MONDAY).boxes["holdem"]
    assert (box.opening, box.collected, box.short) == (0, 36_00, 0)
    assert (box.fetched, box.closing) == (18_00, 18_00)
    assert of_day(folder, TUESDAY).boxes["holdem"].opening == 18_00


def test_shifts_of_a_day_make_up_the_day(folder: Path) -> None:
    rosa, saul = of_day(folder, MONDAY, 1), of_day(folder, MONDAY, 2)
    assert (rosa.period.day, rosa.period.shift, rosa.period.by) == (str(FIRST), 1, "Rosa")
    assert (saul.period.day, saul.period.shift, saul.period.by) == (str(FIRST), 2, "Saul")
    assert [shift.by for shift in rosa.cage.shifts] == ["Rosa"]
    # The second shift lasts until somebody else begins: here past midnight.
    whole = of(folder, ALL)
    for name in TABLES:
        hands = rosa.tables[name].hands + saul.tables[name].hands
        assert hands == whole.tables[name].hands == 2 * HANDS + 2
        collected = rosa.tables[name].collected + saul.tables[name].collected
        assert collected == whole.tables[name].collected
    assert rosa.after == saul.before


def test_a_shift_that_never_was_is_a_clear_error(folder: Path) -> None:
    with pytest.raises(LookupError, match=f"no shift 3 on {FIRST}; there were 2"):
        of_day(folder, MONDAY, 3)
    with pytest.raises(LookupError, match=f"no shift 1 on {SECOND}; none began on it"):
        of_day(folder, TUESDAY, 1)


def test_what_players_have_is_what_was_sold_or_lent_and_not_cashed_in_or_paid(folder: Path) -> None:
    monday = of_day(folder, MONDAY)
    assert monday.before.total == 0
    paid = sum(day.collected + day.bonus for day in monday.tables.values())
    lent, kept = monday.cage.lent_to_bots, monday.cage.sold - monday.cage.redeemed
    assert lent > 0 and monday.after.total == lent + kept - paid
    assert monday.after.purses == 10_000_00
    assert of_day(folder, TUESDAY).before == monday.after


def test_bonus_pools_open_collect_and_close(folder: Path) -> None:
    pools = {pool.bonus: pool for pool in of_day(folder, MONDAY).pools}
    assert set(pools) == {"double-joker", "lo-ball", "lo-ball-joker"}
    for name in ("lo-ball", "lo-ball-joker"):
        pool = pools[name]
        # Half of every dollar, and the least prize, advanced by the house.
        assert (pool.opening, pool.collected, pool.advanced) == (0, HANDS * 1_00, 100_00)
        assert pool.closing == 100_00 + HANDS * 1_00
    later = {pool.bonus: pool for pool in of_day(folder, TUESDAY).pools}
    assert later["lo-ball"].opening == pools["lo-ball"].closing


def test_the_cage_counts_drawers_and_who_brought_much_cash(folder: Path) -> None:
    cage = of_day(folder, MONDAY).cage
    (drawer,) = cage.drawers
    assert (drawer.by, drawer.opening, drawer.sold, drawer.redeemed) == (
        "Cass",
        5_000_00,
        12_000_00,
        2_000_00,
    )
    assert (drawer.counted, drawer.over) == (14_998_00, -2_00)
    assert cage.patrons["Ann"].reported
    assert not any(patron.reported for name, patron in cage.patrons.items() if name != "Ann")
    (drop,) = cage.drops
    assert (drop.table, drop.by, drop.witness, drop.counted) == ("holdem", "Dee", "Eli", 18_00)


def test_short_and_over_are_accounts_of_their_own(folder: Path) -> None:
    monday = of_day(folder, MONDAY)
    assert (monday.short.received, monday.over.received) == (2_00, 0)
    assert monday.income.received == 18_00


def test_bank_turns_are_offers_made_taken_and_passed(folder: Path) -> None:
    day = of(folder, ALL).tables["twenty-one"]
    standing_banks = {name for name, bank in day.banks.items() if bank.role == "bank"}
    assert standing_banks == {"twenty-one 1", "twenty-one 5"}
    assert sum(bank.hands for bank in day.banks.values()) == day.hands
    players = [bank for bank in day.banks.values() if bank.role == "player"]
    answered = sum(bank.taken + bank.passed for bank in players)
    # After the last hand a player may have been asked and not answered yet.
    assert sum(bank.offered for bank in players) - answered in (0, 1)
    assert all(bank.offered == 0 for name, bank in day.banks.items() if name in standing_banks)
    assert of(folder, ALL).tables["holdem"].banks == {}


def test_what_one_wins_another_loses_but_for_fees_out_of_the_pot(folder: Path) -> None:
    tables = of(folder, ALL).tables
    assert tables.keys() == TABLES.keys()
    for day in tables.values():
        from_pot = day.collected + day.bonus - sum(p.fees for p in day.players.values())
        assert sum(p.won for p in day.players.values()) == -from_pot


def test_a_player_finds_every_chip(folder: Path) -> None:
    found = of(folder, ALL, "holdem 2")
    has = standing(found, "holdem 2")
    played = has["tables"]["holdem"]
    assert played.hands == 2 * HANDS + 2
    assert played.took == played.bought + played.won - played.fees
    entries = has["entries"]
    assert entries[0].why == "cage.lent" and entries[-1].why == "seat.leave"
    assert sum(entry.amount for entry in entries) == has["closing"] == played.took
    assert {(entry.stream, entry.number) for entry in entries if entry.why == "seat.leave"} == {
        ("table/holdem", entries[-1].number)
    }


def test_a_day_before_the_first_is_empty(folder: Path) -> None:
    empty = of_day(folder, date(2020, 1, 1))
    assert not any(day.hands or day.players for day in empty.tables.values())
    assert empty.after.total == 0
    assert empty.cage.drawers == [] and empty.cage.shifts == []


def test_a_ledger_that_disagrees_is_an_error(tmp_path: Path) -> None:
    folder = room_in(tmp_path / "room")
    with closing(sqlite3.connect(folder / "room.db")) as db, db:
        db.execute("update accounts set balance = balance + 1 where account = 'holdem/box'")
    with pytest.raises(StoreError, match=r"the ledger disagrees on holdem/box: .* \$24\.00, and"):
        of_day(folder, MONDAY)


def test_a_box_counted_otherwise_than_its_transfers_is_named(tmp_path: Path) -> None:
    folder = room_in(tmp_path / "room")
    with closing(sqlite3.connect(folder / "room.db")) as db, db:
        number, body = db.execute(
            "select number, body from events where stream = 'table/holdem'"
            " and cast(body as text) like '%hand-counted%' order by number limit 1"
        ).fetchone()
        wrong = body.replace(b'"box":300', b'"box":200')
        assert wrong != body
        db.execute(
            "update events set body = ? where stream = 'table/holdem' and number = ?",
            (wrong, number),
        )
    with pytest.raises(Damaged, match=f"table/holdem: event {number} is damaged: the box was"):
        of_day(folder, MONDAY)


@pytest.mark.parametrize(
    ("account", "wanted"),
    [
        ("player/Ann", "purse"),
        ("held/Ann", "held"),
        ("drawer/1", "drawer"),
        ("t1/3", "table"),
        ("t1/pot", "table"),
        ("t1/bank:3", "table"),
        ("t1/box", "box"),
        ("t1/bonus", "fund"),
        ("lo-ball-room/bonus/lo-ball", "pool"),
        ("bonus/owed", "owed"),
        ("house/fees", "house"),
        ("cage/short", "cage"),
        ("outside", "outside"),
    ],
)
def test_every_account_is_somebodys(account: str, wanted: str) -> None:
    assert kind(account, {"t1"}) == wanted


def test_the_kind_of_an_event_is_read_from_its_first_bytes() -> None:
    assert tag(b'{"event":"bank-taken","seat":3}') == b"bank-taken"
    assert tag(b'{"else":1}') == b""
