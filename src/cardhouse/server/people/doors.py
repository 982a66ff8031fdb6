"""Coming in and going out: guests, accounts, passwords, logging in and out."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import ceil
from secrets import compare_digest
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import Body

from cardhouse.engine.core.illegal import Illegal
from cardhouse.server.front.in_time import in_time
from cardhouse.server.front.problems import Denied, denied
from cardhouse.server.messages import Me
from cardhouse.server.office import Office
from cardhouse.server.people import names
from cardhouse.server.people.commands import (
    Come,
    LogIn,
    LogOut,
    PeopleCommand,
    SetPassword,
)
from cardhouse.server.people.guards import (
    REFUSALS,
    address,
    cookie_name,
    known,
    office_of,
    person_of,
    secret_of,
    secure,
    unavailable,
)
from cardhouse.server.people.messages import Credentials, Farewell, Newcomer, NewPassword
from cardhouse.server.people.passwords import digest, fits, hashed, new_secret, new_word, weakness
from cardhouse.server.people.people import SESSION_SECONDS, Person
from cardhouse.store.records import Unavailable
from cardhouse.words.refusals import refused
from cardhouse.words.said import say

AnyRequest = Request[Any, Any, Any]


def clean_name(name: str) -> str:
    """A name as written down; a misleading one is refused."""
    name = names.tidy(name)
    if (fault := names.fault(name)) is not None:
        raise Denied(400, fault)
    return name


async def good_password(password: str, name: str) -> str:
    """The hash of a new password; one too easy to guess is refused."""
    if (weak := weakness(password, name)) is not None:
        raise Denied(400, weak)
    return await hashed(password)


async def order(request: AnyRequest, command: PeopleCommand, mark: str, status: int = 409) -> None:
    """Write to the register."""
    try:
        async with in_time():
            await office_of(request).register.order(command, mark)
    except Illegal as illegal:
        # The general reason says nothing that the particular one does not.
        raise Denied(status, illegal.detail or refused(illegal)) from None


async def come(request: AnyRequest, name: str, password: str = "") -> Response[Me]:
    """Register a newcomer's name."""
    office = office_of(request)
    if not office.newcomers.take(address(request)):
        raise denied(429, "name-too-many")
    name = clean_name(name)
    if not await office.free_name(name):
        raise denied(409, "name-alike", name=name)
    # No bot may take it while the password is hashed.
    office.room.reserved.add(name)
    kept = await good_password(password, name) if password else ""
    secret, now = new_secret(), office.room.clock.now()
    command = Come(at=now, name=name, digest=digest(secret), password=kept)
    async with with_cookie(request, secret):
        await order(request, command, f"come/{digest(secret)}")
        await office.came(name)
        return await inside(request, office, secret)


@post("/api/guest", status_code=200, responses=REFUSALS)
async def guest(request: AnyRequest, data: Annotated[Newcomer, Body()]) -> Response[Me]:
    """Come in with a name, without an account; again with the same name and cookie."""
    office, person = office_of(request), person_of(request)
    if person is not None and person.guest and person.name == names.tidy(data.name):
        return await inside(request, office, secret_of(request) or "")
    return await come(request, data.name)


@post("/api/accounts", status_code=200, responses=REFUSALS)
async def account(request: AnyRequest, data: Annotated[Credentials, Body()]) -> Response[Me]:
    """Make an account; a guest keeps their name for it."""
    office, person = office_of(request), person_of(request)
    if person is None or not person.guest or person.name != names.tidy(data.name):
        return await come(request, data.name, data.password)
    return await _set_password(request, office, person, data.password)


@post("/api/password", status_code=200, responses=REFUSALS)
async def password(request: AnyRequest, data: Annotated[NewPassword, Body()]) -> Response[Me]:
    """Change a password, ending every other session with the old one."""
    office, person = office_of(request), known(request)
    if person.guest:
        raise denied(409, "password-none")
    if not await shown(request, office, data.old, person):
        raise denied(403, "password-wrong")
    return await _set_password(request, office, person, data.new)


