"""A table with bots in its seats: it plays on by itself until a person must decide."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cardhouse.bots.bot import Bot
from cardhouse.bots.buying import buys
from cardhouse.bots.crew import Crew
from cardhouse.bots.names import DEFAULT, make_for
from cardhouse.bots.prizes import Prizes
from cardhouse.bots.seating import roles
from cardhouse.chance import Chance
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.floor import Report
from cardhouse.rulebook import AnyPosted, open_table
from cardhouse.table import AnyEvent, Table, offered, play, to_name, ways_in
from cardhouse.table.commands import BuyChips, ComeIn, NextHand, Sit, TableCommand

# Names for players who gave none.
PLAYERS = ("Ada", "Ben", "Cora", "Dan", "Eve", "Finn", "Gail", "Hugh", "Iris", "Jack")


class Session:
    """A table, chance, and the bots by seat; a seat without a bot is a person's.

    `next_hand` starts a hand, `advance` plays it until a person is asked or it is over, `play`
    carries out the person's decision or report, and `waiting` is the Ask to that person.

    In banked games `next_hand` offers the bank first. While `offered` is a person's seat no hand
    starts: play *TakeBank* or *PassBank*, and call it again. With changing games it is the same
    with `naming` and *NameGame*.
    """

    def __init__(
        self, table: Table, chance: Chance, bots: Mapping[int, Bot], *, seed: int | str = 0
    ) -> None:
        self.table = table
        self.crew = Crew(chance, bots, seed=seed)
        self._prizes = Prizes(table)

    @classmethod
    def open(
        cls,
        posted: AnyPosted,
        *,
        chance: Chance,
        seats: int | Iterable[int] = 6,
        table_name: str = "",
        bots: Mapping[int, str] | None = None,
        names: Mapping[int, str] | None = None,
        seed: int | str = 0,
        chips: int = 0,
    ) -> Session:
        """Seat everybody with `chips` (or the least buy-in) and draw for the button.

        `bots` names a bot for each seat that no person plays; `seed` seeds their coin tosses.
        """
        table = open_table(posted, table_name)
        taken = tuple(range(1, seats + 1) if isinstance(seats, int) else seats)
        banks = roles(table.rotation, [seat for seat in taken if seat in (bots or {})])
        named = dict.fromkeys(banks, DEFAULT) | dict(bots or {})
        crew = {seat: make_for(table, name, seed=f"{seed}/{seat}") for seat, name in named.items()}
        for seat in sorted({*taken, *banks}):
            name = (names or {}).get(seat, PLAYERS[(seat - 1) % len(PLAYERS)])
            role = banks.get(seat, "player")
            brings = chips or buys(table, role)
            play(table, Sit(seat=seat, name=name, chips=brings, role=role))
        session = cls(table, chance, crew, seed=seed)
        while (order := session.crew.draw(table)) is not None:
            play(table, order)
        return session

    @property
    def bots(self) -> dict[int, Bot]:
        """The bots, by seat."""
        return self.crew.bots

    @property
    def over(self) -> bool:
        """True if no hand is being played."""
        return not self.table.running()

    @property
    def waiting(self) -> Ask | None:
        """The Ask to a person, if it is their turn or an optional decision is still open."""
        return next(iter(self.crew.awaited(self.table)), None)

    @property
    def offered(self) -> int:
        """The seat of a person offered the bank, or 0."""
        seat = offered(self.table) if self.over else 0
        return 0 if seat in self.bots else seat

    @property
    def naming(self) -> int:
        """The seat of a person who names the game of the next hand, or 0."""
        seat = to_name(self.table)
        return 0 if seat in self.bots else seat

    def waive(self) -> None:
        """A person lets an optional decision pass."""
        if (ask := self.waiting) is not None:
            self.crew.waive(ask)

    def next_hand(self) -> list[AnyEvent]:
        """Pay prizes, let broke bots buy in again, settle the bank, and start a hand."""
        events = self._prizes.settle(self.table)
        while (order := self.crew.between(self.table)) is not None:
            events += self.play(order)
            if isinstance(order, NextHand):
                break
        return events

    def rebuy(self, seat: int, chips: int = 0) -> list[AnyEvent]:
        """A player without chips buys in again and comes back as soon as the blinds allow."""
        table = self.table
        chips = chips or buys(table, table.players[seat].role)
        bought = play(table, BuyChips(seat=seat, chips=chips))
        if how := ways_in(table, seat):
            return bought + play(table, ComeIn(seat=seat, how=how[0]))
        return bought

    def step(self) -> list[AnyEvent]:
        """A decision of chance or a bot; nothing if a person is awaited or no hand is on."""
        order = self.crew.next(self.table)
        return [] if order is None else self.play(order)

    def advance(self) -> list[AnyEvent]:
        """Play on until a person is asked or the hand is over."""
        events: list[AnyEvent] = []
        while happened := self.step():
            events += happened
        return events

    def play(self, command: Command | Report | TableCommand) -> list[AnyEvent]:
        """Carry out a command or a report at the table; Illegal changes nothing."""
        return play(self.table, command)
