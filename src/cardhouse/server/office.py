"""The office behind the web pages: the room, its people, and a desk for each table."""

from __future__ import annotations

from collections.abc import Collection
from math import inf
from typing import Final

from cardhouse.room.apart import Apart
from cardhouse.room.day_book import DayBook
from cardhouse.room.keeper import Done
from cardhouse.room.room import Room
from cardhouse.server.floor.found import FoundForms
from cardhouse.server.front.book import Book
from cardhouse.server.front.caller import Caller
from cardhouse.server.front.limits import Buckets, Limits
from cardhouse.server.front.turns import Turns
from cardhouse.server.history import HandHistory
from cardhouse.server.messages import Me
from cardhouse.server.metrics import Metrics
from cardhouse.server.people.checks import taken
from cardhouse.server.people.names import skeleton
from cardhouse.server.people.passwords import digest
from cardhouse.server.people.people import (
    LoggedOut,
    PeopleEvent,
    Person,
    SessionRenewed,
    TokenRevoked,
    key,
)
from cardhouse.server.people.register import Register
from cardhouse.server.practice.tables import PracticeTables
from cardhouse.server.privacy import may_enter
from cardhouse.server.table.desk import Desk
from cardhouse.server.table.line import SocketLine
from cardhouse.server.table.scene import seat_of
from cardhouse.table.accounts import purse

# Changes of the register between two snapshots of it.
SNAPSHOT_PEOPLE: Final = 200
# Time for a page to get the cookie of its new session.
RENEW_SECONDS: Final = 0.5
# Messages on the ends of sessions.
RENEWED: Final = "line-renewed"
OVER: Final = "line-over"
# Requests begun in one round of the event loop, taking ten milliseconds or so.
AT_ONCE: Final = 16


class Office:
    """Everything that the handlers of requests and sockets need."""

    def __init__(self, room: Room, register: Register, *, limits: Limits | None = None) -> None:
        self.room = room
        self.register = register
        self.limits = limits or Limits()
        self.metrics = Metrics()
        self.requests = Buckets(self.limits.requests)
        self.newcomers = Buckets(self.limits.newcomers)
        self.tries = Buckets(self.limits.tries)
        self.passwords = Buckets(self.limits.passwords)
        self.messages = Buckets(self.limits.messages)
        self.journal = Buckets(self.limits.journal)
        self.talk = Buckets(self.limits.talk)
        self.own_pages = Buckets(self.limits.own_pages)
        most = self.limits
        self.connections: Book[Caller] = Book(
            most.connections, most.connections_of_address, most.unfinished
        )
        self.lines: Book[SocketLine] = Book(most.lines, most.lines_of_address)
        self.turns = Turns(AT_ONCE)
        self.day_book = DayBook(room)
        # Reports and audits read the whole store beside the room.
        self.apart = Apart(room.store)
        # Set when the room closes, to let nobody else in.
        self.closing = False
        self.forms = FoundForms()
        # Practice tables lie beside the room, and are only found by their names.
        self.practice = PracticeTables(room, self.limits.bots)
        self._desks: dict[str, Desk] = {}
        room.alike = skeleton
        register.follow(self._people_changed)

    def desk(self, table: str) -> Desk | None:
        """The desk of a table; None if there is no such table."""
        if (practice := self.practice.find(table)) is not None:
            return practice.desk
        if table not in self._desks:
            if table not in self.room.tables:
                return None
            desk = self._desks[table] = Desk(self.room, table, bots=self.limits.bots)
            desk.admits = lambda who: may_enter(self.room, self.register.state.find(who), table)
        return self._desks[table]

    def history(self, table: str) -> HandHistory:
        """The hands played at a table."""
        desk = self.desk(table)
        assert desk is not None, f"no table {table}"
        return HandHistory(desk.room.store, desk.keeper)

    def person(self, secret: str | None) -> Person | None:
        """The person with a session secret; None if it is worthless."""
        if not secret or len(secret) > 100:
            return None
        return self.register.state.at(digest(secret), self.room.clock.now())

    def speaks_for(self, token: str) -> Person | None:
        """The person for whom a program speaks with a token; None if it is worthless."""
        return self.register.state.owner(digest(token)) if 0 < len(token) <= 100 else None

    def seconds_left(self, line: SocketLine) -> float:
        """The seconds left of the session behind a socket; infinite for a spectator without one."""
        now = self.room.clock.now()
        return self.register.state.left(line.session, now) if line.session else inf

    def _people_changed(self, done: Done[PeopleEvent]) -> None:
        """Close the sockets of sessions that are over."""
        for event in done.events:
            match event:
                case LoggedOut(digests=digests):
                    self._end_lines(digests, OVER)
                case TokenRevoked(digest=revoked):
                    self._end_lines((revoked,), OVER)
                case SessionRenewed(old=old):
                    self._end_lines((old,), RENEWED, RENEW_SECONDS)

    def _end_lines(self, digests: Collection[str], why: str, again: float | None = None) -> None:
        for line in tuple(self.lines):
            if line.session in digests:
                line.end(why, again)

    async def me(self, person: Person) -> Me:
        """A person with their chips away from the tables, and the tables they sit at."""
        balances = await self.room.store.balances()
        tables = self.room.tables.items()
        return Me(
            name=person.name,
            guest=person.guest,
            roles=person.roles,
            hosts=self.hosted(person),
            purse=balances.get(purse(person.name), 0),
            tables=tuple(name for name, k in tables if seat_of(k.state, person.name)),
            sessions=len(self.register.state.digests(person.name)),
        )

    def hosted(self, person: Person) -> tuple[str, ...]:
        """The tables of which a person is the host."""
        hosts = self.room.management.state.hosts
        return tuple(table for table, name in hosts.items() if key(name) == key(person.name))

    async def free_name(self, name: str) -> bool:
        """True if nobody has or had a similar name: no person, no bot, no purse."""
        if taken(self.register.state, name, self.room.clock.now()):
            return False
        tables = [keeper.state.players.values() for keeper in self.room.tables.values()]
        called = {player.name for players in tables for player in players}
        balances = await self.room.store.balances()
        owners = (a.removeprefix(purse("")) for a, held in balances.items() if held)
        return skeleton(name) not in {skeleton(each) for each in (*called, *owners)}

    async def came(self, name: str) -> None:
        """Reserve a newcomer's name, which no bot may use, and save a snapshot now and then."""
        self.room.reserved.add(name)
        if self.register.count % SNAPSHOT_PEOPLE < 2:
            await self.register.keep()

    def close(self, again: float) -> None:
        """Tell everybody that the room closes, and let nobody else in."""
        self.closing = True
        for line in self.lines:
            line.end("line-closing-soon", again)
