"""Games that can be played without a purchase, for the floor's console."""

from __future__ import annotations

from cardhouse.bonus.free_events import FreeTable
from cardhouse.room.free_tables import free_name
from cardhouse.room.room import Room
from cardhouse.rulebook import Posted
from cardhouse.server.floor.messages import FreeCard, FreeSeat


def free_cards(room: Room) -> tuple[FreeCard, ...]:
    """The games of the room with a bonus, each with its private table."""
    posts = {
        (keeper.posted.house, keeper.posted.name): keeper.posted for keeper in room.tables.values()
    }
    return tuple(
        _card(room, posted)
        for posted in posts.values()
        if isinstance(posted, Posted) and posted.bonuses.of(posted.name)
    )


def _card(room: Room, posted: Posted) -> FreeCard:
    card = FreeCard(house=posted.house, game=posted.name, title=posted.title)
    name = free_name(posted)
    if (dealer := room.free.get(name)) is None or not dealer.keeper.state.by:
        return card
    table = dealer.keeper.state
    asks = () if table.hand is None or not table.running() else table.hand.asked
    asked = next((ask.actor for ask in asks if isinstance(ask.actor, int)), 0)
    return FreeCard(
        house=card.house,
        game=card.game,
        title=card.title,
        table=name,
        by=table.by,
        most=table.seats,
        seats=tuple(_seat(table, seat, who) for seat, who in sorted(table.players.items())),
        asked=asked,
        running=table.running(),
    )


def _seat(table: FreeTable, seat: int, name: str) -> FreeSeat:
    """Somebody's place; their cards are counted, not told."""
    held = () if table.hand is None else table.hand.down.get(seat, ())
    return FreeSeat(seat=seat, name=name, cards=len(held))
