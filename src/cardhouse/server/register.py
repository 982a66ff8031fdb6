"""Orders to the room's register of people, and its keeper."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from cardhouse.engine.illegal import Illegal, Reason
from cardhouse.formats.log import decoder_of
from cardhouse.house.house import House
from cardhouse.house.keeper import Keeper
from cardhouse.room.clock import Moment
from cardhouse.server.messages import PersonRole
from cardhouse.server.people import (
    SESSION_SECONDS,
    LoggedIn,
    LoggedOut,
    PasswordSet,
    People,
    PeopleEvent,
    Person,
    PersonCame,
    RolesGiven,
    key,
    replay,
)
from cardhouse.store.records import Record

PEOPLE: Final = "people"


class PeopleCommand(Struct, frozen=True, kw_only=True):
    """An order to the register."""

    at: Moment


class Come(PeopleCommand, frozen=True, kw_only=True):
    """Take a name, as a guest or for an account, and be logged in."""

    name: str
    digest: str
    password: str = ""


class SetPassword(PeopleCommand, frozen=True, kw_only=True):
    """Make an account of a guest's name."""

    name: str
    password: str


class LogIn(PeopleCommand, frozen=True, kw_only=True):
    """Be logged in; the password has been tried before."""

    name: str
    digest: str


class LogOut(PeopleCommand, frozen=True, kw_only=True):
    """Be logged in no longer."""

    digest: str


class GiveRoles(PeopleCommand, frozen=True, kw_only=True):
    """Say what somebody may do in this room."""

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
            yield PersonCame(at=at, name=name, password=password)
            yield LoggedIn(at=at, name=name, digest=digest)
        case SetPassword(name=name, password=password):
            if not _known(people, name).guest:
                raise _refused(f"{name} has a password already.")
            yield PasswordSet(at=at, name=name, password=password)
        case LogIn(name=name, digest=digest):
            person = _known(people, name)
            if over := _over(people, at):
                yield LoggedOut(at=at, digests=over)
            yield LoggedIn(at=at, name=person.name, digest=digest)
        case LogOut(digest=digest):
            if digest in people.sessions:
                yield LoggedOut(at=at, digests=(digest,))
        case GiveRoles(name=name, roles=roles, by=by):
            if _known(people, name).guest:
                raise _refused(f"{name} is a guest: only an account has roles.")
            yield RolesGiven(at=at, name=key(name), roles=roles, by=by)


def _free(people: People, name: str) -> None:
    if people.find(name) is not None:
        raise _refused(f"Somebody is called {name} already: choose another name.")


def _known(people: People, name: str) -> Person:
    if (person := people.find(name)) is None:
        raise _refused(f"Nobody here is called {name}.")
    return person


def _over(people: People, now: Moment) -> tuple[str, ...]:
    """Sessions whose time is over."""
    return tuple(d for d, s in people.sessions.items() if now - s.since > SESSION_SECONDS)


def _refused(words: str) -> Illegal:
    return Illegal(Reason.NOT_OFFERED, detail=words)


class PeopleCraft:
    """What the keeper of the register must know."""

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


async def open_register(house: House) -> Register:
    """The register as the house's store has it; it lives and closes with the house."""
    keeper: Register = Keeper(
        house.patient, PEOPLE, PeopleCraft(), house.clock, owner=house.owner, lease=house.lease
    )
    if not await keeper.open():
        await keeper.start(People())
    house.beside.append(keeper)
    return keeper
