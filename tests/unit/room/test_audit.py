"""An audit finds faults no chain can: wrong events and transfers that were properly written."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from cardhouse.bots.crew import Crew
from cardhouse.cage.events import ChipsSold, DrawerFilled
from cardhouse.chance import Seeded
from cardhouse.engine.core.commands import CHANCE
from cardhouse.engine.pot.commands import Fold
from cardhouse.floor.pot.reports import ReviveHand
from cardhouse.formats.log import encode_event
from cardhouse.ledger import OUTSIDE, Transfer
from cardhouse.room.audit import Beside, audit
from cardhouse.room.own_entries import entries_of
from cardhouse.room.room import Room
from cardhouse.room.tables import AnyOrder
from cardhouse.store.records import Append, Damaged, Record, StoreError
from cardhouse.store.sqlite import SqliteStore
from cardhouse.table import AnyEvent
from cardhouse.table.commands import Leave, NextHand, Sit
from cardhouse.table.events import PlayerLeft
from cardhouse.table.waiting import ListJoined
from tests.kit.days import room_in
from tests.kit.forging import forge, meddle
from tests.kit.rooms import opened_room

GIFT = Transfer(OUTSIDE, "player/Eve", 100_00, "a gift")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return room_in(tmp_path / "room") / "room.db"


def written(file: Path, stream: str, *records: Record) -> int:
    """Write events to a stream as a buggy program would; returns the number there now."""

    async def work(store: SqliteStore) -> int:
        count, _ = await store.head(stream)
        append = Append(
            stream=stream,
            expected=count,
            command="a bug",
            at="2026-11-18T12:00:00",
            records=records,
        )
        epoch = await store.claim(stream, "room")
        return (await store.append(append, epoch)).count

    return asyncio.run(opened(file, work))


async def opened(file: Path, work: Callable[[SqliteStore], Awaitable[int]]) -> int:
    async with SqliteStore(file) as store:
        return await work(store)


def audited(file: Path, beside: dict[str, Beside] | None = None) -> int:
    async def work(store: SqliteStore) -> int:
        return (await audit(store, beside=beside)).hands

    return asyncio.run(opened(file, work))


class NotesCraft:
    """A stream that allows any event, with these transfers."""

    def __init__(self, *moved: Transfer) -> None:
        self.moved = moved

    def decode(self, body: bytes) -> bytes:
        return body

    def records(self, before: object, events: list[bytes]) -> tuple[Record, ...]:
        return tuple(Record(body, self.moved) for body in events)


def notes(file: Path, *moved: Transfer) -> dict[str, Beside]:
    """Write an event to a stream only this test knows."""
    written(file, "notes", Record(b"anything", moved, entries=entries_of(moved)))
    return {"notes": Beside(state=[], craft=NotesCraft(*moved), fold=list.append)}


def test_the_room_is_sound(file: Path) -> None:
    assert audited(file) == 42


def test_chips_that_an_event_does_not_move(file: Path) -> None:
    event = encode_event(ListJoined(name="Eve"))
    number = written(file, "table/holdem", Record(event, (GIFT,)))
    with pytest.raises(Damaged, match="moves other chips than are booked") as error:
        audited(file)
    assert (error.value.stream, error.value.number) == ("table/holdem", number)


def test_chips_that_the_cage_holds_and_no_table_knows_of(file: Path) -> None:
    beside = notes(file, Transfer(OUTSIDE, "held/Eve", 5_00, "a gift"))
    with pytest.raises(StoreError, match=r"held/Eve should hold 0\.00, and the ledger has 5\.00"):
        audited(file, beside)


def test_chips_that_an_event_moves_and_nobody_booked(file: Path) -> None:
    sold = ChipsSold(at=1, name="Eve", amount=5_00)
    number = written(file, "cage", Record(msgspec.json.encode(sold)))
    with pytest.raises(Damaged, match=f"cage: event {number} is damaged: it moves other chips"):
        audited(file)


@pytest.mark.parametrize(
    ("stream", "body"),
    [
        ("table/holdem", encode_event(PlayerLeft(seat=9, name="Zoe", chips=1_00))),
        ("table/holdem", b'{"event":"nothing-like-it"}'),
        ("table/holdem", b"not json"),
        ("cage", msgspec.json.encode(DrawerFilled(at=1, drawer="7", by="Cass", cash=1_00))),
        ("bonuses/lo-ball-room", b'{"event":"prize-raised","bonus":"none","at":1,"by":5}'),
    ],
)
def test_what_cannot_have_happened_is_named(file: Path, stream: str, body: bytes) -> None:
    number = written(file, stream, Record(body))
    with pytest.raises(Damaged, match=f"{stream}: event {number} is damaged: it cannot") as error:
        audited(file)
    assert "\n" not in str(error.value)


def test_a_stream_that_no_room_has_is_named(file: Path) -> None:
    beside = notes(file, GIFT)
    with pytest.raises(StoreError, match="notes: no stream of a room is called so"):
        audited(file)
    assert audited(file, beside) == 42


def test_chips_in_an_account_of_a_table_that_do_not_lie_on_it(file: Path) -> None:
    beside = notes(file, Transfer(OUTSIDE, "holdem/9", 100, "a gift"))
    words = r"table/holdem: the ledger has 1\.00 in holdem/9, and no such chips are there"
    with pytest.raises(StoreError, match=words):
        audited(file, beside)


@pytest.mark.parametrize("change", ["replace(body, '\"button\":', '\"button\":1')", "'{'"])
def test_a_snapshot_of_another_state(file: Path, change: str) -> None:
    with closing(sqlite3.connect(file)) as db, db:
        count = db.execute("select count from snapshots").fetchone()[0]
        assert db.execute(f"update snapshots set body = cast({change} as blob)").rowcount == 1
    with pytest.raises(Damaged, match=f"event {count} is damaged: the snapshot behind it"):
        audited(file)


def book_of(file: Path, table: str) -> tuple[str, bytes]:
    """The fingerprint and the text of a table's rule book."""
    with closing(sqlite3.connect(file)) as db:
        (body,) = db.execute(
            "select body from events where stream = ? and number = 1", (f"table/{table}",)
        ).fetchone()
        mark = msgspec.json.decode(body)["book"]
        statement = "select text from books where fingerprint = ?"
        return mark, db.execute(statement, (mark,)).fetchone()[0]


