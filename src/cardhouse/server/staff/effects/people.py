"""Acts about people: roles and invitations."""

from __future__ import annotations

from cardhouse.management import key
from cardhouse.server.front.problems import Denied, denied
from cardhouse.server.people import names
from cardhouse.server.people.commands import GiveRoles, Invite, Withdraw
from cardhouse.server.people.passwords import digest, new_word
from cardhouse.server.people.people import INVITED_SECONDS
from cardhouse.server.staff import acts
from cardhouse.server.staff.check import named
from cardhouse.server.staff.effects.effect import (
    Doer,
    Effect,
    keep_a_manager,
    ordered,
    person_of,
)
from cardhouse.server.table.scene import seat_of
from cardhouse.table.commands import Leave


async def give_roles(doer: Doer, act: acts.GiveRolesAct) -> Effect:
    def still() -> None:
        # Two managers may take the role from each other at once.
        if "manager" not in act.roles:
            keep_a_manager(doer, act.name)

    async def gets_up() -> None:
        # Nobody plays on without the role, and nobody waits for them.
        for keeper in doer.room.tables.values() if "player" not in act.roles else ():
            seat = seat_of(keeper.state, person_of(doer, act.name))
            if seat and not keeper.state.players[seat].leaving:
                await keeper.order(Leave(seat=seat), f"roles/{keeper.count}")

    order = GiveRoles(at=doer.room.clock.now(), name=act.name, roles=act.roles, by=doer.by)
    return ordered(doer.office.register, lambda: order, still=still, after=gets_up)


async def invite(doer: Doer, act: acts.InviteAct) -> Effect:
    """Invite somebody with an account, or a newcomer under a name that is free and no disguise."""
    state, word, now = doer.office.register.state, new_word(), doer.room.clock.now()
    known = state.invitations.get(key(act.name))
    if known is not None and now < known.until and not act.again:
        roles = named(known.roles)
        raise denied(409, "invited-already", name=known.name, roles=roles, by=known.by)
    if state.find(act.name) is None and key(act.name) not in state.invitations:
        if fault := names.fault(act.name):
            raise Denied(409, fault)
        if not await doer.office.free_name(act.name):
            raise denied(409, "name-alike", name=act.name)
    order = Invite(
        at=now,
        name=act.name,
        roles=tuple(dict.fromkeys(act.roles)),
        by=doer.by,
        digest=digest(word),
        until=now + INVITED_SECONDS,
    )
    return ordered(doer.office.register, lambda: order, word=word)


async def withdraw(doer: Doer, act: acts.WithdrawAct) -> Effect:
    order = Withdraw(at=doer.room.clock.now(), name=act.name)
    return ordered(doer.office.register, lambda: order)
