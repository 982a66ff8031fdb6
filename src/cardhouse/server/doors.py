"""Coming in and going out: guests, accounts, logging in and out."""

from __future__ import annotations

import re
import unicodedata
from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import ClientException, HTTPException, TooManyRequestsException
from litestar.params import Body

from cardhouse.engine.illegal import Illegal
from cardhouse.server.guards import (
    REFUSALS,
    address,
    cookie_name,
    office_of,
    person_of,
    secret_of,
    secure,
    with_role,
)
from cardhouse.server.messages import Credentials, Me, Newcomer, RolesOf
from cardhouse.server.office import Office, refusal_words
from cardhouse.server.passwords import digest, fits, hashed, new_secret
from cardhouse.server.people import SESSION_SECONDS, Person
from cardhouse.server.register import Come, GiveRoles, LogIn, LogOut, PeopleCommand, SetPassword
from cardhouse.server.telling import YOU

AnyRequest = Request[Any, Any, Any]

# Letters of any script, digits, and a few marks between them.
_NAME: Final = re.compile(r"^[^\W_](?:[ '._-]?[^\W_]){0,23}$")


def clean_name(name: str) -> str:
    """A name as it is written down; one that cannot be read aloud is refused."""
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    if len(name) > 24 or not _NAME.match(name) or name.casefold() == YOU.casefold():
        raise ClientException("A name has 1 to 24 letters or digits, and no other signs.")
    return name


async def order(office: Office, command: PeopleCommand, mark: str) -> None:
    """Write something into the register."""
    try:
        await office.register.order(command, mark)
    except Illegal as illegal:
        raise HTTPException(refusal_words(illegal), status_code=409) from None


async def come(request: AnyRequest, name: str, password: str = "") -> Response[Me]:
    """Somebody new takes a name."""
    office = office_of(request)
    if not office.newcomers.take(address(request)):
        raise TooManyRequestsException("Too many new names from there: wait a minute.")
    name = clean_name(name)
    if not await office.free_name(name):
        words = f"Somebody is called {name} already: choose another name."
        raise HTTPException(words, status_code=409)
    kept = await hashed(password) if password else ""
    secret, now = new_secret(), office.house.clock.now()
    command = Come(at=now, name=name, digest=digest(secret), password=kept)
    await order(office, command, f"come/{digest(secret)}")
    await office.came(name)
    return await _inside(request, office, secret)


@post("/api/guest", status_code=200, responses=REFUSALS)
async def guest(request: AnyRequest, data: Annotated[Newcomer, Body()]) -> Response[Me]:
    """Come in with a name, without an account."""
    return await come(request, data.name)


@post("/api/accounts", status_code=200, responses=REFUSALS)
async def account(request: AnyRequest, data: Annotated[Credentials, Body()]) -> Response[Me]:
    """Make an account; a guest makes one of the name that he has."""
    office, person = office_of(request), person_of(request)
    if person is None or not person.guest or person.name != clean_name(data.name):
        return await come(request, data.name, data.password)
    kept, now = await hashed(data.password), office.house.clock.now()
    command = SetPassword(at=now, name=person.name, password=kept)
    await order(office, command, f"password/{person.name}/{office.register.count}")
    return await _inside(request, office, secret_of(request) or "")


@post("/api/login", status_code=200, responses=REFUSALS)
async def login(request: AnyRequest, data: Annotated[Credentials, Body()]) -> Response[Me]:
    """Come in with an account."""
    office = office_of(request)
    for sender in (address(request), f"name/{data.name.casefold()}"):
        if not office.passwords.take(sender):
            raise TooManyRequestsException("Too many attempts: wait a minute.")
    person = office.register.state.find(data.name)
    if not await fits(data.password, person.password if person else "") or person is None:
        raise HTTPException("That name and password do not fit together.", status_code=403)
    secret, now = new_secret(), office.house.clock.now()
    command = LogIn(at=now, name=person.name, digest=digest(secret))
    await order(office, command, f"login/{digest(secret)}")
    return await _inside(request, office, secret)


@post("/api/logout", status_code=200, responses=REFUSALS)
async def logout(request: AnyRequest) -> Response[Me | None]:
    """Be forgotten by the room in this browser."""
    office, secret = office_of(request), secret_of(request)
    if person_of(request) is not None and secret:
        command = LogOut(at=office.house.clock.now(), digest=digest(secret))
        await order(office, command, f"logout/{digest(secret)}")
    response: Response[Me | None] = Response(None)
    response.set_cookie(_cookie(request, "", 0))
    return response


@get("/api/me", responses=REFUSALS)
async def me(request: AnyRequest) -> Me | None:
    """Who one is, and what one has away from the tables; nobody (null) without a name."""
    person = person_of(request)
    return None if person is None else await office_of(request).me(person)


@post("/api/roles", status_code=200, responses=REFUSALS)
async def roles(request: AnyRequest, data: Annotated[RolesOf, Body()]) -> Me:
    """A manager says what somebody may do."""
    office, by = office_of(request), with_role(request, "manager")
    now = office.house.clock.now()
    command = GiveRoles(at=now, name=data.name, roles=data.roles, by=by.name)
    await order(office, command, f"roles/{office.register.count}")
    person = office.register.state.find(data.name)
    assert person is not None
    return await office.me(person)


async def _inside(request: AnyRequest, office: Office, secret: str) -> Response[Me]:
    person = office.person(secret)
    assert isinstance(person, Person)
    response = Response(await office.me(person))
    response.set_cookie(_cookie(request, secret, SESSION_SECONDS))
    return response


def _cookie(request: AnyRequest, secret: str, seconds: int) -> Cookie:
    return Cookie(
        key=cookie_name(request),
        value=secret,
        max_age=seconds,
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure(request),
    )
