"""A table's state as one text: a snapshot that replaces all the events before it."""

from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from cardhouse.cards import Card
from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import Event, HandStarted
from cardhouse.formats.log import decode_event, encode_event
from cardhouse.table import Table
from cardhouse.table.claim import Claim
from cardhouse.table.clock import Moment
from cardhouse.table.spread import Naming
from cardhouse.table.table import BankTurn, Before, Counted, Killing, Player, PostedRule


class KeptTurn(Struct):
    """The bank's turn, by person; older snapshots recorded it by seat."""

    holder: int = 0
    number: int = 0
    last: str | int = ""
    standing: int = 0
    start: int = 0
    asked: tuple[str | int, ...] = ()
    offered: int = 0

    def read(self, players: dict[int, Player]) -> BankTurn:
        """The turn by person, with recorded seats replaced by the players who sit there."""
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
    """The changing state of a table; its book has the rules, and its log the hand."""

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
    left_time: dict[str, int] = {}
    cancelled: int = 0
    prized: int = 0
    counted: Counted | None = None
    # For a game that changes from hand to hand: the game in force, and the player who named it.
    spread: str = ""
    naming: Naming | None = None
    # For stakes that follow from the last pots: the winner and the number of pots in a row.
    killing: Killing = Killing()
    # The version of this format.
    form: int = 0


# The current form: the bank's turn by person, refunds of a cancelled hand, also to players who have
# left since, the count of the last hand, and the time owed by players who have left.
FORM = 4
# Fields common to every form.
LASTING = ("hands", "box", "bonus", "cage", "clock", "waiting", "barred", "posted", "claim", "log")
# Fields recorded differently from the table's own.
APART = ("log", "turn", "form", "spread")
SAME = tuple(name for name in Kept.__struct_fields__ if name not in APART)


def keep_table(table: Table) -> Kept:
    """The state of a table, ready to be recorded."""
    state = {name: getattr(table, name) for name in SAME}
    turn = KeptTurn(**asdict(table.turn))
    log = [msgspec.Raw(encode_event(event)) for event in table.log]
    spread = "" if table.mix is None else table.game.name
    return Kept(**state, turn=turn, log=log, form=FORM, spread=spread)


def restore(table: Table, kept: Kept) -> Table:
    """Bring a fresh table with the same rules to the recorded state."""
    for name in SAME:
        setattr(table, name, getattr(kept, name))
    if table.mix is None:
        table.naming = None
    else:
        # Another book may lack some of the games.
        spreads = [each for each in table.spreads if each.game.name == kept.spread]
        table.spread, table.naming = (*spreads, table.spread)[0], kept.naming or Naming()
    table.turn = kept.turn.read(kept.players)
    events = (decode_event(bytes(raw)) for raw in kept.log)
    table.log = [event for event in events if isinstance(event, Event)]
    table.hand = None
    if table.log and isinstance(started := table.log[0], HandStarted):
        game = table.spread_of(started.game).game
        table.hand = kernel.replay(game, table.log)
    return table


def alike(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """True if two recorded states are the same, as far as their forms agree."""
    if one.get("form", 0) == other.get("form", 0):
        return one == other
    chips = [
        {seat: (player["name"], player["chips"]) for seat, player in each["players"].items()}
        for each in (one, other)
    ]
    return chips[0] == chips[1] and all(one[name] == other[name] for name in LASTING)
