"""Who cites what: the step, ruling or command behind each key, read off the events of a table."""

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
# The public name of whoever cites, and a key.
Citing = tuple[str, str]


class Reader:
    """Reads a table's events as they come, and so knows at which step its hand is."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.hand: Hand | None = None
        self.log: list[Event] = []
        self.found: set[Citing] = set()
        # The last ruling of the hand, and the steps that stand for the rest of it.
        self.ruling = ""
        self.standing: set[str] = set()

    def read(self, order: Order | None, events: Iterable[AnyEvent]) -> None:
        """What came of an order; without one it came of itself, or of chance."""
        name = self.doer(order)
        self.ruling = name if isinstance(order, Report) else self.ruling
        for event in events:
            name = self._follow(event) or name
            self.note(name, event.cite)

    def refused(self, order: Order | None, cite: str) -> None:
        """A refusal is the word of whoever the order was for."""
        self.note(self.doer(order), cite)

    def doer(self, order: Order | None) -> str:
        """A report has its ruling and the room its commands; the others are for the step."""
        if isinstance(order, Report | TableCommand):
            return tag(order)
        return tag(self.hand.script[self.hand.cursor]) if self.hand else "next-hand"

    def note(self, name: str, cite: str) -> None:
        """Keep it, if anything was cited: also for whoever put the step in that cites it."""
        own = {tag(step) for step in self.game.script} | {"next-hand", "hand-counted"}
        names = {name, *self.standing, *(() if name in own else (self.ruling,))}
        self.found |= {(each, cite) for each in names if each and cite}

    def _follow(self, event: AnyEvent) -> str:
        """The name of whatever begins with an event, if anything does."""
        if isinstance(event, TableEvent):
            return "hand-counted" if isinstance(event, HandCounted) else ""
        if isinstance(event, HandStarted):
            self.hand, self.log = kernel.replay(self.game, [event]), [event]
            self.ruling, self.standing = "", set()
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
        # Where cards are lacking, the rest of the hand is dealt and bet as this step has said.
        self.standing |= {name} & {"stretch"}
        return name


def tag(value: Struct) -> str:
    """The public name of a step, a report or a command."""
    return str(value.__struct_config__.tag)
