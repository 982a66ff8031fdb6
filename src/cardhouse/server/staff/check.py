"""The one check of rights, for requests, sockets and the shell; a refused try is written down."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from typing import Any, Final, NoReturn

from litestar.connection import ASGIConnection

from cardhouse.management import key
from cardhouse.management.commands import Refuse
from cardhouse.server.front.in_time import in_time
from cardhouse.server.front.problems import Denied, denied
from cardhouse.server.office import Office
from cardhouse.server.people.guards import known, office_of
from cardhouse.server.people.people import Person
from cardhouse.server.people.roles import ALL_ROLES, Role, may_host
from cardhouse.server.staff.rights import RIGHTS
from cardhouse.server.table.scene import seat_of
from cardhouse.words.said import Listed, Said, say

# Parts of a refused act that are written down.
TRIED: Final = ("do", "table", "request", "hand", "seat", "counted")
# Two refusals of one moment are two lines.
_REFUSALS: Final = count(1)


async def permit(
    office: Office,
    person: Person,
    what: str,
    *,
    table: str = "",
    act: dict[str, Any] | None = None,
    second: bool = False,
) -> None:
    """Let a person do or see something; Denied, with a line in the journal, if they may not.

    `second` asks for the right to confirm another person's act.
    """
    said = denial(office, person, what, table, second=second)
    if said is not None:
        await refuse(office, person, {"do": what, **(act or {})}, said)


async def refuse(
    office: Office, person: Person, tried: dict[str, Any], said: Said, status: int = 403
) -> NoReturn:
    """Write down that a person tried what they may not do, and say so."""
    slow_down(office, person)
    # Nobody fills the journal with words of their own.
    kept = {name: value for name, value in tried.items() if name in TRIED}
    management = office.room.management
    order = Refuse(at=office.room.clock.now(), by=person.name, act=kept)
    async with in_time():
        await management.order(order, f"refused/{management.count}/{next(_REFUSALS)}")
    raise Denied(status, said)


def slow_down(office: Office, person: Person) -> None:
    """Refuse somebody who may write no more into the journal for a moment."""
    if not office.journal.take(person.name):
        raise denied(429, "problem-often")


async def viewer(connection: ASGIConnection[Any, Any, Any, Any], page: str) -> Person:
    """The person who may see a page of the staff; a host may see those of their tables."""
    office, person = office_of(connection), known(connection)
    await permit(office, person, page, table=next(iter(office.hosted(person)), ""))
    return person


def denial(
    office: Office, person: Person, what: str, table: str = "", *, second: bool = False
) -> Said | None:
    """The reason why a person may not do something; None if they may."""
    right = RIGHTS[what]
    if key(person.name) in office.room.management.state.barred:
        return say("staff-barred")
    if right.anywhere:
        table = next(iter(office.hosted(person)), "")
    roles = right.second if second else right.roles
    own = right.own and not second and is_own(office, person, table)
    if not own and not roles_at(office, person, table) & {*roles}:
        return say("staff-only", roles=named(roles))
    if right.apart and not own and sits_at(office, person, table):
        return say("staff-apart", table=table)
    return None


def roles_at(office: Office, person: Person, table: str) -> set[Role]:
    """A person's roles, with that of the host at a table that is theirs."""
    named = table and key(office.room.management.state.hosts.get(table, "")) == key(person.name)
    host = named and may_host(person.roles)
    return {*person.roles, *(("host",) if host else ())}


def is_own(office: Office, person: Person, table: str) -> bool:
    """True for the maker of a table, as long as they are its host."""
    made = office.room.management.state.made.get(table) == key(person.name)
    return made and "host" in roles_at(office, person, table)


def sits_at(office: Office, person: Person, table: str) -> bool:
    """True if a person has a seat at a table."""
    keeper = office.room.tables.get(table)
    return keeper is not None and seat_of(keeper.state, person.name) > 0


def named(roles: Iterable[Role]) -> Listed:
    """Roles as they are said."""
    return Listed(tuple(say(f"role-{role}") for role in ALL_ROLES if role in roles), "comma")
