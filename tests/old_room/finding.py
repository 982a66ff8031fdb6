"""The state of a room: at every table the players, the chips, the cards, and the players to act."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from msgspec import Struct

from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.hand import Hand
from cardhouse.room.free_tables import FreeKeeper
from cardhouse.room.room import Room
from cardhouse.room.tables import TableKeeper

ROOM = Path(__file__).with_name("room.db.gz")
FOUND = Path(__file__).with_name("found.json")


class Lying(Struct, frozen=True):
    """A hand as it lies on its table, wherever its record keeps the parts."""

    over: bool
    chips: dict[str, int]
    stock: str
    # Face down and face up, seat by seat.
    held: dict[str, str]
    # Everything else: burns, boards, discards, melds.
    others: str
    # The choices of everybody who is asked.
    asked: dict[str, list[str]]


class Standing(Struct, frozen=True):
    """A table: its number of events and hands, its players with their chips, and the hand."""

    events: int
    hands: int
    button: int
    players: dict[str, int]
    hand: Lying | None


class Found(Struct, frozen=True):
    """A whole room."""

    tables: dict[str, Standing]
    free: dict[str, Standing]
    balances: dict[str, int]


async def found(room: Room) -> Found:
    """A room as it stands."""
    return Found(
        {name: _standing(keeper) for name, keeper in sorted(room.tables.items())},
        {name: _free(dealer.keeper) for name, dealer in sorted(room.free.items())},
        {name: chips for name, chips in sorted((await room.store.balances()).items()) if chips},
    )


def _standing(keeper: TableKeeper) -> Standing:
    table = keeper.state
    return Standing(
        events=keeper.count,
        hands=table.hands,
        button=table.button,
        players={f"{seat} {each.name}": each.chips for seat, each in table.players.items()},
        hand=None if table.hand is None else _lying(table.hand),
    )


def _free(keeper: FreeKeeper) -> Standing:
    table = keeper.state
    return Standing(
        events=keeper.count,
        hands=table.hands,
        button=0,
        players={f"{seat} {name}": 0 for seat, name in table.players.items()},
        hand=None if table.hand is None else _lying(table.hand),
    )


def _lying(hand: Hand) -> Lying:
    held = {f"{seat} down": cards for seat, cards in hand.down.items()}
    held |= {f"{seat} up": cards for seat, cards in hand.up.items()}
    others = Counter(card for place in hand.places() for card in place)
    for cards in (hand.stock, *held.values()):
        others.subtract(cards)
    return Lying(
        over=hand.over,
        chips={str(place): chips for place, chips in hand.chips.items()},
        stock=" ".join(hand.stock),
        held={place: " ".join(cards) for place, cards in held.items() if cards},
        others=" ".join(sorted(others.elements())),
        asked={str(ask.actor): _tags(ask) for ask in hand.asked},
    )


def _tags(ask: Ask) -> list[str]:
    return sorted(str(kind.__struct_config__.tag) for kind in ask.offers)
