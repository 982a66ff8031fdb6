"""A table as one viewer sees it, built up from what he may know."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.view import RAIL, View
from cardhouse.engine.families import look
from cardhouse.floor.core.case import effective
from cardhouse.rulebook import Posted
from cardhouse.server.messages import (
    Countdown,
    Hints,
    Result,
    SeatPlate,
    TableView,
    WireFamily,
    wire_name,
)
from cardhouse.server.table.between import room_offers
from cardhouse.server.table.families import staging_of
from cardhouse.table import Table
from cardhouse.words.families import telling


class Around(Struct, frozen=True, kw_only=True):
    """What is known of a table besides its state."""

    # The seats of people whose line is lost.
    away: frozenset[int] = frozenset()
    deadline: dict[int, Countdown] = {}
    # How many look on.
    watching: int = 0
    # What people have let pass: they are asked no longer.
    waived: tuple[Ask, ...] = ()
    # Who was dealt into the hand, by seat, as far as that is known for sure.
    dealt: dict[int, str] = {}
    # Why the table is paused or closed.
    paused: str = ""


class Sign(Struct, frozen=True, kw_only=True):
    """What is written over a table, and never changes under one book."""

    name: str
    house: str
    house_name: str
    game: str
    title: str
    rules: str
    stakes: str
    family: WireFamily
    most: int
    buy_in: int


def sign(name: str, posted: Posted, rules: str, table: Table) -> Sign:
    """The sign over a table."""
    return Sign(
        name=name,
        house=posted.house,
        house_name=posted.room.name,
        game=posted.name,
        title=posted.page.title,
        rules=rules,
        stakes=telling(posted.family).stakes(posted, posted.table(rules)),
        family=wire_name(posted.family),
        most=table.seating.most,
        buy_in=table.buy_in,
    )


def seat_of(table: Table, name: str) -> int:
    """Where somebody sits; 0 at the rail. No bot's seat is a person's."""
    seats = (s for s, player in table.players.items() if player.name == name and not player.bot)
    return next(seats, 0)


def eye(table: Table, seat: int, name: str, dealt: Mapping[int, str]) -> int:
    """From where somebody may look at the hand: from his seat only if he sat there himself.

    Nobody gives up his seat during a hand; after it somebody else may sit where cards were thrown
    away unseen.
    """
    hand = table.hand
    if hand is None or table.running() or seat not in hand.seats:
        return seat
    return seat if dealt.get(seat) == name else RAIL


def table_view(over: Sign, table: Table, name: str, around: Around) -> TableView:
    """The table for somebody by his name; without one he stands at the rail."""
    seat = seat_of(table, name) if name else 0
    hand, staged = table.hand, staging_of(table.game)
    viewer = eye(table, seat, name, around.dealt)
    view = None if hand is None else last_look(table, hand, viewer)
    ask = _asked(hand, seat, around)
    if view is not None and ask is None and view.offers:
        # What he has let pass is offered no longer.
        view = replace(view, offers=())
    ended = hand is not None and hand.over
    stands = effective(table.log)
    return TableView(
        **_fields(over),
        button=staged.button(table),
        hands=table.hands,
        seats=tuple(_plate(table, s, seat, around) for s in sorted(table.players)),
        you=seat,
        hand=view,
        betting=hand is not None and staged.betting(hand),
        must=ask is None or ask.must,
        shown=staged.shown(stands, viewer),
        results=tuple(_results(table, hand)) if hand is not None and ended else (),
        hand_results=tuple(staged.hand_results(stands)),
        between=room_offers(table, seat, name),
        deadline=around.deadline,
        hints=staged.hints(table, view, ask)
        if view is not None and seat and not ended
        else Hints(),
        waiting=tuple(table.waiting),
        watching=around.watching,
        posted=tuple(rule.text for rule in table.posted),
        paused=around.paused,
    )


def last_look(table: Table, hand: Hand, viewer: int) -> View:
    """The hand; one that is over still lies on the felt, as it was before the cards came in."""
    view = look(hand, viewer)
    return staging_of(table.game).last_look(table, hand, view) if hand.over else view


def _fields(over: Sign) -> dict[str, Any]:
    return {name: getattr(over, name) for name in over.__struct_fields__}


def _asked(hand: Hand | None, seat: int, around: Around) -> Ask | None:
    if hand is None or hand.over or not seat:
        return None
    asks = (ask for ask in hand.asked if ask.actor == seat and ask not in around.waived)
    return next(asks, None)


def _plate(table: Table, seat: int, viewer: int, around: Around) -> SeatPlate:
    player = table.players[seat]
    playing = table.hand is not None and table.playing(seat)
    return SeatPlate(
        seat=seat,
        name=player.name,
        chips=table.hand.chips[seat] if playing and table.hand else player.chips,
        bot=bool(player.bot),
        you=seat == viewer,
        role=player.role,
        standing=player.standing,
        leaving=player.leaving,
        away=seat in around.away,
        bought=player.bought,
    )


def _results(table: Table, hand: Hand) -> Iterable[Result]:
    """What the hand brought each of its seats, net."""
    started = table.log[0] if table.log else None
    if not isinstance(started, HandStarted):
        return
    words, log = staging_of(table.game).result, effective(table.log)
    for seat in hand.seats:
        amount = hand.chips[seat] - started.stacks[seat]
        yield Result(seat=seat, amount=amount, words=words(log, hand, seat))
