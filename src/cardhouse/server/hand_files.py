"""A finished hand as a file, in the format of another program or as our log."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final, Literal, TypeAlias

from litestar import Request, Response, get
from litestar.params import QueryParameter

from cardhouse.formats import History, HistoryError
from cardhouse.formats.families import FOREIGN, written
from cardhouse.rulebook import Posted
from cardhouse.server.front.problems import denied
from cardhouse.server.lobby import HandNumber, TableName, entered_desk
from cardhouse.server.people.guards import REFUSALS, office_of, person_of

Form: TypeAlias = Literal["phh", "ohh", "pokerstars", "log"]
HandForm = Annotated[Form, QueryParameter()]
SUFFIXES: Final = {"log": "jsonl"} | {name: each.suffix for name, each in FOREIGN.items()}


@get("/api/tables/{name:str}/hands/{number:int}/file", responses=REFUSALS)
async def hand_file(
    request: Request[Any, Any, Any], name: TableName, number: HandNumber, form: HandForm = "phh"
) -> Response[str]:
    """A hand to keep, with the cards that the viewer could see."""
    office, person = office_of(request), person_of(request)
    history = office.history(entered_desk(request, name).name)
    found = await history.seen(number, person.name if person else "")
    if found is None:
        raise denied(404, "problem-no-hand", number=number, name=name)
    text = await asyncio.to_thread(_text, found.history, found.post, form, found.at)
    if not text:
        raise denied(422, "problem-no-words", number=number)
    headers = {"content-disposition": f'attachment; filename="hand-{number}.{SUFFIXES[form]}"'}
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")


def _text(history: History, post: Posted, form: Form, at: str) -> str:
    """The hand as text; empty if it has a part that the format has no words for."""
    try:
        return written(history, post, form, at=at)
    except HistoryError:
        return ""
