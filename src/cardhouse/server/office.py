"""The office behind the web pages: the house, its people, and a desk for each table."""

from __future__ import annotations

from cardhouse.engine.illegal import Illegal
from cardhouse.house.house import House
from cardhouse.room.accounts import purse
from cardhouse.server.book import Book
from cardhouse.server.caller import Caller
from cardhouse.server.chronicle import Chronicle
from cardhouse.server.desk import Desk
from cardhouse.server.limits import Buckets, Limits
from cardhouse.server.line import Line
from cardhouse.server.messages import Failed, Me
from cardhouse.server.metrics import Metrics
from cardhouse.server.passwords import digest
from cardhouse.server.people import Person
from cardhouse.server.register import Register
from cardhouse.server.scene import seat_of
from cardhouse.server.turns import Turns

# How many changes of the register lie between two snapshots of it.
SNAPSHOT_PEOPLE = 200
# So many requests begin in one round of the event loop: ten milliseconds or so.
AT_ONCE = 16


class Office:
    """All that the handlers of requests and sockets need."""

    def __init__(self, house: House, register: Register, *, limits: Limits | None = None) -> None:
        self.house = house
        self.register = register
        self.limits = limits or Limits()
        self.metrics = Metrics()
        self.requests = Buckets(self.limits.requests)
        self.newcomers = Buckets(self.limits.newcomers)
        self.passwords = Buckets(self.limits.passwords)
        self.messages = Buckets(self.limits.messages)
        most = self.limits
        self.connections: Book[Caller] = Book(
            most.connections, most.connections_of_address, most.unfinished
        )
        self.lines: Book[Line] = Book(most.lines, most.lines_of_address)
        self.turns = Turns(AT_ONCE)
        # Told when the room closes: nobody is let in any more.
        self.closing = False
        self._desks: dict[str, Desk] = {}
        self._chronicles: dict[str, Chronicle] = {}

    def desk(self, table: str) -> Desk | None:
        """The desk of a table; none where there is no such table."""
        if table not in self._desks:
            if table not in self.house.tables:
                return None
            self._desks[table] = Desk(self.house, table)
        return self._desks[table]

    def chronicle(self, table: str) -> Chronicle | None:
        """The hands that were played at a table."""
        if table not in self._chronicles:
            if table not in self.house.tables:
                return None
            self._chronicles[table] = Chronicle(self.house.store, self.house.tables[table])
        return self._chronicles[table]

    def person(self, secret: str | None) -> Person | None:
        """Who shows a secret; nobody where it is worth nothing."""
        if not secret or len(secret) > 100:
            return None
        return self.register.state.at(digest(secret), self.house.clock.now())

    async def me(self, person: Person) -> Me:
        """Somebody with his chips away from the tables, and where he sits."""
        balances = await self.house.store.balances()
        tables = self.house.tables.items()
        return Me(
            name=person.name,
            guest=person.guest,
            roles=person.roles,
            purse=balances.get(purse(person.name), 0),
            tables=tuple(name for name, k in tables if seat_of(k.state, person.name)),
        )

    async def free_name(self, name: str) -> bool:
        """Whether nobody has or had a name: no bot at a table, and no purse with chips."""
        for keeper in self.house.tables.values():
            if any(p.name.casefold() == name.casefold() for p in keeper.state.players.values()):
                return False
        return not (await self.house.store.balances()).get(purse(name), 0)

    async def came(self, name: str) -> None:
        """Somebody new is here: no bot may bear his name; now and then a snapshot."""
        self.house.reserved.add(name)
        if self.register.count % SNAPSHOT_PEOPLE < 2:
            await self.register.keep()

    def close(self, words: str, again: float) -> None:
        """Tell everybody that the room closes, and let nobody in any more."""
        self.closing = True
        for line in self.lines:
            line.answer(Failed(words=words, again=again))
            line.close()


def refusal_words(illegal: Illegal) -> str:
    """Why something is refused, without the general part where there is a special one."""
    return illegal.detail or str(illegal)
