"""Coming in by invitation: a word that opens once, for roles that a manager gives."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, post
from litestar.params import Body

from cardhouse.server.front.problems import denied
from cardhouse.server.messages import Me
from cardhouse.server.people.commands import Join
from cardhouse.server.people.doors import (
    good_password,
    inside,
    order,
    shown,
    with_cookie,
)
from cardhouse.server.people.guards import REFUSALS, office_of
from cardhouse.server.people.messages import InvitationWord, Invited, Joining
from cardhouse.server.people.passwords import digest, new_secret
from cardhouse.server.people.people import Invitation

AnyRequest = Request[Any, Any, Any]


@post("/api/invitation", status_code=200, responses=REFUSALS)
async def invitation(request: AnyRequest, data: Annotated[InvitationWord, Body()]) -> Invited:
    """An invitation as the holder of its word sees it."""
    office = office_of(request)
    found = _invitation(request, data.word)
    known = office.register.state.find(found.name) is not None
    return Invited(name=found.name, roles=found.roles, known=known)


@post("/api/join", status_code=200, responses=REFUSALS)
async def join(request: AnyRequest, data: Annotated[Joining, Body()]) -> Response[Me]:
    """Use an invitation: make its account, or log in to the account there is, with its roles."""
    office = office_of(request)
    name = _invitation(request, data.word).name
    person, kept, password = office.register.state.find(name), "", ""
    if person is None:
        # No bot may take the name while the password is hashed.
        office.room.reserved.add(name)
        password = await good_password(data.password, name)
    elif not (kept := await shown(request, office, data.password, person)):
        raise denied(403, "no-fit")
    secret = new_secret()
    command = Join(
        at=office.room.clock.now(),
        word=digest(data.word),
        digest=digest(secret),
        password=password,
        known=kept,
    )
    async with with_cookie(request, secret):
        await order(request, command, f"join/{digest(secret)}")
        await office.came(name)
        return await inside(request, office, secret)


def _invitation(request: AnyRequest, word: str) -> Invitation:
    office = office_of(request)
    found = office.register.state.invited(digest(word), office.room.clock.now())
    if found is None:
        raise denied(403, "invitation-over")
    return found
