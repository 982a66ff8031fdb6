"""A person's seats, with the tables that wait for them."""

from __future__ import annotations

from typing import Any

from litestar import Request, get
from msgspec import Struct

from cardhouse.server.front.language import language_of
from cardhouse.server.people.guards import REFUSALS, office_of, person_of
from cardhouse.server.table.desk import Desk
from cardhouse.server.table.scene import seat_of
from cardhouse.table import to_name


class SeatCard(Struct, frozen=True, kw_only=True):
    """A table that a person sits at, and whether it waits for them."""

    table: str
    title: str
    stakes: str
    # True while they are asked something there, with the seconds left to answer, or 0.
    turn: bool
    left: float


@get("/api/seats", responses=REFUSALS)
async def seats(request: Request[Any, Any, Any]) -> list[SeatCard]:
    """The tables that the sender sits at, and which of them wait for an answer."""
    office, person, language = office_of(request), person_of(request), language_of(request)
    if person is None:
        return []
    found = []
    for name, keeper in office.room.tables.items():
        if (seat := seat_of(keeper.state, person.name)) and (desk := office.desk(name)):
            found.append(_card(desk, seat, language))
    return found


def _card(desk: Desk, seat: int, language: str) -> SeatCard:
    table, over = desk.table, desk.sign(language)
    left = desk.dealer.clocks().get(seat)
    return SeatCard(
        table=desk.name,
        title=over.title,
        stakes=over.stakes,
        turn=desk.asks(seat) or to_name(table) == seat,
        left=round(left.seconds, 1) if left is not None else 0.0,
    )
