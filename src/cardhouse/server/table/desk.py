"""A table on the server: its viewers, their views, and the asks of each seat."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection

import msgspec

from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.events import HandStarted
from cardhouse.management import key
from cardhouse.room.keeper import Done
from cardhouse.room.room import Room
from cardhouse.room.standing import standstill
from cardhouse.server.front.limits import Rate
from cardhouse.server.messages import Countdown, PageCard, State
from cardhouse.server.table.company import Company
from cardhouse.server.table.line import SocketLine
from cardhouse.server.table.notices import Notices
from cardhouse.server.table.scene import Around, Sign, eye, seat_of, sign, table_view
from cardhouse.server.table.steps import steps
from cardhouse.server.table.talk import TalkDesk
from cardhouse.server.table.telling import Moment, Telling
from cardhouse.table import AnyEvent, Table
from cardhouse.table.events import (
    GameNamed,
    PlayerExpelled,
    PlayerLeft,
    PlayerMoved,
    PlayerSat,
    TableOpened,
)
from cardhouse.words.catalogue import ENGLISH
from cardhouse.words.said import Said
from cardhouse.words.speech import Listener, plain

# Everybody at the rail sees the same, but people with a name may wait for a seat.
RAIL = ""
NAMED = "?"


class Desk:
    """Shows a table to all its viewers: once for each seat, once for the whole rail."""

    def __init__(self, room: Room, name: str, *, bots: Rate, house: Room | None = None) -> None:
        self.name = name
        self.keeper = room.tables[name]
        self.company = Company(room, self.keeper, bots)
        self.dealer = room.deal(name)
        self.dealer.away = self.away
        self.lines: set[SocketLine] = set()
        # True for people who may look on, by name; at a private table that changes.
        self.admits: Callable[[str], bool] = lambda who: True
        self.room = self._room = room
        # True at a practice table, where nobody is hurried; and whom the coach talks to there.
        self.practice = False
        self.coached: Callable[[], str] = str
        self._telling: Telling | None = None
        # The sign over the table, in each language that it was read in.
        self._signs: dict[str, Sign] = {}
        # Each seat's current ask, and the sequence since which it stands.
        self._asked: dict[int, tuple[Ask, int]] = {}
        self._soon: asyncio.Handle | None = None
        # The players dealt into the hand; unknown for a hand that was over before.
        self._dealt: dict[int, str] = self._names() if self.table.running() else {}
        self._note_asks()
        # The reason for the pause and the floor's messages last shown.
        self._paused: Said | None = None
        self._pages: dict[str, PageCard] = {}
        self._notices = Notices(room, name, self.refresh)
        # The staff of the house see to the talk beside its tables, too.
        self.talk = TalkDesk(house or room, name, self.lines)
        self._unfollow = (
            self._notices.close,
            self.talk.close,
            self.keeper.follow(self._changed),
            room.follow(name, self._stand_or_go_on),
        )

    @property
    def table(self) -> Table:
        return self.keeper.state

    def sign(self, language: str = ENGLISH) -> Sign:
        """The sign over the table."""
        if language not in self._signs:
            opened = self.keeper.craft.opened
            assert opened is not None
            posted, rules = self.keeper.posted, opened.rules
            self._signs[language] = sign(self.name, posted, rules, self.table, language)
        return self._signs[language]

    def join(self, line: SocketLine, *, back: bool = False) -> None:
        """Add a viewer, new or back, who first sees the table as it is."""
        self.lines.add(line)
        self._room.look_on(self.name)
        line.show(self._encoded(self._key(line.who), line.language))
        self.talk.join(line, back=back)
        if line.who and seat_of(self.table, line.who):
            self.refresh()

    def part(self, line: SocketLine) -> None:
        """Remove a viewer."""
        self.lines.discard(line)
        self._room.look_on(self.name, -1)
        if not self.lines:
            self._telling = None
        if line.who and seat_of(self.table, line.who):
            self.refresh()

    def away(self) -> Collection[int]:
        """The seats of people without a connection."""
        here = {line.who for line in self.lines}
        return frozenset(
            seat for seat, p in self.table.players.items() if not p.bot and p.name not in here
        )

    def asked_since(self, seat: int) -> int:
        """The sequence since which a seat's current ask stands."""
        return self._asked[seat][1] if seat in self._asked else self.keeper.count

    def asks(self, seat: int) -> bool:
        """True while a seat is asked something that it has not waived."""
        return seat in self._asked and self._asked[seat][0] not in self.dealer.crew.waived

    def refresh(self) -> None:
        """Show everybody the table again, as soon as there is time."""
        if self._soon is None and self.lines:
            self._soon = asyncio.get_running_loop().call_soon(self._show)

    def state(self, who: str, language: str = ENGLISH, passed: Collection[Moment] = ()) -> State:
        """The table as a viewer sees it now, in a language, and the moments passed over."""
        table, viewer = self.table, self._eye(who)
        if self._telling is None:
            self._telling = Telling(self.keeper.posted, table, names=self._dealt)
        lines = self._telling.lines(viewer, table, language)
        return State(
            seq=self.keeper.count,
            table=table_view(self.sign(language), table, who, self._around(language)),
            lines=lines,
            steps=tuple(steps(table, passed, (viewer, language), lines)),
        )

    def listener(self, who: str, language: str = ENGLISH) -> Listener:
        """A person at this table, to be spoken to in a language."""
        return Listener(self._names(), seat_of(self.table, who) if who else 0, language)

    def close(self) -> None:
        """Stop following the table."""
        for unfollow in self._unfollow:
            unfollow()
        if self._soon is not None:
            self._soon.cancel()

    def _changed(self, done: Done[AnyEvent]) -> None:
        for event in done.events:
            if isinstance(event, HandStarted):
                self._dealt, self._signs = self._names(), {}
            elif isinstance(event, GameNamed):
                self._signs = {}
            elif isinstance(event, TableOpened):
                self._signs, self._telling = {}, None
            elif isinstance(event, PlayerSat | PlayerLeft | PlayerExpelled) and self._telling:
                # The next player in the seat must not hear words meant for the last.
                self._telling.forget((event.seat,))
            elif isinstance(event, PlayerMoved) and self._telling:
                self._telling.forget((event.seat, event.to))
        if self._telling is not None:
            self._telling.hear(done.events, self.table)
        self._note_asks()
        self.refresh()

    def _stand_or_go_on(self) -> None:
        known = self._paused, self._pages
        if self.is_private or (standstill(self._room, self.name), self.pages()) != known:
            self.refresh()

    @property
    def is_private(self) -> bool:
        """True if only people with its link see the table."""
        return self.name in self._room.management.state.private

    def pages(self) -> dict[str, PageCard]:
        """The floor's messages at this table that were not seen yet, by the player's name."""
        return {
            page.name: PageCard(page=number, name=page.name, by=page.by, text=page.text)
            for number, page in self._room.management.state.pages.items()
            if page.table == self.name
        }

    def _names(self) -> dict[int, str]:
        return {seat: player.name for seat, player in self.table.players.items()}

    def _eye(self, who: str) -> int:
        seat = seat_of(self.table, who) if who else 0
        return eye(self.table, seat, who, self._dealt)

    def _note_asks(self) -> None:
        hand = self.table.hand
        asks = () if hand is None or hand.over else hand.asked
        now = {ask.actor: ask for ask in asks if isinstance(ask.actor, int)}
        known, count = self._asked, self.keeper.count
        self._asked = {
            seat: known[seat] if seat in known and known[seat][0] == ask else (ask, count)
            for seat, ask in now.items()
        }

    def _key(self, who: str) -> str:
        """The name under which a viewer sees the table: their own only if it matters.

        Nobody is called as people at the rail are together.
        """
        table = self.table
        own = (*table.waiting, *table.barred, *self._pages)
        if who and (seat_of(table, who) or who in own or key(who) in self._notices.told()):
            return who
        return NAMED if who else RAIL

    def _encoded(self, who: str, language: str, passed: Collection[Moment] = ()) -> str:
        return msgspec.json.encode(self.state(who, language, passed)).decode()

    def _show(self) -> None:
        """Encode once for each viewer with a view of their own, once a language for all others."""
        self._soon = None
        passed = self._telling.passed() if self._telling is not None else []
        made: dict[tuple[str, str], str] = {}
        for line in self.lines:
            if self.is_private and not self.admits(line.who):
                # People who are sent out know the table, and hear why it is gone.
                out = line.who in self.table.barred
                line.end("line-sent-out" if out else "line-no-table")
                continue
            seen = self._key(line.who), line.language
            if seen not in made:
                made[seen] = self._encoded(*seen, passed)
            line.show(made[seen])

    def _around(self, language: str) -> Around:
        self._paused, self._pages = standstill(self._room, self.name), self.pages()
        left = {} if self._paused or self.practice else self.dealer.clocks()
        return Around(
            away=frozenset(self.away()),
            deadline={
                seat: Countdown(left=round(each.seconds, 1), of=each.of, bank=each.bank)
                for seat, each in left.items()
            },
            watching=len(self.lines),
            waived=self.dealer.crew.waived,
            dealt=self._dealt,
            paused=plain(self._paused, language) if self._paused else "",
            pages=self._pages,
            told=self._notices.told(),
            cited=self.keeper.posted.plays(self.table.dealt.game.name).cited,
            practice=self.practice,
            coached=self.coached(),
            language=language,
        )