def test_a_rule_book_with_another_text_is_named(file: Path) -> None:
    mark, text = book_of(file, "holdem")
    # A rule in the house's words: no play depends on it.
    falsified = text.replace(b"standard 52-card deck", b"standard 40-card deck")
    assert falsified != text
    meddle(file, "update books set text = ? where fingerprint = ?", falsified, mark)
    words = f"the rule book {mark[:12]} is not the text that was kept as it"
    with pytest.raises(StoreError, match=words):
        audited(file)

    async def opens(store: SqliteStore) -> int:
        await Room(store).open()
        return 0

    with pytest.raises(StoreError, match=words):
        asyncio.run(opened(file, opens))


def test_a_rule_book_that_no_table_uses_is_looked_at_too(file: Path) -> None:
    mark = "0" * 64
    meddle(file, "insert into books values (?, ?)", mark, b"[{}, {}, {}]")
    with pytest.raises(StoreError, match=f"the rule book {mark[:12]} is not the text"):
        audited(file)


def test_events_of_a_stream_that_is_not_listed(file: Path) -> None:
    written(file, "people", Record(b"{}"))
    meddle(file, "delete from streams where stream = 'people'")
    with pytest.raises(StoreError, match="people: something is filed under it, and it is no stre"):
        audited(file)


@pytest.mark.parametrize("table", ["commands", "snapshots"])
def test_a_command_or_snapshot_of_a_stream_that_is_not_listed(file: Path, table: str) -> None:
    row = {"commands": ("people", "c", 1), "snapshots": ("people", 1, b"")}[table]
    meddle(file, f"insert into {table} values (?, ?, ?)", *row)
    with pytest.raises(StoreError, match="people: something is filed under it"):
        audited(file)


def test_a_command_that_is_listed_and_of_which_there_is_no_event(file: Path) -> None:
    meddle(file, "insert into commands values ('cage', 'ann buys again', 400)")
    with pytest.raises(StoreError, match=r"cage: \d+ commands are listed as applied, and its"):
        audited(file)


def test_a_snapshot_of_events_that_are_not_there(file: Path) -> None:
    meddle(file, "update snapshots set count = count + 1")
    with pytest.raises(Damaged, match="events are missing: there is a snapshot of later ones"):
        audited(file)


def test_bonuses_of_a_house_without_a_table(file: Path) -> None:
    body = b'{"event":"bonuses-listed","at":1,"rules":[]}'
    written(file, "bonuses/elsewhere", Record(body))
    with pytest.raises(StoreError, match="bonuses/elsewhere: no table was ever opened by a house"):
        audited(file)


def test_a_stream_under_another_name_with_its_chain_mended(file: Path) -> None:
    assert forge(file, "bonuses/lo-ball-room", lambda number, body: body, "bonuses/tommys")
    with pytest.raises(Damaged, match="bonuses/tommys: event 3 is damaged: it moves other chips"):
        audited(file)


def test_an_event_that_was_taken_out_with_the_chain_mended(file: Path) -> None:
    count = forge(file, "cage", lambda number, body: None if number == 3 else body)
    assert count > 3
    with pytest.raises(StoreError, match=r"account .* holds .*, but its transfers lead to"):
        audited(file)


def test_a_hand_opened_again_after_the_winner_left_is_sound(tmp_path: Path) -> None:
    """The chips the winner took away are moved by later events of the ruling than the first."""

    async def play_it() -> list[str]:
        async with opened_room(tmp_path, ("tommys", "holdem"), bots=0) as room:
            keeper, orders = room.tables["holdem"], itertools.count()

            async def do(order: AnyOrder) -> list[AnyEvent]:
                return (await keeper.order(order, f"c{next(orders)}")).events

            for seat in (1, 2, 3):
                await room.sell(f"P{seat}", 200_00, f"s{seat}")
                await do(Sit(seat=seat, name=f"P{seat}", chips=200_00))
            drawn = Crew(Seeded(1), {}).draw(keeper.state)
            assert drawn is not None
            await do(drawn)
            await do(NextHand())
            while keeper.state.running():
                assert keeper.state.hand is not None
                ask = keeper.state.hand.asked[0]
                chance = ask.actor == CHANCE
                await do(Seeded(2).answer(ask) if chance else Fold(ask.actor))
            players = keeper.state.players
            winner = max(players, key=lambda seat: players[seat].chips)
            await do(Leave(seat=winner))
            loser = next(seat for seat in players if seat != winner)
            told = await do(ReviveHand(seat=loser, by="Flora", reason="shown"))
            return [type(event).__name__ for event in told]

    assert "BackedUp" in asyncio.run(play_it())
    assert audited(tmp_path / "room.db") == 1
