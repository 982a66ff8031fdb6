"""An audit of the register of people finds accounts forged in the file."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from cardhouse.room.audit import audit
from cardhouse.room.clock import StoppedClock
from cardhouse.room.room import Room
from cardhouse.server.people.audit import people_beside
from cardhouse.server.people.commands import Come, GiveRoles, LogIn, LogOut, SetPassword
from cardhouse.server.people.register import open_register
from cardhouse.store import Damaged, StoreError
from cardhouse.store.sqlite import SqliteStore
from tests.kit.forging import forge, meddle
from tests.kit.rooms import NOON

ORDERS = (
    Come(at=NOON, name="Ann", digest="a"),
    SetPassword(at=NOON, name="Ann", password="$argon2id$ann", digest="a", renewed="d"),
    GiveRoles(at=NOON, name="Ann", roles=("player", "floor"), by="Rosa"),
    Come(at=NOON, name="Ben", digest="b"),
    LogIn(at=NOON, name="Ann", digest="c", known="$argon2id$ann"),
    LogOut(at=NOON, digest="b", way_back="e"),
)
EVENTS = 10


async def _register(file: Path) -> None:
    async with SqliteStore(file) as store:
        room = Room(store, clock=StoppedClock(NOON))
        await room.open()
        register = await open_register(room)
        for number, order in enumerate(ORDERS):
            await register.order(order, f"order {number}")
        await register.keep()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A room with two people in it and no table."""
    asyncio.run(_register(tmp_path / "room.db"))
    return tmp_path / "room.db"


def audited(file: Path) -> int:
    async def work() -> int:
        async with SqliteStore(file) as store:
            return (await audit(store, beside=people_beside())).events

    return asyncio.run(work())


def test_the_register_is_replayed(file: Path) -> None:
    assert audited(file) == EVENTS


def test_the_register_cannot_be_left_out(file: Path) -> None:
    async def work() -> None:
        async with SqliteStore(file) as store:
            await audit(store)

    with pytest.raises(StoreError, match="people: no stream of a room is called so"):
        asyncio.run(work())


def roles_for(name: str) -> bytes:
    event = {"event": "roles-given", "at": NOON, "name": name, "roles": ["manager"], "by": "Rosa"}
    return msgspec.json.encode(event)


@pytest.mark.parametrize(
    ("forged", "words"),
    [
        (roles_for("Zoe"), "it cannot have happened there .*nobody is called Zoe"),
        (b'{"event":"person-came","at":1,"name":"ANN"}', "somebody is called ANN already"),
        (b'{"event":"password-set","at":1,"name":"Zoe","password":"x"}', "nobody is called Zoe"),
        (b'{"event":"logged-in","at":1,"name":"Zoe","digest":"x"}', "nobody is called Zoe"),
        (b'{"event":"logged-out","at":1,"digests":["x"]}', "nobody was logged in there"),
        (
            b'{"event":"session-renewed","at":1,"name":"Ann","old":"x","digest":"y"}',
            "nobody was logged in there",
        ),
        (b'{"event":"way-back-kept","at":1,"name":"Zoe","digest":"x"}', "nobody is called Zoe"),
        (b'{"event":"crowned","at":1}', "it cannot have happened there"),
        (b"dear diary", "it cannot have happened there"),
    ],
)
def test_an_event_that_cannot_have_happened_is_named(file: Path, forged: bytes, words: str) -> None:
    assert forge(file, "people", lambda number, body: forged if number == 6 else body) == EVENTS
    with pytest.raises(Damaged, match=f"people: event 6 is damaged: .*{words}"):
        audited(file)


def test_roles_that_only_the_snapshot_has_are_found(file: Path) -> None:
    # A room opens from its snapshot: with such a seal it would trust it.
    from cardhouse.room.keeper import sealed, unsealed

    async def work() -> None:
        async with SqliteStore(file) as store:
            kept = await store.snapshot("people")
            assert kept is not None
            body = unsealed(kept.body).replace(b'"floor"', b'"manager"')
            assert body != unsealed(kept.body)
            await store.save("people", type(kept)(kept.count, sealed(body)))

    asyncio.run(work())
    with pytest.raises(
        Damaged, match=f"people: event {EVENTS} is damaged: the snapshot behind it is of"
    ):
        audited(file)


def test_a_register_under_another_name_is_found(file: Path) -> None:
    forge(file, "people", lambda number, body: body, "peoples")
    with pytest.raises(StoreError, match="peoples: no stream of a room is called so"):
        audited(file)


def test_a_register_that_is_not_listed_is_found(file: Path) -> None:
    meddle(file, "delete from streams where stream = 'people'")
    with pytest.raises(StoreError, match="people: something is filed under it, and it is no stre"):
        audited(file)