@post("/api/login", status_code=200, responses=REFUSALS)
async def login(request: AnyRequest, data: Annotated[Credentials, Body()]) -> Response[Me]:
    """Log in to an account, or come back as a guest with the word given at logout."""
    office = office_of(request)
    person = office.register.state.find(names.tidy(data.name))
    kept = await shown(request, office, data.password, person)
    if person is None or not kept:
        raise denied(403, "no-fit")
    secret, now = new_secret(), office.room.clock.now()
    command = LogIn(at=now, name=person.name, digest=digest(secret), known=kept)
    async with with_cookie(request, secret):
        await order(request, command, f"login/{digest(secret)}", status=403)
        return await inside(request, office, secret)


@post("/api/logout", status_code=200, responses=REFUSALS)
async def logout(request: AnyRequest) -> Response[Farewell | None]:
    """Log out in this browser; a guest is told how to come back."""
    return await _leave(request)


@post("/api/logout-everywhere", status_code=200, responses=REFUSALS)
async def logout_everywhere(request: AnyRequest) -> Response[Farewell | None]:
    """Log out in every browser."""
    return await _leave(request, everywhere=True)


async def _leave(request: AnyRequest, *, everywhere: bool = False) -> Response[Farewell | None]:
    office, person, secret = office_of(request), person_of(request), secret_of(request)
    farewell: Farewell | None = None
    if person is not None and secret:
        word, now, mark = new_word(), office.room.clock.now(), digest(secret)
        command = LogOut(at=now, digest=mark, everywhere=everywhere, way_back=digest(word))
        try:
            await order(request, command, f"logout/{mark}")
        except Unavailable:
            # The guest may be logged out by the time the store answers.
            raise unavailable(word if person.guest else "") from None
        left = office.register.state.find(person.name)
        if left is not None and left.way_back == digest(word):
            farewell = Farewell(name=person.name, word=word)
    response = Response(farewell)
    response.set_cookie(_cookie(request, "", 0))
    return response


@get("/api/me", responses=REFUSALS)
async def me(request: AnyRequest) -> Me | None:
    """The person logged in and their chips away from the tables; null without a name."""
    person = person_of(request)
    return None if person is None else await office_of(request).me(person)


@asynccontextmanager
async def with_cookie(request: AnyRequest, secret: str) -> AsyncIterator[None]:
    """Give the cookie even if the store is late: the person may be logged in by now, or soon."""
    try:
        async with in_time():
            yield
    except Unavailable:
        cookie = _cookie(request, secret, SESSION_SECONDS).to_header(header="")
        raise unavailable(**{"Set-Cookie": cookie}) from None


async def shown(request: AnyRequest, office: Office, secret: str, person: Person | None) -> str:
    """The stored form of the password or word that a person shows; empty if it does not fit.

    Guessing is slowed down by address only: a person who knows the password always gets in.
    """
    sender = address(request)
    for bucket in (office.tries, office.passwords):
        if not bucket.take(sender):
            wait = min(3600, ceil(bucket.wait(sender)))
            said = say("password-too-many", seconds=wait)
            raise Denied(429, said, **{"Retry-After": str(wait)})
    kept = person.password if person else ""
    # Without a stored password, trying one takes just as long.
    right = await fits(secret, kept)
    if person is not None and person.guest and person.way_back:
        kept = person.way_back
        right = compare_digest(digest(secret), kept)
    if right:
        office.passwords.give(sender)
    return kept if right else ""


async def _set_password(
    request: AnyRequest, office: Office, person: Person, password: str
) -> Response[Me]:
    """Set a password, and give this browser a new session."""
    kept, secret = await good_password(password, person.name), new_secret()
    command = SetPassword(
        at=office.room.clock.now(),
        name=person.name,
        password=kept,
        digest=digest(secret_of(request) or ""),
        renewed=digest(secret),
        known=person.password,
    )
    await order(request, command, f"password/{digest(secret)}")
    async with with_cookie(request, secret):
        return await inside(request, office, secret)


async def inside(request: AnyRequest, office: Office, secret: str) -> Response[Me]:
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
