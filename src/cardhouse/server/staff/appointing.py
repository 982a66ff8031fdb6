"""Appointing staff from the shell, by the owner of the room."""

from __future__ import annotations

import msgspec

from cardhouse.management import OWNER
from cardhouse.room.room import Room
from cardhouse.server.office import Office
from cardhouse.server.people import names
from cardhouse.server.people.roles import ROLES, PersonRole
from cardhouse.server.serve import open_office
from cardhouse.server.staff.acting import perform
from cardhouse.server.staff.acts import Act, GiveRolesAct, InviteAct
from cardhouse.server.staff.effects.effect import Doer
from cardhouse.store.base import Store


async def appoint(
    office: Office, name: str, roles: tuple[PersonRole, ...], *, again: bool = False
) -> str:
    """Give an account roles beside its own, or invite a newcomer; returns the invitation's word.

    A name that is no good is Denied, and a person who cannot have the roles Illegal. `again`
    takes the place of an invitation that has not been used.
    """
    person = office.register.state.find(name := names.tidy(name))
    if person is not None and not person.guest and {*roles} <= {*person.roles}:
        return ""
    # Whom the owner appoints may play too, unless a manager decides otherwise.
    sent: Act = InviteAct(name=name, roles=_ordered("player", *roles), again=again)
    if person is not None:
        sent = GiveRolesAct(name=person.name, roles=_ordered(*person.roles, *roles))
    mark = f"owner/{office.room.management.count}"
    plain = msgspec.to_builtins(sent)
    return (await perform(Doer(office, OWNER), mark, mark, sent, plain)).word


def _ordered(*roles: PersonRole) -> tuple[PersonRole, ...]:
    return tuple(role for role in ROLES if role in roles)


async def appoint_in(
    store: Store, name: str, roles: tuple[PersonRole, ...], owner: str, *, again: bool = False
) -> str:
    """Appoint somebody in a room that is not running; its tables stay as they are."""
    room = Room(store, owner=owner)
    await room.open_management()
    office = await open_office(room)
    try:
        return await appoint(office, name, roles, again=again)
    finally:
        await room.management.close()
        await office.register.close()
