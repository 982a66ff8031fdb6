"""The room's register of people: its orders and its keeper."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

import msgspec
from msgspec import Struct

from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import Arg, say
from cardhouse.formats.log import decoder_of
from cardhouse.room.keeper import Keeper
from cardhouse.room.room import Room
from cardhouse.server.messages import PersonRole
from cardhouse.server.people.names import skeleton
from cardhouse.server.people.people import (
    PEOPLE,
    SESSIONS_MOST,
    LoggedIn,
    LoggedOut,
    PasswordSet,
    People,
    PeopleEvent,
    Person,
    PersonCame,
    RolesGiven,
    SessionRenewed,
    WayBackKept,
    key,
    replay,
)
from cardhouse.store.records import Record
from cardhouse.table.clock import Moment


class PeopleCommand(Struct, frozen=True, kw_only=True):
    """An order to the register."""

    at: Moment


class Come(PeopleCommand, frozen=True, kw_only=True):
    """Take a name, as a guest or for an account, and log in."""

    name: str
    digest: str
    password: str = ""


class SetPassword(PeopleCommand, frozen=True, kw_only=True):
    """Make a guest an account, or change a password; the session continues under a new digest.

    `known` is the stored form of the old password when it was tried; a guest has none.
    """

    name: str
    password: str
    digest: str
    renewed: str
    known: str = ""


class LogIn(PeopleCommand, frozen=True, kw_only=True):
    """Log in; `known` is the stored form of the password or way back tried before."""

    name: str
    digest: str
    known: str


class LogOut(PeopleCommand, frozen=True, kw_only=True):
    """Log out of this browser or all of them, with a way back for a guest."""

    digest: str
    everywhere: bool = False
    way_back: str = ""


class GiveRoles(PeopleCommand, frozen=True, kw_only=True):
    """Set a person's roles in this room."""

    name: str
    roles: tuple[PersonRole, ...]
    by: str


def play(people: People, command: PeopleCommand) -> list[PeopleEvent]:
    """Carry out an order; an illegal one changes nothing."""
    events: list[PeopleEvent] = []
    for event in _answer(people, command):
        event.change(people)
        events.append(event)
    return events


def _answer(people: People, command: PeopleCommand) -> Iterator[PeopleEvent]:
    at = command.at
    match command:
        case Come(name=name, password=password, digest=digest):
            _free(people, name)
            yield from _expired(people, at)
            yield PersonCame(at=at, name=name, password=password)
            yield LoggedIn(at=at, name=name, digest=digest)
        case SetPassword():
            yield from _new_password(people, command)
        case LogIn(name=name, digest=digest, known=known):
            person = _known(people, name)
            if known != (person.way_back if person.guest else person.password):
                raise _refused("no-fit")
            yield from _expired(people, at)
            if older := people.digests(person.name)[: 1 - SESSIONS_MOST]:
                yield LoggedOut(at=at, digests=older)
            yield LoggedIn(at=at, name=person.name, digest=digest)
        case LogOut():
            yield from _gone(people, command)
        case GiveRoles(name=name, roles=roles, by=by):
            if _known(people, name).guest:
                raise _refused("guest-without-roles", name=name)
            yield RolesGiven(at=at, name=key(name), roles=roles, by=by)


def _new_password(people: People, command: SetPassword) -> Iterator[PeopleEvent]:
    """Set the password and log out all other sessions."""
    at, old = command.at, command.digest
    person = _known(people, command.name)
    if people.at(old, at) != person:
        raise _refused("logged-out")
    if person.password != command.known:
        raise _refused("password-changed", name=person.name)
    yield PasswordSet(at=at, name=person.name, password=command.password)
    if others := tuple(d for d in people.digests(person.name) if d != old):
        yield LoggedOut(at=at, digests=others)
    yield SessionRenewed(at=at, name=person.name, old=old, digest=command.renewed)


def _gone(people: People, command: LogOut) -> Iterator[PeopleEvent]:
    """End sessions; the second of two logouts at once does nothing."""
    at, digest = command.at, command.digest
    person = people.at(digest, at)
    if person is None:
        return
    digests = people.digests(person.name) if command.everywhere else (digest,)
    yield LoggedOut(at=at, digests=digests)
    if person.guest and command.way_back:
        yield WayBackKept(at=at, name=person.name, digest=command.way_back)


def _free(people: People, name: str) -> None:
    if taken(people, name):
        raise _refused("name-taken", name=name)


def taken(people: People, name: str) -> bool:
    """True if somebody has a name that reads or looks like this one."""
    looks = skeleton(name)
    return people.find(name) is not None or any(
        skeleton(person.name) == looks for person in people.persons.values()
    )


def _known(people: People, name: str) -> Person:
    if (person := people.find(name)) is None:
        raise _refused("nobody-called", name=name)
    return person


def _expired(people: People, now: Moment) -> Iterator[LoggedOut]:
    """Log out sessions whose time is up."""
    over = tuple(digest for digest in people.sessions if not people.left(digest, now))
    if over:
        yield LoggedOut(at=now, digests=over)


def _refused(key: str, **args: Arg) -> Illegal:
    return Illegal(Reason.NOT_OFFERED, detail=say(key, **args))


class PeopleCraft:
    """The craft of the register's keeper."""

    def copy(self, state: People) -> People:
        return state.copy()

    def play(self, state: People, command: PeopleCommand) -> list[PeopleEvent]:
        return play(state, command)

    def records(self, before: People, events: list[PeopleEvent]) -> tuple[Record, ...]:
        return tuple(Record(msgspec.json.encode(event)) for event in events)

    async def refold(self, state: People | None, bodies: list[bytes]) -> People:
        return replay(state or People(), [self.decode(body) for body in bodies])

    def decode(self, body: bytes) -> PeopleEvent:
        event: PeopleEvent = decoder_of(*PeopleEvent.__subclasses__()).decode(body)
        return event

    def snapshot(self, state: People) -> bytes | None:
        return msgspec.json.encode(state)

    async def restored(self, body: bytes) -> People:
        return msgspec.json.decode(body, type=People)


Register: TypeAlias = Keeper[People, PeopleCommand, PeopleEvent]


async def open_register(room: Room) -> Register:
    """The register as stored; it opens and closes with the room."""
    keeper: Register = Keeper(
        room.patient, PEOPLE, PeopleCraft(), room.clock, owner=room.owner, lease=room.lease
    )
    if not await keeper.open():
        await keeper.start(People())
    room.beside.append(keeper)
    return keeper
