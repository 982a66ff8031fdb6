"""A table over a period: hands, fees, winners and losers, banks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct, field

from cardhouse.engine.core.events import HandStarted
from cardhouse.formats.log import decode_event
from cardhouse.ledger import BONUS, BOX, CAGE, Transfer
from cardhouse.room.statements import Period, tag
from cardhouse.store.records import Damaged, Stored
from cardhouse.table.accounts import at
from cardhouse.table.banked.events import BankOffered, BankPassed, BankTaken, GameBroken
from cardhouse.table.bonus_events import OWED
from cardhouse.table.events import (
    HandCounted,
    PlayerExpelled,
    PlayerLeft,
    PlayerMoved,
    PlayerSat,
    TableOpened,
)
from cardhouse.table.reopening import HandReopened
from cardhouse.table.table import Role


class Banked(Struct):
    """A player's record with the bank."""

    role: Role = "player"
    offered: int = 0
    taken: int = 0
    passed: int = 0
    hands: int = 0


class Played(Struct):
    """A player at one table; fees out of the pot are charged to nobody."""

    bot: bool = False
    hands: int = 0
    bought: int = 0
    took: int = 0
    fees: int = 0
    prizes: int = 0
    # Sent to the cage when the player walked away, less what they took back.
    held: int = 0
    # Received from pots, wagers and banks, less what the player put in.
    won: int = 0


class GameDay(Struct):
    """A game's totals at a table; amounts in cents."""

    hands: int = 0
    collected: int = 0
    bonus: int = 0


class TableDay(Struct, kw_only=True):
    """A table; amounts in cents."""

    table: str
    house: str = ""
    game: str = ""
    rules: str = ""
    hands: int = 0
    cancelled: int = 0
    # Dropped into the box and paid to the bonuses, less refunds.
    collected: int = 0
    bonus: int = 0
    # How often nobody took the bank.
    broken: int = 0
    # The hands' payments by game: some tables change the game from hand to hand.
    games: dict[str, GameDay] = field(default_factory=dict)
    players: dict[str, Played] = field(default_factory=dict)
    banks: dict[str, Banked] = field(default_factory=dict)


