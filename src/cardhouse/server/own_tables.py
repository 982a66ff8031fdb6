"""Tables of one's own: the games that can be dealt, and the way in by a link."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import Body
from msgspec import Meta, Struct

from cardhouse.engine.core.illegal import Illegal
from cardhouse.management import key
from cardhouse.management.commands import Enter
from cardhouse.server.backoffice.messages import GameCard
from cardhouse.server.backoffice.tables import game_card
from cardhouse.server.front.in_time import in_time
from cardhouse.server.front.language import language_of
from cardhouse.server.front.problems import Denied, denied
from cardhouse.server.lobby import TableName, table_card
from cardhouse.server.messages import TableCard
from cardhouse.server.people.guards import REFUSALS, address, known, office_of
from cardhouse.server.people.passwords import digest
from cardhouse.server.privacy import is_invited
from cardhouse.words.refusals import refused

AnyRequest = Request[Any, Any, Any]


class LinkWord(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The word in the link of a private table; it is sent in a body, which no log writes down."""

    word: Annotated[str, Meta(min_length=1, max_length=100)]


@get("/api/games", responses=REFUSALS)
async def games(request: AnyRequest) -> list[GameCard]:
    """The games of the room with their posted limits, for a table of one's own."""
    room, language = office_of(request).room, language_of(request)
    return [game_card(room, each, language) for each in room.posts.values()]


@post("/api/tables/{name:str}/enter", status_code=200, responses=REFUSALS)
async def enter(
    request: AnyRequest, name: TableName, data: Annotated[LinkWord, Body()]
) -> TableCard:
    """Come to a private table by its link; a word that is wrong opens nothing and tells nothing."""
    office, person = office_of(request), known(request)
    if not office.tries.take(address(request)):
        raise denied(429, "problem-often")
    desk, management = office.desk(name), office.room.management
    if desk is None or key(person.name) in map(key, desk.table.barred):
        raise denied(403, "link-over")
    private = management.state.private.get(name)
    if private is None or private.digest != digest(data.word):
        raise denied(403, "link-over")
    if not is_invited(office.room, person, name):
        mark = f"enter/{name}/{digest(data.word)}/{key(person.name)}"
        order = Enter(
            at=office.room.clock.now(),
            by=person.name,
            act={},
            table=name,
            digest=digest(data.word),
        )
        try:
            async with in_time():
                await management.order(order, mark)
        except Illegal as illegal:
            raise Denied(403, illegal.detail or refused(illegal)) from None
    return table_card(desk, language_of(request))
