"""A table's hand in words, told to each viewer as it happens."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import BackedUp, Event, HandStarted
from cardhouse.engine.core.hand import Hand
from cardhouse.rulebook import Posted
from cardhouse.server.messages import Line
from cardhouse.server.table.words import room_words
from cardhouse.table import AnyEvent, Table
from cardhouse.table.events import ButtonDrawn, TableEvent, TableOpened
from cardhouse.words.addressed import addressed
from cardhouse.words.between import OF_FAMILIES
from cardhouse.words.families import scene_of
from cardhouse.words.text import Teller

# What a viewer is called in what he is told.
YOU: Final = "You"
# So many lines of a table are kept for a viewer.
LINES_MOST: Final = 200
# The rules behind a line go beside it, not into it.
_IDS: Final = re.compile(r" \[[A-Z]+(?:-[A-Z0-9]+)+(?:, [A-Z]+(?:-[A-Z0-9]+)+)*\]")
_HEADING: Final = re.compile(r"^\*\*\* (\w+) \*\*\*")
_DEAL: Final = "*** Deal ***"
_DEALT: Final = " is dealt "


class _Listener:
    """What one viewer has been told of the hand."""

    def __init__(self) -> None:
        self.teller = Teller()
        self.lines: list[Line] = []
        self.count = 0


class Telling:
    """Follows a table; whoever begins to listen is told the hand from its start."""

    def __init__(
        self,
        posted: Posted,
        table: Table,
        *,
        names: Mapping[int, str] | None = None,
        viewers: Iterable[int] = (),
    ) -> None:
        self._posted = posted
        self._listeners = {viewer: _Listener() for viewer in viewers}
        self._names = dict(names or _names(table))
        # The hand as it was after the event that is being told.
        self._hand: Hand | None = None
        self._log: list[Event] = []
        self._number = table.hands + table.running()
        self.hear(table.log, table)

    def lines(self, viewer: int, table: Table) -> tuple[Line, ...]:
        """What a seat, or the rail, has been told."""
        if viewer not in self._listeners:
            self._join(viewer, table)
        return tuple(self._listeners[viewer].lines)

    def forget(self, viewers: Iterable[int]) -> None:
        """Tell these seats nothing more: somebody else may sit there next."""
        for viewer in viewers:
            self._listeners.pop(viewer, None)

    def hear(self, events: Iterable[AnyEvent], table: Table) -> None:
        """Tell everybody what has happened, up to the table as it is now."""
        for event in events:
            if isinstance(event, TableOpened):
                self._listeners.clear()
                self._hand, self._log = None, []
            elif isinstance(event, TableEvent):
                self._room(event)
            else:
                self._play(event, table)

    def _join(self, viewer: int, table: Table) -> None:
        """Tell one viewer the hand from its start."""
        told = Telling(self._posted, table, names=self._names, viewers=(viewer,))
        self._listeners[viewer] = told._listeners[viewer]

    def _room(self, event: TableEvent) -> None:
        seat, name = getattr(event, "seat", 0), getattr(event, "name", "")
        if seat and name:
            self._names[seat] = name
        for viewer in self._listeners:
            for text in room_words(event, self._called(viewer)):
                self._add(viewer, text, event)

    def _play(self, event: Event, table: Table) -> None:
        if isinstance(event, HandStarted):
            self._new_hand(table)
        self._fold(event, table)
        assert self._hand is not None
        for viewer, listener in self._listeners.items():
            names = self._called(viewer)
            scene = scene_of(self._posted, names, self._hand, table.log)
            for text in listener.teller.hear(event.seen(viewer), scene):
                if text != _DEAL:
                    self._add(viewer, _HEADING.sub(r"\1:", text), event)

    def _new_hand(self, table: Table) -> None:
        if self._log:
            self._names = _names(table)
        self._number, self._log = table.hands + table.running(), []
        for listener in self._listeners.values():
            listener.teller, listener.count = Teller(), 0
            # What happened since the last hand ended leads to this one.
            listener.lines = [line for line in listener.lines if line.kind in _BETWEEN][-3:]

    def _fold(self, event: Event, table: Table) -> None:
        if isinstance(event, HandStarted):
            self._hand = kernel.replay(table.game, [event])
        elif isinstance(event, BackedUp):
            self._hand = kernel.replay(table.game, self._log[: event.to])
        elif self._hand is not None:
            kernel.fold(self._hand, event)
        self._log.append(event)

    def _called(self, viewer: int) -> dict[int, str]:
        """The players' names; the viewer is addressed."""
        return self._names | {viewer: YOU} if viewer in self._names else self._names

    def _add(self, viewer: int, text: str, event: AnyEvent) -> None:
        listener = self._listeners[viewer]
        listener.count += 1
        # Cards are told of when something happens that is seen with them.
        dealt = _DEALT in text
        seat = 0 if dealt else getattr(event, "seat", 0)
        line = Line(
            seq=self._number * 100_000 + listener.count,
            text=addressed(_IDS.sub("", text)),
            rules=tuple(rule.id for rule in self._posted.cited("deal" if dealt else event.cite)),
            kind="dealt" if dealt else str(type(event).__struct_config__.tag),
            seat=seat if isinstance(seat, int) else 0,
        )
        listener.lines.append(line)
        del listener.lines[:-LINES_MOST]


def _names(table: Table) -> dict[int, str]:
    return {seat: player.name for seat, player in table.players.items()}


# What is said just before a hand: of the button, and of what only the families know.
_LEADING: Final[tuple[type[TableEvent], ...]] = (ButtonDrawn, *OF_FAMILIES)
_BETWEEN: Final = {str(kind.__struct_config__.tag) for kind in _LEADING}