class TableWalk:
    """Walks through a table's events in order."""

    def __init__(self, name: str, period: Period) -> None:
        self.day = TableDay(table=name)
        self._period = period
        self._stream = f"table/{name}"
        self._seats: dict[int, str] = {}
        self._roles: dict[int, Role] = {}
        self._bots: set[str] = set()
        self._inside = False
        # Dropped into the box and the bonuses by the hand in play.
        self._dropped = {BOX: 0, BONUS: 0}
        # The game of the hand in play; empty between hands, when only time is paid for.
        self._game = ""
        self._last = ""
        self._funds = {at(name, fund): fund for fund in (BOX, BONUS)}

    def take(self, each: Stored) -> None:
        """Follow one event: its seats, its transfers and its counts."""
        self._inside = self._period.holds(each.at)
        event: Any = None
        if (found := KINDS.get(tag(each.body))) is not None:
            event = decode_event(each.body)
        if isinstance(event, PlayerSat):
            self._seats[event.seat], self._roles[event.seat] = event.name, event.role
            (self._bots.add if event.bot else self._bots.discard)(event.name)
        if isinstance(event, PlayerMoved):
            self._seats[event.to] = event.name
            self._roles[event.to] = self._roles.get(event.seat, "player")
        for moved in each.transfers:
            self._moved(moved)
        if found is not None:
            found(self, event, each.number)

    def _moved(self, moved: Transfer) -> None:
        source, target = str(moved.source), str(moved.target)
        for account, other, amount in (
            (source, target, -moved.amount),
            (target, source, moved.amount),
        ):
            if (fund := self._funds.get(account)) is not None:
                self._collected(fund, amount)
            seat = account.removeprefix(f"{self.day.table}/")
            if self._inside and seat != account and seat.isdigit():
                self._booked(int(seat), other, amount)

    def _collected(self, fund: str, amount: int) -> None:
        self._dropped[fund] += amount
        if not self._inside:
            return
        game = self._of_game() if self._game else GameDay()
        if fund == BOX:
            self.day.collected += amount
            game.collected += amount
        else:
            self.day.bonus += amount
            game.bonus += amount

    def _of_game(self) -> GameDay:
        return self.day.games.setdefault(self._game, GameDay())

    def _booked(self, seat: int, other: str, amount: int) -> None:
        """Book a change of a player's stack, by its source or target."""
        played = self._player(seat)
        if other.startswith(("player/", "bot/")):
            played.bought += max(0, amount)
            played.took -= min(0, amount)
        elif other in self._funds:
            played.fees -= amount
        elif other == OWED:
            played.prizes += amount
        elif other.startswith(("held/", at(self.day.table, CAGE))):
            played.held -= amount
        else:
            played.won += amount

    def _player(self, seat: int) -> Played:
        name = self._seats.get(seat, f"seat {seat}")
        return self.day.players.setdefault(name, Played(bot=name in self._bots))

    def _bank(self, seat: int) -> Banked:
        name = self._seats.get(seat, f"seat {seat}")
        role = self._roles.get(seat, "player")
        return self.day.banks.setdefault(name, Banked(role=role))

    def opened(self, event: TableOpened, number: int) -> None:
        self.day.house, self.day.game, self.day.rules = event.house, event.game, event.rules

    def left(self, event: PlayerLeft | PlayerExpelled, number: int) -> None:
        if not event.after_hand:
            self._seats.pop(event.seat, None)

    def moved(self, event: PlayerMoved, number: int) -> None:
        self._seats.pop(event.seat, None)

    def started(self, event: HandStarted, number: int) -> None:
        # The hand's first transfers come with later events.
        self._dropped = {BOX: 0, BONUS: 0}
        self._game = self._last = event.game
        if self._inside:
            for seat in event.seats:
                self._player(seat).hands += 1
            if event.bank_hand:
                self._bank(event.button).hands += 1

    def reopened(self, event: HandReopened, number: int) -> None:
        """The hand goes on: its earlier payments count for it again."""
        self._dropped = {BOX: event.box, BONUS: event.bonus}
        self._game = self._last
        if self._inside:
            self.day.hands -= 1
            self._of_game().hands -= 1

    def counted(self, event: HandCounted, number: int) -> None:
        if self._dropped != {BOX: event.box, BONUS: event.bonus}:
            what = "the box was counted otherwise than its transfers say"
            raise Damaged(self._stream, number, what)
        self._dropped = {BOX: 0, BONUS: 0}
        if self._inside:
            self.day.hands += 1
            self.day.cancelled += event.cancelled
            self._of_game().hands += 1
        self._game = ""

    def offered(self, event: BankOffered | BankTaken | BankPassed, number: int) -> None:
        if self._inside:
            bank = self._bank(event.seat)
            bank.offered += isinstance(event, BankOffered)
            bank.taken += isinstance(event, BankTaken)
            bank.passed += isinstance(event, BankPassed)

    def broke(self, event: GameBroken, number: int) -> None:
        self.day.broken += self._inside


# The events of a table that are decoded; only the transfers of all others count.
KINDS: dict[bytes, Callable[[TableWalk, Any, int], None]] = {
    b"table-opened": TableWalk.opened,
    b"player-sat": lambda walk, event, number: None,
    b"player-left": TableWalk.left,
    b"player-expelled": TableWalk.left,
    b"player-moved": TableWalk.moved,
    b"hand-started": TableWalk.started,
    b"hand-reopened": TableWalk.reopened,
    b"hand-counted": TableWalk.counted,
    b"bank-offered": TableWalk.offered,
    b"bank-taken": TableWalk.offered,
    b"bank-passed": TableWalk.offered,
    b"game-broken": TableWalk.broke,
}
