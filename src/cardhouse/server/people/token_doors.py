"""Tokens of a person's own, made and revoked by themselves and not by a program."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, get, post
from litestar.params import Body

from cardhouse.room.clock import stamp
from cardhouse.server.people.commands import MakeToken, RevokeToken
from cardhouse.server.people.doors import order
from cardhouse.server.people.guards import REFUSALS, in_person, office_of
from cardhouse.server.people.messages import NewToken, Token, TokenCard
from cardhouse.server.people.passwords import digest, new_secret

AnyRequest = Request[Any, Any, Any]
# By which people and programs know a token again; none begins like an option of a command.
PREFIX: Final = "cardhouse_"


@get("/api/tokens", responses=REFUSALS)
async def tokens(request: AnyRequest) -> list[TokenCard]:
    """The tokens of the person logged in."""
    office, person = office_of(request), in_person(request)
    own = office.register.state.tokens_of(person.name).values()
    return [TokenCard(title=each.title, since=stamp(each.since)) for each in own]


@post("/api/tokens", status_code=200, responses=REFUSALS)
async def make_token(request: AnyRequest, data: Annotated[NewToken, Body()]) -> Token:
    """Make a token for a program that speaks for the person; it is told only now."""
    office, person = office_of(request), in_person(request)
    secret = f"{PREFIX}{new_secret()}"
    now, kept = office.room.clock.now(), digest(secret)
    command = MakeToken(at=now, name=person.name, title=data.title, digest=kept)
    await order(request, command, f"token/{kept}")
    return Token(title=data.title, token=secret)


@post("/api/tokens/revoke", status_code=200, responses=REFUSALS)
async def revoke_token(request: AnyRequest, data: Annotated[NewToken, Body()]) -> list[TokenCard]:
    """Make a token of one's own worthless."""
    office, person = office_of(request), in_person(request)
    command = RevokeToken(at=office.room.clock.now(), name=person.name, title=data.title)
    await order(request, command, f"revoke/{office.register.count}")
    return await tokens.fn(request)  # type: ignore[no-any-return]
