"""The application: pages, requests and sockets of one room."""

from __future__ import annotations

from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.status_codes import HTTP_404_NOT_FOUND

from cardhouse import __version__
from cardhouse.server import hand_files, lobby, own_tables, seats
from cardhouse.server.backoffice import audits, bonuses, books, invitations, reports, tables
from cardhouse.server.floor import doors as floor
from cardhouse.server.front.language import language_of
from cardhouse.server.front.misfits import misfit
from cardhouse.server.front.problems import Denied, denied, problem
from cardhouse.server.logs import fault, note
from cardhouse.server.me import doors as me
from cardhouse.server.messages import Problem
from cardhouse.server.office import Office
from cardhouse.server.pages import Pages, page
from cardhouse.server.people import doors, joining, token_doors
from cardhouse.server.people.guards import own_pages, unavailable
from cardhouse.server.practice import doors as practice
from cardhouse.server.staff import cage
from cardhouse.server.staff import doors as staff
from cardhouse.server.table.socket import table_socket
from cardhouse.store.records import Unavailable
from cardhouse.words.said import Said, say

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
    floor.floor,
    floor.floor_table,
    floor.floor_preview,
    cage.window,
    cage.count,
    cage.club,
    tables.tables,
    books.books,
    books.draft,
    bonuses.bonuses,
    invitations.qr_code,
    reports.reports,
    reports.statement,
    reports.report_file,
    audits.audited_hand,
    audits.audited_seat,
    audits.chain,
    audits.verify,
    me.my_results,
    me.my_hands,
    me.my_hands_file,
    me.my_hand,
    me.my_statement,
    me.my_statement_file,
    me.my_notes,
    me.keep_note,
    lobby.room,
    lobby.money,
    lobby.rules,
    lobby.hands,
    lobby.hand,
    hand_files.hand_file,
    own_tables.games,
    own_tables.enter,
    practice.practise,
    practice.coach,
    practice.review_hand,
    practice.learn,
    lobby.health,
    lobby.live,
    lobby.metrics,
    seats.seats,
)


def build(office: Office, pages: Pages | None = None) -> Litestar:
    """The application of an office."""
    guarded = Router("/", route_handlers=HANDLERS, guards=[own_pages])
    return Litestar(
        route_handlers=[guarded, page, table_socket],
        state=State({"office": office, "pages": pages or Pages()}),
        exception_handlers={
            HTTPException: refused,
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


def refused(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """The error in one line, in the language of the request."""
    said = error.said if isinstance(error, Denied) else _said(error)
    told = problem(said, language_of(request))
    return Response(told, status_code=error.status_code, headers=error.headers)


def _said(error: HTTPException) -> Said:
    """An error of the library: a path or method that is not here, or a body that does not fit."""
    extra = getattr(error, "extra", None)
    if isinstance(extra, list) and extra and isinstance(extra[0], dict) and extra[0].get("key"):
        why = str(extra[0].get("message", error.detail))
        return say("problem-field", where=str(extra[0]["key"]), why=misfit(why))
    if error.status_code == HTTP_404_NOT_FOUND:
        return say("problem-nowhere")
    return say("problem-request", why=error.detail)


def too_deep(request: AnyRequest, error: RecursionError) -> Response[Problem]:
    """Refuse a body nested beyond reason."""
    return refused(request, denied(400, "problem-deep"))


def away(request: AnyRequest, error: Unavailable) -> Response[Problem]:
    """Answer 503 while the store is unavailable."""
    note("store-unavailable", path=request.url.path, words=str(error))
    return refused(request, unavailable())


def broken(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Log a fault of ours, and answer without its details."""
    request.app.state["office"].metrics.faults.inc()
    fault("request-failed", error, path=request.url.path)
    return refused(request, denied(500, "problem-fault"))
