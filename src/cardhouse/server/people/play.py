"""The kernel of the register of people."""

from __future__ import annotations

from collections.abc import Iterator

from cardhouse.server.people.checks import (
    account,
    check_free,
    check_roles,
    known,
    logged_in,
    refused,
)
from cardhouse.server.people.commands import (
    Come,
    GiveRoles,
    Invite,
    Join,
    KeepNote,
    LogIn,
    LogOut,
    MakeToken,
    PeopleCommand,
    RevokeToken,
    SetPassword,
    Withdraw,
)
from cardhouse.server.people.inviting import invitations
from cardhouse.server.people.notes import notes
from cardhouse.server.people.people import (
    LoggedOut,
    PasswordSet,
    People,
    PeopleEvent,
    PersonCame,
    RolesGiven,
    SessionRenewed,
    WayBackKept,
    key,
)
from cardhouse.server.people.tokens import tokens


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
            check_free(people, name, at)
            yield PersonCame(at=at, name=name, password=password)
            yield from logged_in(people, name, digest, at)
        case SetPassword():
            yield from _new_password(people, command)
        case LogIn(name=name, digest=digest, known=shown):
            person = known(people, name)
            if shown != (person.way_back if person.guest else person.password):
                raise refused("no-fit")
            yield from logged_in(people, person.name, digest, at)
        case LogOut():
            yield from _gone(people, command)
        case GiveRoles(name=name, roles=roles, by=by):
            account(people, name)
            check_roles(name, roles)
            yield RolesGiven(at=at, name=key(name), roles=roles, by=by)
        case Invite() | Withdraw() | Join():
            yield from invitations(people, command)
        case MakeToken() | RevokeToken():
            yield from tokens(people, command)
        case KeepNote():
            yield from notes(people, command)


def _new_password(people: People, command: SetPassword) -> Iterator[PeopleEvent]:
    """Set the password and log out all other sessions."""
    at, old = command.at, command.digest
    person = known(people, command.name)
    if people.at(old, at) != person:
        raise refused("logged-out")
    if person.password != command.known:
        raise refused("password-changed", name=person.name)
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
