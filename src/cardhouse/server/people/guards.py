"""Checks on requests: origin, sender and permission."""

from __future__ import annotations

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.openapi.datastructures import ResponseSpec

from cardhouse.server.front.addresses import UNKNOWN, sender
from cardhouse.server.front.hosts import own_origin, said_origin
from cardhouse.server.front.problems import Denied, denied
from cardhouse.server.messages import Problem
from cardhouse.server.office import Office
from cardhouse.server.people.people import Person
from cardhouse.words.said import say

AnyConnection = ASGIConnection[Any, Any, Any, Any]

COOKIE: Final = "cardhouse_session"
# A browser takes a cookie of this name from this very host only, and sends it over TLS only.
SECURE_COOKIE: Final = f"__Host-{COOKIE}"
SAFE: Final = ("GET", "HEAD", "OPTIONS")

# Refusals of a request, for the description of the interface.
REFUSALS: Final = {
    status: ResponseSpec(Problem, generate_examples=False, description=words)
    for status, words in {
        400: "It cannot be read.",
        401: "It takes somebody with a name.",
        403: "It comes from another page, or its sender may not do that.",
        404: "There is no such thing.",
        409: "It conflicts with the present state.",
        413: "It is too large.",
        429: "It is sent too often.",
        503: "The room's records cannot be reached just now.",
    }.items()
}


def unavailable(word: str = "", **headers: str) -> Denied:
    """A 503 for when the store is unavailable; a guest may need a word to come back."""
    said = say("problem-records", guest=bool(word), word=word)
    return Denied(503, said, **{"Retry-After": "2", **headers})


def address(connection: AnyConnection) -> str:
    """The sender that limits count, from the connection or from a trusted proxy."""
    return sender(connection.client.host) if connection.client else UNKNOWN


def secure(connection: AnyConnection) -> bool:
    """True if the browser speaks TLS, with us or with a trusted proxy."""
    return connection.scope["scheme"] in ("https", "wss")


def cookie_name(connection: AnyConnection) -> str:
    """The name of the session cookie; one set without TLS is worthless with it."""
    return SECURE_COOKIE if secure(connection) else COOKIE


def same_origin(connection: AnyConnection) -> bool:
    """True unless a browser says that a page of another origin sends this."""
    headers = connection.headers
    if headers.get("sec-fetch-site") in ("cross-site", "same-site"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    own = own_origin(connection.scope["scheme"], headers.get("host", ""))
    return own is not None and said_origin(origin) == own


def in_person(connection: AnyConnection) -> Person:
    """The person logged in, not a program that speaks for them; 401 without one."""
    if (person := office_of(connection).person(secret_of(connection))) is None:
        raise denied(401, "problem-no-name")
    return person


def own_pages(connection: AnyConnection, _: object) -> None:
    """A guard: changes are taken only from our own pages, or from no browser."""
    if connection.scope.get("method") not in SAFE and not same_origin(connection):
        raise denied(403, "problem-origin")


def office_of(connection: AnyConnection) -> Office:
    """The office behind the application."""
    office = connection.app.state["office"]
    assert isinstance(office, Office)
    return office


def secret_of(connection: AnyConnection) -> str | None:
    """The session secret that the browser shows."""
    return connection.cookies.get(cookie_name(connection))


def person_of(connection: AnyConnection) -> Person | None:
    """The person at the other end: logged in, or with the token of a program."""
    office, kind, token = office_of(connection), *_authorization(connection)
    if kind:
        return office.speaks_for(token) if kind == "bearer" else None
    return office.person(secret_of(connection))


def key_of(connection: AnyConnection) -> str:
    """The secret by which somebody is known: their program's token, or their session's."""
    kind, token = _authorization(connection)
    return token if kind else secret_of(connection) or ""


def _authorization(connection: AnyConnection) -> tuple[str, str]:
    """The kind of an Authorization header in small letters, and the rest of it."""
    kind, _, rest = connection.headers.get("authorization", "").partition(" ")
    return kind.lower(), rest.strip()


def known(connection: AnyConnection) -> Person:
    """The person logged in; 401 without one."""
    if (person := person_of(connection)) is None:
        raise denied(401, "problem-no-name")
    return person
