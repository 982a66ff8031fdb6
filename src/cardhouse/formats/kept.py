"""A table's state as one text: what a snapshot holds instead of all the events before it."""

import msgspec
from msgspec import Struct

from cardhouse.cards import Card
from cardhouse.engine import kernel
from cardhouse.engine.events import Event
from cardhouse.formats.log import decode_event, encode_event
from cardhouse.room import Table
from cardhouse.room.clock import Moment
from cardhouse.room.table import BankTurn, Player, PostedRule
from cardhouse.room.winning import Claim


class Kept(Struct, omit_defaults=True):
    """What changes at a table; the rules are those of its book, and the hand that of its log."""

    players: dict[int, Player]
    waiting: list[str]
    called: list[str]
    barred: list[str]
    button: int
    tied: tuple[int, ...]
    drawn: tuple[Card, ...]
    big_blind: int
    turn: BankTurn
    fresh: bool
    hands: int
    box: int
    bonus: int
    cage: dict[str, int]
    clock: Moment
    posted: tuple[PostedRule, ...]
    claim: Claim | None
    log: list[msgspec.Raw]
    paged: dict[str, Moment] = {}


SAME = tuple(name for name in Kept.__struct_fields__ if name != "log")


def keep_table(table: Table) -> Kept:
    """The state of a table, to be written down."""
    state = {name: getattr(table, name) for name in SAME}
    return Kept(**state, log=[msgspec.Raw(encode_event(event)) for event in table.log])


def restore(table: Table, kept: Kept) -> Table:
    """Bring a fresh table with the same rules to the state that was written down."""
    for name in SAME:
        setattr(table, name, getattr(kept, name))
    events = (decode_event(bytes(raw)) for raw in kept.log)
    table.log = [event for event in events if isinstance(event, Event)]
    table.hand = kernel.replay(table.game, table.log) if table.log else None
    return table
