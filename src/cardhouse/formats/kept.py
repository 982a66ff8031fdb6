"""A table's state as one text: what a snapshot holds instead of all the events before it."""

from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from cardhouse.cards import Card
from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import Event
from cardhouse.formats.log import decode_event, encode_event
from cardhouse.table import Table
from cardhouse.table.claim import Claim
from cardhouse.table.clock import Moment
from cardhouse.table.table import BankTurn, Before, Counted, Player, PostedRule


class KeptTurn(Struct):
    """The bank's turn; before it belonged to persons it was written down by seats."""

    holder: int = 0
    number: int = 0
    last: str | int = ""
    standing: int = 0
    start: int = 0
    asked: tuple[str | int, ...] = ()
    offered: int = 0

    def read(self, players: dict[int, Player]) -> BankTurn:
        """The turn by persons: those who sit in the seats that were written down."""
        here = {seat: player.name for seat, player in players.items()}
        names = [who if isinstance(who, str) else here.get(who, "") for who in self.asked]
        last = self.last if isinstance(self.last, str) else here.get(self.last, "")
        return BankTurn(
            holder=self.holder,
            number=self.number,
            last=last,
            standing=self.standing,
            start=self.start,
            asked=tuple(name for name in names if name),
            offered=self.offered,
        )


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
    turn: KeptTurn
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
    first_blind: int = 0
    before: Before | None = None
    left_owing: list[str] = []
    cancelled: int = 0
    prized: int = 0
    counted: Counted | None = None
    # In which form the places at the table are written down.
    form: int = 0


# The form of today: the bank's turn by persons, what a cancelled hand gives back, also to who has
# left since, and how the last hand was counted.
FORM = 3
# What every form has alike.
LASTING = ("hands", "box", "bonus", "cage", "clock", "waiting", "barred", "posted", "claim", "log")
SAME = tuple(name for name in Kept.__struct_fields__ if name not in ("log", "turn", "form"))


def keep_table(table: Table) -> Kept:
    """The state of a table, to be written down."""
    state = {name: getattr(table, name) for name in SAME}
    turn = KeptTurn(**asdict(table.turn))
    log = [msgspec.Raw(encode_event(event)) for event in table.log]
    return Kept(**state, turn=turn, log=log, form=FORM)


def restore(table: Table, kept: Kept) -> Table:
    """Bring a fresh table with the same rules to the state that was written down."""
    for name in SAME:
        setattr(table, name, getattr(kept, name))
    table.turn = kept.turn.read(kept.players)
    events = (decode_event(bytes(raw)) for raw in kept.log)
    table.log = [event for event in events if isinstance(event, Event)]
    table.hand = kernel.replay(table.game, table.log) if table.log else None
    return table


def alike(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two states that were written down are the same, as far as their forms agree."""
    if one.get("form", 0) == other.get("form", 0):
        return one == other
    chips = [
        {seat: (player["name"], player["chips"]) for seat, player in each["players"].items()}
        for each in (one, other)
    ]
    return chips[0] == chips[1] and all(one[name] == other[name] for name in LASTING)
