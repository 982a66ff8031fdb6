"""Conditions on people and names that orders to the register share."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import Arg, Listed, say
from cardhouse.management import key
from cardhouse.server.people.names import skeleton
from cardhouse.server.people.people import (
    SESSIONS_MOST,
    InvitationClosed,
    LoggedIn,
    LoggedOut,
    People,
    PeopleEvent,
    Person,
)
from cardhouse.server.people.roles import ROLES, PersonRole, clash
from cardhouse.table.clock import Moment


def check_free(people: People, name: str, now: Moment) -> None:
    """Refuse a name that somebody has, or that somebody was invited under."""
    if taken(people, name, now):
        raise refused("name-taken", name=name)


def taken(people: People, name: str, now: Moment) -> bool:
    """True if somebody has, or is invited under, a name that reads or looks like this one."""
    looks, reads = skeleton(name), key(name)
    invited = [each.name for each in people.invitations.values() if now < each.until]
    called = [person.name for person in people.persons.values()]
    # Neither is enough alone: I looks like l, and i does not.
    return any(skeleton(each) == looks or key(each) == reads for each in (*called, *invited))


def known(people: People, name: str) -> Person:
    """A person by name."""
    if (person := people.find(name)) is None:
        raise refused("nobody-called", name=name)
    return person


def account(people: People, name: str) -> Person:
    """A person with an account: nobody else has roles or tokens."""
    if (person := known(people, name)).guest:
        raise refused("guest-without-roles", name=name)
    return person


def check_roles(name: str, roles: Collection[PersonRole]) -> None:
    """Refuse a pair of roles that nobody has together."""
    if (pair := clash(roles)) is not None:
        one, other = sorted(pair, key=ROLES.index)
        both = (say(f"role-{one}"), say(f"role-{other}"))
        raise refused("roles-clash", name=name, roles=Listed(both, "and"))


def logged_in(people: People, name: str, digest: str, at: Moment) -> Iterator[PeopleEvent]:
    """Log a person in; their oldest session ends if they have too many."""
    yield from expired(people, at)
    if older := people.digests(name)[: 1 - SESSIONS_MOST]:
        yield LoggedOut(at=at, digests=older)
    yield LoggedIn(at=at, name=name, digest=digest)


def expired(people: People, now: Moment) -> Iterator[PeopleEvent]:
    """End the sessions and invitations whose time is up."""
    over = tuple(digest for digest in people.sessions if not people.left(digest, now))
    if over:
        yield LoggedOut(at=now, digests=over)
    for invitation in tuple(people.invitations.values()):
        if invitation.until <= now:
            yield InvitationClosed(at=now, name=invitation.name)


def refused(key: str, **args: Arg) -> Illegal:
    """The refusal of an order to the register."""
    return Illegal(Reason.NOT_OFFERED, detail=say(key, **args))
