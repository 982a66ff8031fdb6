"""Events at a table between two hands, in words."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from cardhouse.table import AnyEvent
from cardhouse.table.bonus_events import BonusPaid, BonusTakenBack, BonusWon
from cardhouse.table.cage import HeldFetched
from cardhouse.table.events import (
    BlindsMissed,
    ButtonDrawn,
    ButtonMoved,
    CameIn,
    ChipsBought,
    GameNamed,
    HandCounted,
    PlayerAdmitted,
    PlayerBarred,
    PlayerExpelled,
    PlayerLeft,
    PlayerMoved,
    PlayerSat,
    PlayerStayed,
    SatOut,
    TableEvent,
    TableOpened,
)
from cardhouse.table.naming import SAME
from cardhouse.table.posting import RulePosted
from cardhouse.table.reopening import HandReopened
from cardhouse.table.timed import ClockSeen, TimeCollected, TimeFell
from cardhouse.table.waiting import ListJoined, ListLeft, PlayerPaged, SeatCalled
from cardhouse.words.families import TELLINGS
from cardhouse.words.hands import face
from cardhouse.words.said import Listed, Money, Said, Seat, say
from cardhouse.words.telling import Between, seated


def _paid(event: BonusPaid) -> Said:
    shares = tuple(
        say("bonus-share", seat=Seat(seat), amount=Money(cents))
        for seat, cents in event.shares.items()
    )
    return say("bonus-paid", bonus=event.bonus, paid=bool(shares), shares=Listed(shares))


def _named(event: GameNamed) -> Said:
    same = event.cite == SAME
    return say("game-named", seat=Seat(event.seat), title=event.title, same=same)


def _expelled(event: PlayerExpelled) -> Said:
    return say("player-expelled", seat=Seat(event.seat), floor=event.by, reason=event.reason)


def _left(event: PlayerLeft) -> Said:
    if event.to:
        return say("player-moved-away", seat=Seat(event.seat), table=event.to)
    chips = Money(event.chips)
    return say("player-left", seat=Seat(event.seat), after_hand=event.after_hand, chips=chips)


def _moved(event: PlayerMoved) -> Said:
    # The player is in the new seat by now.
    return say("player-moved", seat=Seat(event.to), number=event.to)


# No two families have one event in different words.
OF_FAMILIES: Final[Between] = {k: v for each in TELLINGS.values() for k, v in each.between.items()}
# Told to everybody, even a player alone with bots.
TOLD: Final[Between] = {
    **OF_FAMILIES,
    BonusPaid: _paid,
    BonusTakenBack: seated("bonus"),
    GameNamed: _named,
}
# Also told if others sit at the same table.
SEATED: Final[Between] = {
    PlayerSat: seated("seat", "chips"),
    ChipsBought: seated("seat", "chips"),
    SatOut: seated("seat"),
    CameIn: seated("seat", "how"),
    PlayerLeft: _left,
    PlayerStayed: seated("seat"),
    PlayerMoved: _moved,
    PlayerExpelled: _expelled,
    PlayerBarred: seated("name"),
    PlayerAdmitted: seated("name"),
    TimeCollected: seated("seat", "amount"),
    BonusWon: lambda event: say("bonus-won", bonus=event.claim.bonus),
    HeldFetched: seated("name", "chips"),
    ListJoined: seated("name"),
    ListLeft: seated("name"),
    SeatCalled: seated("name"),
    **{kind: says for each in TELLINGS.values() for kind, says in each.seated.items()},
}

# Told to nobody: seen at the table, plain from other lines, or the room's own business.
UNTOLD: Final[tuple[type[TableEvent], ...]] = (
    TableOpened,
    BlindsMissed,
    ButtonMoved,
    HandCounted,
    HandReopened,
    RulePosted,
    ClockSeen,
    TimeFell,
    PlayerPaged,
)


def between_said(events: Iterable[AnyEvent]) -> Iterator[Said]:
    """Words for events between two hands: bonuses, named games, and the families' own."""
    for event in events:
        kind: Any = type(event)
        tell = TOLD.get(kind)
        if tell is not None and (said := tell(event)) is not None:
            yield said


def room_said(event: TableEvent) -> Iterator[Said]:
    """All that is told of an event of the table, in a room where others sit."""
    if isinstance(event, ButtonDrawn):
        for seat, card in event.cards.items():
            yield say("button-card", seat=Seat(seat), card=face(card))
        yield say("button-drawn", seat=Seat(event.seat))
    elif (tell := SEATED.get(type(event))) is not None:
        if (said := tell(event)) is not None:
            yield said
    else:
        yield from between_said([event])
