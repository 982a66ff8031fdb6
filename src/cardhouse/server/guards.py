"""What every request passes: where it comes from, how often, and the headers of every answer."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.exceptions import HTTPException, PermissionDeniedException, TooManyRequestsException
from litestar.openapi.datastructures import ResponseSpec

from cardhouse.server.messages import PersonRole, Problem
from cardhouse.server.office import Office
from cardhouse.server.people import Person

AnyConnection = ASGIConnection[Any, Any, Any, Any]

COOKIE: Final = "cardhouse_session"
SAFE: Final = ("GET", "HEAD", "OPTIONS")

# What a request may be refused with, for the description of the interface.
REFUSALS: Final = {
    status: ResponseSpec(Problem, generate_examples=False, description=words)
    for status, words in {
        400: "It cannot be read.",
        401: "Somebody without a name may not do that.",
        403: "It comes from another page, or from somebody who may not do that.",
        404: "There is no such thing.",
        409: "It does not fit to what there is.",
        413: "It is too large.",
        429: "It comes too often.",
        503: "The room's records cannot be reached just now.",
    }.items()
}


def unavailable(more: str = "", **headers: str) -> HTTPException:
    """A 503 with words, for when the store is unavailable."""
    words = f"The room's records cannot be reached just now: try again in a moment. {more}".strip()
    return HTTPException(words, status_code=503, headers={"Retry-After": "2", **headers})


def address(connection: AnyConnection) -> str:
    """Where somebody comes from; a proxy that is trusted says so to the web server."""
    return connection.client.host if connection.client else "unknown"


def same_origin(headers: Headers) -> bool:
    """Whether a browser says that one of our own pages sends this; others say nothing."""
    if headers.get("sec-fetch-site") in ("cross-site", "same-site"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host") != ""
    except ValueError:
        return False


def own_pages(connection: AnyConnection, _: object) -> None:
    """A guard: what changes something is only taken from our own pages, or from no browser."""
    if connection.scope.get("method") not in SAFE and not same_origin(connection.headers):
        raise PermissionDeniedException("This was not sent from a page of this room.")


def not_too_often(connection: AnyConnection, _: object) -> None:
    """A guard: so many requests of one address."""
    if not office_of(connection).requests.take(address(connection)):
        raise TooManyRequestsException("That is too often: wait a moment.")


def office_of(connection: AnyConnection) -> Office:
    """The office behind the application."""
    office = connection.app.state["office"]
    assert isinstance(office, Office)
    return office


def person_of(connection: AnyConnection) -> Person | None:
    """Who is logged in where the request comes from."""
    return office_of(connection).person(connection.cookies.get(COOKIE))


def known(connection: AnyConnection) -> Person:
    """Who is logged in, without whom it cannot be done."""
    if (person := person_of(connection)) is None:
        raise HTTPException("Come in with a name first.", status_code=401)
    return person


def with_role(connection: AnyConnection, role: PersonRole) -> Person:
    """Somebody with a role."""
    if role not in (person := known(connection)).roles:
        raise PermissionDeniedException(f"Only a {role} may do that.")
    return person
