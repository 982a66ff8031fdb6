"""The application: pages, requests and sockets of one room."""

from __future__ import annotations

from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from cardhouse import __version__
from cardhouse.server import lobby
from cardhouse.server.backoffice import audits, invitations, reports, tables
from cardhouse.server.front.language import language_of
from cardhouse.server.logs import fault, note
from cardhouse.server.messages import Problem
from cardhouse.server.office import Office
from cardhouse.server.pages import Pages, page
from cardhouse.server.people import doors, joining, token_doors
from cardhouse.server.people.guards import own_pages, unavailable
from cardhouse.server.staff import doors as staff
from cardhouse.server.staff.check import StaffRefusal
from cardhouse.server.table.socket import table_socket
from cardhouse.store.records import Unavailable
from cardhouse.words.speech import plain

AnyRequest = Request[Any, Any, Any]

HANDLERS = (
    doors.guest,
    doors.account,
    doors.login,
    doors.logout,
    doors.logout_everywhere,
    doors.password,
    doors.me,
    joining.invitation,
    joining.join,
    token_doors.tokens,
    token_doors.make_token,
    token_doors.revoke_token,
    staff.acts,
    staff.rights,
    staff.journal,
    staff.requests,
    staff.people,
    tables.tables,
    invitations.qr_code,
    reports.reports,
    reports.statement,
    reports.spreadsheet,
    audits.audited_hand,
    audits.audited_seat,
    audits.chain,
    audits.verify,
    lobby.room,
    lobby.rules,
    lobby.hands,
    lobby.hand,
    lobby.health,
    lobby.metrics,
)


def build(office: Office, pages: Pages | None = None) -> Litestar:
    """The application of an office."""
    guarded = Router("/", route_handlers=HANDLERS, guards=[own_pages])
    return Litestar(
        route_handlers=[guarded, page, table_socket],
        state=State({"office": office, "pages": pages or Pages()}),
        exception_handlers={
            HTTPException: problem,
            StaffRefusal: not_for_you,
            RecursionError: too_deep,
            Unavailable: away,
            Exception: broken,
        },
        openapi_config=OpenAPIConfig(
            title="Cardhouse",
            version=__version__,
            description="A card room over HTTP; docs/protocol.md has the socket of a table.",
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        request_max_body_size=office.limits.size,
        logging_config=None,
    )


def problem(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """The error in one line."""
    words = error.detail
    extra = getattr(error, "extra", None)
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        where = extra[0].get("key", "")
        words = f"{where}: {extra[0].get('message', words)}" if where else words
    return Response(Problem(words=words), status_code=error.status_code, headers=error.headers)


def not_for_you(request: AnyRequest, error: StaffRefusal) -> Response[Problem]:
    """A refusal of the staff's doors, in the caller's language."""
    words = plain(error.said, language_of(request))
    return Response(Problem(words=words, id=error.said.id), status_code=error.status)


def too_deep(request: AnyRequest, error: RecursionError) -> Response[Problem]:
    """Refuse a body nested beyond reason."""
    return Response(Problem(words="That is nested too deeply."), status_code=400)


def away(request: AnyRequest, error: Unavailable) -> Response[Problem]:
    """Answer 503 while the store is unavailable."""
    note("store-unavailable", path=request.url.path, words=str(error))
    return problem(request, unavailable())


def broken(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Log a fault of ours, and answer without its details."""
    request.app.state["office"].metrics.faults.inc()
    fault("request-failed", error, path=request.url.path)
    return Response(Problem(words="Something went wrong here."), status_code=500)
