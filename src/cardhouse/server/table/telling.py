"""A table's hand in words, told to each viewer as it happens."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final, TypeAlias

from msgspec import Struct

from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import BackedUp, Event, HandStarted
from cardhouse.engine.core.hand import Hand
from cardhouse.rulebook import AnyPosted
from cardhouse.server.messages import Line
from cardhouse.table import AnyEvent, Table
from cardhouse.table.events import ButtonDrawn, GameNamed, TableEvent, TableOpened
from cardhouse.words.between import OF_FAMILIES, room_said
from cardhouse.words.catalogue import ENGLISH
from cardhouse.words.families import scene_of
from cardhouse.words.said import Said, say, seats_in
from cardhouse.words.scene import Scene
from cardhouse.words.speech import Listener, Spoken, line, plain
from cardhouse.words.text import DEAL, DEALT, Teller

# The most lines of a table that are kept for a viewer.
LINES_MOST: Final = 200


# A viewer, and the language in which they listen.
Ear: TypeAlias = tuple[int, str]


class Moment(Struct, frozen=True):
    """A hand after an event that others followed at once, and its log so far."""

    hand: Hand
    log: list[Event]
    # The number of the line that told it, by listener.
    lines: dict[Ear, int]


class _Listener:
    """A viewer, and the lines of the hand told to them."""

    def __init__(self) -> None:
        self.teller = Teller()
        self.lines: list[Line] = []
        self.count = 0
        # The number of the last line of a hand.
        self.last = 0


class Telling:
    """Follows a table; a new listener is told the hand from its start."""

    def __init__(
        self,
        posted: AnyPosted,
        table: Table,
        *,
        names: Mapping[int, str] | None = None,
        viewers: Iterable[int] = (),
        language: str = ENGLISH,
    ) -> None:
        self._posted = posted
        self._listeners: dict[Ear, _Listener] = {(v, language): _Listener() for v in viewers}
        self._names = _names(table)
        # The players of the hand: somebody else may sit there by now.
        self._dealt = {**self._names, **(names or {})}
        # The hand as it was after the event that is being told.
        self._hand: Hand | None = None
        self._scene: Scene | None = None
        self._log: list[Event] = []
        # The rules behind the keys of lines, looked up once.
        self._cited: dict[tuple[str, tuple[str, ...]], tuple[str, ...]] = {}
        self._number = table.hands + table.running()
        self._passed: list[Moment] = []
        # Until the log is caught up with, its hand is the one whose players we were told.
        self._is_live = False
        self.hear(table.log, table)
        self._is_live = True

    def lines(self, viewer: int, table: Table, language: str = ENGLISH) -> tuple[Line, ...]:
        """The lines told to a seat, or to the rail."""
        ear = viewer, language
        if ear not in self._listeners:
            self._join(ear, table)
        return tuple(self._listeners[ear].lines)

    def forget(self, viewers: Iterable[int]) -> None:
        """Tell these seats nothing more: somebody else may sit there next."""
        gone = set(viewers)
        for ear in [ear for ear in self._listeners if ear[0] in gone]:
            del self._listeners[ear]

    def passed(self) -> list[Moment]:
        """The moments of the hand that were passed over since the last call."""
        passed, self._passed = self._passed, []
        return passed

    def hear(self, events: Iterable[AnyEvent], table: Table) -> None:
        """Tell everybody what has happened, up to the table as it is now."""
        events = list(events)
        for left, event in zip(range(len(events) - 1, -1, -1), events, strict=True):
            if not isinstance(event, TableEvent):
                told = self._play(event, table)
                if told and left and self._is_live and self._hand is not None:
                    self._passed.append(Moment(self._hand.copy(), self._log[:], told))
            elif isinstance(event, TableOpened):
                self._listeners.clear()
                self._hand, self._log = None, []
            else:
                self._room(event)

    def _join(self, ear: Ear, table: Table) -> None:
        """Tell one viewer the hand from its start."""
        viewer, language = ear
        told = Telling(self._posted, table, names=self._dealt, viewers=(viewer,), language=language)
        self._listeners[ear] = told._listeners[ear]

    def _room(self, event: TableEvent) -> None:
        seat, name = getattr(event, "seat", 0), getattr(event, "name", "")
        if seat and name:
            self._names[seat] = name
        heard = _Heard(self._names, len(self._listeners))
        for said in room_said(event):
            for ear in self._listeners:
                self._add(ear, said, heard.line(said, ear), event)

    def _play(self, event: Event, table: Table) -> dict[Ear, int]:
        """Tell an event of the hand; returns the number of its line, by listener."""
        if isinstance(event, HandStarted):
            self._new_hand(table)
            self._fold(event, table)
            self._divide(event)
        else:
            self._fold(event, table)
        scene, heard, told = self._scene_of(table), None, dict[Ear, int]()
        for ear, listener in self._listeners.items():
            for said in listener.teller.hear(event.seen(ear[0]), scene):
                # Most events are not mentioned, so nothing is got ready for them.
                heard = heard or _Heard(self._dealt, len(self._listeners))
                if said.id != DEAL:
                    self._add(ear, said, heard.line(said, ear), event)
                    told[ear] = listener.last
        return told

    def _scene_of(self, table: Table) -> Scene:
        """The scene of the event: the same one for a hand, as long as its records are the same."""
        assert self._hand is not None
        scene = self._scene
        if scene is None or scene.hand is not self._hand or scene.log is not table.log:
            scene = self._scene = scene_of(self._hand, table.log)
        return scene

    def _new_hand(self, table: Table) -> None:
        if self._is_live:
            self._names = _names(table)
            self._dealt = dict(self._names)
        self._number, self._log, self._passed = table.hands + table.running(), [], []
        for listener in self._listeners.values():
            listener.teller, listener.count = Teller(), 0
            # Lines since the last hand ended lead to this one; older ones led to that hand.
            since = [line for line in listener.lines if line.seq > listener.last]
            listener.lines = [line for line in since if line.kind in _BETWEEN][-3:]

    def _divide(self, event: HandStarted) -> None:
        """Begin the lines of a hand with its number."""
        said = say("hand-begins", number=self._number)
        for ear in self._listeners:
            self._add(ear, said, Spoken(plain(said, ear[1])), event)

    def _fold(self, event: Event, table: Table) -> None:
        if isinstance(event, HandStarted):
            self._hand = kernel.replay(table.spread_of(event.game).game, [event])
        elif isinstance(event, BackedUp) and self._hand is not None:
            self._hand = kernel.replay(self._hand.game, self._log[: event.to])
        elif self._hand is not None:
            kernel.fold(self._hand, event)
        self._log.append(event)

    def _rules(self, event: AnyEvent, keys: tuple[str, ...]) -> tuple[str, ...]:
        """The ids of the rules behind a line: the hand's for what happens in it, or the table's."""
        game = "" if isinstance(event, TableEvent) or self._hand is None else self._hand.game.name
        ids = self._cited.get((game, keys))
        if ids is None:
            book = self._posted.plays(game) if game else self._posted
            ids = tuple(dict.fromkeys(rule.id for key in keys for rule in book.cited(key)))
            self._cited[game, keys] = ids
        return ids

    def _add(self, ear: Ear, said: Said, heard: Spoken, event: AnyEvent) -> None:
        listener = self._listeners[ear]
        listener.count += 1
        # Cards are told of when something happens that is seen with them.
        dealt = said.id == DEALT
        seat = 0 if dealt else getattr(event, "seat", 0)
        own = "deal" if dealt else "" if isinstance(event, HandStarted) else event.cite
        told = Line(
            seq=self._number * 100_000 + listener.count,
            text=heard.text,
            short=heard.short,
            cards=heard.cards,
            id=said.id,
            args=said.args,
            rules=self._rules(event, (own, *said.cites)),
            kind="dealt" if dealt else _kind(type(event)),
            seat=seat if isinstance(seat, int) else 0,
        )
        if not isinstance(event, TableEvent):
            listener.last = told.seq
        listener.lines.append(told)
        if len(listener.lines) > LINES_MOST:
            del listener.lines[:-LINES_MOST]


class _Message:
    """A message, and its lines by the seat addressed, which is nobody (0) for most."""

    def __init__(self, said: Said) -> None:
        self.said = said
        self.lines: dict[Ear, Spoken] = {}
        self._about: set[int] | None = None

    def about(self, seat: int) -> bool:
        """True if it is about a seat; the rail never asks."""
        if self._about is None:
            self._about = seats_in(self.said)
        return seat in self._about


class _Heard:
    """The lines of one event; everybody hears the same words, except players it is about."""

    def __init__(self, names: Mapping[int, str], listeners: int) -> None:
        self._names = names
        # A single listener shares no line with anybody.
        self._alone = listeners == 1
        self._messages: list[_Message] = []

    def line(self, said: Said, ear: Ear) -> Spoken:
        """A line for one viewer, put into words once for all who hear the same."""
        viewer, language = ear
        if self._alone:
            you = viewer if viewer in self._names else 0
            return line(said, Listener(self._names, you, language))
        message = self._known(said)
        you = viewer if viewer in self._names and message.about(viewer) else 0
        heard = message.lines.get((you, language))
        if heard is None:
            heard = line(said, Listener(self._names, you, language))
            message.lines[you, language] = heard
        return heard

    def _known(self, said: Said) -> _Message:
        for message in self._messages:
            if message.said is said or message.said == said:
                return message
        self._messages.append(_Message(said))
        return self._messages[-1]


@cache
def _kind(event: type[AnyEvent]) -> str:
    """The kind of a line: that of its event."""
    return str(event.__struct_config__.tag)


def _names(table: Table) -> dict[int, str]:
    return {seat: player.name for seat, player in table.players.items()}


# Told just before a hand: the button, a named game, and the families' own events.
_LEADING: Final[tuple[type[TableEvent], ...]] = (ButtonDrawn, GameNamed, *OF_FAMILIES)
_BETWEEN: Final = {_kind(kind) for kind in _LEADING}
