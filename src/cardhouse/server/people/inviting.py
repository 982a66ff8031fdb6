"""Invitations: roles for somebody who shows a word, once and in time."""

from __future__ import annotations

from collections.abc import Iterator

from cardhouse.server.people.checks import account, check_roles, logged_in, refused, taken
from cardhouse.server.people.commands import Invite, Join, Withdraw
from cardhouse.server.people.people import (
    InvitationClosed,
    People,
    PeopleEvent,
    PersonCame,
    PersonInvited,
    RolesGiven,
    key,
)
from cardhouse.server.people.roles import ROLES, PersonRole


def invitations(people: People, command: Invite | Withdraw | Join) -> Iterator[PeopleEvent]:
    """Carry out an order about an invitation."""
    match command:
        case Invite():
            yield from _invite(people, command)
        case Withdraw(at=at, name=name):
            if key(name) not in people.invitations:
                raise refused("nobody-invited", name=name)
            yield InvitationClosed(at=at, name=name)
        case Join():
            yield from _join(people, command)


def _invite(people: People, command: Invite) -> Iterator[PeopleEvent]:
    """Invite a newcomer, whose name is kept for them, or somebody with an account."""
    name, at = command.name, command.at
    if people.find(name) is not None:
        check_roles(name, _with(account(people, name).roles, command.roles))
    elif key(name) not in people.invitations and taken(people, name, at):
        raise refused("name-alike", name=name)
    check_roles(name, command.roles)
    yield PersonInvited(
        at=at,
        name=name,
        roles=command.roles,
        by=command.by,
        digest=command.digest,
        until=command.until,
    )


def _join(people: People, command: Join) -> Iterator[PeopleEvent]:
    """Come in with a new account of the invited name, or with the roles added to the old one."""
    at, invitation = command.at, people.invited(command.word, command.at)
    if invitation is None:
        raise refused("invitation-over")
    name, person = invitation.name, people.find(invitation.name)
    if person is not None and (person.guest or person.password != command.known):
        raise refused("password-changed", name=name)
    yield InvitationClosed(at=at, name=name)
    if person is None:
        yield PersonCame(at=at, name=name, password=command.password)
    # Newcomers have the roles that they were invited for, and no others.
    roles = invitation.roles if person is None else _with(person.roles, invitation.roles)
    check_roles(name, roles)
    yield RolesGiven(at=at, name=key(name), roles=roles, by=invitation.by)
    yield from logged_in(people, people.persons[key(name)].name, command.digest, at)


def _with(roles: tuple[PersonRole, ...], more: tuple[PersonRole, ...]) -> tuple[PersonRole, ...]:
    return tuple(role for role in ROLES if role in (*roles, *more))
