"""Match each cited key to its step, ruling or command, from the events of a table."""

from collections.abc import Iterable

from msgspec import Struct

from cardhouse.engine.core import kernel
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.events import BackedUp, Began, Event, HandStarted
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.hand import Hand
from cardhouse.floor import Report
from cardhouse.table import AnyEvent
from cardhouse.table.commands import TableCommand
from cardhouse.table.events import HandCounted, TableEvent

Order = Command | Report | TableCommand
# A citer's public name, and a key.
Citing = tuple[str, str]


class Reader:
    """Reads a table's events as they come, and keeps track of the hand's step."""

    def __init__(self, *games: Game) -> None:
        self.games = {game.name: game for game in games}
        # Step names are looked up at every event, hence the sets.
        self.scripts = {game.name: frozenset(map(tag, game.script)) for game in games}
        self.game = games[0]
        self.hand: Hand | None = None
        self.log: list[Event] = []
        self.found: set[Citing] = set()
        # The hand's last ruling, all its rulings, and the steps that hold for the rest of it.
        self.ruling = ""
        self.rulings: set[str] = set()
        self.standing: set[str] = set()

    def read(self, order: Order | None, events: Iterable[AnyEvent]) -> None:
        """Read the events that follow an order, or chance if there is none."""
        name = self.doer(order)
        if isinstance(order, Report):
            self.ruling = name
            self.rulings.add(name)
        for event in events:
            name = self._follow(event) or name
            self.note(name, event.cite)

    def refused(self, order: Order | None, cite: str) -> None:
        """Note a refusal under the name of the order's doer."""
        self.note(self.doer(order), cite)

    def doer(self, order: Order | None) -> str:
        """The name of the report's ruling, of the room's command, or else of the current step."""
        if isinstance(order, Report | TableCommand):
            return tag(order)
        return tag(self.hand.script[self.hand.cursor]) if self.hand else "next-hand"

    def note(self, name: str, cite: str) -> None:
        """Keep a cite, if there is one, also for the ruling that put the citing step in."""
        if not cite:
            return
        own = name in self.scripts[self.game.name] or name in ("next-hand", "hand-counted")
        names = {name, *self.standing, *(() if own else (self.ruling,))}
        self.found |= {(each, cite) for each in names if each}

    def _follow(self, event: AnyEvent) -> str:
        """The name of the step or count that begins with this event, or nothing."""
        if isinstance(event, TableEvent):
            return "hand-counted" if isinstance(event, HandCounted) else ""
        if isinstance(event, HandStarted):
            self.game = self.games[event.game]
            self.hand, self.log = kernel.replay(self.game, [event]), [event]
            self.ruling, self.rulings, self.standing = "", set(), set()
            return "next-hand"
        assert self.hand is not None
        if isinstance(event, BackedUp):
            self.hand = kernel.replay(self.game, self.log[: event.to])
        else:
            kernel.fold(self.hand, event)
        self.log.append(event)
        if not isinstance(event, Began):
            return ""
        name = tag(self.hand.script[self.hand.cursor])
        # When cards run short, this step governs the dealing and betting for the rest of the hand.
        self.standing |= {name} & {"stretch"}
        return name


def tag(value: Struct) -> str:
    """The public name of a step, a report or a command."""
    return str(value.__struct_config__.tag)
